/**
 * Makes a demo lodging, in place of the one before, by what an owner does in the studio: it is opened, its site is published, its
 * rooms are counted, its plans saved and priced by rules. Only what has no screen yet is written as rows.
 */
import { eq, sql } from "drizzle-orm";
import { isEmptyText, translationsIn } from "#rules/content/translations.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query } from "#server/database/connect.ts";
import { promotionType } from "#server/database/tables/content.ts";
import { addOn } from "#server/database/tables/add-ons.ts";
import { coupon } from "#server/database/tables/discounts.ts";
import { hotel, hotelHost, hotelSite, hotelTag } from "#server/database/tables/hotel.ts";
import { roomNight } from "#server/database/tables/rooms.ts";
import { readContent } from "#server/drafts/content-store.ts";
import { addHiddenRoom } from "#server/drafts/draft-store.ts";
import { nextId } from "#server/drafts/next-id.ts";
import { writeVersion } from "#server/drafts/write-version.ts";
import { openLodging } from "#server/lodgings/open-lodging.ts";
import { openWebsite } from "#server/setup/setup-store.ts";
import { putMarks } from "#server/translations/translation-store.ts";
import { daysOf } from "./days.ts";
import { articleContent, facilityContent, roomContent, siteContent, type StorePhoto } from "./lodging-content.ts";
import { type LoadedRoom, type Owner, sellRooms } from "./sell-rooms.ts";
import type { DemoLodging } from "./read-lodging.ts";

type Loading = { today: string; now: Date; owner: Owner; store: StorePhoto };

export async function loadLodging(
  query: Query,
  hotel_id: number,
  lodging: DemoLodging,
  { today, now, owner, store }: Loading,
): Promise<void> {
  await query.delete(hotel).where(eq(hotel.hotel_id, hotel_id));
  const host = await open(query, hotel_id, lodging, owner, now);
  const rooms: LoadedRoom[] = [];
  for (const room of lodging.rooms) {
    const room_class_id = await nextId(query, "room");
    await addHiddenRoom(query, hotel_id, room_class_id);
    rooms.push({ room, room_class_id });
  }
  await publish(query, hotel_id, lodging, { today, now, owner, store, rooms });
  await addExtras(query, hotel_id, lodging);
  await addAddOns(query, hotel_id, lodging, rooms, store);
  await sellRooms(query, { hotel_id, host, owner, now, lodging, rooms });
  await closeDays(query, hotel_id, lodging, rooms, today);
  await openWebsite(query, hotel_id, now);
  await keepFacts(query, hotel_id, lodging);
  await announceChange(query, hotel_id, "hotel");
}

/** By its languages, terms and texts of the first hour; everything else is published. */
async function open(query: Query, hotel_id: number, lodging: DemoLodging, owner: Owner, now: Date): Promise<string> {
  const { slug, info, sales, wallets, options, rooms: _rooms, facilities: _f, articles: _a, ...facts } = lodging;
  const host = `${slug}.localhost`;
  const { refund_template_id } = info;
  const own = { ...facts, refund_template_id, remittance_account: sales.remittance_account };
  const marked = { ...own, options: { ...options, wallets, is_demo: true } };
  if (!(await openLodging(query, hotel_id, { hotel: marked, host, slug, owner, now }))) {
    throw new Error(`The demo can't be loaded: another lodging has ${host}.`);
  }
  await query.insert(hotelHost).values({ hotel_id, host: `www.${host}`, canonical: false });
  return host;
}

async function publish(
  query: Query,
  hotel_id: number,
  lodging: DemoLodging,
  { today, now, owner, store, rooms }: Loading & { rooms: readonly LoadedRoom[] },
): Promise<void> {
  const { content: before } = await readContent(query, hotel_id);
  const ids = new Map(rooms.map(({ room, room_class_id }) => [room.room_code, room_class_id]));
  const site = before.find(({ record }) => record === "site")!;
  const after = await siteContent(lodging, site, store);
  for (const [priority, { room, room_class_id }] of rooms.entries()) {
    after.push(await roomContent(room_class_id, room, priority, store));
  }
  for (const [priority, facility] of lodging.facilities.entries()) {
    after.push(await facilityContent(await nextId(query, "facility"), facility, priority, store));
  }
  for (const [priority, article] of lodging.articles.entries()) {
    const record_id = await nextId(query, "promotion");
    after.push(await articleContent(record_id, article, priority, { today, ids, store }));
  }
  const made = { reason: "publish" as const, note: "", made_by: owner.account_id, made_at: now };
  await writeVersion(query, hotel_id, before, after, made);
  const { main_lang, support_lang } = lodging;
  const reviewed = { mark: "reviewed" as const, marked_by: owner.account_id, marked_at: now };
  for (const lang of support_lang.filter((each) => each !== main_lang)) {
    const written = translationsIn(after, main_lang, lang).filter(({ target }) => !isEmptyText(target));
    await putMarks(
      query,
      hotel_id,
      written.map((each) => ({ ...each, lang, ...reviewed })),
    );
  }
}

async function addExtras(query: Query, hotel_id: number, lodging: DemoLodging): Promise<void> {
  const { tags, promotion_types, sales } = lodging;
  const { coupons } = sales;
  if (tags.length > 0) await query.insert(hotelTag).values(tags.map((tag) => ({ hotel_id, ...tag })));
  if (coupons.length > 0) await query.insert(coupon).values(coupons.map((each) => ({ hotel_id, ...each })));
  if (promotion_types.length > 0) {
    await query.insert(promotionType).values(promotion_types.map((type) => ({ hotel_id, ...type })));
  }
}

async function addAddOns(
  query: Query,
  hotel_id: number,
  { sales }: DemoLodging,
  rooms: readonly LoadedRoom[],
  store: StorePhoto,
): Promise<void> {
  for (const { photo, room_codes, ...item } of sales.add_ons) {
    const room_classes = rooms
      .filter(({ room }) => room_codes.includes(room.room_code))
      .map(({ room_class_id }) => room_class_id);
    const main_image = photo ? await store(photo) : null;
    await query.insert(addOn).values({ hotel_id, ...item, room_classes, main_image });
  }
}

async function closeDays(
  query: Query,
  hotel_id: number,
  lodging: DemoLodging,
  rooms: readonly LoadedRoom[],
  today: string,
): Promise<void> {
  for (const { room_code, ...range } of lodging.closed_days) {
    const { from, to } = daysOf(today, range);
    const closed = rooms.find(({ room }) => room.room_code === room_code)?.room_class_id ?? 0;
    const only = room_code === undefined ? sql`true` : eq(roomNight.room_class_id, closed);
    await query
      .update(roomNight)
      .set({ closed: true })
      .where(sql`${roomNight.hotel_id} = ${hotel_id} and ${roomNight.night} between ${from} and ${to} and ${only}`);
  }
}

/** What owners have no field for: the railway, and lodgings that are closed on purpose. */
async function keepFacts(query: Query, hotel_id: number, { website_exist, info }: DemoLodging): Promise<void> {
  const { thsr_support_on, thsr_station } = info;
  const own = JSON.stringify({ thsr_support_on, thsr_station });
  await query.update(hotel).set({ website_exist }).where(eq(hotel.hotel_id, hotel_id));
  await query
    .update(hotelSite)
    .set({ info: sql`${hotelSite.info} || ${own}::jsonb` })
    .where(eq(hotelSite.hotel_id, hotel_id));
}
