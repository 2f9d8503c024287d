import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-add-ons.ts";
import { stockOn } from "#rules/stock/add-on-days.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { listLimits, listTaken } from "#server/add-ons/add-on-store.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { StaffContext } from "#server/rate-plans/write-rates.ts";

export function listAddOnDays(
  { query: { item_number, start_date: first, end_date: last } }: HandlerInput<typeof contract.listAddOnDays>,
  { hotel: { hotel_id }, query }: StaffContext,
): Promise<CallAnswer<typeof contract.listAddOnDays>> {
  return query(async (query) => {
    const [limit] = await listLimits(query, hotel_id, [item_number], { first, last, lock: false });
    if (!limit) throw new Refusal("NOT_FOUND", ["item_number"]);
    const taken = await listTaken(query, hotel_id, [item_number], { first, last });
    const sold = new Map(taken.map(({ day, quantity }) => [day, quantity]));
    return Array.from({ length: nightsBetween(first, last) + 1 }, (_, nth) => {
      const day = addDays(first, nth);
      return { day, stock: stockOn(limit, day), is_own: day in limit.own_days, sold: sold.get(day) ?? 0 };
    });
  });
}
