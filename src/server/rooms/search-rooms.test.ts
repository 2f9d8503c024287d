/** A search's answer: its fields and figures, who stands before whom, and in which language. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchRooms } from "#contract/rooms.ts";
import type { Language } from "#rules/text/language.ts";
import { addMember, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp, strict } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type SearchInput = { ahead?: number; nights?: number; rooms?: string; adults?: string; children?: string };

function search(
  lodging: Lodging,
  { ahead = 10, nights = 2, ...guests }: SearchInput = {},
  lang: Language = "zh-TW",
  headers = {},
) {
  return world.apiOf(
    lodging.domain,
    lang,
    headers,
  )(searchRooms, {
    query: { domain: lodging.domain, start_date: lodging.day(ahead), end_date: lodging.day(ahead + nights), ...guests },
  });
}

const asMember = async (lodging: Lodging) =>
  world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id, { points: 10 }));

describe("the answer", () => {
  test("has every field of the specification and none beside", async () => {
    const lodging = await openLodging(world.database, {
      rooms: [
        {
          plans: [
            {
              member_price: 1900,
              rate_plan_code_introduction: { "zh-TW": "含早餐", "en-US": "With breakfast" },
              refund_template_id: 3,
              contain_meals: ["breakfast", "dinner"],
              promo_type: "package",
              open_check_in_date: "2020-01-01",
              close_check_in_date: "2099-12-31",
              days: 2,
              product: [{ name: { "zh-TW": "溫泉券", "en-US": "Bath ticket" }, num: 2, unit: { "zh-TW": "張" } }],
            },
          ],
        },
      ],
    });
    const [{ room_class_id, plans }] = lodging.classes as [Lodging["classes"][number]];
    await change(
      world.database,
      lodging.hotel_id,
      sql`update room_class set facilities = '{free_wifi,safe_box}' where hotel_id = ${lodging.hotel_id}`,
    );
    await change(
      world.database,
      lodging.hotel_id,
      sql`insert into add_on (hotel_id, item_number, item_name, item_type, introduction, price, main_image, active) values
        (${lodging.hotel_id}, 'BIKE', '{"zh-TW":"腳踏車"}', 'rental', '{"en-US":"Two wheels"}', 300, '{"src":"/media/bike-0a-8x8.jpg","alt":{}}', true),
        (${lodging.hotel_id}, 'GONE', '{"zh-TW":"沒了"}', 'rental', '{}', 300, null, false)`,
    );
    await change(
      world.database,
      lodging.hotel_id,
      sql`insert into plan_add_on (hotel_id, rate_plan_id, item_number)
        values (${lodging.hotel_id}, ${plans[0]!}, 'BIKE'), (${lodging.hotel_id}, ${plans[0]!}, 'GONE')`,
    );
    const { status, envelope } = await overHttp(world, lodging.domain, searchRooms, {
      query: { domain: lodging.domain, start_date: lodging.day(10), end_date: lodging.day(12) },
    });
    expect(status).toBe(200);
    expect(strict(searchRooms.answer).parse(envelope.data)).toEqual([
      {
        room_class_id,
        room_code: "A",
        room_class_name: "A",
        facilities_for_search: ["free_wifi", "safe_box"],
        fallback_lang: {},
        rate_plans: [
          {
            rate_plan_id: plans[0],
            rate_plan_code: "A1",
            price: 2100 + 2110,
            rate_plan_code_name: "A1",
            rate_plan_code_introduction: "With breakfast",
            refund_template_id: 3,
            refund_steps: [
              { days_before: 14, fee_percent: 50 },
              { days_before: 0, fee_percent: 100 },
            ],
            inventory: 3,
            allow_coupon: true,
            allow_member_price: true,
            member_price: 2000 + 2010,
            contain_meals: ["breakfast", "dinner"],
            target_rooms: [room_class_id],
            open_check_in_date: "2020-01-01",
            close_check_in_date: "2099-12-31",
            promo_type: "package",
            days: 2,
            support_entire_rent: false,
            product: [{ name: "Bath ticket", num: 2, unit: "張" }],
            adds_list: [
              {
                item_number: "BIKE",
                item_name: "腳踏車",
                item_type: "rental",
                introduction: "Two wheels",
                unit: "",
                price: 300,
                price_per: "piece",
                day_part: "any",
                meal: null,
                daily_stock: null,
                cutoff_hours: null,
                least: 1,
                most: 99,
                room_classes: [],
                asks_time: false,
                photos: [],
                main_image_path: "/media/bike-0a-8x8.jpg",
                fallback_lang: { item_name: "zh-TW" },
              },
            ],
            refer_best_match: true,
            fallback_lang: { "product.0.unit": "zh-TW" },
          },
        ],
      },
    ]);
  });

  test("a price is the total of one room for the stay, however many are requested", async () => {
    const lodging = await openLodging(world.database);
    const [room] = await search(lodging, { ahead: 0, nights: 30, rooms: "3", adults: "6" });
    // 2000, 2010 … 2290
    expect(room!.rate_plans[0]!.price).toBe(30 * 2000 + (10 * 29 * 30) / 2);
  });

  test("a member price counts the usual price on nights without one, and is null without any", async () => {
    const lodging = await openLodging(world.database, { rooms: [{ plans: [{ member_price: 1500 }, {}] }] });
    await change(
      world.database,
      lodging.hotel_id,
      sql`update plan_night set member_price = null where hotel_id = ${lodging.hotel_id} and night = ${lodging.day(11)}`,
    );
    const [room] = await search(lodging);
    expect(room!.rate_plans.map((plan) => plan.member_price)).toEqual([1600 + 2110, null]);
  });

  test("a plan that allows no member price shows none", async () => {
    const lodging = await openLodging(world.database, {
      rooms: [{ plans: [{ member_price: 1500, allow_member_price: false }] }],
    });
    const [room] = await search(lodging, {}, "zh-TW", await asMember(lodging));
    expect(room!.rate_plans[0]).toMatchObject({ price: 4210, allow_member_price: false, member_price: null });
  });

  test("the defaults are one room, two adults and no children", async () => {
    const lodging = await openLodging(world.database, {
      rooms: [{ people: 2 }, { people: 1, plans: [{ price: 100 }] }],
    });
    const usual = await search(lodging);
    expect(usual).toEqual(await search(lodging, { rooms: "1", adults: "2", children: "0" }));
    expect(usual.map((room) => room.room_code)).toEqual(["A", "B"]);
  });
});

describe("the order", () => {
  const codes = (found: Awaited<ReturnType<typeof search>>) => found.map((room) => room.room_code);
  const plans = (found: Awaited<ReturnType<typeof search>>) =>
    found.flatMap((room) => room.rate_plans.map((plan) => plan.rate_plan_code));

  test("plans by price, ties by id; rooms by their first plan", async () => {
    const lodging = await openLodging(world.database, {
      rooms: [{ plans: [{ price: 3000 }, { price: 2500 }, { price: 2500 }] }, { plans: [{ price: 2400 }] }],
    });
    expect(plans(await search(lodging))).toEqual(["B1", "A2", "A3", "A1"]);
  });

  test("a member's by the member price where the plan allows it", async () => {
    const lodging = await openLodging(world.database, {
      rooms: [
        { plans: [{ price: 2400 }, { price: 3000, member_price: 2000 }] },
        { plans: [{ price: 2300 }] },
        { plans: [{ price: 2450, member_price: 100, allow_member_price: false }] },
      ],
    });
    expect(plans(await search(lodging))).toEqual(["B1", "A1", "A2", "C1"]);
    expect(plans(await search(lodging, {}, "zh-TW", await asMember(lodging)))).toEqual(["A2", "A1", "B1", "C1"]);
  });

  test("rooms that hold the guests first, and only those can be the best match", async () => {
    const lodging = await openLodging(world.database, {
      rooms: [
        { people: 1, plans: [{ price: 500 }] },
        { people: 2, children: 1, plans: [{ price: 3000 }, { price: 2900 }] },
        { people: 4, plans: [{ price: 5000 }] },
      ],
    });
    const found = await search(lodging, { adults: "2", children: "1" });
    expect(codes(found)).toEqual(["B", "C", "A"]);
    const matches = found.map((room) => room.rate_plans.map((plan) => plan.refer_best_match));
    expect(matches).toEqual([[true, false], [false], [undefined]]);
    expect("refer_best_match" in found[2]!.rate_plans[0]!).toBe(false);
    // Three adults fit the second only in two rooms; four adults and two children fit it exactly then.
    expect(codes(await search(lodging, { adults: "3" }))).toEqual(["C", "A", "B"]);
    expect(codes(await search(lodging, { rooms: "2", adults: "4", children: "2" }))).toEqual(["B", "C", "A"]);
    // A cot holds no adult.
    expect(codes(await search(lodging, { rooms: "1", adults: "3", children: "0" }))[0]).toBe("C");
  });

  test("where nothing fits nothing is the best match", async () => {
    const lodging = await openLodging(world.database, { rooms: [{ people: 2 }] });
    const [room] = await search(lodging, { adults: "5" });
    expect(room!.rate_plans[0]).not.toHaveProperty("refer_best_match");
  });

  test("rooms that are sold out stand last, without plans, and are no best match", async () => {
    const lodging = await openLodging(world.database, {
      rooms: [{ plans: [{ price: 1000 }] }, { plans: [{ price: 2000 }] }, { people: 1, plans: [{ price: 100 }] }],
    });
    await change(
      world.database,
      lodging.hotel_id,
      sql`update room_night set closed = true where room_class_id = ${lodging.classes[0]!.room_class_id}`,
    );
    const found = await search(lodging);
    expect(codes(found)).toEqual(["B", "C", "A"]);
    expect(found[2]!.rate_plans).toEqual([]);
    expect(found[0]!.rate_plans[0]!.refer_best_match).toBe(true);
  });
});

test("texts come in the requested language, else the lodging's main one, else traditional Chinese, else any", async () => {
  const lodging = await openLodging(world.database, { main_lang: "ja-JP", rooms: [{}, {}, {}, {}] });
  const names = ['{"ko-KR":"가","ja-JP":"い"}', '{"ja-JP":"い"}', '{"zh-TW":"丙"}', '{"zh-CN":"丁"}'];
  for (const [index, name] of names.entries()) {
    const { room_class_id } = lodging.classes[index]!;
    await change(
      world.database,
      lodging.hotel_id,
      sql`update room_class set room_class_name = ${name}::jsonb where room_class_id = ${room_class_id}`,
    );
  }
  const found = await search(lodging, {}, "ko-KR");
  expect(found.map(({ room_class_name, fallback_lang }) => [room_class_name, fallback_lang.room_class_name])).toEqual([
    ["가", undefined],
    ["い", "ja-JP"],
    ["丙", "zh-TW"],
    ["丁", "zh-CN"],
  ]);
});
