import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/add-ons.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { listTaken } from "#server/add-ons/add-on-store.ts";
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
  const limited = items.filter(({ daily_stock }) => daily_stock !== null).map((item) => item.item_number);
  const taken = await (limited.length === 0
    ? []
    : context.query((query) => listTaken(query, context.hotel.hotel_id, limited, { first, last })));
  const takenOn = new Map(taken.map(({ item_number, day, quantity }) => [`${day} ${item_number}`, quantity]));
  const days = Array.from({ length: nightsBetween(first, last) + 1 }, (_, nth) => addDays(first, nth));
  return items.map((item) => ({
    ...item,
    dates: days.map((date) => ({
      date,
      inventory:
        item.daily_stock === null
          ? null
          : Math.max(0, item.daily_stock - (takenOn.get(`${date} ${item.item_number}`) ?? 0)),
    })),
  }));
}
