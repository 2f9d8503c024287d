/**
 * What this tab has sent. Until an order's outcome is known it is asked about under its own key, so that a lost connection, a
 * second press or a reload never books twice; an order that is known is not made again unawares.
 */
import type { CallAnswer } from "#contract/call.ts";
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { findReceipt, placeOrder } from "#contract/orders.ts";
import { toneOf } from "#rules/orders/outcome.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";
import type { OrderPayload } from "#web/booking/payload.ts";

const KEY = "yado.booking-sent";

type Placed = CallAnswer<typeof placeOrder>;

/** Every body that went out under the key; the order, once an answer has told it. */
type Sent = { key: string; bodies: OrderPayload[]; placed: Placed | null };

export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function recall(memory: Memory): Sent | null {
  try {
    return JSON.parse(memory.getItem(KEY) ?? "null") as Sent | null;
  } catch {
    return null;
  }
}

function keep(memory: Memory, sent: Sent | null): void {
  try {
    if (sent) memory.setItem(KEY, JSON.stringify(sent));
    else memory.removeItem(KEY);
  } catch {
    // Full or forbidden: the tab then forgets.
  }
}

/** The same order but for its quote, which is signed anew with each price check. */
const isSame = ({ quote: _a, ...a }: OrderPayload, { quote: _b, ...b }: OrderPayload): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Said only after the key was looked up, and nothing found: the order does not exist. */
const DEFINITE = new Set([
  "ROOM_SOLD_OUT",
  "NOT_ENOUGH_ROOMS",
  "PLAN_SOLD_OUT",
  "ENTIRE_RENT_ALONE",
  "COUPON_INVALID",
  "POINTS_NOT_ENOUGH",
  "ADD_ON_UNAVAILABLE",
  "PAY_WAY_NOT_OFFERED",
  "PAY_OPTION_NOT_OFFERED",
  "PRICE_CHANGED",
  "CONTACT_NOT_VERIFIED",
  "TOO_MANY_UNPAID",
  "NOT_OPEN_YET",
  "BOOKING_CLOSED",
]);

const codeOf = (error: unknown): string => (error instanceof CallRefused ? error.code : "");

type Sending = { api: ApiClient; calls: BookingCalls; memory: Memory; body: OrderPayload };

/** `isEarlier`: an order sent before has turned out to exist; this one was not placed. */
export type Outcome = Placed & { isEarlier: boolean };

export async function sendOrder({ api, calls, memory, body }: Sending): Promise<Outcome> {
  const before = recall(memory);
  const open = before && !before.placed ? before : null;
  const send = async (sent: Sent, payload: OrderPayload): Promise<Placed> => {
    const placed = await api(calls.placeOrder, { body: payload }, { idempotencyKey: sent.key });
    // Of all that went out under the key this one is the order.
    keep(memory, { ...sent, bodies: [payload], placed });
    return placed;
  };
  /** Whichever of them has arrived answers; the others are told that their key is taken. */
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
    // The one from before has not arrived, and its time is over: this one has a price of now.
    if (isAsBefore && payload !== body) return sendOrder({ api, calls, memory, body });
    throw error;
  }
}

export type FoundOrder = {
  order: CallAnswer<typeof findReceipt>;
  page: string;
  isSameAs: (body: OrderPayload) => boolean;
};

/** The order that this tab has placed, if it is still alive: asked of the server, never assumed. */
export async function findPlaced(
  { api, calls, memory }: Omit<Sending, "body">,
  domain: string,
): Promise<FoundOrder | null> {
  const sent = recall(memory);
  if (!sent?.placed) return null;
  const { order_doc, redirect_path } = sent.placed;
  const order = await api(calls.findReceipt, { query: { domain, order_doc } }).catch((error: unknown) => {
    if (error instanceof CallRefused && error.status < 500) return null;
    throw error;
  });
  if (!order || toneOf(order.display_status) === "over") {
    keep(memory, null);
    return null;
  }
  const last = sent.bodies.at(-1);
  return { order, page: redirect_path, isSameAs: (body) => last !== undefined && isSame(last, body) };
}

/** Whatever was sent before is another matter now. */
export const forgetPlaced = (memory: Memory): void => {
  if (recall(memory)?.placed) keep(memory, null);
};
