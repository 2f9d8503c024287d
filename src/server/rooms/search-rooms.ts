import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rooms.ts";
import { readAges } from "#rules/guests/room-parties.ts";
import { fitsClass, type Unavailable } from "#rules/stock/availability.ts";
import { sortPlans, sortRooms } from "#rules/stock/plans.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { findMissingCots } from "#server/families/find-missing-cots.ts";
import { isCharged, searchGuests } from "#server/families/search-guests.ts";
import { localizeCatalogue } from "#server/rooms/catalogue.ts";
import type { Offer } from "#server/rooms/find-offers.ts";
import { findUnavailable } from "#server/rooms/find-unavailable.ts";
import { readNightsOf } from "#server/rooms/read-nights-of.ts";
import { readStayOffers } from "#server/rooms/stay-offers.ts";
import { readRooms, writeRooms } from "#server/rooms/write-rooms.ts";
import { Written } from "#server/calls/written.ts";

const NOTHING_GONE = new Map<number, Unavailable>();
const AGES_MISSING = { guests_lack: "ages" } as const;

/** Classes that fit first, then by price; sold-out ones come last, without plans. */
export async function searchRooms(
  input: HandlerInput<typeof contract.searchRooms>,
  context: RequestContext,
): Promise<Written<contract.Availability[]>> {
  const { start_date, end_date, rooms, adults, children, ages, cots, nights } = input.query;
  const stay = { start: start_date, end: end_date };
  const [{ offers, catalogue, rows, today }, nightsOf] = await Promise.all([
    readStayOffers(context, start_date, end_date),
    nights ? readNightsOf(context, stay) : null,
  ]);
  const localized = await localizeCatalogue(context, catalogue);
  const isMember = context.person.kind === "member";
  const byRoom = Map.groupBy(offers, ({ room_class_id }) => room_class_id);
  const { bands } = catalogue.family;
  // A party without children has no ages to say.
  const placed = ages === undefined && children > 0 ? null : readAges(ages ?? "", { rooms, children });
  // Nobody who wants no cot waits for this query.
  const areCotsGone =
    cots > 0 &&
    (await context.query((query) => findMissingCots(query, context.hotel.hotel_id, stay, cots, { lock: false }))) > 0;
  const guestsOf = areCotsGone
    ? () => null
    : placed === null
      ? // Children whose ages nobody has said are in no price.
        bands.length > 0 && children > 0
        ? () => AGES_MISSING
        : null
      : bands.length > 0 || cots > 0
        ? searchGuests(context, catalogue, rows, { ...stay, rooms, adults, ages: placed, cots })
        : null;
  const isFitting = ({ room_class_id, rate_plan_id }: Offer): boolean => {
    if (areCotsGone) return false;
    if (guestsOf !== null && bands.length > 0) return isCharged(guestsOf(room_class_id, rate_plan_id));
    return fitsClass(catalogue.rooms.get(room_class_id)!, { room: rooms, adults, children });
  };
  /** A room's part of what the guests cost: who comes with children compares what all of them pay. */
  const guestsEach = ({ room_class_id, rate_plan_id }: Offer): number => {
    const part = guestsOf?.(room_class_id, rate_plan_id) ?? null;
    const num = catalogue.plans.get(rate_plan_id)!.support_entire_rent ? 1 : rooms;
    return isCharged(part) ? part.guest_amount / num : 0;
  };
  const fitting = new Set(offers.filter(isFitting));
  const found = [...catalogue.rooms.values()].map(({ room_class_id }) => {
    const plans = sortPlans(byRoom.get(room_class_id) ?? [], isMember, guestsEach);
    const [some, others] = [true, false].map((is) => plans.filter((plan) => fitting.has(plan) === is));
    return { room_class_id, rate_plans: [...some!, ...others!] };
  });
  const only = (is: boolean) =>
    sortRooms(
      found.filter(({ rate_plans: [first] }) => first !== undefined && fitting.has(first) === is),
      isMember,
      guestsEach,
    );
  const sorted = [...only(true), ...only(false), ...found.filter((room) => room.rate_plans.length === 0)];
  const first = sorted[0]?.rate_plans[0];
  const best = first && fitting.has(first) ? first : undefined;
  const isAnyGone = sorted.at(-1)?.rate_plans.length === 0;
  const unavailable = isAnyGone ? findUnavailable(catalogue, rows, stay, today) : NOTHING_GONE;
  const marks = { best, fitting, unavailable, localized, guestsOf, nightsOf };
  return new Written(
    () => readRooms(sorted, marks),
    () => writeRooms(sorted, marks),
  );
}
