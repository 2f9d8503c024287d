/**
 * A quote keeps an offer for a quarter of an hour: nightly prices, refund steps and guests' charges as shown, signed. With the quote, the
 * same cart is charged these prices, whatever the lodging has changed since.
 */
import type { GuestCharge } from "#rules/guests/guest-bands.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

const PURPOSE = "quote";
const LIFETIME_SECONDS = 15 * 60;

export type Quoted = {
  hotel_id: number;
  /** Unix seconds. */
  expires: number;
  cart: string;
  /** The amount that the guest was shown. */
  total: number;
  pay_amount: number;
  /** Per line: price and member price of each night, the steps, and what its guests cost beyond the beds. */
  lines: { nights: [price: number, member_price: number | null][]; steps: RefundStep[]; guests?: GuestCharge[] }[];
};

export function sealQuote(context: RequestContext, quoted: Omit<Quoted, "hotel_id" | "expires">) {
  const expires = Math.floor(context.now.getTime() / 1000) + LIFETIME_SECONDS;
  const whole: Quoted = { hotel_id: context.hotel.hotel_id, expires, ...quoted };
  return { quote: context.secrets.seal(PURPOSE, JSON.stringify(whole)), expires_timestamp: expires };
}

/** What we quoted; null where the text is not ours, or another lodging's. Whether it still holds is for `isValid` to say. */
export function openQuote(context: RequestContext, sealed: string): Quoted | null {
  const text = context.secrets.open(PURPOSE, sealed);
  if (text === null) return null;
  const quoted = JSON.parse(text) as Quoted;
  return quoted.hotel_id === context.hotel.hotel_id ? quoted : null;
}

export function isValid(quoted: Quoted, cart: string, now: Date): boolean {
  return quoted.cart === cart && now.getTime() < quoted.expires * 1000;
}
