/** The rooms as the booking page shows them. */
import { type RoomClass } from "#contract/rooms.ts";
import type { HotelInfo } from "#contract/hotel.ts";
import { WORDS } from "#languages/languages.ts";
import { ACCESSIBLE } from "#rules/stock/room-filters.ts";
import { facilityItem, SEARCH_FACILITIES } from "#rules/site/facilities.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";
import type { Families } from "#web/booking/families.ts";
import type { PageVisit } from "#web/context.ts";
import { roomFacilities } from "#web/facilities.ts";
import { bedNames, sleepsWords } from "#web/sections/room-facts.tsx";

export function roomOf(room: RoomClass, { lang }: PageVisit, { families }: Pick<HotelInfo, "families">): BookingRoom {
  const words = WORDS[lang];
  const { square_meters } = room.description;
  const other = room.fallback_lang.room_class_name;
  return {
    room_class_id: room.room_class_id,
    room_class_name: room.room_class_name,
    ...(other === undefined ? {} : { lang: other }),
    introduction: room.introduction,
    photos: room.photos,
    facts: [
      ...(square_meters > 0 ? [words.square_meters(square_meters)] : []),
      sleepsWords(room, words),
      ...(room.description.bed.length > 0 ? [bedNames(room, words).join(" / ")] : []),
    ],
    facilities: roomFacilities(room).flatMap(({ items }) => items.map((item) => item.name[lang])),
    size: square_meters,
    people: room.people,
    children: room.children,
    extraBeds: families.bands.length > 0 ? room.extra_beds : 0,
    isHouse: room.support_entire_rent,
    isAccessible: room.facilities_for_search.includes(ACCESSIBLE),
  };
}

/** The facilities that guests can filter by, as far as some room has them. */
export const namesOf = (rooms: readonly RoomClass[], { lang }: PageVisit): Record<string, string> =>
  Object.fromEntries(
    SEARCH_FACILITIES.flatMap((key) => {
      const item = rooms.some((room) => room.facilities_for_search.includes(key)) ? facilityItem(key) : undefined;
      return item ? [[key, item.name[lang]]] : [];
    }),
  );

/** What guests beyond a room's beds cost, and where they fit; null: ages change nothing here. */
export function familiesOf(
  { families: { bands, cots, cot_price } }: HotelInfo,
  rooms: readonly RoomClass[],
): Families | null {
  if (bands.length === 0) return null;
  const places = rooms.map(({ room_class_id, people, children, extra_beds, cots }) => [
    room_class_id,
    { people, children, extra_beds, cots },
  ]);
  return {
    bands: bands.map((band) => ({ ...band, label: {} })),
    cots,
    cotPrice: cot_price,
    places: Object.fromEntries(places),
  };
}
