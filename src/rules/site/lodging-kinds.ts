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
