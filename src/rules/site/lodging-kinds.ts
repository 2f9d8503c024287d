/** The specification's kinds of lodging, with the layout that suits each and a Latin word for its address. */
import type { LayoutCode } from "#rules/site/site.ts";

/** `kind` is the number in the tables; 0, unknown, can't be chosen. */
export const LODGING_KINDS = [
  { kind: 1, key: "hotel", layout: "layout_100", word: "hotel" },
  { kind: 2, key: "campsite", layout: "layout_400", word: "camp" },
  { kind: 3, key: "guesthouse", layout: "layout_300", word: "guesthouse" },
  { kind: 4, key: "bed_and_breakfast", layout: "layout_300", word: "bnb" },
  { kind: 5, key: "homestay", layout: "layout_300", word: "homestay" },
  { kind: 6, key: "hostel", layout: "layout_600", word: "hostel" },
  { kind: 7, key: "apartment_hotel", layout: "layout_100", word: "apartments" },
  { kind: 8, key: "capsule_hotel", layout: "layout_600", word: "capsule" },
  { kind: 9, key: "country_villa", layout: "layout_702", word: "villa" },
  { kind: 10, key: "farm", layout: "layout_900", word: "farm" },
  { kind: 11, key: "inn", layout: "layout_200", word: "inn" },
  { kind: 12, key: "love_hotel", layout: "layout_800", word: "hotel" },
  { kind: 13, key: "motel", layout: "layout_800", word: "motel" },
  { kind: 14, key: "resort", layout: "layout_700", word: "resort" },
  { kind: 15, key: "riad", layout: "layout_1000", word: "riad" },
  { kind: 16, key: "ryokan", layout: "layout_200", word: "ryokan" },
  { kind: 17, key: "cabin", layout: "layout_400", word: "cabin" },
] as const satisfies readonly { kind: number; key: string; layout: LayoutCode; word: string }[];

export type LodgingKind = (typeof LODGING_KINDS)[number];
export type KindKey = LodgingKind["key"];

/** Further layouts that suit a kind: those of the gallery's "I run a …", after the first one. */
const ALSO: Partial<Record<KindKey, readonly LayoutCode[]>> = {
  hotel: ["layout_500", "layout_501", "layout_700"],
  campsite: ["layout_900"],
  guesthouse: ["layout_1000", "layout_500"],
  bed_and_breakfast: ["layout_900", "layout_1000"],
  homestay: ["layout_900", "layout_702"],
  hostel: ["layout_500", "layout_300"],
  apartment_hotel: ["layout_702", "layout_501"],
  capsule_hotel: ["layout_100"],
  country_villa: ["layout_700", "layout_1000"],
  farm: ["layout_300", "layout_400"],
  inn: ["layout_300", "layout_500"],
  love_hotel: ["layout_501"],
  motel: ["layout_100"],
  resort: ["layout_701", "layout_702"],
  riad: ["layout_500"],
  ryokan: ["layout_500", "layout_700"],
  cabin: ["layout_702", "layout_900"],
};

export const isKindKey = (text: unknown): text is KindKey => LODGING_KINDS.some(({ key }) => key === text);

/** The layouts that suit a kind, the best first. */
export function layoutsFor(key: KindKey): LayoutCode[] {
  const { layout } = LODGING_KINDS.find((each) => each.key === key)!;
  return [layout, ...(ALSO[key] ?? [])];
}

/** A campsite sells pitches, tents and cabins: its guests never read of rooms. */
export const sellsRooms = (kind: number): boolean => kind !== 2;
