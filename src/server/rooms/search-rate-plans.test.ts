/** The same nights by rate plan: each plan with the room classes it is sold for. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { searchRatePlans, searchRooms } from "#contract/rooms.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp, strict } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ask = (lodging: Lodging, query: Record<string, string> = {}) =>
  overHttp(world, lodging.domain, searchRatePlans, {
    query: { domain: lodging.domain, start_date: lodging.day(10), end_date: lodging.day(12), ...query },
  });

async function plansOf(lodging: Lodging) {
  const { status, envelope } = await ask(lodging);
  expect(status).toBe(200);
  strict(searchRatePlans.answer).parse(envelope.data);
  return envelope.data!.rateplan_info;
}

/** The first plan of a lodging, sold for its second class too. */
async function openShared() {
  const lodging = await openLodging(world.database, {
    rooms: [
      { plans: [{ member_price: 1900, refund_template_id: 3, rate_plan_code_introduction: { "zh-TW": "含早餐" } }] },
      { capacity: 5, plans: [{ price: 4000, member_price: 100, allow_member_price: false }] },
    ],
  });
  const [first, second] = lodging.classes;
  const ids = sql.raw(`'{${first!.room_class_id},${second!.room_class_id}}'`);
  await change(
    world.database,
    lodging.hotel_id,
    sql`update rate_plan set target_rooms = ${ids} where rate_plan_id = ${first!.plans[0]!}`,
  );
  await change(
    world.database,
    lodging.hotel_id,
    sql`insert into plan_night (hotel_id, night, room_class_id, rate_plan_id, price)
      select hotel_id, night, ${second!.room_class_id}, rate_plan_id, price + 1000 from plan_night
      where rate_plan_id = ${first!.plans[0]!}`,
  );
  return lodging;
}

test("each plan stands once, with its classes, prices and stock", async () => {
  const lodging = await openShared();
  const [first, second] = lodging.classes as [Lodging["classes"][number], Lodging["classes"][number]];
  expect(await plansOf(lodging)).toEqual([
    {
      rate_plan_id: first.plans[0],
      rate_plan_code_name: "A1",
      rate_plan_code_introduction: "含早餐",
      target_room_ids: [first.room_class_id, second.room_class_id],
      room_classes: [
        { room_class_id: first.room_class_id, member_price: 4010, origin_price: 4210, inventory: 3 },
        { room_class_id: second.room_class_id, member_price: null, origin_price: 6210, inventory: 5 },
      ],
      refund_template_id: 3,
      fallback_lang: { rate_plan_code_introduction: "zh-TW" },
    },
    {
      rate_plan_id: second.plans[0],
      rate_plan_code_name: "B1",
      rate_plan_code_introduction: "",
      target_room_ids: [second.room_class_id],
      room_classes: [{ room_class_id: second.room_class_id, member_price: null, origin_price: 8210, inventory: 5 }],
      refund_template_id: 2,
      fallback_lang: {},
    },
  ]);
});

test("the cheapest plan comes first, and of two as cheap the one with the smaller id; so do the classes of a plan", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [{ plans: [{ price: 3000 }, { price: 2500 }] }, { plans: [{ price: 2500 }] }, { plans: [{ price: 2000 }] }],
  });
  const [a, b, c] = lodging.classes as [
    Lodging["classes"][number],
    Lodging["classes"][number],
    Lodging["classes"][number],
  ];
  expect((await plansOf(lodging)).map((plan) => plan.rate_plan_id)).toEqual([
    c.plans[0],
    a.plans[1],
    b.plans[0],
    a.plans[0],
  ]);
  // The dearest plan is sold for a cheaper class, too: its lowest price counts.
  await change(
    world.database,
    lodging.hotel_id,
    sql`update rate_plan set target_rooms = ${sql.raw(`'{${a.room_class_id},${c.room_class_id}}'`)}
      where rate_plan_id = ${a.plans[0]!}`,
  );
  await change(
    world.database,
    lodging.hotel_id,
    sql`insert into plan_night (hotel_id, night, room_class_id, rate_plan_id, price)
      select hotel_id, night, ${c.room_class_id}, rate_plan_id, 100 from plan_night where rate_plan_id = ${a.plans[0]!}`,
  );
  const [first] = await plansOf(lodging);
  expect(first!.rate_plan_id).toBe(a.plans[0]);
  expect(first!.room_classes.map((room) => room.room_class_id)).toEqual([c.room_class_id, a.room_class_id]);
});

test("it says the same as the search by room", async () => {
  const lodging = await openShared();
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[1, 0, 2]]) });
  const byPlan = (await plansOf(lodging)).flatMap(({ rate_plan_id, room_classes }) =>
    room_classes.map((room) => [
      room.room_class_id,
      rate_plan_id,
      room.origin_price,
      room.member_price,
      room.inventory,
    ]),
  );
  const rooms = await world.apiOf(lodging.domain)(searchRooms, {
    query: { domain: lodging.domain, start_date: lodging.day(10), end_date: lodging.day(12) },
  });
  const byRoom = rooms.flatMap(({ room_class_id, rate_plans }) =>
    rate_plans.map((plan) => [room_class_id, plan.rate_plan_id, plan.price, plan.member_price, plan.inventory]),
  );
  expect(byPlan.toSorted()).toEqual(byRoom.toSorted());
  expect(byPlan).toHaveLength(3);
  await expectClean(world, lodging.hotel_id);
});

test("a plan that can't be sold is left out, and so is a class of it", async () => {
  const lodging = await openShared();
  const [first, second] = lodging.classes;
  await change(
    world.database,
    lodging.hotel_id,
    sql`update plan_night set stop_sell = true where rate_plan_id = ${second!.plans[0]!} and night = ${lodging.day(11)}`,
  );
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 3]]) });
  const found = await plansOf(lodging);
  expect(found.map((plan) => plan.rate_plan_id)).toEqual([first!.plans[0]]);
  expect(found[0]!.room_classes.map((room) => room.room_class_id)).toEqual([second!.room_class_id]);
  await expectClean(world, lodging.hotel_id);
});

test("nothing on offer is an empty list", async () => {
  const lodging = await openLodging(world.database);
  await change(
    world.database,
    lodging.hotel_id,
    sql`update room_night set closed = true where hotel_id = ${lodging.hotel_id}`,
  );
  expect(await plansOf(lodging)).toEqual([]);
});

test("its dates obey the limits of a search", async () => {
  const lodging = await openLodging(world.database);
  for (const [query, field] of [
    [{ end_date: lodging.day(41) }, "end_date"],
    [{ end_date: lodging.day(10) }, "end_date"],
    [{ start_date: lodging.day(-1), end_date: lodging.day(1) }, "start_date"],
  ] as const) {
    const { status, envelope } = await ask(lodging, query);
    expect([status, envelope.extra_info?.fields]).toEqual([400, [field]]);
  }
  expect((await ask(lodging, { end_date: lodging.day(40) })).status).toBe(200);
});
