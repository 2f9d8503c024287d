/** Orders that can't be: each is refused with its code and a sentence, leaves no order and takes no room. */
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import {
  addCoupon,
  countOrders,
  expectClean,
  type OrderBody,
  openLodging,
  type Lodging,
} from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp } from "#tests/helpers/wire.ts";
import { expectRefused, stockOf } from "#tests/helpers/expect-refused.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const refuses = (...order: [Lodging, OrderBody, RefusalCode, Record<string, string>?]) =>
  expectRefused(world, ...order);

const lineOf = (lodging: Lodging, more: object): OrderBody["orders"] => [{ ...lodging.body().orders[0]!, ...more }];

test("a room nobody knows, another lodging's room and one without rooms left are sold out", async () => {
  const [lodging, other] = [
    await openLodging(world.database, { rooms: [{ capacity: 1 }] }),
    await openLodging(world.database),
  ];
  const foreign = other.classes[0]!.room_class_id;
  for (const room_class_id of [999_999_999, foreign]) {
    const refused = await refuses(
      lodging,
      { ...lodging.body(), orders: lineOf(lodging, { room_class_id }) },
      "ROOM_SOLD_OUT",
    );
    expect(refused).toEqual({ status: 200, msg: "This room type is sold out", fields: ["orders.0"] });
  }
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body() });
  expect((await refuses(lodging, lodging.body(), "ROOM_SOLD_OUT")).msg).toBe("This room type is sold out");
  // One night of the two is enough.
  expect((await refuses(lodging, lodging.body([[0, 0, 1]], { ahead: 9 }), "ROOM_SOLD_OUT")).status).toBe(200);
  expect(await countOrders(world.database, other.hotel_id)).toBe(0);
});

test("a stay that is too long or too soon for its arrival night is sold out, at the price check, too", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{}, {}] }] });
  const limit = (assignment: SQL) =>
    change(
      world.database,
      lodging.hotel_id,
      sql`update plan_night set ${assignment}
        where rate_plan_id = ${lodging.classes[0]!.plans[0]!} and night = ${lodging.day(10)}`,
    );
  for (const assignment of [sql`max_nights = 1`, sql`max_nights = null, lead_days = 11`]) {
    await limit(assignment);
    expect((await refuses(lodging, lodging.body(), "PLAN_SOLD_OUT")).fields).toEqual(["orders.0"]);
    const { envelope } = await overHttp(world, lodging.domain, calculateOrder, { body: lodging.body() });
    expect(envelope.code).toBe("PLAN_SOLD_OUT");
  }
  for (const assignment of [sql`lead_days = 10`, sql`max_nights = 2`]) {
    await limit(assignment);
    await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body() });
  }
  await expectClean(world, lodging.hotel_id);
});

test("a plan nobody knows, another lodging's plan, another room's plan and one that is withdrawn are sold out", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{}, {}] }, {}] });
  const other = await openLodging(world.database);
  for (const rate_plan_id of [999_999_999, other.classes[0]!.plans[0]!, lodging.classes[1]!.plans[0]!]) {
    const refused = await refuses(
      lodging,
      { ...lodging.body(), orders: lineOf(lodging, { rate_plan_id }) },
      "PLAN_SOLD_OUT",
    );
    expect(refused).toEqual({ status: 200, msg: "Plan sold out", fields: ["orders.0"] });
  }
  await change(
    world.database,
    lodging.hotel_id,
    sql`update plan_night set stop_sell = true where rate_plan_id = ${lodging.classes[0]!.plans[1]!}`,
  );
  expect((await refuses(lodging, lodging.body([[0, 1, 1]]), "PLAN_SOLD_OUT")).msg).toBe("Plan sold out");
});

test("more rooms than are left are not enough rooms, and the count is judged before the plan", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 3 }] });
  expect(await refuses(lodging, lodging.body([[0, 0, 4]]), "NOT_ENOUGH_ROOMS")).toEqual({
    status: 200,
    msg: "Not enough rooms",
    fields: ["orders.0"],
  });
  await refuses(
    lodging,
    { ...lodging.body(), orders: lineOf(lodging, { num: 4, rate_plan_id: 999 }) },
    "NOT_ENOUGH_ROOMS",
  );
});

test("what one line takes is gone for the lines after it", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 3, plans: [{}, {}] }] });
  const refused = await refuses(
    lodging,
    lodging.body([
      [0, 0, 2],
      [0, 1, 2],
    ]),
    "NOT_ENOUGH_ROOMS",
  );
  expect(refused.fields).toEqual(["orders.1"]);
  // The same room in two lines, as many as there are.
  const { order_doc } = await world.apiOf(lodging.domain)(placeOrder, {
    body: lodging.body([
      [0, 0, 2],
      [0, 1, 1],
    ]),
  });
  expect(order_doc).toMatch(/^HXA/);
  expect((await stockOf(world, lodging))[0]).toMatchObject({ held: 3 });
  await expectClean(world, lodging.hotel_id);
});

test("a plan sells no more than its own cap, over all lines and orders", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 8, plans: [{}, {}] }] });
  const [{ room_class_id, plans }] = lodging.classes as [Lodging["classes"][number]];
  await change(
    world.database,
    lodging.hotel_id,
    sql`insert into plan_cap (hotel_id, night, room_class_id, rate_plan_id, cap)
      values (${lodging.hotel_id}, ${lodging.day(11)}, ${room_class_id}, ${plans[0]!}, 2)`,
  );
  await refuses(lodging, lodging.body([[0, 0, 3]]), "NOT_ENOUGH_ROOMS");
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 2]]) });
  expect((await refuses(lodging, lodging.body([[0, 0, 1]]), "PLAN_SOLD_OUT")).msg).toBe("Plan sold out");
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 1, 3]]) });
  await expectClean(world, lodging.hotel_id);
});

test("the whole house is booked by itself", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [{ plans: [{}, { price: 9000, support_entire_rent: true }] }, {}],
  });
  for (const lines of [
    [
      [0, 1, 1],
      [1, 0, 1],
    ],
    [
      [1, 0, 1],
      [0, 1, 1],
    ],
  ] as [number, number, number][][]) {
    const { msg } = await refuses(lodging, lodging.body(lines), "ENTIRE_RENT_ALONE");
    expect(msg).toBe("The entire property can’t be booked together with individual rooms.");
  }
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 1, 1]]) });
  expect(await stockOf(world, lodging)).toMatchObject(Array.from({ length: 4 }, () => ({ held: 3, whole: true })));
  await refuses(lodging, lodging.body([[1, 0, 1]]), "ROOM_SOLD_OUT");
});

test("a house in which somebody sleeps is not to be had as a whole", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [{ plans: [{}, { price: 9000, support_entire_rent: true }] }, {}],
  });
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[1, 0, 1]], { ahead: 11, nights: 1 }) });
  await refuses(lodging, lodging.body([[0, 1, 1]]), "PLAN_SOLD_OUT");
});

/** With the fields that are named: those that were sent and are wrong, never a default. */
test.each<[string, Parameters<typeof openLodging>[1], Partial<OrderBody>, RefusalCode, string[]?]>([
  ["a closed lodging", { booking_close: true }, {}, "BOOKING_CLOSED"],
  ["a preparing lodging", { business_status: 1 }, {}, "NOT_OPEN_YET"],
  ["a vendor it does not have", {}, { payment_vendor: 3 }, "PAY_WAY_NOT_OFFERED", ["payment_vendor"]],
  ["a vendor of another way to pay", {}, { payment_vendor: 8 }, "PAY_WAY_NOT_OFFERED", ["payment_vendor"]],
  [
    "cash where nothing is paid on arrival",
    { payment_list: [1] },
    { pay_way: "cash" },
    "PAY_WAY_NOT_OFFERED",
    ["pay_way"],
  ],
  [
    "remittance where there is none",
    { payment_list: [1] },
    { pay_way: "remittance" },
    "PAY_WAY_NOT_OFFERED",
    ["pay_way"],
  ],
  ["a card where there is none", { payment_list: [8, 14] }, {}, "PAY_WAY_NOT_OFFERED"],
  [
    "a deposit where all is due",
    { deposit_type: ["all"] },
    { pay_option: "part" },
    "PAY_OPTION_NOT_OFFERED",
    ["pay_option"],
  ],
  ["all where a deposit is asked", { deposit_type: ["deposit"] }, {}, "PAY_OPTION_NOT_OFFERED"],
  [
    "coupons where stock lives elsewhere",
    { origin_pms: "other" },
    { coupon_array: ["TEN"] },
    "COUPON_INVALID",
    ["coupon_array.0"],
  ],
  [
    "a train where none is sold",
    {},
    { rail_item_list: [{ booking_number: "1" }] },
    "RAIL_NOT_OFFERED",
    ["rail_item_list"],
  ],
])("%s: refused", async (_title, hotel, more, code, fields) => {
  const lodging = await openLodging(world.database, hotel);
  await addCoupon(world.database, lodging.hotel_id, {});
  const refused = await refuses(lodging, lodging.body([[0, 0, 1]], more), code);
  expect([refused.status, refused.fields]).toEqual([200, fields]);
});

test("of several reasons the first that matters is named: not open, closed, the contact, the way to pay", async () => {
  const wrong = [
    ["NOT_OPEN_YET", { business_status: 1 }],
    ["BOOKING_CLOSED", { booking_close: true }],
    ["CONTACT_NOT_VERIFIED", { booking_validate: true }],
    ["PAY_WAY_NOT_OFFERED", { payment_list: [8, 14] }],
  ] as const;
  for (const [nth, [code]] of wrong.entries()) {
    const settings = Object.assign({}, ...wrong.slice(nth).map(([, each]) => each)) as Parameters<
      typeof openLodging
    >[1];
    const lodging = await openLodging(world.database, settings);
    await refuses(lodging, lodging.body(), code);
  }
});

test("the three words of stock are the specification's own in English, and translated everywhere", async () => {
  const lodging = await openLodging(world.database);
  const requested = [
    { ...lodging.body(), orders: lineOf(lodging, { room_class_id: 999 }) },
    lodging.body([[0, 0, 4]]),
    { ...lodging.body(), orders: lineOf(lodging, { rate_plan_id: 999 }) },
  ];
  const english = ["This room type is sold out", "Not enough rooms", "Plan sold out"];
  for (const lang of LANGUAGES) {
    const answers = await Promise.all(
      requested.map((body) => overHttp(world, lodging.domain, placeOrder, { body }, { lang })),
    );
    const said = answers.map(({ envelope }) => envelope.msg);
    if (lang === "en-US") expect(said).toEqual(english);
    else for (const msg of said) expect(msg).not.toMatch(/[A-Za-z]/);
    expect(new Set(said.filter(Boolean)).size).toBe(3);
    expect(answers.map(({ envelope }) => envelope.extra_info?.message)).toEqual(said);
  }
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(0);
});
