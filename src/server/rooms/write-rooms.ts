/** A search's answer: the localized catalogue and the figures of these nights, as data or as the JSON of the same. */
import type { Availability } from "#contract/rooms.ts";
import type { Unavailable } from "#rules/stock/availability.ts";
import type { StayNight } from "#rules/stock/charged-nights.ts";
import type { LocalizedCatalogue } from "#server/rooms/catalogue.ts";
import type { Offer } from "#server/rooms/find-offers.ts";
import type { GuestPart } from "#server/families/search-guests.ts";
import { openPart } from "#server/calls/written.ts";

export type FoundRoom = { room_class_id: number; rate_plans: Offer[] };

/** `best` is the cheapest plan that fits; plans that do not fit have no such mark. */
export type Marks = {
  best: Offer | undefined;
  /** Plans whose rooms take everyone, for a price that is known. */
  fitting: ReadonlySet<Offer>;
  /** Why a class has no plans. */
  unavailable: ReadonlyMap<number, Unavailable>;
  localized: LocalizedCatalogue;
  /** What the guests cost beyond the rooms' beds; null where nobody pays by age. */
  guestsOf: ((room_class_id: number, rate_plan_id: number) => GuestPart | null) | null;
  /** The price of each night; null where nobody has asked for it. */
  nightsOf: ((offer: Offer) => StayNight[] | undefined) | null;
};

type Figures = Pick<
  Availability["rate_plans"][number],
  "guest_amount" | "guest_charges" | "included_ages" | "guests_lack"
>;

const isGone = ({ rate_plans }: FoundRoom): boolean => rate_plans.length === 0;

export function readRooms(
  rooms: readonly FoundRoom[],
  { best, fitting, unavailable, localized, guestsOf, nightsOf }: Marks,
): Availability[] {
  return rooms.map((room) => ({
    ...localized.rooms.get(room.room_class_id)!,
    ...(isGone(room) ? { unavailable: unavailable.get(room.room_class_id)! } : {}),
    rate_plans: room.rate_plans.map((offer) => ({
      ...localized.plans.get(offer.rate_plan_id)!,
      price: offer.price,
      member_price: offer.member_price,
      inventory: offer.inventory,
      ...nightsPart(nightsOf?.(offer)),
      ...(fitting.has(offer) ? { refer_best_match: offer === best } : {}),
      ...((guestsOf?.(room.room_class_id, offer.rate_plan_id) ?? {}) as Partial<Figures>),
    })),
  }));
}

const nightsPart = (nights: StayNight[] | undefined) => (nights === undefined ? {} : { nights });

export function writeRooms(rooms: readonly FoundRoom[], marks: Marks): string {
  return `[${rooms.map((room) => writeRoom(room, marks)).join(",")}]`;
}

function writeRoom(room: FoundRoom, { best, fitting, unavailable, localized, guestsOf, nightsOf }: Marks): string {
  let plans = "";
  for (const offer of room.rate_plans) {
    const { rate_plan_id, price, member_price, inventory } = offer;
    const match = fitting.has(offer) ? `,"refer_best_match":${offer === best}` : "";
    const guests = guestsOf?.(room.room_class_id, rate_plan_id) ?? null;
    const nights = nightsOf?.(offer);
    const byNight = nights === undefined ? "" : `,"nights":${JSON.stringify(nights)}`;
    const family = guests === null ? "" : `,${openPart(guests).slice(1)}`;
    const figures = `"price":${price},"member_price":${member_price},"inventory":${inventory}${byNight}${match}${family}`;
    plans += `${plans && ","}${openPart(localized.plans.get(rate_plan_id)!)},${figures}}`;
  }
  const why = isGone(room) ? `,"unavailable":"${unavailable.get(room.room_class_id)!}"` : "";
  return `${openPart(localized.rooms.get(room.room_class_id)!)}${why},"rate_plans":[${plans}]}`;
}
