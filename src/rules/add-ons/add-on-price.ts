/** What an add-on costs, and on which days it is used. */
import { addOnDays, type DayPart, isAtEnds } from "#rules/stock/add-on-days.ts";
import { nightsBetween } from "#rules/time/day.ts";

/**
 * `piece`: each on one day. `person`: the same, for as many as come at most. `night`: on all nights of the stay, each of them
 * paid. `stay`: on all days of the stay, paid once.
 */
export const PRICE_PER = ["piece", "person", "night", "stay"] as const;
export type PricePer = (typeof PRICE_PER)[number];

type Stay = { start: string; end: string };
type Priced = { price: number; price_per: PricePer; day_part: DayPart };

/** Per night, "any day" means the days on which the guest stays on; for nights or the stay there is no single day. */
export function daysOf({ price_per, day_part }: Pick<Priced, "price_per" | "day_part">, stay: Stay): string[] {
  const part = isForWholeStay(price_per) && isAtEnds(day_part) ? "any" : day_part;
  return addOnDays(price_per === "night" && part === "any" ? "night" : part, stay);
}

/** Chosen once for all its days, not day by day. */
export const isForWholeStay = (price_per: PricePer): boolean => price_per === "night" || price_per === "stay";

export type Use = { day: string; days: number; unit_price: number };

/** For this day, or the first on which it makes sense; null: not on this day. */
export function useOf(item: Priced, stay: Stay, date: string | null): Use | null {
  const days = daysOf(item, stay);
  if (date !== null && !days.includes(date)) return null;
  if (!isForWholeStay(item.price_per)) return { day: date ?? days[0]!, days: 1, unit_price: item.price };
  const times = item.price_per === "night" ? nightsBetween(stay.start, stay.end) : 1;
  return { day: days[0]!, days: days.length, unit_price: item.price * times };
}

type Counted = { item_number: string; day: string; quantity: number };
type Bounds = { least: number; most: number; price_per: PricePer };

/** How many of it a day of the order may have; `people` null: not known. */
export const mostOf = ({ most, price_per }: Omit<Bounds, "least">, people: number | null): number =>
  price_per === "person" && people !== null ? Math.min(most, people) : most;

/**
 * The first line of which a day would have too many or too few, counted with what the order has already; -1 where all are
 * within bounds.
 */
export function firstOutOfBounds(
  lines: readonly (Counted & { bounds: Bounds })[],
  owned: readonly Counted[],
  people: number | null,
): number {
  const key = ({ item_number, day }: Counted) => `${day} ${item_number}`;
  const totals = new Map<string, number>();
  for (const each of [...owned, ...lines]) totals.set(key(each), (totals.get(key(each)) ?? 0) + each.quantity);
  return lines.findIndex((line) => {
    const total = totals.get(key(line))!;
    return total < line.bounds.least || total > mostOf(line.bounds, people);
  });
}
