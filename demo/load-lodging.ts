/** Turns a demo lodging into rows, in place of those it had: its rooms with prices and stock for the days ahead, its articles. */
import { and, eq, sql } from "drizzle-orm";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query } from "#server/database/connect.ts";
import { facility, promotion, promotionType } from "#server/database/tables/content.ts";
import { addOn, coupon } from "#server/database/tables/discounts.ts";
import { hotel, hotelHost, hotelTag, menu, type StoredPhoto } from "#server/database/tables/hotel.ts";
import { ratePlan, roomClass, roomNight } from "#server/database/tables/rooms.ts";
import { addHotel } from "#server/hotel/add-hotel.ts";
import { addDays } from "#rules/time/day.ts";
import { type LoadedRoom, loadRates } from "./load-rates.ts";
import { daysOf } from "./days.ts";
import type { DemoPhoto } from "./field-schemas.ts";
import type { DemoArticle, DemoLodging, DemoRoom } from "./read-lodging.ts";

/** How far ahead there are prices and stock. */
const DAYS = 400;

const PICTURE_NOTE = {
  "zh-TW": "本示範網站的圖片皆為電腦生成。",
  "zh-CN": "本演示网站的图片均为电脑生成。",
  "en-US": "The pictures on this demonstration site are computer-generated.",
  "ja-JP": "このデモサイトの画像はすべてコンピューターで生成したものです。",
  "ko-KR": "이 데모 사이트의 이미지는 모두 컴퓨터로 생성한 것입니다.",
};

export type StorePhoto = (photo: DemoPhoto) => Promise<StoredPhoto>;

export async function loadLodging(
  query: Query,
  hotel_id: number,
  lodging: DemoLodging,
  today: string,
  store: StorePhoto,
): Promise<void> {
  const {
    slug,
    info,
    rooms,
    facilities,
    promotion_types,
    articles,
    menu: items,
    tags,
    sales,
    closed_days: _,
    wallets,
    options,
    ...facts
  } = lodging;
  const { refund_template_id, ...details } = info;
  const srcOf = async (photo: DemoPhoto | undefined) => (photo ? (await store(photo)).src : "");
  await query.delete(hotel).where(eq(hotel.hotel_id, hotel_id));
  await addHotel(query, {
    ...facts,
    hotel_id,
    options: { ...options, wallets },
    refund_template_id,
    remittance_account: sales.remittance_account,
    info: {
      ...details,
      about_images: await Promise.all(info.about_images.map(store)),
      banner_images: await Promise.all(
        info.banner_images.map(async (photo) => ({ ...(await store(photo)), link: "" })),
      ),
      icon_image: await srcOf(info.icon_image),
      logo_images: { dark: "", white: "" },
      template_images: {
        about: await srcOf(info.template_images.about),
        facility: await srcOf(info.template_images.facility),
        promotion: await srcOf(info.template_images.promotion),
        room: await srcOf(info.template_images.room),
      },
      picture_note: PICTURE_NOTE,
    },
  });
  await query.insert(hotelHost).values([
    { hotel_id, host: `${slug}.localhost`, canonical: true },
    { hotel_id, host: `www.${slug}.localhost`, canonical: false },
  ]);
  if (tags.length > 0) await query.insert(hotelTag).values(tags.map((tag) => ({ hotel_id, ...tag })));
  await query.insert(menu).values({
    hotel_id,
    menu_code: "header",
    menu_items: items.map((item) => JSON.stringify(item)),
  });

  const loaded: LoadedRoom[] = [];
  for (const [priority, room] of rooms.entries())
    loaded.push(await loadRoom(query, hotel_id, room, priority, today, lodging, store));
  const ids = new Map(loaded.map(({ room, room_class_id }) => [room.room_code, room_class_id]));
  await closeDays(query, hotel_id, lodging, ids, today);
  await loadSales(query, hotel_id, sales, [...ids.values()]);
  await loadRates(query, hotel_id, loaded, { ...lodging, today });

  for (const [priority, { title, photos, ...rest }] of facilities.entries()) {
    const stored = await Promise.all(photos.map(store));
    await query.insert(facility).values({ hotel_id, ...rest, facilities_title: title, photos: stored, priority });
  }
  if (promotion_types.length > 0) {
    await query.insert(promotionType).values(promotion_types.map((type) => ({ hotel_id, ...type })));
  }
  for (const [priority, article] of articles.entries()) {
    await loadArticle(query, hotel_id, article, priority, ids, today, store);
  }
  await announceChange(query, hotel_id, "hotel");
}

async function loadRoom(
  query: Query,
  hotel_id: number,
  room: DemoRoom,
  priority: number,
  today: string,
  lodging: DemoLodging,
  store: StorePhoto,
): Promise<LoadedRoom> {
  const { name, photos, plans, capacity, base_price, weekend_percent, ...facts } = room;
  const [made] = await query
    .insert(roomClass)
    .values({
      hotel_id,
      ...facts,
      room_class_name: name,
      photos: await Promise.all(photos.map(store)),
      priority,
      units: capacity,
    })
    .returning({ room_class_id: roomClass.room_class_id });
  const { room_class_id } = made!;
  await query.execute(sql`
    insert into room_night (hotel_id, night, room_class_id, capacity)
    select ${hotel_id}, ${today}::date + ahead, ${room_class_id}, ${capacity} from generate_series(0, ${DAYS - 1}) ahead`);
  const rate_plan_ids: number[] = [];
  for (const { name: plan_name, introduction, add_price, ...plan } of plans) {
    const [sold] = await query
      .insert(ratePlan)
      .values({
        hotel_id,
        ...plan,
        rate_plan_code_name: plan_name,
        rate_plan_code_introduction: introduction,
        target_rooms: [room_class_id],
      })
      .returning({ rate_plan_id: ratePlan.rate_plan_id });
    rate_plan_ids.push(sold!.rate_plan_id);
    const member = plan.allow_member_price && !lodging.close_member_system ? lodging.member_discount : null;
    // Weekend nights and the summer cost more; prices are multiples of ten, as lodgings write them.
    await query.execute(sql`
      insert into plan_night (hotel_id, night, room_class_id, rate_plan_id, price, member_price)
      select ${hotel_id}, night, ${room_class_id}, ${sold!.rate_plan_id}, price,
        case when ${member}::float8 is null then null else floor(price * ${member}::float8 / 10)::int * 10 end
      from (
        select night, (round((${base_price}::int
            * (100 + case when extract(isodow from night) in (5, 6) then ${weekend_percent}::int else 0 end)
            * (case when extract(month from night) in (7, 8) then 112 else 100 end) / 10000.0 + ${add_price}::int) / 10) * 10)::int as price
        from (select ${today}::date + ahead as night from generate_series(0, ${DAYS - 1}) ahead) days
      ) priced`);
  }
  return { room, room_class_id, rate_plan_ids };
}

/** Add-ons belong to every plan; a whole house takes every class. */
async function loadSales(
  query: Query,
  hotel_id: number,
  { add_ons, coupons }: DemoLodging["sales"],
  classes: number[],
): Promise<void> {
  await query
    .update(ratePlan)
    .set({ target_rooms: classes })
    .where(and(eq(ratePlan.hotel_id, hotel_id), ratePlan.support_entire_rent));
  if (coupons.length > 0) await query.insert(coupon).values(coupons.map((each) => ({ hotel_id, ...each })));
  if (add_ons.length === 0) return;
  await query.insert(addOn).values(add_ons.map((each) => ({ hotel_id, ...each })));
  for (const [priority, { item_number }] of add_ons.entries()) {
    await query.execute(sql`insert into plan_add_on (hotel_id, rate_plan_id, item_number, priority)
      select hotel_id, rate_plan_id, ${item_number}, ${priority} from rate_plan where hotel_id = ${hotel_id}`);
  }
}

async function closeDays(
  query: Query,
  hotel_id: number,
  lodging: DemoLodging,
  ids: Map<string, number>,
  today: string,
): Promise<void> {
  for (const { room_code, ...range } of lodging.closed_days) {
    const { from, to } = daysOf(today, range);
    const only = room_code === undefined ? sql`true` : eq(roomNight.room_class_id, ids.get(room_code) ?? 0);
    await query
      .update(roomNight)
      .set({ closed: true })
      .where(sql`${roomNight.hotel_id} = ${hotel_id} and ${roomNight.night} between ${from} and ${to} and ${only}`);
  }
}

async function loadArticle(
  query: Query,
  hotel_id: number,
  article: DemoArticle,
  priority: number,
  ids: Map<string, number>,
  today: string,
  store: StorePhoto,
): Promise<void> {
  const start = (day: string | null) => (day === null ? null : new Date(`${day}T00:00:00+08:00`));
  const end = (day: string | null) => (day === null ? null : new Date(`${day}T23:59:59+08:00`));
  const booking = daysOf(today, article.booking);
  const stay = daysOf(today, article.stay);
  await query.insert(promotion).values({
    hotel_id,
    kind: article.kind,
    promotion_title: article.title,
    sub_title: article.sub_title,
    promotion_type: article.type,
    main_image: article.photo ? await store(article.photo) : null,
    sub_image: article.sub_photo ? await store(article.sub_photo) : null,
    detail_foreword: article.foreword,
    detail_info: article.detail,
    begin_at: start(booking.from),
    end_at: end(booking.to),
    public_at: start(addDays(today, -article.published_days_ago)),
    checkin_start_at: start(stay.from),
    checkin_close_at: end(stay.to),
    support_room_type: article.rooms.map((code) => ids.get(code)!),
    show_in_index: article.show_in_index,
    priority,
    coordinates: article.coordinates,
  });
}
