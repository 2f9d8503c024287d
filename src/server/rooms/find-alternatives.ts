import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rooms.ts";
import { FARTHEST_DAYS, listAlternatives, type Offered } from "#rules/stock/alternatives.ts";
import { addDays, dayAt, isDay } from "#rules/time/day.ts";
import { gatherNights, type NightRow } from "#rules/stock/stay-nights.ts";
import { assertOpen, assertStay } from "#server/hotel/assert-open.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { type Catalogue, readCatalogue } from "#server/rooms/catalogue.ts";
import { findOffers } from "#server/rooms/find-offers.ts";
import { NIGHTS_OFFERED, type OfferRow } from "#server/rooms/offer-store.ts";

/** Reads all nights that any of the stays could need in one query; the rule then decides which stays are offered. */
export async function findAlternatives(
  input: HandlerInput<typeof contract.findAlternatives>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.findAlternatives>> {
  const { start_date, end_date, rooms, adults, children } = input.query;
  const { hotel, now, person } = context;
  assertOpen(hotel);
  assertStay(context, start_date, "start_date");
  // Too far ahead to be sold, and later days would not be valid dates.
  if (!isDay(start_date)) return { dates: [], shorter: [], mixes: [] };
  const today = dayAt(now, hotel.timezone);
  const early = addDays(start_date, -FARTHEST_DAYS);
  const first = early < today ? today : early;
  const last = addDays(end_date, FARTHEST_DAYS);
  const catalogue = await readCatalogue(context);
  const rows = await context.ask<NightRow>(NIGHTS_OFFERED, [hotel.hotel_id, first, last, null]);
  const nights = gatherNights(first, rows);
  return listAlternatives(
    { start: start_date, end: end_date, room: rooms, adults, children },
    {
      today,
      isMember: person.kind === "member",
      rooms: catalogue.rooms,
      offersOf: (stay, isWanted) => offersOf(catalogue, nights(stay, isWanted), stay, today),
    },
  );
}

function offersOf(
  catalogue: Catalogue,
  rows: readonly OfferRow[],
  stay: { start: string; end: string },
  today: string,
): Offered[] {
  return findOffers(catalogue, rows, stay, today).map((offer) => {
    const { people, children } = catalogue.rooms.get(offer.room_class_id)!;
    const { support_entire_rent, target_rooms } = catalogue.plans.get(offer.rate_plan_id)!;
    const house = support_entire_rent ? holdOf(new Set([...target_rooms, offer.room_class_id]), catalogue, rows) : null;
    return { ...offer, people, children, house };
  });
}

/** How many people all rooms of some classes hold. A whole house is offered only while all of it is free. */
function holdOf(
  house: ReadonlySet<number>,
  catalogue: Catalogue,
  rows: readonly OfferRow[],
): { people: number; children: number } {
  const left = new Map(rows.map((row) => [row.room_class_id, row.remaining]));
  const rooms = [...house].flatMap((id) => catalogue.rooms.get(id) ?? []);
  const sum = (holds: (room: (typeof rooms)[number]) => number) =>
    rooms.reduce((total, room) => total + holds(room) * (left.get(room.room_class_id) ?? 0), 0);
  return { people: sum((room) => room.people), children: sum((room) => room.children) };
}
