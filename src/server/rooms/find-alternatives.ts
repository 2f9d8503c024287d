import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rooms.ts";
import {
  FARTHEST_DAYS,
  listAlternatives,
  type Offered,
  type Requested,
  whyNothingFits,
} from "#rules/stock/alternatives.ts";
import { fitsClass, roomsOf } from "#rules/stock/availability.ts";
import type { Meal } from "#rules/stock/plans.ts";
import { addDays, dayAt, isDay, nightsBetween } from "#rules/time/day.ts";
import { gatherNights, type IsWanted, type NightRow } from "#rules/stock/stay-nights.ts";
import { assertOpen, assertStay } from "#server/hotel/assert-open.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { type Catalogue, readCatalogue } from "#server/rooms/catalogue.ts";
import { findOffers } from "#server/rooms/find-offers.ts";
import { findUnavailable } from "#server/rooms/find-unavailable.ts";
import { houseBeds } from "#server/rooms/house-beds.ts";
import { NIGHTS_OFFERED, type OfferRow, STAY_OFFERED, type StayOffer } from "#server/rooms/offer-store.ts";
import { readLastNight } from "#server/rooms/read-last-night.ts";

type Stay = { start: string; end: string };
type Moment = { catalogue: Catalogue; today: string };

/** Reads all nights that any of the stays could need in one query; the rule then decides which stays are offered. */
export async function findAlternatives(
  input: HandlerInput<typeof contract.findAlternatives>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.findAlternatives>> {
  const { start_date: start, end_date: end, rooms: room, adults, children, accessible } = input.query;
  const { hotel, now, person } = context;
  assertOpen(hotel);
  assertStay(context, start, "start_date");
  const requested: Requested = { start, end, room, adults, children, isAccessibleWanted: accessible };
  const at: Moment = { catalogue: await readCatalogue(context), today: dayAt(now, hotel.timezone) };
  const early = addDays(start, -FARTHEST_DAYS);
  const rows = await readNights(context, early, end, at.today);
  const isSoldSoLate = rows.some(
    ({ night, rate_plan_id }) =>
      rate_plan_id !== null && at.catalogue.plans.has(rate_plan_id) && addDays(night, 1) >= end,
  );
  const lastNight = isSoldSoLate ? null : await readLastNight(context.ask, hotel.hotel_id);
  const isBeyondSale = !isSoldSoLate && (lastNight === null || addDays(lastNight, 1) < end);
  // A stay far beyond the last night on sale has no nights in common with the latest ones that can be had.
  const latest =
    isBeyondSale && lastNight !== null ? addDays(lastNight, -FARTHEST_DAYS - nightsBetween(start, end)) : null;
  const late = latest === null ? [] : await readNights(context, latest, addDays(lastNight!, 1), at.today);
  const nights = gatherNights(laterOf(latest ?? early, at.today), [...rows, ...late]);
  const offered = (stay: Stay, isWanted?: IsWanted) => offersOf(nights(stay, isWanted), stay, at);
  const found = listAlternatives(requested, {
    today: at.today,
    isMember: person.kind === "member",
    rooms: at.catalogue.rooms,
    offersOf: offered,
    ...(latest === null ? {} : { lastNight: lastNight! }),
  });
  const offers = offered(requested);
  const fits = offers.some(({ room_class_id, inventory }) => {
    const each = at.catalogue.rooms.get(room_class_id)!;
    return fitsClass(each, requested) && inventory >= roomsOf(requested, each);
  });
  const isTaken = offers.length === 0 && !isBeyondSale;
  const unavailable = isTaken ? await readUnavailable(context, requested, at) : offers.map(() => null);
  const { people, children: cots } = found.sleeps;
  return {
    ...found,
    reason: fits ? null : whyNothingFits(requested, found.sleeps, unavailable, isBeyondSale),
    sleeps: { adults: people, guests: people + cots },
    last_night: isBeyondSale ? lastNight : null,
  };
}

/** Up to thirty days after the stay. Days that are so far ahead that no calendar goes on from them are not on sale. */
async function readNights(context: RequestContext, from: string, end: string, today: string): Promise<NightRow[]> {
  if (!isDay(end)) return [];
  const window = [laterOf(from, today), addDays(end, FARTHEST_DAYS)];
  return context.ask<NightRow>(NIGHTS_OFFERED, [context.hotel.hotel_id, ...window, null]);
}

const laterOf = (a: string, b: string) => (a < b ? b : a);

async function readUnavailable(context: RequestContext, stay: Stay, { catalogue, today }: Moment) {
  const rows = await context.ask<StayOffer>(STAY_OFFERED, [context.hotel.hotel_id, stay.start, stay.end]);
  return [...findUnavailable(catalogue, rows, stay, today).values()];
}

function offersOf(rows: readonly OfferRow[], stay: Stay, { catalogue, today }: Moment): Offered[] {
  return findOffers(catalogue, rows, stay, today).map((offer) => {
    const { people, children, isAccessible } = catalogue.rooms.get(offer.room_class_id)!;
    const plan = catalogue.plans.get(offer.rate_plan_id)!;
    const { refund_template_id, promo_type, support_entire_rent } = plan;
    const contain_meals = plan.contain_meals as Meal[];
    const house = support_entire_rent ? houseBeds(catalogue, plan, offer.room_class_id, rows) : null;
    return { ...offer, people, children, house, isAccessible, contain_meals, refund_template_id, promo_type };
  });
}
