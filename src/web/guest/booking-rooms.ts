/** The rooms as the booking page shows them. */
import { type RoomClass } from "#contract/rooms.ts";
import type { HotelInfo } from "#contract/hotel.ts";
import { withExtraBeds } from "#rules/stock/family-fit.ts";
import { ACCESSIBLE } from "#rules/stock/room-filters.ts";
import { facilityItem, SEARCH_FACILITIES } from "#rules/site/facilities.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";
import type { Families } from "#web/booking/families.ts";
import type { PageVisit } from "#web/context.ts";
import { amenitiesOf, facilityKeys, roomFacilities } from "#web/facilities.ts";
import { figuresOf } from "#web/sections/room/room-figures.ts";
import { listAll } from "#rules/text/lists.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { sentencesOf } from "#rules/text/sentence.ts";
import { bedNames, sleepsWords } from "#web/sections/room-facts.tsx";

/** As a home page lists them that sells the whole house before its rooms. */
export const houseFirst = (rooms: readonly RoomClass[]): RoomClass[] =>
  rooms.toSorted((one, other) => Number(other.support_entire_rent) - Number(one.support_entire_rent));

export function roomsOf(rooms: readonly RoomClass[], visit: PageVisit, hotel: HotelInfo): BookingRoom[] {
  const facilities = rooms.map(roomFacilities);
  const keys = facilities.map(facilityKeys);
  return rooms.map((room, index) => roomOf(room, visit, hotel, facilities[index]!, keys.toSpliced(index, 1)));
}

/** `others`: what each of the other rooms has. */
function roomOf(
  room: RoomClass,
  { lang, wordSets }: PageVisit,
  { families }: HotelInfo,
  facilities: ReturnType<typeof roomFacilities>,
  others: readonly ReadonlySet<string>[],
): BookingRoom {
  const words = wordSets.interface;
  const { square_meters, bed } = room.description;
  const { room_class_name: nameLang, introduction: wordsLang } = room.fallback_lang;
  const { first, groups } = amenitiesOf(facilities, others);
  const { sentence, rest } = sentencesOf(room.introduction);
  return {
    room_class_id: room.room_class_id,
    room_class_name: room.room_class_name,
    ...(nameLang === undefined ? {} : { lang: nameLang }),
    sentence: sentence === "" ? [] : phrasesOf(sentence),
    introduction: rest,
    ...(wordsLang === undefined ? {} : { wordsLang }),
    tags: [...room.symbol_tags, ...room.memo_tags],
    photos: room.photos,
    facts: [
      ...(square_meters > 0 ? [words.square_meters(square_meters)] : []),
      sleepsWords(room, words),
      ...(bed.length > 0 ? [listAll(bedNames(room, words), lang)] : []),
    ],
    figures: figuresOf(room, words, lang, facilities),
    beds: bed,
    amenities: first.map(({ name }) => name[lang]),
    facilities: groups.map(({ group, items }) => ({
      name: group.name[lang],
      items: items.map(({ name }) => name[lang]),
    })),
    size: square_meters,
    people: room.people,
    children: room.children,
    mostBeds: families.bands.length > 0 ? withExtraBeds(room, families.bands) : room,
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
