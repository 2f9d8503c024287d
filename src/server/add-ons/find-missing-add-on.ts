import { firstMissing } from "#rules/stock/add-on-days.ts";
import { addDays } from "#rules/time/day.ts";
import { listLimits, listTaken, type TakenAddOn } from "#server/add-ons/add-on-store.ts";
import type { Query } from "#server/database/connect.ts";

/**
 * The first of these that is no longer there in this number; -1 where all can be had. With `lock`, nobody else can take them
 * before this transaction ends.
 */
export async function findMissingAddOn(
  query: Query,
  hotel_id: number,
  wanted: readonly (TakenAddOn & { days: number })[],
  { lock }: { lock: boolean },
): Promise<number> {
  if (wanted.length === 0) return -1;
  const first = wanted.map(({ day }) => day).toSorted()[0]!;
  const last = wanted
    .map(({ day, days }) => addDays(day, days - 1))
    .toSorted()
    .at(-1)!;
  const names = [...new Set(wanted.map(({ item_number }) => item_number))];
  const all = await listLimits(query, hotel_id, names, { first, last, lock });
  const limits = all.filter(({ daily_stock, own_days }) => daily_stock !== null || Object.keys(own_days).length > 0);
  if (limits.length === 0) return -1;
  const items = limits.map(({ item_number }) => item_number);
  const taken = await listTaken(query, hotel_id, items, { first, last });
  return firstMissing(wanted, limits, taken);
}
