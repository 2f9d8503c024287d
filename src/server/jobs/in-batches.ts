/** Removes what is over piece by piece: however much there is, no statement holds it all, and a job ends in time. */

/** Rows in one transaction: a fraction of a second, so that nobody waits for it. */
export const MOST_IN_BATCH = 2_000;
/** For all pieces of one run; what is left comes with the next one. */
const BUDGET_MS = 60_000;

/** Whether a run goes on: until its time is used up, or another process has taken it over. */
export type GoesOn = () => boolean;

export function withinBudget(signal?: AbortSignal): GoesOn {
  const until = performance.now() + BUDGET_MS;
  return () => signal?.aborted !== true && performance.now() < until;
}

/** `remove` takes away so many rows at most, in a transaction of its own, and says how many there were. */
export async function inBatches(goesOn: GoesOn, remove: (most: number) => Promise<number>): Promise<void> {
  while (goesOn()) {
    if ((await remove(MOST_IN_BATCH)) < MOST_IN_BATCH) return;
  }
}
