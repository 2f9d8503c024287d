import { firstMissing } from "#rules/stock/add-on-days.ts";
import { listLimits, listTaken, type TakenAddOn } from "#server/add-ons/add-on-store.ts";
import type { Query } from "#server/database/connect.ts";

/**
 * The first of these that is no longer there in this number; -1 where all can be had. With `lock`, nobody else can take them
 * before this transaction ends.
 */
export async function findMissingAddOn(
  query: Query,
  hotel_id: number,
  wanted: readonly TakenAddOn[],
  { lock }: { lock: boolean },
): Promise<number> {
  if (wanted.length === 0) return -1;
  const all = await listLimits(query, hotel_id, [...new Set(wanted.map(({ item_number }) => item_number))], { lock });
  const limits = all.filter(({ daily_stock }) => daily_stock !== null);
  if (limits.length === 0) return -1;
  const days = wanted.map(({ day }) => day).toSorted();
  const items = limits.map(({ item_number }) => item_number);
  const taken = await listTaken(query, hotel_id, items, { first: days[0]!, last: days.at(-1)! });
  return firstMissing(wanted, limits, taken);
}
