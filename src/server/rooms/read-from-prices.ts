/** What each room class costs from: of the stays that could be booked now, by the rule that a search uses. */
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { FROM_DAYS, type FromPrice, fromPrices } from "#rules/stock/from-price.ts";
import { gatherNights, type NightRow } from "#rules/stock/stay-nights.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { type Catalogue, readCatalogue } from "#server/rooms/catalogue.ts";
import { findOffers } from "#server/rooms/find-offers.ts";
import { NIGHTS_OFFERED } from "#server/rooms/offer-store.ts";

type FromPrices = Map<number, FromPrice>;

/** The same in every language, so it is read once for all. */
export function readFromPrices(context: RequestContext): Promise<FromPrices> {
  return context.keep(
    "from prices",
    () => loadFromPrices(context),
    ({ size }) => size * 100,
  );
}

async function loadFromPrices(context: RequestContext): Promise<FromPrices> {
  const catalogue = await readCatalogue(context);
  const today = dayAt(context.now, context.hotel.timezone);
  const among = async (lengths: readonly number[]) => {
    const last = addDays(today, FROM_DAYS + Math.max(...lengths));
    const rows = await context.ask<NightRow>(NIGHTS_OFFERED, [context.hotel.hotel_id, today, last, null]);
    const nights = gatherNights(today, rows);
    const found = fromPrices(today, (stay) => findOffers(catalogue, nights(stay), stay, today), lengths);
    return { rows, found };
  };
  const { rows, found } = await among([1]);
  const longer = lengthsOf(rows, catalogue);
  const isLongerSold = rows.some(
    ({ room_class_id, rate_plan_id }) => rate_plan_id !== null && !found.has(room_class_id),
  );
  if (!isLongerSold || longer.length === 0) return found;
  // Few lodgings sell a room for long stays alone: only they pay for looking at those.
  return new Map([...(await among(longer)).found, ...found]);
}

/** The shortest stays, longer than a night, that plans or their nights demand. */
function lengthsOf(rows: readonly NightRow[], catalogue: Catalogue): number[] {
  const least = rows.flatMap(({ rate_plan_id, min_nights }) => {
    const plan = rate_plan_id === null ? undefined : catalogue.plans.get(rate_plan_id);
    return plan ? [Math.max(plan.days, min_nights)] : [];
  });
  return [...new Set(least)].filter((nights) => nights > 1 && nights <= STAY_LIMITS.nights);
}
