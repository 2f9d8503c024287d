import { addsUp, type StayNight } from "#rules/stock/charged-nights.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Offer } from "#server/rooms/find-offers.ts";
import { NIGHT_PRICES } from "#server/rooms/offer-store.ts";

/** The price of each night of an offer. A price that has changed since the offer was read gives none: it would not add up. */
export async function readNightsOf(
  context: RequestContext,
  stay: { start: string; end: string },
): Promise<(offer: Offer) => StayNight[] | undefined> {
  const [row] = await context.ask<{ prices: string | null }>(NIGHT_PRICES, [
    context.hotel.hotel_id,
    stay.start,
    stay.end,
  ]);
  const byPlan = new Map<string, StayNight[]>();
  for (const text of row?.prices?.split(";") ?? []) {
    const [room_class_id, rate_plan_id, date, price, member_price] = text.split(" ");
    const plan = `${room_class_id} ${rate_plan_id}`;
    const night = { date: date!, price: Number(price), member_price: member_price ? Number(member_price) : null };
    const nights = byPlan.get(plan);
    if (nights) nights.push(night);
    else byPlan.set(plan, [night]);
  }
  return (offer) => {
    const nights = byPlan.get(`${offer.room_class_id} ${offer.rate_plan_id}`) ?? [];
    const shown = offer.allow_member_price ? nights : nights.map((night) => ({ ...night, member_price: null }));
    return addsUp(offer, shown) ? shown : undefined;
  };
}
