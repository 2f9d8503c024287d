/** The life of an order: its states, the moves between them, and what a guest is shown. */
import type { PayWay } from "#rules/payments/pay-way.ts";

export const ORDER_STATES = [
  "held",
  "awaiting_payment",
  "confirmed",
  "checked_in",
  "completed",
  "expired",
  "cancelled",
  "no_show",
  "paid_unallocated",
  "refunded",
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** Where an order may go from where it is. Nothing moves but along this table. */
export const ORDER_MOVES: Record<OrderState, readonly OrderState[]> = {
  held: ["awaiting_payment", "confirmed", "expired", "cancelled"],
  awaiting_payment: ["confirmed", "expired", "cancelled"],
  confirmed: ["checked_in", "cancelled", "no_show"],
  checked_in: ["completed"],
  completed: [],
  // Late money takes the rooms again if they are free, else it goes back. What was cancelled stays so, and only pays back.
  expired: ["confirmed", "paid_unallocated"],
  cancelled: [],
  no_show: [],
  paid_unallocated: ["refunded"],
  refunded: [],
};

/** Those that hold rooms, and those that have sold them (invariant I2). No other state owns any. */
export const HOLDING_STATES: readonly OrderState[] = ["held", "awaiting_payment"];
export const SELLING_STATES: readonly OrderState[] = ["confirmed", "checked_in", "completed", "no_show"];

/** Cash and pay on arrival are confirmed at once, and so is what costs nothing now. Remittance waits from the start. */
export function firstState(pay_way: PayWay, pay_amount: number): OrderState {
  if (pay_amount === 0 || pay_way === "cash" || pay_way === "pay_arrival") return "confirmed";
  return pay_way === "remittance" ? "awaiting_payment" : "held";
}

export type DisplayStatus =
  | "pending_payment"
  | "confirmed"
  | "cancel_applied"
  | "cancelled"
  | "expired"
  | "checked_in"
  | "checked_out"
  | "no_show";

const DISPLAYED: Record<OrderState, DisplayStatus> = {
  held: "pending_payment",
  awaiting_payment: "pending_payment",
  confirmed: "confirmed",
  checked_in: "checked_in",
  completed: "checked_out",
  expired: "expired",
  cancelled: "cancelled",
  no_show: "no_show",
  // Its rooms are gone and the money is on its way back: to the guest it has expired.
  paid_unallocated: "expired",
  refunded: "expired",
};

/** An application to cancel is shown while it still can come true. */
export function displayStatus(state: OrderState, hasApplied: boolean): DisplayStatus {
  return hasApplied && ORDER_MOVES[state].includes("cancelled") ? "cancel_applied" : DISPLAYED[state];
}

/** -1 unpaid, 1 in part, 2 in full. What costs nothing is paid in full. */
export function paymentStatus(paid: number, due: number): -1 | 1 | 2 {
  if (paid >= due) return 2;
  return paid > 0 ? 1 : -1;
}

/** The guest is reminded a day before the deadline, or halfway if that is later: a hold of minutes needs no e-mail. */
export function remindAt(now: Date, ends: Date): Date | null {
  const held = ends.getTime() - now.getTime();
  if (held < 6 * HOUR_MS) return null;
  return new Date(ends.getTime() - Math.min(24 * HOUR_MS, held / 2));
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Whoever pays online is done by then, or has left. */
const FIRST_LOOK_MS = 15 * MINUTE_MS;
/** Later than this nobody could follow the link in time. */
const LAST_REMINDER_MS = 5 * MINUTE_MS;

/** When it is first looked whether the guest needs an e-mail to pay: online, where none was written yet, soon. */
export function firstRemindAt(pay_way: PayWay, now: Date, ends: Date): Date | null {
  if (pay_way === "remittance") return remindAt(now, ends);
  return new Date(now.getTime() + Math.min(FIRST_LOOK_MS, (ends.getTime() - now.getTime()) / 2));
}

/** After that, once more in time, where there is so much. `placed`: since when the order waits. */
export function nextRemindAt(placed: Date, now: Date, ends: Date): Date | null {
  const next = remindAt(placed, ends);
  return next !== null && next > now ? next : null;
}

export const isWorthReminding = (now: Date, ends: Date): boolean => ends.getTime() - now.getTime() >= LAST_REMINDER_MS;

/** Unpaid orders end: a card or wallet after minutes, a remittance after days or when check-in begins. */
export function holdEnds(
  pay_way: PayWay,
  now: Date,
  checkInStarts: Date,
  terms: { card_hold_minutes: number; remittance_hold_days: number },
): Date {
  if (pay_way !== "remittance") return new Date(now.getTime() + terms.card_hold_minutes * 60_000);
  const days = new Date(now.getTime() + terms.remittance_hold_days * 86_400_000);
  return days < checkInStarts ? days : checkInStarts;
}
