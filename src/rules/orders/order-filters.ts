/** The views of a lodging's orders in the studio, and what of an order is new there. */
import { firstState } from "#rules/orders/order-status.ts";
import type { PayWay } from "#rules/payments/pay-way.ts";
import { addDays } from "#rules/time/day.ts";

export const ORDER_VIEWS = ["all", "upcoming", "unpaid", "requests", "to_refund", "ended"] as const;
export type OrderFilter = (typeof ORDER_VIEWS)[number];

export const ARRIVALS = ["any", "today", "tomorrow", "week", "month", "in_house", "leaving", "booked"] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** Days of arrival and departure that a filter shows, both included; null: every day. */
export type StayDays = { in_from: string | null; in_to: string | null; out_from: string | null; out_to: string | null };

const EVERY: StayDays = { in_from: null, in_to: null, out_from: null, out_to: null };

/** In house are those who stay tonight. What was booked today may be for any day. */
export function stayDays(arrives: Arrival, today: string): StayDays {
  if (arrives === "any" || arrives === "booked") return EVERY;
  if (arrives === "in_house") return { ...EVERY, in_to: today, out_from: addDays(today, 1) };
  if (arrives === "leaving") return { ...EVERY, out_from: today, out_to: today };
  const ahead = { today: [0, 0], tomorrow: [1, 1], week: [0, 6], month: [0, 29] } as const;
  const [first, last] = ahead[arrives];
  return { ...EVERY, in_from: addDays(today, first), in_to: addDays(today, last) };
}

/** What an open studio is told of, and as what. A held order whose guest gave up at the bank is no news. */
export const WATCHED_TOPICS = {
  "order.placed": "placed",
  "order.paid": "paid",
  "order.cancelled": "cancelled",
  "order.cancel_applied": "cancel_applied",
  "order.remittance_reported": "remittance_reported",
} as const;
export type OrderNews = (typeof WATCHED_TOPICS)[keyof typeof WATCHED_TOPICS];
export const ORDER_NEWS: readonly OrderNews[] = Object.values(WATCHED_TOPICS);

/** An order that waits for a card is nothing to look at yet: it is told of when it is paid, or not at all. */
export const isNews = (news: OrderNews, { pay_way, pay_amount }: { pay_way: PayWay; pay_amount: number }): boolean =>
  !(news === "placed" && firstState(pay_way, pay_amount) === "held");

const HIDDEN = "•";

/** Enough to compare with what a guest says: the last three digits, the first letter and the domain. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits === "" ? "" : `${HIDDEN.repeat(6)} ${digits.slice(-3)}`;
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "" : `${email[0]}${HIDDEN.repeat(4)}${email.slice(at)}`;
}
