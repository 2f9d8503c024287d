/** Points and stored value: one of either is worth one unit of the lodging's currency. */
const SPENT_PER_POINT = 100;

/** What of the asked is spent: never more than is still due. Null where the balance does not reach what was asked. */
export function creditSpent(asked: number, balance: number, due: number): number | null {
  return asked > balance ? null : Math.min(asked, due);
}

/** Earned after check-out: one point for every full hundred that was paid. */
export function pointsEarned(paid: number): number {
  return Math.floor(paid / SPENT_PER_POINT);
}
