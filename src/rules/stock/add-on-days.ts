/** On which days of a stay an extra makes sense, and how many of it are left. */
import { addDays, nightsBetween } from "#rules/time/day.ts";

/**
 * `morning`: the day after each night (breakfast). `evening` and `night`: the days on which the guest stays on (dinner, gear for
 * the night). `any`: from arrival to departure. `arrival`, `departure` and `arrival_departure`: that day alone, or these two
 * (a transfer).
 */
export const DAY_PARTS = ["any", "morning", "evening", "night", "arrival", "departure", "arrival_departure"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

type Stay = { start: string; end: string };

const ENDS: Partial<Record<DayPart, (stay: Stay) => string[]>> = {
  arrival: ({ start }) => [start],
  departure: ({ end }) => [end],
  arrival_departure: ({ start, end }) => [start, end],
};

/** Whether it is for single days of a stay, and not for all days in a row. */
export const isAtEnds = (day_part: DayPart): boolean => day_part in ENDS;

export function addOnDays(day_part: DayPart, { start, end }: Stay): string[] {
  const ends = ENDS[day_part];
  if (ends) return ends({ start, end });
  const nights = nightsBetween(start, end);
  const first = day_part === "morning" ? 1 : 0;
  const last = day_part === "evening" || day_part === "night" ? nights - 1 : nights;
  return Array.from({ length: last - first + 1 }, (_, nth) => addDays(start, first + nth));
}

/** How many there are each day, and on days with a number of their own; null = no limit. */
export type Limited = { item_number: string; daily_stock: number | null; own_days: Record<string, number | null> };
type Taken = { item_number: string; day: string; quantity: number };
/** From `day` on, on so many days. */
type Wanted = Taken & { days: number };

export function stockOn({ daily_stock, own_days }: Omit<Limited, "item_number">, day: string): number | null {
  return day in own_days ? own_days[day]! : daily_stock;
}

/**
 * The first of these that there is not enough of, counted together with those before it; -1 where all can be had. `taken` is
 * what other orders have.
 */
export function firstMissing(wanted: readonly Wanted[], limits: readonly Limited[], taken: readonly Taken[]): number {
  const key = ({ item_number, day }: Taken) => `${day} ${item_number}`;
  const counts = new Map<string, number>();
  const count = (each: Taken) => {
    const total = (counts.get(key(each)) ?? 0) + each.quantity;
    counts.set(key(each), total);
    return total;
  };
  for (const each of taken) count(each);
  return wanted.findIndex(({ days, ...first }) => {
    const limit = limits.find(({ item_number }) => item_number === first.item_number);
    return Array.from({ length: days }, (_, nth) => addDays(first.day, nth)).some((day) => {
      const total = count({ ...first, day });
      return limit !== undefined && total > (stockOn(limit, day) ?? Infinity);
    });
  });
}
