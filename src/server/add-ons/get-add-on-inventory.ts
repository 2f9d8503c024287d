import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/add-ons.ts";
import { buyUntil } from "#rules/add-ons/cut-off.ts";
import { readStockOf } from "#server/add-ons/read-stock-of.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readLocalizedCatalogue } from "#server/rooms/catalogue.ts";

/** Every add-on that some plan offers, with what is left of it on each day. */
export async function getAddOnInventory(
  input: HandlerInput<typeof contract.getAddOnInventory>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.getAddOnInventory>> {
  const { start_date: first, end_date: last, item_number } = input.query;
  const { plans } = await readLocalizedCatalogue(context);
  const known = new Map([...plans.values()].flatMap((plan) => plan.adds_list).map((item) => [item.item_number, item]));
  const items = [...known.values()].filter((item) => item_number === undefined || item.item_number === item_number);
  if (items.length === 0) return [];
  const { hotel, now } = context;
  const stocked = await context.query((query) => readStockOf(query, hotel.hotel_id, items, { first, last }));
  return stocked.map((item) => ({
    ...item,
    dates: item.dates.map((day) => ({
      ...day,
      is_open: now < buyUntil(day.date, item.cutoff_hours, hotel.timezone),
    })),
  }));
}
