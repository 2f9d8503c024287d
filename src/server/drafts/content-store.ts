/** The SQL of a site's published content: read as records, written record by record. */
import { and, eq } from "drizzle-orm";
import type { RecordKind } from "#rules/content/content-fields.ts";
import { type ContentRecord, isSameValue, recordKey } from "#rules/content/site-content.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { facility, promotion } from "#server/database/tables/content.ts";
import { archivedRecord } from "#server/database/tables/drafts.ts";
import { hotel, hotelCard, hotelSite, menu } from "#server/database/tables/hotel.ts";
import { roomClass } from "#server/database/tables/rooms.ts";
import * as rows from "#server/drafts/content-rows.ts";

/** The menu in a site's header; the only one that pages show. */
const HEADER_MENU = "header";

/** Whoever writes the draft or publishes it waits here for the one before: what is compared is then what is written. */
const LOCK: Statement = {
  name: "lock_site",
  text: `select 1 as locked from hotel_site where hotel_id = $1 for no key update`,
};

export const lockSite = async (query: Query, hotel_id: number): Promise<void> =>
  void (await query.run(LOCK, [hotel_id]));

async function findSite(query: Query, hotel_id: number) {
  const [found] = await query
    .select({ card: hotelCard, site: hotelSite, hotel })
    .from(hotel)
    .innerJoin(hotelCard, eq(hotelCard.hotel_id, hotel.hotel_id))
    .innerJoin(hotelSite, eq(hotelSite.hotel_id, hotel.hotel_id))
    .where(eq(hotel.hotel_id, hotel_id));
  return found!;
}

/** What is public, what was taken off the site, and the lodging's languages. */
export async function readContent(query: Query, hotel_id: number) {
  const site = await findSite(query, hotel_id);
  const rooms = await query.select().from(roomClass).where(eq(roomClass.hotel_id, hotel_id));
  const facilities = await query.select().from(facility).where(eq(facility.hotel_id, hotel_id));
  const promotions = await query.select().from(promotion).where(eq(promotion.hotel_id, hotel_id));
  const [header] = await query
    .select()
    .from(menu)
    .where(and(eq(menu.hotel_id, hotel_id), eq(menu.menu_code, HEADER_MENU)));
  const taken = await query.select().from(archivedRecord).where(eq(archivedRecord.hotel_id, hotel_id));

  const of = (record: RecordKind, record_id: number, fields: Record<string, unknown>): ContentRecord => ({
    record,
    record_id,
    fields,
  });
  const roomOf = (row: (typeof rooms)[number]) => of("room", row.room_class_id, rows.roomFields(row));
  const content = [
    of("site", 0, rows.siteFields(site)),
    ...rooms.filter(({ active }) => active).map(roomOf),
    ...facilities.map((row) => of("facility", row.id, rows.facilityFields(row))),
    ...promotions.map((row) => of("promotion", row.promotion_id, rows.promotionFields(row))),
    of("menu", 0, rows.menuFields(header?.menu_items ?? null)),
  ];
  const known = new Set(content.map(recordKey));
  const archived = [
    ...rooms.filter(({ active }) => !active).map(roomOf),
    ...taken.map(({ record, record_id, fields }) => of(record, record_id, fields)),
  ].filter((each) => !known.has(recordKey(each)));
  return { content, archived, main_lang: site.hotel.main_lang, support_lang: site.hotel.support_lang };
}

/** Makes the published content what it is to be; only what differs is written. */
export async function writeContent(
  query: Query,
  hotel_id: number,
  before: readonly ContentRecord[],
  after: readonly ContentRecord[],
  now: Date,
): Promise<void> {
  const was = new Map(before.map((each) => [recordKey(each), each]));
  const stays = new Set(after.map(recordKey));
  for (const each of before) {
    if (!stays.has(recordKey(each))) await archiveRecord(query, hotel_id, each, now);
  }
  for (const each of after) {
    if (!isSameValue(was.get(recordKey(each))?.fields, each.fields)) await writeRecord(query, hotel_id, each);
  }
  // One for all of it: at the commit every process reads this lodging's pages again, and no other's.
  await announceChange(query, hotel_id, "hotel_site");
}

/** Writes one record as it is to be; one that was archived or never there comes (back) to the site. */
async function writeRecord(query: Query, hotel_id: number, { record, record_id, fields }: ContentRecord) {
  if (record === "site") return writeSite(query, hotel_id, fields);
  if (record === "menu") return writeMenu(query, hotel_id, rows.menuItems(fields));
  if (record === "room") {
    const set = { ...rows.roomRow(fields), active: true };
    const own = and(eq(roomClass.hotel_id, hotel_id), eq(roomClass.room_class_id, record_id));
    await query.update(roomClass).set(set).where(own);
  } else if (record === "facility") {
    const set = rows.facilityRow(fields);
    await query
      .insert(facility)
      .values({ hotel_id, id: record_id, ...set })
      .onConflictDoUpdate({ target: [facility.hotel_id, facility.id], set });
  } else {
    const set = rows.promotionRow(fields);
    await query
      .insert(promotion)
      .values({ hotel_id, promotion_id: record_id, ...set })
      .onConflictDoUpdate({ target: [promotion.hotel_id, promotion.promotion_id], set });
  }
  await query
    .delete(archivedRecord)
    .where(
      and(
        eq(archivedRecord.hotel_id, hotel_id),
        eq(archivedRecord.record, record),
        eq(archivedRecord.record_id, record_id),
      ),
    );
}

/** The lodging's own rows with these fields. */
export async function readSiteRows(query: Query, hotel_id: number, fields: Record<string, unknown>) {
  return rows.siteRows(fields, await findSite(query, hotel_id));
}

async function writeSite(query: Query, hotel_id: number, fields: Record<string, unknown>): Promise<void> {
  const written = await readSiteRows(query, hotel_id, fields);
  await query.update(hotelCard).set(written.card).where(eq(hotelCard.hotel_id, hotel_id));
  await query.update(hotelSite).set(written.site).where(eq(hotelSite.hotel_id, hotel_id));
  await query.update(hotel).set(written.hotel).where(eq(hotel.hotel_id, hotel_id));
}

async function writeMenu(query: Query, hotel_id: number, menu_items: string[] | null): Promise<void> {
  if (menu_items === null) {
    await query.delete(menu).where(and(eq(menu.hotel_id, hotel_id), eq(menu.menu_code, HEADER_MENU)));
    return;
  }
  await query
    .insert(menu)
    .values({ hotel_id, menu_code: HEADER_MENU, menu_items })
    .onConflictDoUpdate({ target: [menu.hotel_id, menu.menu_code], set: { menu_items } });
}

/** Takes a record off the site. A room stays where it is: its orders know it. */
async function archiveRecord(query: Query, hotel_id: number, gone: ContentRecord, now: Date): Promise<void> {
  const { record, record_id } = gone;
  if (record === "room") {
    const own = and(eq(roomClass.hotel_id, hotel_id), eq(roomClass.room_class_id, record_id));
    await query.update(roomClass).set({ active: false }).where(own);
    return;
  }
  if (record === "facility") {
    await query.delete(facility).where(and(eq(facility.hotel_id, hotel_id), eq(facility.id, record_id)));
  } else {
    const own = and(eq(promotion.hotel_id, hotel_id), eq(promotion.promotion_id, record_id));
    await query.delete(promotion).where(own);
  }
  await keepArchived(query, hotel_id, gone, now);
}

/** What it was; null: there is no such record in the archive. */
export async function deleteArchived(
  query: Query,
  hotel_id: number,
  { record, record_id }: Pick<ContentRecord, "record" | "record_id">,
): Promise<Record<string, unknown> | null> {
  const own = and(eq(archivedRecord.record, record), eq(archivedRecord.record_id, record_id));
  const [gone] = await query
    .delete(archivedRecord)
    .where(and(eq(archivedRecord.hotel_id, hotel_id), own))
    .returning({ fields: archivedRecord.fields });
  return gone?.fields ?? null;
}

/** What a record off the site comes back with. */
export async function keepArchived(query: Query, hotel_id: number, gone: ContentRecord, now: Date): Promise<void> {
  const { record, record_id, fields } = gone;
  if (record === "room") {
    const own = and(eq(roomClass.hotel_id, hotel_id), eq(roomClass.room_class_id, record_id));
    await query.update(roomClass).set(rows.roomRow(fields)).where(own);
    return;
  }
  await query
    .insert(archivedRecord)
    .values({ hotel_id, record, record_id, fields, archived_at: now })
    .onConflictDoUpdate({
      target: [archivedRecord.hotel_id, archivedRecord.record, archivedRecord.record_id],
      set: { fields, archived_at: now },
    });
}
