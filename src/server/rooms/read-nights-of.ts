import { addsUp, type StayNight } from "#rules/stock/charged-nights.ts";
import type { NightRow } from "#rules/stock/stay-nights.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Offer } from "#server/rooms/find-offers.ts";
import { NIGHTS_OFFERED } from "#server/rooms/offer-store.ts";

/** The price of each night of an offer. A price that has changed since the offer was read gives none: it would not add up. */
export async function readNightsOf(
  context: RequestContext,
  stay: { start: string; end: string },
): Promise<(offer: Offer) => StayNight[] | undefined> {
  const rows = await context.ask<NightRow>(NIGHTS_OFFERED, [context.hotel.hotel_id, stay.start, stay.end, null]);
  const priced = rows.filter(({ night, rate_plan_id }) => rate_plan_id !== null && night < stay.end);
  const byPlan = Map.groupBy(priced, ({ room_class_id, rate_plan_id }) => `${room_class_id} ${rate_plan_id}`);
  return (offer) => {
    const nights = (byPlan.get(`${offer.room_class_id} ${offer.rate_plan_id}`) ?? [])
      .toSorted((a, b) => (a.night < b.night ? -1 : 1))
      .map(({ night, price, member_price }) => ({
        date: night,
        price: price!,
        member_price: offer.allow_member_price ? member_price : null,
      }));
    return addsUp(offer, nights) ? nights : undefined;
  };
}
