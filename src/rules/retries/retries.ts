/** When work that failed, or was cut short, is tried again, and when it is given up. */

const MOST_TRIES = 8;
const LONGEST_MINUTES = 12 * 60;

/** Minutes until the next try, after so many failures: 1, 5, 25 … and never longer than half a day; null: it is given up. */
export function nextTry(failures: number): number | null {
  return failures >= MOST_TRIES ? null : Math.min(5 ** (failures - 1), LONGEST_MINUTES);
}

/** Work may end its own process each time. Most of what is cut short is innocent, so it is far from given up by then. */
export const MOST_UNFINISHED = 200;
/** Up to here a process has simply died; from here on it may be the work itself. */
export const FEW_UNFINISHED = 8;
const SHORTEST_SECONDS = 30;
const LONGEST_SECONDS = 3600;

/** How long a lease lasts that follows so many which were never finished: work that ends processes does so ever more rarely. */
export function leaseSeconds(unfinished: number): number {
  return Math.min(SHORTEST_SECONDS * 2 ** Math.max(0, unfinished - FEW_UNFINISHED), LONGEST_SECONDS);
}
