/** A room in figures: size, guests, beds, bath and what is outside its window. What is unknown is left out. */
import type { RoomClass } from "#contract/rooms.ts";
import type { Language } from "#rules/text/language.ts";
import { presentGroups } from "#rules/site/rooms/room-amenities.ts";
import type { Words } from "#languages/languages.ts";
import { listAll } from "#rules/text/lists.ts";
import { roomFacilities } from "#web/facilities.ts";
import { bedNames, sleepsWords } from "#web/sections/room-facts.tsx";

export type RoomFigure = { key: "size" | "sleeps" | "beds" | "bath" | "outside"; name: string; value: string };

/** The best of them says what kind of bath it is. */
const BATHS = ["hot_spring_bath", "jacuzzi", "bathtub", "rain_shower"];
const OUTSIDE = ["balcony", "window"];

/** `facilities` where they were read already. */
export function figuresOf(
  room: RoomClass,
  words: Words,
  lang: Language,
  facilities: ReturnType<typeof roomFacilities> = roomFacilities(room),
): RoomFigure[] {
  const groups = presentGroups(facilities);
  const items = groups.flatMap((each) => each.items);
  const groupOf = (key: string) => groups.find(({ group }) => group.key === key);
  const bathroom = groupOf("bathroom_type");
  const tub = BATHS.flatMap((key) => items.find((item) => item.key === key) ?? [])[0];
  const outside = OUTSIDE.flatMap((key) => groupOf(key) ?? [])[0];
  const { square_meters, bed } = room.description;
  const baths = [...(bathroom?.items ?? []), ...(tub ? [tub] : [])].map(({ name }) => name[lang]);
  return [
    { key: "size" as const, name: words.room_size, value: square_meters > 0 ? words.square_meters(square_meters) : "" },
    { key: "sleeps" as const, name: words.occupancy, value: sleepsWords(room, words) },
    { key: "beds" as const, name: words.bed_type, value: bed.length > 0 ? listAll(bedNames(room, words), lang) : "" },
    { key: "bath" as const, name: words.room_page.bath, value: listAll(baths, lang) },
    {
      key: "outside" as const,
      name: outside?.group.name[lang] ?? "",
      value: listAll(outside?.items.map(({ name }) => name[lang]) ?? [], lang),
    },
  ].filter(({ value }) => value !== "");
}
