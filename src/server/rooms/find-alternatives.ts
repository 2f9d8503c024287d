import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rooms.ts";
import {
  amountIn,
  FARTHEST_DAYS,
  listAlternatives,
  manyOf,
  type Offered,
  type Requested,
  sleepsIn,
  whyNothingFits,
} from "#rules/stock/alternatives.ts";
import { readAges } from "#rules/guests/room-parties.ts";
import { holds } from "#rules/stock/beds.ts";
import { roomsOf } from "#rules/stock/availability.ts";
import type { Meal } from "#rules/stock/plans.ts";
import { addDays, dayAt, isDay, nightsBetween } from "#rules/time/day.ts";
import { gatherNights, type IsWanted, type NightRow } from "#rules/stock/stay-nights.ts";
import { assertOpen, assertStay } from "#server/hotel/assert-open.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readCotsLeft } from "#server/families/read-cots-left.ts";
import { termsOfPlan } from "#server/families/terms-of-plan.ts";
import { type Catalogue, readCatalogue } from "#server/rooms/catalogue.ts";
import { findOffers } from "#server/rooms/find-offers.ts";
import { findUnavailable } from "#server/rooms/find-unavailable.ts";
import { houseBeds } from "#server/rooms/house-beds.ts";
import { listStayOffers } from "#server/rooms/list-stay-offers.ts";
import { NIGHTS_OFFERED, type OfferRow } from "#server/rooms/offer-store.ts";
import { readLastNight } from "#server/rooms/read-last-night.ts";

type Stay = { start: string; end: string };
type Moment = { catalogue: Catalogue; today: string };

/** Reads all nights that any of the stays could need in one query; the rule then decides which stays are offered. */
export async function findAlternatives(
  input: HandlerInput<typeof contract.findAlternatives>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.findAlternatives>> {
  const { start_date: start, end_date: end, rooms: room, adults, children, accessible, ages, cots } = input.query;
  const { hotel, now, person } = context;
  assertOpen(hotel);
  assertStay(context, start, "start_date");
  const at: Moment = { catalogue: await readCatalogue(context), today: dayAt(now, hotel.timezone) };
  const { family: terms } = at.catalogue;
  if (terms.bands.length > 0 && children > 0 && ages === undefined) return AGES_NEEDED;
  const placed = terms.bands.length === 0 ? null : readAges(ages ?? "", { rooms: room, children });
  const family = placed === null ? {} : { family: { terms, ages: placed, cots } };
  const requested: Requested = { start, end, room, adults, children, isAccessibleWanted: accessible, ...family };
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
  const cotsLeft = cots === 0 ? () => 0 : await readCotsLeft(context, cotWindow(early, end));
  const hasCots = (stay: Stay) => cotsLeft(stay) >= cots;
  const offered = (stay: Stay, isWanted?: IsWanted) => offersOf(nights(stay, isWanted), stay, at);
  const found = listAlternatives(requested, {
    today: at.today,
    isMember: person.kind === "member",
    rooms: at.catalogue.rooms,
    offersOf: offered,
    hasCots,
    ...(latest === null ? {} : { lastNight: lastNight! }),
  });
  const offers = offered(requested);
  const fitsIn = (wanted: Requested) =>
    offers.some((offer) => {
      const num = roomsOf(wanted, at.catalogue.rooms.get(offer.room_class_id)!);
      const places = wanted.family && offer.house ? { ...offer, ...offer.house } : offer;
      return offer.inventory >= num && amountIn(manyOf(places, num), wanted, wanted) !== null;
    });
  const fits = hasCots(requested) && fitsIn(requested);
  const areCotsMissing = !fits && cots > 0 && fitsIn(withoutCots(requested));
  // Beds that the lodging confirms first are said only where nothing else helps.
  const asked = withRequests(requested);
  const isOnRequest = !fits && found.mixes.length === 0 && asked !== null && holds(sleepsIn(offers, asked), requested);
  const isTaken = offers.length === 0 && !isBeyondSale;
  const unavailable = isTaken ? await readUnavailable(context, requested, at) : offers.map(() => null);
  const { people, children: others } = found.sleeps;
  return {
    ...found,
    reason: fits
      ? null
      : areCotsMissing
        ? "NO_COTS"
        : isOnRequest
          ? "ON_REQUEST"
          : reasonOf(requested, found, unavailable, isBeyondSale),
    sleeps: { adults: people, guests: people + others },
    last_night: isBeyondSale ? lastNight : null,
  };
}

function withoutCots(requested: Requested): Requested {
  const { family, ...rest } = requested;
  return family ? { ...rest, family: { ...family, cots: 0 } } : rest;
}

/** As if the lodging had confirmed every guest whom it confirms first; null where there are none such. */
function withRequests({ family, ...rest }: Requested): Requested | null {
  if (!family?.terms.bands.some(({ on_request }) => on_request)) return null;
  const bands = family.terms.bands.map((band) => ({ ...band, on_request: false }));
  return { ...rest, family: { ...family, terms: { ...family.terms, bands } } };
}

/** No price is right while the children's ages are missing, so none is suggested. */
const AGES_NEEDED: CallAnswer<typeof contract.findAlternatives> = {
  reason: "AGES_NEEDED",
  sleeps: { adults: 0, guests: 0 },
  last_night: null,
  dates: [],
  same_weekdays: [],
  nearby: [],
  shorter: [],
  longer: [],
  mixes: [],
};

/** Nights that any stay may have that is suggested. */
const cotWindow = (early: string, end: string): Stay => ({
  start: early,
  end: isDay(end) ? addDays(end, FARTHEST_DAYS) : end,
});

/** Beds may be enough for a family whose children are too old for them: then no other mix helps either. */
function reasonOf(
  requested: Requested,
  { sleeps, mixes }: Pick<ReturnType<typeof listAlternatives>, "sleeps" | "mixes">,
  unavailable: Parameters<typeof whyNothingFits>[2],
  isBeyondSale: boolean,
) {
  const reason = whyNothingFits(requested, sleeps, unavailable, isBeyondSale);
  return reason === "ANOTHER_MIX" && requested.family && mixes.length === 0 ? "TOO_MANY_GUESTS" : reason;
}

/** Up to thirty days after the stay. Days that are so far ahead that no calendar goes on from them are not on sale. */
async function readNights(context: RequestContext, from: string, end: string, today: string): Promise<NightRow[]> {
  if (!isDay(end)) return [];
  const window = [laterOf(from, today), addDays(end, FARTHEST_DAYS)];
  return context.ask<NightRow>(NIGHTS_OFFERED, [context.hotel.hotel_id, ...window, null]);
}

const laterOf = (a: string, b: string) => (a < b ? b : a);

async function readUnavailable(context: RequestContext, stay: Stay, { catalogue, today }: Moment) {
  const rows = await listStayOffers(context.ask, context.hotel.hotel_id, stay);
  return [...findUnavailable(catalogue, rows, stay, today).values()];
}

function offersOf(rows: readonly OfferRow[], stay: Stay, { catalogue, today }: Moment): Offered[] {
  return findOffers(catalogue, rows, stay, today).map((offer) => {
    const { people, children, extra_beds, cots, isAccessible } = catalogue.rooms.get(offer.room_class_id)!;
    const plan = catalogue.plans.get(offer.rate_plan_id)!;
    const { refund_template_id, promo_type, support_entire_rent } = plan;
    const contain_meals = plan.contain_meals as Meal[];
    const house = support_entire_rent ? houseBeds(catalogue, plan, offer.room_class_id, rows) : null;
    const beds = { people, children, extra_beds, cots, house, bands: termsOfPlan(catalogue.family, plan).bands };
    return { ...offer, ...beds, isAccessible, contain_meals, refund_template_id, promo_type };
  });
}
