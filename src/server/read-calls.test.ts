/** Every call through the front door: it answers all its fields, in the asked language, and of this lodging only. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { triggerCaptcha } from "#contract/captcha.ts";
import { getCustomMenu, getHotelInfo, listHotelsByTag } from "#contract/hotel.ts";
import {
  getPromotion,
  listAnnouncements,
  listAttractions,
  listFacilities,
  listPromotions,
  listPromotionTypes,
} from "#contract/content.ts";
import { listOrders, placeOrder } from "#contract/orders.ts";
import { getPaymentStart, payOrder } from "#contract/payments.ts";
import { getProof } from "#contract/proof.ts";
import { listRooms } from "#contract/rooms.ts";
import { addDays, dayAt } from "#rules/day.ts";
import { hotelTag } from "#server/database/tables/hotel.ts";
import { promotion } from "#server/database/tables/content.ts";
import { handlers } from "#server/handlers.ts";
import { linkToken } from "#server/orders/ids.ts";
import { taskToken } from "#server/payments/task-token.ts";
import { createSandbox } from "../../sandbox/sandbox.ts";
import { fillHotel, makeHotel, type MadeHotel } from "#tests/factories.ts";
import { addMember, expectClean } from "#tests/shop.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { readRows } from "#tests/wire.ts";

const bank = createSandbox();
let world: World;
let hotel: MadeHotel;
let filled: Awaited<ReturnType<typeof fillHotel>>;

beforeAll(async () => {
  world = await openWorld({ bank });
  hotel = await makeHotel(world.database, {
    payment_list: [14, 2, 8],
    info: {
      introduction: { "zh-TW": "山裡的旅店。" },
      about_us: { "zh-TW": '<p onclick="x()">故事<script>alert(1)</script><img src=x onerror=alert(1)></p>' },
      support_facilities: ["free_wifi"],
    },
  });
  filled = await fillHotel(world.database, hotel);
});
afterAll(() => world.close());

/** What the vendor's own script makes of a card. */
async function makePrime({ app_id, app_key }: { app_id: string; app_key: string }): Promise<string> {
  const body = JSON.stringify({ app_id, app_key, wallet: "card", number: "4242424242424242" });
  const headers = { "content-type": "application/json" };
  const made = await bank.app.request("/tappay/primes", { method: "POST", headers, body });
  return ((await made.json()) as { card: { prime: string } }).card.prime;
}

type Asking = { call: string; address: string; body?: unknown; headers?: Record<string, string> };

/** One asking of every call, with two orders to look at: one that may be cancelled, one whose day of arrival has come. */
async function askings(): Promise<Asking[]> {
  const { domain, hotel_id } = hotel;
  const { room_class_id } = filled.room;
  const { rate_plan_id } = filled.plan;
  const day = (ahead: number) => addDays(dayAt(new Date(), "Asia/Taipei"), ahead);
  const order = (ahead: number) => ({
    domain,
    booker_first_name: "Mei",
    booker_last_name: "Lin",
    booker_phone: "0912345678",
    booker_email: "mei@example.com",
    check_in_day: day(ahead),
    check_out_day: day(ahead + 2),
    pay_way: "pay_arrival" as const,
    coupon_array: ["WELCOME"],
    room_attachment_detail: [{ item_number: "BIKE", quantity: 2 }],
    orders: [{ room_class_id, rate_plan_id, num: 1 }],
  });
  const api = world.apiOf(domain);
  const [later, today] = [await api(placeOrder, { body: order(20) }), await api(placeOrder, { body: order(0) })];
  const [view] = await api(listOrders, { query: { domain, order_doc: later.order_doc, booker_phone: "0912345678" } });
  const proof = await api(getProof, { params: { id: later.order_doc }, query: { booker_phone: "0912345678" } });
  const email = "mei@example.com";
  const unpaid = await api(placeOrder, { body: { ...order(21), pay_way: "credit_card", payment_vendor: 2 } });
  const remitted = await api(placeOrder, { body: { ...order(22), pay_way: "remittance" } });
  const { redirect_url } = await api(payOrder, { body: { order_doc: unpaid.order_doc, booker_email: email } });
  const attempt_id = /[^/]+$/.exec(redirect_url)![0];
  const { start } = await api(getPaymentStart, { params: { attempt_id }, query: {} });
  const prime = await makePrime(start as { app_id: string; app_key: string });
  const token = taskToken(
    world.house.secrets,
    hotel_id,
    { kind: "remittance", order_id: view!.booking_id },
    new Date(),
  );
  const link = (purpose: "history" | "cancel") => linkToken(world.house.secrets, purpose, hotel_id, view!.booking_id);
  await api(triggerCaptcha, { body: { domain, email: "mei@example.com" } });
  const [letter] = await readRows<{ text: string }>(
    world.database,
    hotel_id,
    sql`select text from mail where hotel_id = ${hotel_id}`,
  );
  const [captcha] = /\b\d{6}\b/.exec(letter!.text)!;
  const member = await world.bearer(hotel_id, await addMember(world.database, hotel_id, { points: 5 }));
  const stay = `start_date=${day(3)}&end_date=${day(5)}`;
  const get = (call: string, query = "") => ({ call, address: `${call}?domain=${domain}${query && `&${query}`}` });
  return [
    get("/api/hotel/info"),
    get("/api/custom/menu", "menu_code=header"),
    get("/api/hotel/list_by_tag"),
    get("/api/ota/room/list"),
    get("/api/ota/room/empty-by-date", stay),
    get("/api/ota/room/rateplan/empty-by-date", stay),
    get("/api/ota/room/alternatives", stay),
    get("/api/wota/room_calendar", `${stay}&room_class_ids=${room_class_id}`),
    get("/api/facility/get_all"),
    get("/api/promotion/all_types", "del=false"),
    get("/api/promotion/info", `promotion_id=${filled.articles[0]!.promotion_id}`),
    get("/api/promotion/actives"),
    get("/api/announcement/actives"),
    get("/api/attraction/actives"),
    {
      ...get("/api/discount/coupon_confirm"),
      body: { domain, coupon_code: ["welcome"], check_in_date: day(3), check_out_date: day(5), room_code: "TWIN" },
    },
    { ...get("/api/ota/order/calculate"), body: order(5) },
    { ...get("/api/discount/calculate"), body: order(5) },
    { ...get("/api/ota/order/personal-new"), body: order(5) },
    get("/api/ota/order/personal-order-list", `order_doc=${later.order_doc}&booker_email=Mei@example.com`),
    get("/api/ota/order/personal-history", `hash_code=${link("history")}`),
    get("/api/ota/order/via-hash", `valid_hash=${link("cancel")}`),
    { ...get("/api/discount/promotion_code"), body: { domain, code: "WELCOME" } },
    get("/api/ota/order/receipt", `order_doc=${later.order_doc}&booker_email=${email}`),
    {
      call: "/api/order/master/{id}",
      address: `/api/order/master/${view!.booking_id}?booker_email=${email}`,
    },
    { call: "/hotels/preferences", address: `/master/hotels/preferences?domain=${domain}` },
    {
      call: "/api/ota/order/pay/{attempt_id}/prime",
      address: `/api/ota/order/pay/${attempt_id}/prime`,
      body: { prime },
    },
    {
      call: "/payment",
      address: "/master/payment",
      body: {
        payment_id: 2,
        type_id: 2,
        booking_number: unpaid.order_doc,
        email,
        deposit: false,
        return_url: `https://${domain}/stay`,
        hotel_id,
      },
    },
    { ...get("/api/ota/order/pay"), body: { order_doc: unpaid.order_doc, booker_email: email } },
    { call: "/api/ota/order/pay/{attempt_id}", address: `/api/ota/order/pay/${attempt_id}` },
    {
      call: "/api/ota/order/remittance/{id}",
      address: `/api/ota/order/remittance/${remitted.order_doc}`,
      body: { booker_email: email, last_five: "12345" },
    },
    get("/api/staff/task", `token=${token}`),
    { ...get("/api/staff/task"), body: { domain, token, amount: 100, proof: "REFERENCE" } },
    { ...get("/api/member/credit"), headers: member },
    get("/api/ota/order/proof-config", `order_doc=${later.order_doc}&booker_phone=0912345678`),
    {
      call: "/download/download-accommodation-proof/{id}",
      address: `/stay/download/download-accommodation-proof/${later.order_doc}?booker_phone=0912345678`,
    },
    {
      call: "/bookings/download-accommodation-proof",
      address: "/stay/bookings/download-accommodation-proof",
      body: { number: proof.number },
      headers: { "x-iv": proof.iv },
    },
    {
      call: "/api/wota/order/cancel-via-hash/{hash}",
      address: `/api/wota/order/cancel-via-hash/${link("cancel")}`,
      body: {},
    },
    { ...get("/api/captcha/trigger"), body: { domain, email: "lin@example.com" } },
    { ...get("/api/captcha/verify"), body: { domain, email: "mei@example.com", captcha } },
    {
      call: "/api/wota/order/cancel_apply/{id}",
      address: `/api/wota/order/cancel_apply/${today.order_doc}`,
      body: { booker_email: "mei@example.com", reason: "ill" },
    },
  ];
}

const json = async (path: string, host = hotel.domain) => {
  const response = await world.fetch(host, path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe("answers are complete", () => {
  test("every mounted call answers exactly the fields of its schema", async () => {
    const asked = await askings();
    expect(asked.map(({ call }) => call).sort()).toEqual(handlers.map(({ call }) => call.path).sort());
    for (const { call: path, address, body: sent, headers = {} } of asked) {
      const method = sent === undefined ? "GET" : "POST";
      const { call } = handlers.find((handler) => handler.call.path === path && handler.call.method === method)!;
      const init = sent === undefined ? {} : { method: "POST", body: JSON.stringify(sent) };
      const response = await world.fetch(hotel.domain, address, { ...init, headers });
      expect(response.status, address).toBe(200);
      if (call.file !== null) {
        expect(response.headers.get("content-type"), address).toBe(call.file);
        continue;
      }
      const body = (await response.json()) as Record<string, unknown>;
      expect(body, address).toMatchObject({ success: true, msg: "" });
      const read = call.answer.safeParse(body.data);
      expect(read.error, address).toBeUndefined();
      // Reading drops what is not declared: equal means nothing undeclared was sent.
      expect(read.data, address).toEqual(body.data);
    }
    await expectClean(world, hotel.hotel_id);
  });

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

  test("a menu item that can't be read does not lose the others", async () => {
    const menu = await world.apiOf(hotel.domain)(getCustomMenu, {
      query: { domain: hotel.domain, menu_code: "header" },
    });
    expect(menu.menu_items).toHaveLength(2);
    expect(menu.platform_id).toBe(hotel.hotel_id);
  });
});

describe("languages", () => {
  test("a text in the asked language is not marked, one that fell back is", async () => {
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

  test("refusals speak the asked language", async () => {
    const { body } = await json(`/api/hotel/info?domain=nobody.test&lang=en-US`);
    expect(body).toMatchObject({ code: "HOTEL_NOT_FOUND", msg: "We can’t find this lodging." });
  });
});

describe("rich text", () => {
  test("nothing that could run leaves the server", async () => {
    const info = await world.apiOf(hotel.domain)(getHotelInfo, { query: { domain: hotel.domain } });
    expect(info.info.about_us).toBe("<p>故事</p>");
  });
});

describe("what is active", () => {
  test("ended, unpublished and switched-off ones are hidden; one that begins later is told of", async () => {
    const own = await makeHotel(world.database);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    const base = { hotel_id: own.hotel_id, kind: "promotion" as const };
    const made = await world.database.forHotel(own.hotel_id, (query) =>
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
        makeHotel(world.database, { hotel_name: { "zh-TW": name }, status: index === 2 ? 0 : 1 }),
      ),
    );
    const code = `shared-${one!.hotel_id}`;
    for (const each of [one!, two!, three!]) {
      await world.database.forHotel(each.hotel_id, (query) =>
        query.insert(hotelTag).values({ hotel_id: each.hotel_id, code, tag: { "zh-TW": "海邊" } }),
      );
    }
    const tags = await world.apiOf(one!.domain)(listHotelsByTag, { query: { domain: one!.domain } });
    expect(tags).toEqual([
      { code, tag: "海邊", hotels: [{ domain: two!.domain, hotel_name: "B", main_image_path: "" }] },
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
