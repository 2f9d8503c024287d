/** Orders that are right but unusual, and text that is no text. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { countOrders, expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("two rooms of one plan cost the same on one line or on two, each with its own guest", async () => {
  const lodging = await openLodging(world.database);
  const api = world.apiOf(lodging.domain);
  const together = await api(calculateOrder, { body: lodging.body([[0, 0, 2]]) });
  const body = lodging.body([
    [0, 0, 1],
    [0, 0, 1],
  ]);
  const apart = await api(calculateOrder, { body });
  expect(apart.total_price).toBe(together.total_price);
  const orders = body.orders.map((line, index) => ({ ...line, occupant_name: `Guest ${index}` }));
  const { view } = await bookerOf(world, lodging).book({ ...body, orders, pay_amount: together.pay_amount });
  expect(view.orders.map(({ num, price, occupant_name }) => [num, price, occupant_name])).toEqual([
    [1, together.total_price / 2, "Guest 0"],
    [1, together.total_price / 2, "Guest 1"],
  ]);
  await expectClean(world, lodging.hotel_id);
});

test("a class with as many rooms as a number can hold is sold like any other", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 2_000_000_000 }] });
  await bookerOf(world, lodging).book(lodging.body());
  await expectClean(world, lodging.hotel_id);
});

test("a whole house counts once towards its plan's cap, also where its class has several rooms", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [{ capacity: 2, plans: [{ support_entire_rent: true }] }, { capacity: 3 }],
  });
  const [house, room] = lodging.classes;
  const night = lodging.day(10);
  await change(
    world.database,
    lodging.hotel_id,
    sql`insert into plan_cap (hotel_id, night, room_class_id, rate_plan_id, cap) values
      (${lodging.hotel_id}, ${night}, ${house!.room_class_id}, ${house!.plans[0]!}, 1),
      (${lodging.hotel_id}, ${night}, ${room!.room_class_id}, ${house!.plans[0]!}, 1)`,
  );
  const query = { domain: lodging.domain, start_date: night, end_date: lodging.day(12) };
  const offered = async () =>
    (await world.apiOf(lodging.domain)(searchRooms, { query })).flatMap((found) =>
      found.rate_plans.map((plan) => [plan.rate_plan_id, plan.inventory]),
    );
  expect(await offered()).toContainEqual([house!.plans[0], 1]);
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  expect(await offered()).toEqual([]);
  await expectClean(world, lodging.hotel_id);
  await booker.cancel(booked);
  expect(await offered()).toContainEqual([house!.plans[0], 1]);
  await expectClean(world, lodging.hotel_id);
});

test("a lodging that wrote down no hours sells all the same", async () => {
  const lodging = await openLodging(world.database, {
    info: { checkin_start_time: "", checkin_end_time: "", checkout_time: "" },
  });
  const { view } = await bookerOf(world, lodging).book(lodging.body());
  expect(view.check_out_timestamp - view.check_in_timestamp).toBe(2 * 86_400 - 4 * 3600);
  await expectClean(world, lodging.hotel_id);
});

test("half a character is bad input, and what a guest wrote never gets into the log", async () => {
  const lodging = await openLodging(world.database);
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const body = { ...lodging.body(), booker_first_name: "Secretname\ud800" };
  const { status, envelope } = await overHttp(world, lodging.domain, placeOrder, { body });
  expect([status, envelope.extra_info?.fields]).toEqual([400, ["booker_first_name"]]);
  expect(JSON.stringify(said.mock.calls)).not.toContain("Secretname");
  said.mockRestore();
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(0);
});

test("an order is nobody else's to keep: its answer may not be stored on the way", async () => {
  const lodging = await openLodging(world.database);
  const response = await world.fetch(lodging.domain, "/api/ota/order/personal-new", {
    method: "POST",
    body: JSON.stringify(lodging.body()),
  });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test.each(["credit_card", "remittance", "pay_arrival"] as const)(
  "hours that are no times of day make no order fail, paid by %s",
  async (pay_way) => {
    const info = { checkin_start_time: "下午三點", checkin_end_time: "很晚", checkout_time: "noon" };
    const lodging = await openLodging(world.database, { info });
    const { view } = await bookerOf(world, lodging).book(lodging.body([[0, 0, 1]], { pay_way }));
    // The usual hours: 15:00 and 11:00 in Taipei.
    expect(view.check_in_timestamp).toBe(Date.parse(`${view.check_in_day}T15:00:00+08:00`) / 1000);
    expect(view.check_out_timestamp).toBe(Date.parse(`${view.check_out_day}T11:00:00+08:00`) / 1000);
    await expectClean(world, lodging.hotel_id);
  },
);
