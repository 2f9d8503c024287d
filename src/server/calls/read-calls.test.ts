/** What a lodging publishes about itself: in the requested language, of this lodging only, and nothing that has ended. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCustomMenu, getFrame, getHotelInfo, listHotelsByTag } from "#contract/hotel.ts";
import {
  getPromotion,
  listAnnouncements,
  listAttractions,
  listFacilities,
  listPromotions,
  listPromotionTypes,
} from "#contract/content.ts";
import { listRooms } from "#contract/rooms.ts";
import { hotelTag } from "#server/database/tables/hotel.ts";
import { promotion } from "#server/database/tables/content.ts";
import { writeRows } from "#tests/helpers/announce-written.ts";
import { fillHotel, makeHotel, type MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { addCoupon, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let hotel: MadeHotel;

beforeAll(async () => {
  world = await openWorld();
  hotel = await makeHotel(world.database, {
    info: {
      introduction: { "zh-TW": "山裡的旅店。" },
      about_us: { "zh-TW": '<p onclick="x()">故事<script>alert(1)</script><img src=x onerror=alert(1)></p>' },
      support_facilities: ["free_wifi"],
    },
  });
  await fillHotel(world.database, hotel);
});
afterAll(() => world.close());

const json = async (path: string, host = hotel.domain) => {
  const response = await world.fetch(host, path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

async function addPromotion(
  hotel_id: number,
  texts: Pick<typeof promotion.$inferInsert, "promotion_title" | "detail_foreword">,
): Promise<number> {
  const [made] = await writeRows(world.database, hotel_id, promotion, (query) =>
    query
      .insert(promotion)
      .values({ hotel_id, kind: "promotion", public_at: new Date(Date.now() - 86_400_000), ...texts })
      .returning(),
  );
  return made!.promotion_id;
}

describe("answers are complete", () => {
  test("the hotel info has every field of the specification", async () => {
    const { body } = await json(`/api/hotel/info?domain=${hotel.domain}`);
    const names =
      "upper_name hotel_name template_code template_booking_code kind domain origin_pms main_lang support_lang options status website_exist booking_close booking_validate close_member_system enableUser del online_support deposit_type deposit_percent business_status payment_list member_price_discount support_client_cancel google_map_open_way google_store_name client_invoce_setting ga_code pixel_code info";
    const nested =
      "address coordinates email phone phone2 fb line instagram fax about_images about_us_path introduction seo_content seo_title icon_images logo_images banner_images banner_info custom_block location_block official_booking checkin_start_time checkin_end_time checkout_time refund_template_id customer_notice booking_policy cancel_policy registration_name business_registration unified_business_number support_facilities thsr_support_on agent_name remittance_notice dining_options template_images children_and_extra_person_rates";
    expect(Object.keys(body.data!)).toEqual(expect.arrayContaining(names.split(" ")));
    expect(Object.keys((body.data as { info: object }).info)).toEqual(expect.arrayContaining(nested.split(" ")));
  });

  test("defaults are the specification's", async () => {
    const info = await world.apiOf(hotel.domain)(getHotelInfo, { query: { domain: hotel.domain } });
    expect(info.client_invoce_setting).toBe(1);
    expect(info.info.refund_template_id).toBe(2);
    expect(info.enableUser).toBe(true);
    expect(info.member_price_discount.discount).toBe(0.8);
    // No check-out time was given, so the end of check-in stands for it.
    expect(info.info.checkout_time).toBe("22:00");
    expect(info.info.support_facilities).toBe('["free_wifi"]');
  });

  test("show_price is the lowest nightly price of the next thirty days", async () => {
    const [room] = await world.apiOf(hotel.domain)(listRooms, { query: { domain: hotel.domain } });
    expect(room).toMatchObject({
      show_price: 2000,
      room_code: "TWIN",
      facilities_for_search: ["free_wifi", "exterior_window"],
    });
    expect(JSON.parse(room!.facilities)).toEqual({ window: "exterior_window", room: ["free_wifi"] });
  });

  test("a promotion says what the code in its text does not cover, from the coupon and the plans", async () => {
    const there = await openLodging(world.database, {
      rooms: [{ plans: [{}, { allow_coupon: false }] }, { plans: [{ allow_coupon: false }] }],
    });
    const [first] = there.classes;
    await addCoupon(world.database, there.hotel_id, {
      code: "TIDE10",
      room_classes: [first!.room_class_id],
      minimum_spend: 8000,
      stay_to: "2031-03-31",
      per_member_cap: 2,
    });
    await addCoupon(world.database, there.hotel_id, { code: "OLD5", active: false });
    const promotion_title = { "zh-TW": "官網九折", "en-US": "Ten percent off" };
    const texts = { promotion_title, detail_foreword: { "zh-TW": "輸入TIDE10或OLD5，VIP皆可" } };
    const promotion_id = await addPromotion(there.hotel_id, texts);
    const query = { promotion_id: String(promotion_id) };
    expect((await world.apiOf(there.domain, "en-US")(getPromotion, { query })).codes).toEqual([
      {
        code: "TIDE10",
        except_plans: ["A2"],
        room_classes: ["A"],
        book_from: null,
        book_to: null,
        stay_from: null,
        stay_to: "2031-03-31",
        minimum_spend: 8000,
        cap: null,
        per_member_cap: 2,
        is_for_cards: false,
      },
    ]);
    const plain = await addPromotion(there.hotel_id, { promotion_title });
    const without = await world.apiOf(there.domain)(getPromotion, { query: { promotion_id: String(plain) } });
    expect(without.codes).toEqual([]);
  });

  test("a menu item that can't be read does not lose the others", async () => {
    const menu = await world.apiOf(hotel.domain)(getCustomMenu, {
      query: { domain: hotel.domain, menu_code: "header" },
    });
    expect(menu.menu_items).toHaveLength(2);
    expect(menu.platform_id).toBe(hotel.hotel_id);
  });

  test("the frame says of each list whether it has something, as the list itself does", async () => {
    const empty = await makeHotel(world.database);
    for (const { domain } of [hotel, empty]) {
      const api = world.apiOf(domain, "en-US");
      const query = { domain };
      const frame = await api(getFrame, { query: { ...query, menu_code: "header" } });
      const facilities = await api(listFacilities, { query });
      expect(frame).toMatchObject({
        promotions: (await api(listPromotions, { query })).length > 0,
        news: (await api(listAnnouncements, { query })).length > 0,
        attractions: (await api(listAttractions, { query })).length > 0,
        facilities: facilities.map(({ facilities_key, facilities_title }) => ({ facilities_key, facilities_title })),
      });
      expect(frame.menu_items?.length).toBe(domain === hotel.domain ? 2 : undefined);
      expect(facilities.length > 0).toBe(domain === hotel.domain);
    }
  });
});

describe("languages", () => {
  test("a text in the requested language is not marked, one that fell back is", async () => {
    const info = await world.apiOf(hotel.domain, "en-US")(getHotelInfo, { query: { domain: hotel.domain } });
    expect(info.hotel_name).toBe("Test Inn");
    expect(info.info.introduction).toBe("山裡的旅店。");
    expect(info.fallback_lang).toMatchObject({ "info.introduction": "zh-TW" });
    expect(info.fallback_lang).not.toHaveProperty("hotel_name");
  });

  test("texts fall back to the main language first", async () => {
    const other = await makeHotel(world.database, {
      main_lang: "ja-JP",
      hotel_name: { "ja-JP": "宿", "zh-TW": "旅店" },
    });
    const info = await world.apiOf(other.domain, "ko-KR")(getHotelInfo, { query: { domain: other.domain } });
    expect(info.hotel_name).toBe("宿");
    expect(info.fallback_lang.hotel_name).toBe("ja-JP");
  });

  test("an unknown language is refused", async () => {
    const { status, body } = await json(`/api/hotel/info?domain=${hotel.domain}&lang=fr-FR`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: "INVALID_INPUT", extra_info: { fields: ["lang"] } });
  });

  test("refusals come in the requested language", async () => {
    const { body } = await json(`/api/hotel/info?domain=nobody.test&lang=en-US`);
    expect(body).toMatchObject({ code: "HOTEL_NOT_FOUND", msg: "We can’t find this property." });
  });
});

describe("rich text", () => {
  test("nothing that could run leaves the server", async () => {
    const info = await world.apiOf(hotel.domain)(getHotelInfo, { query: { domain: hotel.domain } });
    expect(info.info.about_us).toBe("<p>故事</p>");
  });
});

describe("what is active", () => {
  test("ended, unpublished and switched-off ones are hidden; one that begins later is announced", async () => {
    const own = await makeHotel(world.database);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    const base = { hotel_id: own.hotel_id, kind: "promotion" as const };
    const made = await writeRows(world.database, own.hotel_id, promotion, (query) =>
      query
        .insert(promotion)
        .values([
          { ...base, promotion_title: { "zh-TW": "now" }, public_at: day(-1), end_at: day(1) },
          { ...base, promotion_title: { "zh-TW": "later" }, public_at: day(-1), begin_at: day(5), end_at: day(9) },
          { ...base, promotion_title: { "zh-TW": "ended" }, end_at: day(-1) },
          { ...base, promotion_title: { "zh-TW": "unpublished" }, public_at: day(1) },
          { ...base, promotion_title: { "zh-TW": "off" }, active: false },
          { ...base, promotion_title: { "zh-TW": "news" }, show_in_index: true },
        ])
        .returning(),
    );
    const api = world.apiOf(own.domain);
    const titles = (list: { promotion_title: string }[]) => list.map((each) => each.promotion_title).sort();
    expect(titles(await api(listPromotions, { query: { domain: own.domain } }))).toEqual(["later", "news", "now"]);
    expect(titles(await api(listAnnouncements, { query: { domain: own.domain } }))).toEqual(["news"]);
    const ended = made.find((row) => row.promotion_title["zh-TW"] === "ended")!;
    await expect(api(getPromotion, { query: { promotion_id: String(ended.promotion_id) } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("sister lodgings", () => {
  test("lodgings with the same tag know each other's name, address and picture, and inactive ones are not named", async () => {
    const names = ["A", "B", "C"];
    const [one, two, three] = await Promise.all(
      names.map((name, index) =>
        makeHotel(world.database, {
          hotel_name: { "zh-TW": name },
          status: index === 2 ? 0 : 1,
          info: { banner_images: [1, 2].map((nth) => ({ src: `/media/${name}${nth}.jpg`, alt: {}, link: "" })) },
        }),
      ),
    );
    const code = `shared-${one!.hotel_id}`;
    for (const each of [one!, two!, three!]) {
      await writeRows(world.database, each.hotel_id, hotelTag, (query) =>
        query.insert(hotelTag).values({ hotel_id: each.hotel_id, code, tag: { "zh-TW": "海邊" } }),
      );
    }
    const tags = await world.apiOf(one!.domain)(listHotelsByTag, { query: { domain: one!.domain } });
    expect(tags).toEqual([
      { code, tag: "海邊", hotels: [{ domain: two!.domain, hotel_name: "B", main_image_path: "/media/B1.jpg" }] },
    ]);
  });
});

describe("lists of an empty lodging", () => {
  test.each([listRooms, listFacilities, listPromotions, listAnnouncements, listAttractions, listHotelsByTag])(
    "$name answers an empty list",
    async (call) => {
      const empty = await makeHotel(world.database);
      expect(await world.apiOf(empty.domain)(call, { query: { domain: empty.domain } })).toEqual([]);
    },
  );
  test("and its promotion types too", async () => {
    const empty = await makeHotel(world.database);
    expect(
      await world.apiOf(empty.domain)(listPromotionTypes, { query: { domain: empty.domain, del: "false" } }),
    ).toEqual([]);
  });
});
