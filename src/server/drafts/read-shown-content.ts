import { halfEmpty } from "#rules/content/half-empty.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";
import type { Query } from "#server/database/connect.ts";
import type { ShownContent } from "#server/database/shown-content.ts";
import { facilityRow, menuItems, promotionRow, roomRow } from "#server/drafts/content-rows.ts";
import { readSiteRows } from "#server/drafts/content-store.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { findVersion } from "#server/drafts/version-store.ts";

/** The site as it will be once the draft is published, or as a version has it. It is shown although the lodging is not public yet. */
export async function readShownContent(
  query: Query,
  hotel_id: number,
  { isHalfEmpty = false, version = 0 } = {},
): Promise<ShownContent> {
  const whole = version === 0 ? (await readDraft(query, hotel_id)).after : await contentOf(query, hotel_id, version);
  const after = isHalfEmpty ? halfEmpty(whole) : whole;
  const of = (kind: ContentRecord["record"]) => after.filter(({ record }) => record === kind);
  const [site] = of("site");
  const [menu] = of("menu");
  const rows = await readSiteRows(query, hotel_id, site!.fields);
  return {
    lodging: { ...rows.card, ...rows.site, ...rows.hotel, status: 1, website_exist: true },
    menu_items: menuItems(menu!.fields),
    rooms: of("room").map(({ record_id, fields }) => ({
      hotel_id,
      room_class_id: record_id,
      ...roomRow(fields),
      active: true,
    })),
    facilities: of("facility").map(({ record_id, fields }) => ({ hotel_id, id: record_id, ...facilityRow(fields) })),
    promotions: of("promotion").map(({ record_id, fields }) => ({
      hotel_id,
      promotion_id: record_id,
      ...promotionRow(fields),
    })),
  };
}

async function contentOf(query: Query, hotel_id: number, version: number): Promise<ContentRecord[]> {
  const found = await findVersion(query, hotel_id, version);
  // Versions are only added: a signed one is there.
  if (!found) throw new Error(`Lodging ${hotel_id} has no version ${version}.`);
  return found.content;
}
