/** A search's answer: the localized catalogue and the figures of these nights, as data or as the JSON of the same. */
import type { Availability } from "#contract/rooms.ts";
import type { Unavailable } from "#rules/stock/availability.ts";
import type { LocalizedCatalogue } from "#server/rooms/catalogue.ts";
import type { Offer } from "#server/rooms/find-offers.ts";
import { openPart } from "#server/calls/written.ts";

export type FoundRoom = { room_class_id: number; isFitting: boolean; rate_plans: Offer[] };

/** `best` is the cheapest plan that fits; plans of a class that does not fit have no such mark. */
export type Marks = {
  best: Offer | undefined;
  /** Why a class has no plans. */
  unavailable: ReadonlyMap<number, Unavailable>;
  localized: LocalizedCatalogue;
};

const isGone = ({ rate_plans }: FoundRoom): boolean => rate_plans.length === 0;

export function readRooms(rooms: readonly FoundRoom[], { best, unavailable, localized }: Marks): Availability[] {
  return rooms.map((room) => ({
    ...localized.rooms.get(room.room_class_id)!,
    ...(isGone(room) ? { unavailable: unavailable.get(room.room_class_id)! } : {}),
    rate_plans: room.rate_plans.map((offer) => ({
      ...localized.plans.get(offer.rate_plan_id)!,
      price: offer.price,
      member_price: offer.member_price,
      inventory: offer.inventory,
      ...(room.isFitting ? { refer_best_match: offer === best } : {}),
    })),
  }));
}

export function writeRooms(rooms: readonly FoundRoom[], marks: Marks): string {
  return `[${rooms.map((room) => writeRoom(room, marks)).join(",")}]`;
}

function writeRoom(room: FoundRoom, { best, unavailable, localized }: Marks): string {
  let plans = "";
  for (const offer of room.rate_plans) {
    const { rate_plan_id, price, member_price, inventory } = offer;
    const match = room.isFitting ? `,"refer_best_match":${offer === best}` : "";
    const figures = `"price":${price},"member_price":${member_price},"inventory":${inventory}${match}`;
    plans += `${plans && ","}${openPart(localized.plans.get(rate_plan_id)!)},${figures}}`;
  }
  const why = isGone(room) ? `,"unavailable":"${unavailable.get(room.room_class_id)!}"` : "";
  return `${openPart(localized.rooms.get(room.room_class_id)!)}${why},"rate_plans":[${plans}]}`;
}
