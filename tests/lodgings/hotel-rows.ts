/** Lodgings for tests: each test makes its own, with the values it needs. */
import { randomInt, randomUUID } from "node:crypto";
import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import { addDays, dayAt } from "#rules/time/day.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Database } from "#server/database/connect.ts";
import { facility, promotion, promotionType } from "#server/database/tables/content.ts";
import { gatewayCheck, policyChange } from "#server/database/tables/payments.ts";
import { picture } from "#server/database/tables/media.ts";
import {
  hotel,
  hotelCard,
  hotelHost,
  hotelSite,
  hotelTag,
  hotelTerms,
  menu,
  type StoredInfo,
} from "#server/database/tables/hotel.ts";
import { addHotel, type NewHotel } from "#server/hotel/add-hotel.ts";
import { addOn, addOnDay, planAddOn } from "#server/database/tables/add-ons.ts";
import { coupon, refundTemplate } from "#server/database/tables/discounts.ts";
import { planCap, ratePlan, roomClass } from "#server/database/tables/rooms.ts";

const EMPTY_INFO: StoredInfo = {
  address: {},
  coordinates: null,
  email: "",
  phone: "",
  phone2: "",
  fb: "",
  line: "",
  instagram: "",
  fax: "",
  about_images: [],
  about_us: {},
  introduction: {},
  seo_content: {},
  seo_title: {},
  icon_image: "",
  logo_images: { dark: "", white: "" },
  banner_images: [],
  banner_title: {},
  banner_sub_title: {},
  custom_block: {},
  location_block: {},
  official_booking: "",
  checkin_start_time: "15:00",
  checkin_end_time: "22:00",
  checkout_time: "",
  customer_notice: {},
  booking_policy: {},
  cancel_policy: {},
  registration_name: "",
  business_registration: "",
  unified_business_number: "",
  support_facilities: [],
  thsr_support_on: -1,
  agent_name: "",
  remittance_notice: {},
  dining_options: {},
  template_images: { about: "", facility: "", promotion: "", room: "" },
  children_and_extra_person_rates: [],
  picture_note: {},
};

export type MadeHotel = Awaited<ReturnType<typeof makeHotel>>;

type HotelRow = Partial<NewHotel>;

export async function makeHotel(
  database: Database,
  { info, options, ...row }: Omit<HotelRow, "info"> & { info?: Partial<StoredInfo> } = {},
) {
  const hotel_id = randomInt(1_000, 2_000_000_000);
  const domain = `${randomUUID()}.test`;
  await database.forHotel(hotel_id, async (query) => {
    await addHotel(query, {
      hotel_name: { "zh-TW": "測試旅店", "en-US": "Test Inn" },
      support_lang: ["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"],
      ...row,
      // Paid at the sandbox bank, like the demonstration: the public never pays with tests.
      options: { is_demo: true, ...options },
      hotel_id,
      info: { ...EMPTY_INFO, ...info },
    });
    await query.insert(hotelHost).values({ hotel_id, host: domain, canonical: true });
    await announceChange(query, hotel_id, "hotel");
  });
  return { hotel_id, domain };
}

/** What its staff or the platform change of a lodging, in whichever of its tables. */
export async function changeHotel(database: Database, hotel_id: number, row: HotelRow): Promise<void> {
  await database.forHotel(hotel_id, async (query) => {
    for (const table of [hotel, hotelCard, hotelSite, hotelTerms]) {
      const isHere = Object.keys(row).some((name) => name in getTableColumns(table));
      if (!isHere) continue;
      await query.update(table).set(row).where(eq(table.hotel_id, hotel_id));
      await announceChange(query, hotel_id, getTableName(table));
    }
  });
}

/** One of everything a lodging can have, so that a leak of any of it can be seen. */
export async function fillHotel(database: Database, { hotel_id }: MadeHotel, now = new Date()) {
  const today = dayAt(now, "Asia/Taipei");
  return database.forHotel(hotel_id, async (query) => {
    const [room] = await query
      .insert(roomClass)
      .values({
        hotel_id,
        room_code: "TWIN",
        room_class_name: { "zh-TW": "雙床房", "en-US": "Twin" },
        introduction: { "zh-TW": "兩張床。" },
        people: 2,
        children: 1,
        square_meters: 24,
        beds: [{ bed: "single", count: 2 }],
        facilities: ["free_wifi", "exterior_window"],
        photos: [{ src: "/media/twin-0123abcd-1600x1000.jpg", alt: { "zh-TW": "雙床房" } }],
        symbol_tags: [{ "zh-TW": "海景", "en-US": "Sea view" }],
      })
      .returning();
    const [plan] = await query
      .insert(ratePlan)
      .values({
        hotel_id,
        rate_plan_code: "BB",
        rate_plan_code_name: { "zh-TW": "含早餐" },
        contain_meals: ["breakfast"],
        target_rooms: [room!.room_class_id],
      })
      .returning();
    await query.execute(sql`insert into room_night (hotel_id, night, room_class_id, capacity)
      select ${hotel_id}, ${today}::date + ahead, ${room!.room_class_id}, 3 from generate_series(0, 39) ahead`);
    await query.execute(sql`insert into plan_night (hotel_id, night, room_class_id, rate_plan_id, price)
      select ${hotel_id}, ${today}::date + ahead, ${room!.room_class_id}, ${plan!.rate_plan_id}, 2000 + ahead * 10
      from generate_series(0, 39) ahead`);
    const [pool] = await query
      .insert(facility)
      .values({ hotel_id, facilities_key: "pool", facilities_title: { "zh-TW": "泳池", "en-US": "Pool" }, floor: "1F" })
      .returning();
    await query.insert(promotionType).values({ hotel_id, topic_key: "season", topic_detail: { "zh-TW": "當季" } });
    const day = (days: number) => new Date(`${addDays(today, days)}T00:00:00+08:00`);
    const articles = await query
      .insert(promotion)
      .values(
        (["promotion", "announcement", "attraction"] as const).map((kind) => ({
          hotel_id,
          kind,
          promotion_title: { "zh-TW": `標題 ${kind}`, "en-US": `Title ${kind}` },
          promotion_type: kind === "promotion" ? "season" : "",
          public_at: day(-1),
          begin_at: day(-1),
          end_at: day(30),
        })),
      )
      .returning();
    await query
      .insert(menu)
      .values({ hotel_id, menu_code: "header", menu_items: ['{"type":"about","title":{},"status":true}', "{broken"] });
    await query.insert(gatewayCheck).values({ hotel_id, gateway: "ecpay" });
    const changed = { before: {}, changed_by: "01000000-0000-7000-8000-000000000000", changed_at: new Date(0) };
    await query.insert(policyChange).values({ hotel_id, ...changed });
    const picture_id = "01000000-0000-7000-8000-000000000000";
    const upload = { picture_id, name: "twin.jpg", said_bytes: 1, created_at: now, updated_at: now };
    await query.insert(picture).values({ hotel_id, ...upload });
    await query.insert(hotelTag).values({ hotel_id, code: `tag-${hotel_id}`, tag: { "zh-TW": "南方" } });
    await query.insert(coupon).values({ hotel_id, code: "WELCOME", name: { "zh-TW": "歡迎" }, percent: 10, cap: 100 });
    await query.insert(addOn).values({
      hotel_id,
      item_number: "BIKE",
      item_name: { "zh-TW": "腳踏車" },
      item_type: "rental",
      price: 300,
    });
    await query.insert(addOnDay).values({ hotel_id, item_number: "BIKE", day: addDays(today, 39), stock: 2 });
    await query.insert(planAddOn).values({ hotel_id, rate_plan_id: plan!.rate_plan_id, item_number: "BIKE" });
    await query.insert(refundTemplate).values({ hotel_id, refund_template_id: 3, steps: [] });
    await query.insert(planCap).values({
      hotel_id,
      night: addDays(today, 39),
      room_class_id: room!.room_class_id,
      rate_plan_id: plan!.rate_plan_id,
      cap: 2,
    });
    await announceChange(query, hotel_id, "hotel_tag");
    return { room: room!, plan: plan!, facility: pool!, articles };
  });
}
