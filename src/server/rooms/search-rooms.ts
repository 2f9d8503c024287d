import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rooms.ts";
import { fitsClass, type Unavailable } from "#rules/stock/availability.ts";
import { sortPlans, sortRooms } from "#rules/stock/plans.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readLocalizedCatalogue } from "#server/rooms/catalogue.ts";
import { findUnavailable } from "#server/rooms/find-unavailable.ts";
import { readStayOffers } from "#server/rooms/stay-offers.ts";
import { readRooms, writeRooms } from "#server/rooms/write-rooms.ts";
import { Written } from "#server/calls/written.ts";

const NOTHING_GONE = new Map<number, Unavailable>();

/** Classes that fit first, then by price; sold-out ones come last, without plans. */
export async function searchRooms(
  input: HandlerInput<typeof contract.searchRooms>,
  context: RequestContext,
): Promise<Written<contract.Availability[]>> {
  const { start_date, end_date, rooms, adults, children } = input.query;
  const { offers, catalogue, rows, today } = await readStayOffers(context, start_date, end_date);
  const localized = await readLocalizedCatalogue(context);
  const isMember = context.person.kind === "member";
  const stay = { start: start_date, end: end_date };
  const byRoom = Map.groupBy(offers, ({ room_class_id }) => room_class_id);
  const found = [...catalogue.rooms.values()].map((room) => ({
    room_class_id: room.room_class_id,
    isFitting: fitsClass(room, { ...stay, room: rooms, adults, children }),
    rate_plans: sortPlans(byRoom.get(room.room_class_id) ?? [], isMember),
  }));
  const only = (isFitting: boolean) =>
    sortRooms(
      found.filter((room) => room.isFitting === isFitting && room.rate_plans.length > 0),
      isMember,
    );
  const sorted = [...only(true), ...only(false), ...found.filter((room) => room.rate_plans.length === 0)];
  const best = sorted[0]?.isFitting ? sorted[0].rate_plans[0] : undefined;
  const isAnyGone = sorted.at(-1)?.rate_plans.length === 0;
  const unavailable = isAnyGone ? findUnavailable(catalogue, rows, stay, today) : NOTHING_GONE;
  return new Written(
    () => readRooms(sorted, { best, unavailable, localized }),
    () => writeRooms(sorted, { best, unavailable, localized }),
  );
}
