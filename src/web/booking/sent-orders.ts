/**
 * Orders sent from this tab. Until an order's outcome is known it is retried under the same key, so that a lost connection, a
 * second click or a reload never books twice.
 */
import type { CallAnswer } from "#contract/call.ts";
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { findReceipt } from "#contract/orders.ts";
import type { PlacedOrder } from "#rules/booking/placed-order.ts";
import { toneOf } from "#rules/orders/outcome.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";
import type { OrderPayload } from "#web/booking/payload.ts";
import { keep, type Memory, type Placed, recall, recallPlaced, type Sent } from "#web/booking/tab-orders.ts";
import { unpaidOf } from "#web/orders/unpaid.ts";

/** The same order except for its quote, which is signed anew with each price check. */
const isSame = ({ quote: _a, ...a }: OrderPayload, { quote: _b, ...b }: OrderPayload): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Refusals that are given only after the key was looked up and not found: the order does not exist. */
const DEFINITE = new Set([
  "ROOM_SOLD_OUT",
  "NOT_ENOUGH_ROOMS",
  "PLAN_SOLD_OUT",
  "ENTIRE_RENT_ALONE",
  "TOO_MANY_GUESTS",
  "NOT_ON_SALE_YET",
  "COUPON_INVALID",
  "POINTS_NOT_ENOUGH",
  "ADD_ON_UNAVAILABLE",
  "COT_UNAVAILABLE",
  "AGES_NEEDED",
  "ON_REQUEST",
  "ADD_ON_QUANTITY",
  "ADD_ON_TOO_LATE",
  "PAY_WAY_NOT_OFFERED",
  "PAY_OPTION_NOT_OFFERED",
  "PRICE_CHANGED",
  "CONTACT_NOT_VERIFIED",
  "TOO_MANY_UNPAID",
  "NOT_OPEN_YET",
  "BOOKING_CLOSED",
  "RAIL_UNAVAILABLE",
  "RAIL_OVER",
  "RAIL_DATES",
  "RAIL_PASSENGERS",
  "RAIL_NEEDS_PAYMENT",
  "RAIL_NOT_OFFERED",
]);

const codeOf = (error: unknown): string => (error instanceof CallRefused ? error.code : "");

type Sending = { api: ApiClient; calls: BookingCalls; memory: Memory; body: OrderPayload };

/** `isEarlier`: an order sent earlier turned out to exist, so this one was not placed. */
export type Outcome = Placed & { isEarlier: boolean };

export async function sendOrder({ api, calls, memory, body }: Sending): Promise<Outcome> {
  const before = recall(memory);
  const open = before && !before.placed ? before : null;
  const send = async (sent: Sent, payload: OrderPayload): Promise<Placed> => {
    const placed = await api(calls.placeOrder, { body: payload }, { idempotencyKey: sent.key });
    // Of all bodies sent under the key, this one became the order.
    keep(memory, { ...sent, bodies: [payload], placed });
    return placed;
  };
  /** Whichever arrived is answered; the others are refused because their key is taken. */
  const findArrived = async (sent: Sent): Promise<Placed | null> => {
    for (const earlier of sent.bodies.toReversed()) {
      try {
        return await send(sent, earlier);
      } catch (error) {
        if (codeOf(error) !== "KEY_REUSED") throw error;
      }
    }
    return null;
  };
  const isAsBefore = open?.bodies.some((earlier) => isSame(earlier, body)) ?? false;
  const payload = isAsBefore ? open!.bodies.findLast((earlier) => isSame(earlier, body))! : body;
  const sent: Sent = {
    key: open?.key ?? crypto.randomUUID(),
    bodies: isAsBefore ? open!.bodies : [...(open?.bodies ?? []), body],
    placed: null,
  };
  keep(memory, sent);
  try {
    return { ...(await send(sent, payload)), isEarlier: false };
  } catch (error) {
    if (codeOf(error) === "KEY_REUSED") {
      const arrived = await findArrived(sent);
      if (arrived) return { ...arrived, isEarlier: !isAsBefore };
    }
    if (!DEFINITE.has(codeOf(error))) throw error;
    keep(memory, null);
    // The earlier one never arrived and its quote has expired: this one has the current price.
    if (isAsBefore && payload !== body) return sendOrder({ api, calls, memory, body });
    throw error;
  }
}

export type FoundOrder = PlacedOrder & {
  order: CallAnswer<typeof findReceipt>;
  isSameAs: (body: OrderPayload) => boolean;
};

/** The order of this tab, if it is still valid: always checked with the server. */
export async function findPlaced(
  { api, calls, memory }: Omit<Sending, "body">,
  domain: string,
): Promise<FoundOrder | null> {
  const known = recallPlaced(memory);
  if (!known) return null;
  const { order_doc } = known;
  const order = await api(calls.findReceipt, { query: { domain, order_doc } }).catch((error: unknown) => {
    if (error instanceof CallRefused && error.status < 500) return null;
    throw error;
  });
  if (!order || toneOf(order.display_status) === "over") {
    keep(memory, null);
    return null;
  }
  const last = recall(memory)?.bodies.at(-1);
  const unpaid = unpaidOf(order, Date.now());
  return { ...known, unpaid, order, isSameAs: (body) => last !== undefined && isSame(last, body) };
}
