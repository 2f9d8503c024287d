/** Points and stored value, in minor units like money: one of either is worth one unit of the lodging's currency. */
import { unitOf } from "#rules/money/money.ts";
import type { OrderState } from "#rules/orders/order-status.ts";

/** How a lodging's members earn points. Amounts are in units of its currency. */
export type PointTerms = {
  /**
   * `paid`: on what was paid through the site. `stayed`: on the price of every stay, because what is paid at the desk is
   * recorded nowhere. `off`: nobody earns; what members have stays theirs.
   */
  earns: "off" | "paid" | "stayed";
  spent_per_point: number;
  /** Less than this earns nothing. */
  minimum: number;
  /** Points expire so many months after they were earned; null: never. */
  months: number | null;
};

export const USUAL_POINT_TERMS: PointTerms = { earns: "paid", spent_per_point: 100, minimum: 0, months: null };

/** How much is spent: never more than is due. Null when the balance is below the requested amount. */
export function creditSpent(requested: number, balance: number, due: number): number | null {
  return requested > balance ? null : Math.min(requested, due);
}

/** Until staff record departures, a stay that is over may still be "confirmed". */
export const EARNING_STATES: readonly OrderState[] = ["confirmed", "checked_in", "completed"];

type PaidOrder = { total: number; paid_amount: number; refund_amount: number };

/** The money that an order earns points on. */
export function earningBase({ total, paid_amount, refund_amount }: PaidOrder, earns: PointTerms["earns"]): number {
  if (earns === "off") return 0;
  const base = earns === "paid" ? paid_amount : Math.max(paid_amount, total);
  return base - refund_amount;
}

/** Whole points only: one for every full amount of the lodging's terms. */
export function pointsEarned(base: number, currency: string, terms: PointTerms = USUAL_POINT_TERMS): number {
  const unit = unitOf(currency);
  if (terms.earns === "off" || base < terms.minimum * unit) return 0;
  return Math.floor(base / (terms.spent_per_point * unit)) * unit;
}

/** What has been refunded of the price itself; returning what was paid too much costs no points. */
export const refundedOfPrice = ({ total, paid_amount, refund_amount }: PaidOrder): number =>
  Math.max(0, refund_amount - Math.max(0, paid_amount - total));

/**
 * What a refund takes back of earned points: the same share of them, in whole points and rounded in the member's favour. It
 * looks at nothing but the entries, because the lodging's terms may be others by now.
 */
export function pointsTakenBack(
  earned: { delta: number; base: number; base_left: number },
  refunded: number,
  currency: string,
): { points: number; base: number } {
  const unit = unitOf(currency);
  const base = Math.min(refunded, earned.base_left);
  const kept = (of: number) => Math.ceil(((earned.delta / unit) * of) / earned.base) * unit;
  return { points: kept(earned.base_left) - kept(earned.base_left - base), base };
}
