import { dayAt } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { listOversold, setOwnDays } from "#server/add-ons/studio/item-store.ts";

/**
 * After a change of stock: of days to come there are never fewer than are sold. Days that are over keep the number they had, so
 * that the books of those days stay right.
 */
export async function assertEnough(
  query: Query,
  { hotel, now }: Pick<RequestContext, "hotel" | "now">,
  item_number: string,
  { before, field }: { before: number | null; field: string },
): Promise<void> {
  const today = dayAt(now, hotel.timezone);
  const oversold = await listOversold(query, hotel.hotel_id, item_number);
  const ahead = oversold.find(({ day }) => day >= today);
  if (ahead) throw new Refusal("ADD_ON_STOCK_SOLD", [field], { day: ahead.day, used: ahead.used });
  const past = oversold.filter(({ is_usual }) => is_usual).map(({ day }) => ({ day, stock: before }));
  const days = past.map(({ day }) => day);
  await setOwnDays(query, hotel.hotel_id, item_number, days, past);
}
