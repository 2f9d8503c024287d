/** The price checks: the newer, the older and the one by room plans say the same, and trust nobody's figures. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calculateDiscount } from "#contract/discounts.ts";
import { calculateOrder } from "#contract/orders.ts";
import { addDays } from "#rules/time/day.ts";
import {
  addCoupon,
  addMember,
  countOrders,
  expectClean,
  type OrderBody,
  openLodging,
  type Lodging,
} from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp, strict } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A lodging with one room of 2100 + 2110 for the usual stay (2000 + 2010 for members), and bicycles. */
async function openFull(hotel: Parameters<typeof openLodging>[1] = {}) {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{ member_price: 1900 }] }], ...hotel });
  await change(
    world.database,
    lodging.hotel_id,
    sql`insert into add_on (hotel_id, item_number, item_name, item_type, price)
      values (${lodging.hotel_id}, 'BIKE', '{"zh-TW":"腳踏車","en-US":"Bicycle"}', 'rental', 300),
        (${lodging.hotel_id}, 'BOAT', '{"zh-TW":"船"}', 'rental', 900)`,
  );
  await change(
    world.database,
    lodging.hotel_id,
    sql`insert into plan_add_on (hotel_id, rate_plan_id, item_number)
      values (${lodging.hotel_id}, ${lodging.classes[0]!.plans[0]!}, 'BIKE')`,
  );
  return lodging;
}

/** The price as each check says it, by an anonymous guest. */
async function check(lodging: Lodging, more: Partial<OrderBody> = {}, headers: Record<string, string> = {}, num = 1) {
  const { domain, check_in_day, check_out_day, orders } = lodging.body([[0, 0, num]]);
  const body = { domain, check_in_day, check_out_day, orders, ...more };
  const newer = await overHttp(world, lodging.domain, calculateOrder, { body }, { headers });
  const older = await overHttp(world, lodging.domain, calculateDiscount, { body }, { headers });
  expect(older.status).toBe(newer.status);
  expect(older.envelope.code).toBe(newer.envelope.code);
  return { newer: newer.envelope, older: older.envelope, status: newer.status };
}

async function signIn(lodging: Lodging, credit: { points?: number; stored_values?: number } = {}) {
  return world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id, credit));
}

test("both checks say the same figures, each in its own words, and the items add up", async () => {
  const lodging = await openFull();
  await addCoupon(world.database, lodging.hotel_id, {});
  const bearer = await signIn(lodging, { points: 500, stored_values: 300 });
  const { newer, older } = await check(
    lodging,
    {
      coupon_array: ["TEN"],
      point_used: 500,
      point_cost: 500,
      use_deposit: true,
      pay_option: "part",
      room_attachment_detail: [{ item_number: "BIKE", quantity: 2 }],
    },
    bearer,
    2,
  );
  // Two rooms of 4010 for members (4210 for all), ten percent off; then bicycles, points and stored value.
  const total = 8020 - 802 + 600 - 500 - 300;
  const attachment_detail = [
    {
      item_name: "Bicycle",
      item_type: "rental",
      quantity: 2,
      total_price: 600,
      item_number: "BIKE",
      extra_info: { date: lodging.day(10) },
    },
  ];
  const cancellation_steps = [
    { from: lodging.day(0), through: lodging.day(2), fee: 0, percent: 0 },
    { from: lodging.day(3), through: lodging.day(9), fee: 3609, percent: 50 },
    { from: lodging.day(10), through: null, fee: 7218, percent: 100 },
  ];
  const detail = strict(calculateOrder.answer).parse(newer.data) as NonNullable<typeof newer.data>;
  const { quote, ...figures } = detail;
  expect(figures).toEqual({
    promotion_discount: 802,
    room_price: 8020,
    total_price: total,
    pay_amount: Math.ceil(total * 0.3),
    deposit_amount: Math.ceil(total * 0.3),
    original_amount: 8420 + 600,
    guest_amount: 0,
    member_saving: 0,
    guest_charges: [],
    attachment_detail,
    cancellation_steps,
  });
  expect(strict(calculateDiscount.answer).parse(older.data)).toEqual({
    coupon_discount: 802,
    room_amount: 8020,
    total_amount: total,
    member_points: 500,
    new_amount: Math.ceil(total * 0.3),
    deposit_amount: Math.ceil(total * 0.3),
    attachment_amount: 600,
    original_amount: 8420 + 600,
    guest_amount: 0,
    member_saving: 0,
    guest_charges: [],
    attachment_detail,
    cancellation_steps,
    items: quote!.items,
  });
  expect(quote!.items.map(({ kind, quantity, amount }) => [kind, quantity, amount])).toEqual([
    ["room", 2, 8420],
    ["add_on", 2, 600],
    ["member", 1, -400],
    ["discount", 1, -802],
    ["points", 1, -500],
    ["stored_value", 1, -300],
  ]);
  expect(quote!.items.reduce((sum, item) => sum + item.amount, 0)).toBe(detail.total_price);
  // A check takes nothing.
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(0);
  await expectClean(world, lodging.hotel_id);
});

test("a visitor pays the price for everyone, a member the member price", async () => {
  const lodging = await openFull();
  const [visitor, member] = [await check(lodging), await check(lodging, {}, await signIn(lodging))];
  expect(visitor.newer.data).toMatchObject({ room_price: 4210, total_price: 4210, original_amount: 4210 });
  expect(member.newer.data).toMatchObject({ room_price: 4010, total_price: 4010, original_amount: 4210 });
});

test("a deposit is rounded up, and offered only where the lodging does", async () => {
  // 4210 × 33 % = 1389.3
  const lodging = await openFull({ deposit_percent: 33 });
  expect((await check(lodging, { pay_option: "part" })).newer.data).toMatchObject({
    pay_amount: 1390,
    total_price: 4210,
  });
  expect((await check(lodging)).newer.data).toMatchObject({ pay_amount: 4210, deposit_amount: 1390 });
  const without = await openFull({ deposit_type: ["all"], deposit_percent: 30 });
  expect((await check(without)).newer.data).toMatchObject({ deposit_amount: 0 });
  const { newer, status } = await check(without, { pay_option: "part" });
  expect([status, newer.code]).toEqual([200, "PAY_OPTION_NOT_OFFERED"]);
  const deposit = await openFull({ deposit_type: ["deposit"], deposit_percent: 30 });
  expect((await check(deposit, { pay_option: "all" })).newer.code).toBe("PAY_OPTION_NOT_OFFERED");
  expect((await check(deposit, { pay_option: "part" })).newer.data).toMatchObject({ pay_amount: 1263 });
});

describe("points and stored value", () => {
  test("points beyond the balance are refused; the older and the newer check say why", async () => {
    const lodging = await openFull();
    const { newer, older } = await check(lodging, { point_used: 51 }, await signIn(lodging, { points: 50 }));
    for (const envelope of [newer, older]) {
      expect(envelope).toMatchObject({
        success: false,
        code: "POINTS_NOT_ENOUGH",
        msg: "You don’t have enough points.",
        extra_info: { message: "You don’t have enough points." },
      });
    }
  });

  test("no more is spent than is due, and a total is never below nothing", async () => {
    const lodging = await openFull();
    const bearer = await signIn(lodging, { points: 4000, stored_values: 9000 });
    const { newer, older } = await check(lodging, { point_used: 4000, use_deposit: true }, bearer);
    expect(newer.data).toMatchObject({ total_price: 0, pay_amount: 0 });
    expect(newer.data!.quote!.items.at(-1)).toMatchObject({ kind: "stored_value", amount: -10 });
    expect(older.data).toMatchObject({ member_points: 4000, total_amount: 0 });
  });

  test("both need a member, and points a lodging whose stock lives here", async () => {
    const lodging = await openFull();
    for (const more of [{ point_used: 1 }, { use_deposit: true }]) {
      expect(await check(lodging, more)).toMatchObject({ status: 401, newer: { code: "SIGN_IN_NEEDED" } });
    }
    const elsewhere = await openFull({ origin_pms: "other" });
    const bearer = await signIn(elsewhere, { points: 50 });
    expect((await check(elsewhere, { point_used: 1 }, bearer)).newer.code).toBe("POINTS_NOT_ENOUGH");
  });

  test("a member of nowhere is nobody", async () => {
    const lodging = await openFull();
    const stranger = await world.bearer(lodging.hotel_id, "8f5f0000-0000-4000-8000-000000000000");
    expect(await check(lodging, {}, stranger)).toMatchObject({ status: 401, newer: { code: "SIGN_IN_NEEDED" } });
  });
});

describe("add-ons", () => {
  const bike = (more: object) => ({ room_attachment_detail: [{ item_number: "BIKE", quantity: 1, ...more }] });

  test("are never discounted", async () => {
    const lodging = await openFull();
    await addCoupon(world.database, lodging.hotel_id, { percent: 100 });
    const { newer } = await check(lodging, { coupon_array: ["TEN"], ...bike({ quantity: 3 }) });
    expect(newer.data).toMatchObject({ promotion_discount: 4210, total_price: 900, original_amount: 5110 });
  });

  test("are for a day of the stay, arrival and departure included", async () => {
    const lodging = await openFull();
    for (const date of [10, 11, 12]) {
      const { newer } = await check(lodging, bike({ date: lodging.day(date) }));
      expect(newer.data!.attachment_detail[0]!.extra_info).toEqual({ date: lodging.day(date) });
    }
    for (const date of [9, 13]) {
      expect((await check(lodging, bike({ date: lodging.day(date) }))).newer.code).toBe("ADD_ON_UNAVAILABLE");
    }
  });

  test("must be known, and offered with a plan that is ordered", async () => {
    const lodging = await openFull();
    const requested = [
      [{ item_number: "NONE" }, "item_number"],
      [{ item_number: "BOAT" }, "item_number"],
      [{ room_class_id: 999_999 }, "room_class_id"],
    ] as const;
    for (const [more, field] of requested) {
      const { newer, status } = await check(lodging, bike(more));
      expect([status, newer.code]).toEqual([200, "ADD_ON_UNAVAILABLE"]);
      expect(newer.extra_info).toEqual({ message: newer.msg, fields: [`room_attachment_detail.0.${field}`] });
    }
  });
});

test("lines, dates and the lodging's state are judged as by an order", async () => {
  const lodging = await openFull();
  const { orders } = lodging.body([[0, 0, 4]]);
  expect((await check(lodging, { orders })).newer.msg).toBe("Not enough rooms");
  const past = await check(lodging, { check_in_day: lodging.day(-1), check_out_day: lodging.day(1) });
  expect(past).toMatchObject({ status: 400, newer: { extra_info: { fields: ["check_in_day"] } } });
  expect((await check(lodging, { check_out_day: addDays(lodging.day(10), 31) })).status).toBe(400);
  expect((await check(await openFull({ booking_close: true }))).newer.code).toBe("BOOKING_CLOSED");
  expect((await check(await openFull({ business_status: 1 }))).newer.code).toBe("NOT_OPEN_YET");
});

test("what the guest has half typed is not read", async () => {
  const lodging = await openFull();
  const { newer } = await check(lodging, {
    booker_first_name: "<",
    booker_email: "mei@",
    booker_phone: "09",
    memo: "",
  });
  expect(newer).toMatchObject({ success: true, data: { total_price: 4210 } });
});
