/** The days just ahead, as a page shows them: whole weeks from Sunday, the days that are over left empty. */
import { weekday } from "#rules/booking/calendar.ts";
import { addDays } from "#rules/time/day.ts";

/** Never fewer than four weeks ahead, whatever day today is. */
const WEEKS = 5;
const WEEK = 7;

export type ComingWeeks = { first: string; last: string; weeks: (string | null)[][] };

export function comingWeeks(today: string): ComingWeeks {
  const sunday = addDays(today, -weekday(today));
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (_, column) => {
      const day = addDays(sunday, week * WEEK + column);
      return day < today ? null : day;
    }),
  );
  return { first: today, last: addDays(sunday, WEEKS * WEEK - 1), weeks };
}

/** The price of most of these nights, or null where none is: the nights of another price are those to point out. */
export function usualPrice(days: readonly { price: number | null }[]): number | null {
  const count = new Map<number, number>();
  for (const { price } of days) if (price !== null) count.set(price, (count.get(price) ?? 0) + 1);
  const priced = [...count.values()].reduce((sum, times) => sum + times, 0);
  const [most] = [...count].toSorted(([, one], [, other]) => other - one);
  return most && priced >= WEEK && most[1] * 2 > priced ? most[0] : null;
}
