/** What is sold besides rooms: for days on which it makes sense, and never more of it than there is. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getAddOnInventory } from "#contract/add-ons.ts";
import { calculateDiscount } from "#contract/discounts.ts";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import type { DayPart } from "#rules/stock/add-on-days.ts";
import { findMissingAddOn } from "#server/add-ons/find-missing-add-on.ts";
import type { Query } from "#server/database/connect.ts";
import { expireOrder } from "#server/orders/unpaid/expire-orders.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { allHeard } from "#tests/helpers/announce-written.ts";
import { change, overHttp, strict } from "#tests/helpers/wire.ts";
import { expectClean, type OrderBody, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openClockedWorld();

/** A lodging whose only plan offers one thing. */
async function openWith(day_part: DayPart, daily_stock: number | null = null, capacity = 9) {
  const lodging = await openLodging(at.world.database, { from: "2031-03-01", rooms: [{ capacity }] });
  const { hotel_id, classes } = lodging;
  await change(
    at.world.database,
    hotel_id,
    sql`insert into add_on (hotel_id, item_number, item_name, item_type, price, day_part, daily_stock)
      values (${hotel_id}, 'BOX', '{"zh-TW":"早餐盒","en-US":"Box"}', 'dining', 180, ${day_part}, ${daily_stock})`,
  );
  await change(
    at.world.database,
    hotel_id,
    sql`insert into plan_add_on (hotel_id, rate_plan_id, item_number) values (${hotel_id}, ${classes[0]!.plans[0]!}, 'BOX')`,
  );
  return lodging;
}

const withBox = (lodging: Lodging, quantity: number, ahead?: number, more: Partial<OrderBody> = {}) =>
  lodging.body([[0, 0, 1]], {
    room_attachment_detail: [
      { item_number: "BOX", quantity, ...(ahead === undefined ? {} : { date: lodging.day(ahead) }) },
    ],
    ...more,
  });

/** Refused by the order and by both price checks, with the same field. */
async function refusedField(lodging: Lodging, body: OrderBody) {
  const fields = new Set<string>();
  for (const call of [placeOrder, calculateOrder, calculateDiscount]) {
    const { status, envelope } = await overHttp(at.world, lodging.domain, call, { body });
    expect([status, envelope.code]).toEqual([200, "ADD_ON_UNAVAILABLE"]);
    fields.add(String(envelope.extra_info?.fields));
  }
  return [...fields];
}

const leftOf = async (lodging: Lodging, first = 10, last = 12) => {
  const query = { domain: lodging.domain, start_date: lodging.day(first), end_date: lodging.day(last) };
  const { envelope } = await overHttp(at.world, lodging.domain, getAddOnInventory, { query });
  const [item] = strict(getAddOnInventory.answer).parse(envelope.data) as NonNullable<typeof envelope.data>;
  return item!.dates.map(({ inventory }) => inventory);
};

describe("of a stay from day 10 to day 12", () => {
  test.each<[DayPart, sold: number[], not: number[]]>([
    ["any", [10, 11, 12], [9, 13]],
    ["morning", [11, 12], [10, 13]],
    ["evening", [10, 11], [9, 12]],
    ["night", [10, 11], [9, 12]],
    ["arrival", [10], [9, 11, 12]],
    ["departure", [12], [10, 11, 13]],
    ["arrival_departure", [10, 12], [9, 11, 13]],
  ])("%s means days %j, and not %j", async (day_part, sold, not) => {
    const lodging = await openWith(day_part);
    const api = at.world.apiOf(lodging.domain);
    for (const ahead of sold) {
      const { attachment_detail } = await api(calculateOrder, { body: withBox(lodging, 1, ahead) });
      expect(attachment_detail[0]!.extra_info.date).toBe(lodging.day(ahead));
    }
    for (const ahead of not) {
      expect(await refusedField(lodging, withBox(lodging, 1, ahead))).toEqual(["room_attachment_detail.0.date"]);
    }
    // Without a day it is for the first one.
    const { attachment_detail } = await api(calculateOrder, { body: withBox(lodging, 1) });
    expect(attachment_detail[0]!.extra_info.date).toBe(lodging.day(sold[0]!));
  });
});

test("what goes with dinner is offered and sold only with a plan that has dinner", async () => {
  const lodging = await openWith("evening");
  const { hotel_id, domain } = lodging;
  const write = async (statement: ReturnType<typeof sql>) => {
    await change(at.world.database, hotel_id, statement);
    await allHeard(at.world.dependencies, hotel_id);
  };
  const offered = async () => {
    const query = { domain, start_date: lodging.day(10), end_date: lodging.day(12) };
    const rooms = await at.world.apiOf(domain)(searchRooms, { query });
    return rooms[0]!.rate_plans[0]!.adds_list.map(({ item_number, meal }) => [item_number, meal]);
  };
  await write(sql`update add_on set meal = 'dinner' where hotel_id = ${hotel_id}`);
  await write(sql`update rate_plan set contain_meals = ${sql.param(["breakfast"])} where hotel_id = ${hotel_id}`);
  expect(await offered()).toEqual([]);
  expect(await refusedField(lodging, withBox(lodging, 1, 10))).toEqual(["room_attachment_detail.0.item_number"]);
  await write(sql`update rate_plan set contain_meals = ${sql.param(["dinner"])} where hotel_id = ${hotel_id}`);
  expect(await offered()).toEqual([["BOX", "dinner"]]);
  await bookerOf(at.world, lodging).book(withBox(lodging, 1, 10));
  await expectClean(at.world, hotel_id);
});

describe("three a day", () => {
  test("are sold three times, on each day, and no more", async () => {
    const lodging = await openWith("any", 3);
    expect(await leftOf(lodging)).toEqual([3, 3, 3]);
    expect(await refusedField(lodging, withBox(lodging, 4, 10))).toEqual(["room_attachment_detail.0.quantity"]);
    const booker = bookerOf(at.world, lodging);
    await booker.book(withBox(lodging, 2, 11));
    expect(await leftOf(lodging)).toEqual([3, 1, 3]);
    expect(await refusedField(lodging, withBox(lodging, 2, 11))).toEqual(["room_attachment_detail.0.quantity"]);
    await booker.book(withBox(lodging, 1, 11));
    await booker.book(withBox(lodging, 3, 12));
    expect(await leftOf(lodging)).toEqual([3, 0, 0]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("in two lines of one order count together, and the second is named", async () => {
    const lodging = await openWith("any", 3);
    const line = (quantity: number) => ({ item_number: "BOX", quantity, date: lodging.day(10) });
    const body = lodging.body([[0, 0, 1]], { room_attachment_detail: [line(2), line(2)] });
    expect(await refusedField(lodging, body)).toEqual(["room_attachment_detail.1.quantity"]);
  });

  test("come back when an order is cancelled or expires", async () => {
    const lodging = await openWith("any", 3);
    const booker = bookerOf(at.world, lodging);
    const cancelled = await booker.book(withBox(lodging, 3, 10, { pay_way: "cash" }));
    expect(await leftOf(lodging)).toEqual([0, 3, 3]);
    await booker.cancel(cancelled);
    expect(await leftOf(lodging)).toEqual([3, 3, 3]);
    const expired = await booker.book(withBox(lodging, 3, 10));
    at.now = new Date("2031-03-01T04:45:00Z");
    const { hotel_id } = lodging;
    await at.world.database.forHotel(hotel_id, (query) => expireOrder(query, hotel_id, expired.order_id, at.now));
    expect(await leftOf(lodging)).toEqual([3, 3, 3]);
    // Late money gets them again only where nobody else has them by then.
    await booker.book(withBox(lodging, 1, 10, { pay_way: "cash" }));
    expect(await booker.pay(expired, expired.view.pay_amount)).toBe("refund");
    expect(await leftOf(lodging)).toEqual([2, 3, 3]);
    await expectClean(at.world, hotel_id);
  });

  test("late money gets them again where they are still there", async () => {
    const lodging = await openWith("any", 3);
    const booker = bookerOf(at.world, lodging);
    const { hotel_id } = lodging;
    const expired = await booker.book(withBox(lodging, 3, 10));
    at.now = new Date("2031-03-01T04:45:00Z");
    await at.world.database.forHotel(hotel_id, (query) => expireOrder(query, hotel_id, expired.order_id, at.now));
    expect(await booker.pay(expired, expired.view.pay_amount)).toBe("confirmed");
    expect(await leftOf(lodging)).toEqual([0, 3, 3]);
    await expectClean(at.world, hotel_id);
  });

  test("wanted by nine guests at once are sold to three", async () => {
    const lodging = await openWith("any", 3);
    const answers = await Promise.all(
      Array.from({ length: 9 }, () =>
        overHttp(at.world, lodging.domain, placeOrder, { body: withBox(lodging, 1, 10) }),
      ),
    );
    const codes = answers.map(({ envelope }) => envelope.code ?? "placed").toSorted();
    expect(codes).toEqual([...Array(6).fill("ADD_ON_UNAVAILABLE"), ...Array(3).fill("placed")]);
    expect(await leftOf(lodging)).toEqual([0, 3, 3]);
    await expectClean(at.world, lodging.hotel_id);
  });
});

test("who wants the last of them waits for who is about to take them, in another process too", async () => {
  const lodging = await openWith("any", 3);
  const { database } = at.world;
  const { hotel_id } = lodging;
  const booked = await bookerOf(at.world, lodging).book(withBox(lodging, 1, 10));
  const wanted = [{ item_number: "BOX", day: lodging.day(10), days: 1, quantity: 1 }];
  const take = (then: (query: Query) => Promise<unknown>) =>
    database.forHotel(hotel_id, async (query) => {
      const missing = await findMissingAddOn(query, hotel_id, wanted, { lock: true });
      await then(query);
      return missing;
    });
  let second: Promise<number> | undefined;
  let isDone = false;
  const isWaiting = async () => {
    const { rows } = await database.pool.query("select from pg_locks where not granted and locktype = 'transactionid'");
    return isDone || rows.length > 0;
  };
  const first = await take(async (query) => {
    second = take(async () => {
      isDone = true;
    });
    await expect.poll(isWaiting).toBe(true);
    await query.execute(
      sql`insert into order_attachment (hotel_id, order_id, attachment_no, item_number, item_name, item_type, quantity, unit_price, day)
        select hotel_id, order_id, 1, item_number, item_name, item_type, 2, unit_price, day from order_attachment
        where hotel_id = ${hotel_id} and order_id = ${booked.order_id}`,
    );
  });
  expect([first, await second]).toEqual([-1, 0]);
});

test("a thing without a limit is never used up; an unknown one, and one of another room, are refused by name", async () => {
  const lodging = await openWith("any");
  expect(await leftOf(lodging)).toEqual([null, null, null]);
  await bookerOf(at.world, lodging).book(withBox(lodging, 99, 10));
  expect(await leftOf(lodging)).toEqual([null, null, null]);
  const body = (more: object) =>
    lodging.body([[0, 0, 1]], { room_attachment_detail: [{ item_number: "BOX", quantity: 1, ...more }] });
  expect(await refusedField(lodging, body({ item_number: "NONE" }))).toEqual(["room_attachment_detail.0.item_number"]);
  expect(await refusedField(lodging, body({ room_class_id: 999_999 }))).toEqual([
    "room_attachment_detail.0.room_class_id",
  ]);
});

test("the list of what is left can be asked for one of them, and for no more than a month", async () => {
  const lodging = await openWith("morning", 3);
  const ask = (more: object) =>
    overHttp(at.world, lodging.domain, getAddOnInventory, {
      query: { domain: lodging.domain, start_date: lodging.day(1), end_date: lodging.day(2), ...more },
    });
  expect((await ask({ item_number: "BOX" })).envelope.data).toMatchObject([
    { item_number: "BOX", item_name: "Box", price: 180, day_part: "morning", daily_stock: 3 },
  ]);
  expect((await ask({ item_number: "NONE" })).envelope.data).toEqual([]);
  expect((await ask({ end_date: lodging.day(31) })).status).toBe(200);
  expect((await ask({ end_date: lodging.day(32) })).status).toBe(400);
});
