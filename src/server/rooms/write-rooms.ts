/** A search's answer: the localized catalogue and the figures of these nights, as data or as the JSON of the same. */
import type { Availability } from "#contract/rooms.ts";
import type { LocalizedCatalogue } from "#server/rooms/catalogue.ts";
import type { Offer } from "#server/rooms/find-offers.ts";
import { openPart } from "#server/calls/written.ts";

export type FoundRoom = { room_class_id: number; isFitting: boolean; rate_plans: Offer[] };

/** `best` is the cheapest plan that fits; plans of a class that does not fit have no such mark. */
export function readRooms(
  rooms: readonly FoundRoom[],
  best: Offer | undefined,
  localized: LocalizedCatalogue,
): Availability[] {
  return rooms.map(({ room_class_id, isFitting, rate_plans }) => ({
    ...localized.rooms.get(room_class_id)!,
    rate_plans: rate_plans.map((offer) => ({
      ...localized.plans.get(offer.rate_plan_id)!,
      price: offer.price,
      member_price: offer.member_price,
      inventory: offer.inventory,
      ...(isFitting ? { refer_best_match: offer === best } : {}),
    })),
  }));
}

export function writeRooms(
  rooms: readonly FoundRoom[],
  best: Offer | undefined,
  localized: LocalizedCatalogue,
): string {
  return `[${rooms.map((room) => writeRoom(room, best, localized)).join(",")}]`;
}

function writeRoom(
  { room_class_id, isFitting, rate_plans }: FoundRoom,
  best: Offer | undefined,
  localized: LocalizedCatalogue,
): string {
  let plans = "";
  for (const offer of rate_plans) {
    const { rate_plan_id, price, member_price, inventory } = offer;
    const match = isFitting ? `,"refer_best_match":${offer === best}` : "";
    const figures = `"price":${price},"member_price":${member_price},"inventory":${inventory}${match}`;
    plans += `${plans && ","}${openPart(localized.plans.get(rate_plan_id)!)},${figures}}`;
  }
  return `${openPart(localized.rooms.get(room_class_id)!)},"rate_plans":[${plans}]}`;
}
