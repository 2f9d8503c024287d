/**
 * What this tab has sent. Until an order's outcome is known it is sent again under its own key, so that a lost connection, a
 * second press or a reload never books twice; once it is known, the same order leads to its own page.
 */
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";
import { type Booking, orderPayload } from "#web/booking/payload.ts";
import { placeAndPay } from "#web/booking/place.ts";
import type { PriceCheck } from "#web/booking/price.ts";

const KEY = "yado.booking-sent";

/** `next` is known once the order is. */
type Sent = { key: string; booking: Booking; shown: PriceCheck; next: string | null };

function recall(): Sent | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Sent | null;
  } catch {
    return null;
  }
}

function keep(sent: Sent | null): void {
  try {
    if (sent) sessionStorage.setItem(KEY, JSON.stringify(sent));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Full or forbidden: the key then lives as long as the page.
  }
}

/** The same order but for its quote, which is signed anew with each price check. */
const sameAs = (sent: Sent, booking: Booking, shown: PriceCheck): boolean => {
  const plain = (order: Booking, price: PriceCheck) => JSON.stringify(orderPayload(order, { ...price, quote: null }));
  return plain(sent.booking, sent.shown) === plain(booking, shown);
};

type Sending = { api: ApiClient; calls: BookingCalls; booking: Booking; shown: PriceCheck };

export async function sendOrder({ api, calls, booking, shown }: Sending): Promise<string> {
  const before = recall();
  if (before?.next && sameAs(before, booking, shown)) return before.next;
  const isOpen = before !== null && before.next === null;
  const sent: Sent = { key: isOpen ? before.key : crypto.randomUUID(), booking, shown, next: null };
  // The one that is open stays remembered until an answer says that it is over.
  if (!isOpen) keep(sent);
  const send = ({ key, ...order }: Sent) =>
    placeAndPay({ api, calls, key, ...order, onPlaced: (next) => keep({ key, ...order, next }) });
  try {
    return await send(sent);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    // The first one had arrived after all: it is the order.
    if (error.code === "KEY_REUSED" && isOpen) return await send(before);
    if (error.code !== "OUTCOME_UNKNOWN" && error.status < 500) keep(null);
    throw error;
  }
}
