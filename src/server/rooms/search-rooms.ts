import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rooms.ts";
import { readAges } from "#rules/guests/room-parties.ts";
import { fitsClass, type Unavailable } from "#rules/stock/availability.ts";
import { sortPlans, sortRooms } from "#rules/stock/plans.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { findMissingCots } from "#server/families/find-missing-cots.ts";
import { searchGuests } from "#server/families/search-guests.ts";
import { localizeCatalogue } from "#server/rooms/catalogue.ts";
import { findUnavailable } from "#server/rooms/find-unavailable.ts";
import { readNightsOf } from "#server/rooms/read-nights-of.ts";
import { readStayOffers } from "#server/rooms/stay-offers.ts";
import { readRooms, writeRooms } from "#server/rooms/write-rooms.ts";
import { Written } from "#server/calls/written.ts";

const NOTHING_GONE = new Map<number, Unavailable>();

/** Classes that fit first, then by price; sold-out ones come last, without plans. */
export async function searchRooms(
  input: HandlerInput<typeof contract.searchRooms>,
  context: RequestContext,
): Promise<Written<contract.Availability[]>> {
  const { start_date, end_date, rooms, adults, children, ages, cots, nights } = input.query;
  const { offers, catalogue, rows, today } = await readStayOffers(context, start_date, end_date);
  const localized = await localizeCatalogue(context, catalogue);
  const nightsOf = nights ? await readNightsOf(context, { start: start_date, end: end_date }) : null;
  const isMember = context.person.kind === "member";
  const stay = { start: start_date, end: end_date };
  const byRoom = Map.groupBy(offers, ({ room_class_id }) => room_class_id);
  // Who says no ages, or is at a lodging without bands, is answered by beds alone.
  const placed = ages === undefined ? null : readAges(ages, { rooms, children });
  // Nobody who wants no cot waits for this query.
  const areCotsGone =
    cots > 0 &&
    (await context.query((query) => findMissingCots(query, context.hotel.hotel_id, stay, cots, { lock: false }))) > 0;
  const guestsOf =
    placed !== null && (catalogue.family.bands.length > 0 || cots > 0)
      ? areCotsGone
        ? () => null
        : searchGuests(context, catalogue, rows, { ...stay, rooms, adults, ages: placed, cots })
      : null;
  const found = [...catalogue.rooms.values()].map((room) => {
    const rate_plans = sortPlans(byRoom.get(room.room_class_id) ?? [], isMember);
    const isFitting =
      guestsOf !== null && catalogue.family.bands.length > 0
        ? rate_plans.some(({ rate_plan_id }) => guestsOf(room.room_class_id, rate_plan_id) !== null)
        : !areCotsGone && fitsClass(room, { room: rooms, adults, children });
    return { room_class_id: room.room_class_id, isFitting, rate_plans };
  });
  const only = (isFitting: boolean) =>
    sortRooms(
      found.filter((room) => room.isFitting === isFitting && room.rate_plans.length > 0),
      isMember,
    );
  const sorted = [...only(true), ...only(false), ...found.filter((room) => room.rate_plans.length === 0)];
  const best = sorted[0]?.isFitting ? sorted[0].rate_plans[0] : undefined;
  const isAnyGone = sorted.at(-1)?.rate_plans.length === 0;
  const unavailable = isAnyGone ? findUnavailable(catalogue, rows, stay, today) : NOTHING_GONE;
  const marks = { best, unavailable, localized, guestsOf, nightsOf };
  return new Written(
    () => readRooms(sorted, marks),
    () => writeRooms(sorted, marks),
  );
}
