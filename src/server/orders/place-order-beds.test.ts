/** Who comes must have a bed in the rooms that are ordered, and the nights must be on sale: refusals of their own. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calculateDiscount } from "#contract/discounts.ts";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { LODGING_NIGHTS, type OrderBody, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { expectRefused } from "#tests/helpers/expect-refused.ts";
import { change, overHttp } from "#tests/helpers/wire.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The order and both price checks say the same. */
async function fieldsOf(lodging: Lodging, body: OrderBody, code: RefusalCode) {
  const refused = await expectRefused(world, lodging, body, code);
  expect(refused.status).toBe(200);
  for (const call of [calculateOrder, calculateDiscount]) {
    const { envelope } = await overHttp(world, lodging.domain, call, { body });
    expect([envelope.code, envelope.extra_info?.fields]).toEqual([code, refused.fields]);
  }
  return refused.fields;
}

describe("more guests than the rooms hold", () => {
  const openRooms = () =>
    openLodging(world.database, {
      rooms: [
        { capacity: 4, children: 1 },
        { capacity: 2, people: 1 },
      ],
    });

  test.each<
    [what: string, lines: [number, number, number][], guests: Partial<OrderBody>, fields: string[] | undefined]
  >([
    ["an adult too many", [[0, 0, 1]], { adults_count: 3 }, ["adults_count"]],
    ["an adult is not put in a cot", [[0, 0, 2]], { adults_count: 5 }, ["adults_count"]],
    ["a child too many", [[0, 0, 1]], { adults_count: 2, children_count: 2 }, ["children_count"]],
    ["two, where nobody says how many: no field was sent", [[1, 0, 1]], {}, undefined],
    [
      "several kinds together",
      [
        [0, 0, 1],
        [1, 0, 2],
      ],
      { adults_count: 5 },
      ["adults_count"],
    ],
  ])("%s", async (_what, lines, guests, fields) => {
    const lodging = await openRooms();
    expect(await fieldsOf(lodging, lodging.body(lines, guests), "TOO_MANY_GUESTS")).toEqual(fields);
  });

  test.each<[what: string, lines: [number, number, number][], guests: Partial<OrderBody>]>([
    ["everyone in a bed or a cot", [[0, 0, 2]], { adults_count: 4, children_count: 2 }],
    ["children in beds", [[0, 0, 1]], { adults_count: 1, children_count: 2 }],
    [
      "several kinds together",
      [
        [0, 0, 1],
        [1, 0, 2],
      ],
      { adults_count: 4, children_count: 1 },
    ],
    ["one alone", [[1, 0, 1]], { adults_count: 1 }],
  ])("%s is enough", async (_what, lines, guests) => {
    const lodging = await openRooms();
    const { order_doc } = await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body(lines, guests) });
    expect(order_doc).toMatch(/^HXA/);
  });

  test("what is sold out is said first", async () => {
    const lodging = await openRooms();
    expect(
      (await expectRefused(world, lodging, lodging.body([[0, 0, 5]], { adults_count: 30 }), "NOT_ENOUGH_ROOMS")).fields,
    ).toEqual(["orders.0"]);
  });

  test("a whole house holds all its rooms, or what its own class says", async () => {
    const whole = { price: 20_000, support_entire_rent: true };
    const under = await openLodging(world.database, {
      rooms: [
        { capacity: 1, plans: [{}, whole] },
        { capacity: 2, people: 3 },
      ],
    });
    const rooms = 2 + 2 * 3;
    expect(await fieldsOf(under, under.body([[0, 1, 1]], { adults_count: rooms + 1 }), "TOO_MANY_GUESTS")).toEqual([
      "adults_count",
    ]);
    await world.apiOf(under.domain)(placeOrder, {
      body: under.body([[0, 1, 1]], { adults_count: rooms, pay_way: "cash" }),
    });
    const apart = await openLodging(world.database, {
      rooms: [{ capacity: 2 }, { capacity: 1, people: 8, plans: [whole] }],
    });
    expect(await fieldsOf(apart, apart.body([[1, 0, 1]], { adults_count: 9 }), "TOO_MANY_GUESTS")).toEqual([
      "adults_count",
    ]);
    await world.apiOf(apart.domain)(placeOrder, {
      body: apart.body([[1, 0, 1]], { adults_count: 8, pay_way: "cash" }),
    });
  });

  test("a price by room plans says nothing of guests and is given", async () => {
    const lodging = await openRooms();
    const body = {
      domain: lodging.domain,
      check_in: lodging.day(10),
      check_out: lodging.day(12),
      plans: [{ rate_plan_code: "B1", inv_type_code: "B" }],
    };
    const { envelope } = await overHttp(world, lodging.domain, calculateOrder, { body });
    expect(envelope).toMatchObject({ success: true });
  });
});

describe("nights that are not on sale yet", () => {
  const last = LODGING_NIGHTS - 1;

  test.each([
    ["far beyond the last", { ahead: 400 }, ["check_in_day", "check_out_day"]],
    ["from the night after the last", { ahead: last + 1, nights: 1 }, ["check_in_day", "check_out_day"]],
    ["the last, and the one after it", { ahead: last }, ["check_out_day"]],
  ])("%s", async (_what, stay, fields) => {
    const lodging = await openLodging(world.database);
    expect(await fieldsOf(lodging, lodging.body([[0, 0, 1]], stay), "NOT_ON_SALE_YET")).toEqual(fields);
  });

  test("name the fields of the payload that was sent, and the last night", async () => {
    const lodging = await openLodging(world.database);
    const body = {
      domain: lodging.domain,
      check_in: lodging.day(last),
      check_out: lodging.day(last + 3),
      plans: [{ rate_plan_code: "A1", inv_type_code: "A" }],
    };
    const { envelope } = await overHttp(world, lodging.domain, calculateOrder, { body });
    expect(envelope).toMatchObject({
      code: "NOT_ON_SALE_YET",
      msg: "These dates can’t be booked yet.",
      extra_info: { fields: ["check_out"] },
      data: { last_night: lodging.day(last) },
    });
  });

  test("the last night itself is sold, and a full or closed one before it is sold out", async () => {
    const lodging = await openLodging(world.database, { rooms: [{ capacity: 1 }] });
    await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 1]], { ahead: last, nights: 1 }) });
    await expectRefused(world, lodging, lodging.body([[0, 0, 1]], { ahead: last, nights: 1 }), "ROOM_SOLD_OUT");
    await change(
      world.database,
      lodging.hotel_id,
      sql`update room_night set closed = true where hotel_id = ${lodging.hotel_id} and night = ${lodging.day(5)}`,
    );
    await expectRefused(world, lodging, lodging.body([[0, 0, 1]], { ahead: 5, nights: 1 }), "ROOM_SOLD_OUT");
  });
});

test("a stay that is only too long is told how long one may be; what is wrong besides is said as ever", async () => {
  const lodging = await openLodging(world.database);
  const long = lodging.body([[0, 0, 1]], { nights: 31 });
  expect(await expectRefused(world, lodging, long, "INVALID_INPUT")).toEqual({
    status: 400,
    msg: "A stay can be 30 nights at most.",
    fields: ["check_out_day"],
  });
  for (const body of [{ ...long, booker_email: "nobody" }, lodging.body([[0, 0, 1]], { nights: 0 })]) {
    const other = await overHttp(world, lodging.domain, placeOrder, { body });
    expect([other.status, other.envelope.msg]).toEqual([
      400,
      "Some fields aren’t right. Please check them and try again.",
    ]);
  }
});
