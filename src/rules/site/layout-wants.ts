/** Which layouts suit which kinds of lodging, and what each layout needs of an owner's content to look as it should. */
import { readPicture } from "#rules/site/pictures.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import type { Texts } from "#rules/text/language.ts";

/** In the order in which they are shown to an owner; `kinds` as in `lodging-kinds.ts`. */
export const LAYOUT_FAMILIES = [
  { family: "hotels", layouts: ["layout_100", "layout_500", "layout_501"] },
  { family: "inns", layouts: ["layout_200", "layout_1000"] },
  { family: "homes", layouts: ["layout_300", "layout_900"] },
  { family: "resorts", layouts: ["layout_700", "layout_701", "layout_702"] },
  { family: "outdoors", layouts: ["layout_400"] },
  { family: "hostels", layouts: ["layout_600"] },
  { family: "motels", layouts: ["layout_800"] },
] as const satisfies readonly { family: string; layouts: readonly LayoutCode[] }[];

/** The best first. */
const SUITING: Record<number, readonly LayoutCode[]> = {
  1: ["layout_100", "layout_500", "layout_700"],
  2: ["layout_400"],
  3: ["layout_300", "layout_500", "layout_1000"],
  4: ["layout_300", "layout_900"],
  5: ["layout_300", "layout_900"],
  6: ["layout_600"],
  7: ["layout_100", "layout_600"],
  8: ["layout_600"],
  9: ["layout_702", "layout_700"],
  10: ["layout_900", "layout_400"],
  11: ["layout_200", "layout_1000"],
  12: ["layout_800"],
  13: ["layout_800", "layout_100"],
  14: ["layout_700", "layout_701"],
  15: ["layout_1000", "layout_200"],
  16: ["layout_200"],
  17: ["layout_400", "layout_702"],
};

/** An unknown kind gets the plainest. */
export const layoutsFor = (kind: number): readonly LayoutCode[] => SUITING[kind] ?? ["layout_100", "layout_700"];

/** What a layout needs to look as it should; each layout's folder says its own in `wants.ts`. */
export type LayoutWant =
  | { want: "landscape"; need: number }
  | { want: "photos" | "promotions" | "news" | "attractions" | "facilities"; need: number }
  | { want: "room_photos" | "about" | "title" | "coordinates" | "dining" };

type WantName = LayoutWant["want"];

/** What of the content counts, as the draft has it. */
type Content = readonly { record: string; fields: Record<string, unknown> }[];

/** `have`: how many there are; of a landscape the widest one's pixels; of a text 1 or 0. */
export type Wanted = { want: WantName; need: number; have: number };

export function wantsOf(wants: readonly LayoutWant[], content: Content): Wanted[] {
  return wants.map((each) => {
    const need = "need" in each ? each.need : 1;
    return { want: each.want, need, have: COUNTED[each.want](content) };
  });
}

export const isMet = ({ need, have }: Wanted): boolean => have >= need;

type Photo = { src: string };

const siteOf = (content: Content) => content.find(({ record }) => record === "site")?.fields ?? {};
const recordsOf = (content: Content, record: string) => content.filter((each) => each.record === record);
const photosOf = (fields: Record<string, unknown>): Photo[] => (fields.photos ?? []) as Photo[];
const isFilled = (texts: unknown): number =>
  Object.values((texts ?? {}) as Texts).some((text) => text?.trim()) ? 1 : 0;
const promotionsOf = (kind: string) => (content: Content) =>
  recordsOf(content, "promotion").filter(({ fields }) => fields.kind === kind).length;

const COUNTED: Record<WantName, (content: Content) => number> = {
  landscape: (content) => {
    const banners = (siteOf(content).banner_images ?? []) as Photo[];
    const sizes = banners.map(({ src }) => readPicture(src)).filter((picture) => picture !== null);
    return Math.max(0, ...sizes.filter(({ width, height }) => width > height).map(({ width }) => width));
  },
  photos: (content) => {
    const site = siteOf(content);
    const own = [...((site.banner_images ?? []) as Photo[]), ...((site.about_images ?? []) as Photo[])];
    return own.length + content.reduce((sum, { fields }) => sum + photosOf(fields).length, 0);
  },
  promotions: promotionsOf("promotion"),
  news: promotionsOf("announcement"),
  attractions: promotionsOf("attraction"),
  facilities: (content) => recordsOf(content, "facility").length,
  room_photos: (content) => {
    const rooms = recordsOf(content, "room");
    return rooms.length > 0 && rooms.every(({ fields }) => photosOf(fields).length > 0) ? 1 : 0;
  },
  about: (content) => isFilled(siteOf(content).about_us),
  title: (content) => isFilled(siteOf(content).banner_title),
  coordinates: (content) => (siteOf(content).coordinates ? 1 : 0),
  dining: (content) => isFilled(siteOf(content).dining_options),
};
