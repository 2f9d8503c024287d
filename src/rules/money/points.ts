/** Points and stored value, in minor units like money: one of either is worth one unit of the lodging's currency. */
import { unitOf } from "#rules/money/money.ts";

const SPENT_PER_POINT = 100;

/** How much is spent: never more than is due. Null when the balance is below the requested amount. */
export function creditSpent(requested: number, balance: number, due: number): number | null {
  return requested > balance ? null : Math.min(requested, due);
}

/** Earned after check-out: one point for every full hundred that was paid. */
export function pointsEarned(paid: number, currency: string): number {
  const unit = unitOf(currency);
  return Math.floor(paid / (SPENT_PER_POINT * unit)) * unit;
}
