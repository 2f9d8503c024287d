import { stockOn } from "#rules/stock/add-on-days.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { listLimits, listTaken } from "#server/add-ons/add-on-store.ts";
import type { Query } from "#server/database/connect.ts";

type DayLeft = { date: string; inventory: number | null };

/** Each of these with what is left of it on each day; null = no limit. */
export async function readStockOf<Item extends { item_number: string }>(
  query: Query,
  hotel_id: number,
  items: readonly Item[],
  { first, last }: { first: string; last: string },
): Promise<(Item & { dates: DayLeft[] })[]> {
  const days = Array.from({ length: nightsBetween(first, last) + 1 }, (_, nth) => addDays(first, nth));
  const names = items.map(({ item_number }) => item_number);
  const all = await listLimits(query, hotel_id, names, { first, last, lock: false });
  const limits = new Map(all.map((limit) => [limit.item_number, limit]));
  const limited = all.filter((limit) => days.some((day) => stockOn(limit, day) !== null));
  const taken = await (limited.length === 0
    ? []
    : listTaken(
        query,
        hotel_id,
        limited.map(({ item_number }) => item_number),
        { first, last },
      ));
  const takenOn = new Map(taken.map(({ item_number, day, quantity }) => [`${day} ${item_number}`, quantity]));
  return items.map((item) => {
    const limit = limits.get(item.item_number);
    const dates = days.map((date) => {
      const stock = limit ? stockOn(limit, date) : 0;
      const used = takenOn.get(`${date} ${item.item_number}`) ?? 0;
      return { date, inventory: stock === null ? null : Math.max(0, stock - used) };
    });
    return { ...item, dates };
  });
}
