/** On which days of a stay an extra makes sense, and how many of it are left. */
import { addDays, nightsBetween } from "#rules/time/day.ts";

/**
 * `morning`: the day after each night (breakfast). `evening` and `night`: the days on which the guest stays on (dinner, gear for
 * the night). `any`: from arrival to departure.
 */
export const DAY_PARTS = ["any", "morning", "evening", "night"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

type Stay = { start: string; end: string };

export function addOnDays(day_part: DayPart, { start, end }: Stay): string[] {
  const nights = nightsBetween(start, end);
  const first = day_part === "morning" ? 1 : 0;
  const last = day_part === "evening" || day_part === "night" ? nights - 1 : nights;
  return Array.from({ length: last - first + 1 }, (_, nth) => addDays(start, first + nth));
}

/** What is sold of it each day; null = no limit. */
type Limited = { item_number: string; daily_stock: number | null };
type Wanted = { item_number: string; day: string; quantity: number };

/**
 * The first of these that there is not enough of, counted together with those before it; -1 where all can be had. `taken` is
 * what other orders have.
 */
export function firstMissing(wanted: readonly Wanted[], limits: readonly Limited[], taken: readonly Wanted[]): number {
  const key = ({ item_number, day }: Wanted) => `${day} ${item_number}`;
  const counts = new Map<string, number>();
  const count = (each: Wanted) => {
    const total = (counts.get(key(each)) ?? 0) + each.quantity;
    counts.set(key(each), total);
    return total;
  };
  for (const each of taken) count(each);
  return wanted.findIndex((each) => {
    const limit = limits.find(({ item_number }) => item_number === each.item_number)?.daily_stock ?? null;
    return count(each) > (limit ?? Infinity);
  });
}
