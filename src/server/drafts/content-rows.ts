/** How a site's content is kept: which columns of which rows hold a record's fields. Both ways. */
import { CONTENT_FIELDS } from "#rules/content/content-fields.ts";
import { pageFields, pagesIn } from "#rules/content/text-parts.ts";
import { readMenuItem } from "#rules/site/menu.ts";
import type { facility, promotion } from "#server/database/tables/content.ts";
import type { hotel, hotelCard, hotelSite, StoredInfo } from "#server/database/tables/hotel.ts";
import type { roomClass } from "#server/database/tables/rooms.ts";

type Fields = Record<string, unknown>;

const CARD = ["hotel_name", "upper_name"] as const;
const SITE = [
  "template_code",
  "template_booking_code",
  "google_map_open_way",
  "google_store_name",
  "ga_code",
  "pixel_code",
] as const;
const ELSEWHERE = new Set<string>([...CARD, ...SITE, "accent", "support_lang"]);
/** All others are in the nested info. */
const INFO = Object.keys(CONTENT_FIELDS.site).filter((field) => !ELSEWHERE.has(field)) as (keyof StoredInfo)[];

const pick = (from: object, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (from as Fields)[name]]));

type SiteRows = {
  card: Pick<typeof hotelCard.$inferSelect, (typeof CARD)[number]>;
  site: Pick<typeof hotelSite.$inferSelect, (typeof SITE)[number] | "options" | "info">;
  hotel: Pick<typeof hotel.$inferSelect, "support_lang">;
};

export function siteFields({ card, site, hotel }: SiteRows): Fields {
  return {
    ...pick(card, CARD),
    ...pick(site, SITE),
    accent: typeof site.options.accent === "string" ? site.options.accent : "",
    support_lang: hotel.support_lang,
    ...pick(site.info, INFO),
    // Lodgings that were made before these were sold have none.
    thsr_station: site.info.thsr_station ?? null,
    thsr_terms: site.info.thsr_terms ?? null,
    ...pageFields(site.info.page_seo),
  };
}

/** The rows with these fields; what is no field stays as it is. */
export function siteRows(fields: Fields, stored: SiteRows) {
  const { accent: _, ...options } = stored.site.options;
  const info = { ...stored.site.info, ...pick(fields, INFO), page_seo: pagesIn(fields) } as StoredInfo;
  return {
    card: {
      ...(pick(fields, CARD) as SiteRows["card"]),
      main_image_path: info.banner_images[0]?.src ?? "",
    },
    site: {
      ...(pick(fields, SITE) as Omit<SiteRows["site"], "options" | "info">),
      options: fields.accent === "" ? options : { ...options, accent: fields.accent },
      info,
    },
    hotel: { support_lang: fields.support_lang as SiteRows["hotel"]["support_lang"] },
  };
}

type RoomRow = typeof roomClass.$inferSelect;
type FacilityRow = typeof facility.$inferSelect;
type PromotionRow = typeof promotion.$inferSelect;

const ROOM = Object.keys(CONTENT_FIELDS.room);
const FACILITY = Object.keys(CONTENT_FIELDS.facility);
const PROMOTION = Object.keys(CONTENT_FIELDS.promotion);
const INSTANTS = ["begin_at", "end_at", "public_at", "checkin_start_at", "checkin_close_at"] as const;

export const roomFields = (row: RoomRow): Fields => pick(row, ROOM);
export const roomRow = (fields: Fields) =>
  pick(fields, ROOM) as unknown as Omit<RoomRow, "hotel_id" | "room_class_id" | "active">;

export const facilityFields = (row: FacilityRow): Fields => pick(row, FACILITY);
export const facilityRow = (fields: Fields) =>
  pick(fields, FACILITY) as unknown as Omit<FacilityRow, "hotel_id" | "id">;

export function promotionFields(row: PromotionRow): Fields {
  const instants = INSTANTS.map((name) => [name, row[name]?.toISOString() ?? null]);
  return { ...pick(row, PROMOTION), ...Object.fromEntries(instants) };
}
export function promotionRow(fields: Fields) {
  const instants = INSTANTS.map((name) => [name, fields[name] ? new Date(fields[name] as string) : null]);
  return { ...pick(fields, PROMOTION), ...Object.fromEntries(instants) } as Omit<
    PromotionRow,
    "hotel_id" | "promotion_id"
  >;
}

/** Items that can't be read are kept as they are, as long as nobody changes the menu. null: the usual menu. */
export const menuFields = (stored: readonly string[] | null): Fields => ({
  menu_items: stored && stored.map(readMenuItem).filter(({ type }) => type !== ""),
});
export const menuItems = ({ menu_items }: Fields): string[] | null =>
  menu_items === null ? null : (menu_items as object[]).map((item) => JSON.stringify(item));
