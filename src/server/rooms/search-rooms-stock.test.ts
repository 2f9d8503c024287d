/** What makes a plan unavailable for a stay, and how many rooms it has where it is available. */
import { type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cancelOrderByHash, listOrders, placeOrder } from "#contract/orders.ts";
import { listRooms, searchRooms } from "#contract/rooms.ts";
import { STAY_OFFERED } from "#server/rooms/offer-store.ts";
import { addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Codes of the plans that are on offer, with how many rooms each. */
async function offered(lodging: Lodging, ahead = 10, nights = 2): Promise<Record<string, number>> {
  const found = await world.apiOf(lodging.domain)(searchRooms, {
    query: { domain: lodging.domain, start_date: lodging.day(ahead), end_date: lodging.day(ahead + nights) },
  });
  return Object.fromEntries(
    found.flatMap((room) => room.rate_plans.map((plan) => [plan.rate_plan_code, plan.inventory])),
  );
}

const edit = (lodging: Lodging, statement: SQL) => change(world.database, lodging.hotel_id, statement);

/** One night of the first plan, said in SQL. */
const planNight = (lodging: Lodging, night: number, assignment: SQL) =>
  edit(
    lodging,
    sql`update plan_night set ${assignment}
      where hotel_id = ${lodging.hotel_id} and rate_plan_id = ${lodging.classes[0]!.plans[0]!} and night = ${lodging.day(night)}`,
  );

test("inventory is the smallest count over the nights, the same for all plans of a class", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 5, plans: [{}, {}] }] });
  const api = world.apiOf(lodging.domain);
  await api(placeOrder, { body: lodging.body([[0, 0, 1]], { ahead: 10, nights: 1 }) });
  await api(placeOrder, { body: lodging.body([[0, 1, 3]], { ahead: 11, nights: 1, pay_way: "cash" }) });
  expect(await offered(lodging, 10, 1)).toEqual({ A1: 4, A2: 4 });
  expect(await offered(lodging, 11, 1)).toEqual({ A1: 2, A2: 2 });
  expect(await offered(lodging, 10, 3)).toEqual({ A1: 2, A2: 2 });
  expect(await offered(lodging, 12, 2)).toEqual({ A1: 5, A2: 5 });
  await expectClean(world, lodging.hotel_id);
});

test("a closed night, and a night without stock, close every plan of the class for stays over it", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{}, {}] }, {}] });
  const { room_class_id } = lodging.classes[0]!;
  await edit(
    lodging,
    sql`update room_night set closed = true where room_class_id = ${room_class_id} and night = ${lodging.day(11)}`,
  );
  expect(await offered(lodging)).toEqual({ B1: 3 });
  expect(await offered(lodging, 9, 2)).toEqual({ A1: 3, A2: 3, B1: 3 });
  expect(await offered(lodging, 12, 2)).toEqual({ A1: 3, A2: 3, B1: 3 });
  // Stock is loaded for sixty nights only.
  expect(await offered(lodging, 58, 2)).toEqual({ A1: 3, A2: 3, B1: 3 });
  expect(await offered(lodging, 58, 3)).toEqual({});
});

test("a night without a price closes its plan only", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{}, {}] }] });
  await edit(
    lodging,
    sql`delete from plan_night where rate_plan_id = ${lodging.classes[0]!.plans[0]!} and night = ${lodging.day(11)}`,
  );
  expect(await offered(lodging)).toEqual({ A2: 3 });
  expect(await offered(lodging, 9, 2)).toEqual({ A1: 3, A2: 3 });
});

test("stop-sell on any night of the stay closes its plan", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{}, {}] }] });
  await planNight(lodging, 11, sql`stop_sell = true`);
  expect(await offered(lodging)).toEqual({ A2: 3 });
  expect(await offered(lodging, 9, 2)).toEqual({ A1: 3, A2: 3 });
});

test("closed to arrival counts on the day of arrival only", async () => {
  const lodging = await openLodging(world.database);
  await planNight(lodging, 10, sql`closed_to_arrival = true`);
  expect(await offered(lodging, 10)).toEqual({});
  expect(await offered(lodging, 9)).toEqual({ A1: 3 });
  expect(await offered(lodging, 8)).toEqual({ A1: 3 });
});

test("closed to departure counts on the day of departure only", async () => {
  const lodging = await openLodging(world.database);
  await planNight(lodging, 12, sql`closed_to_departure = true`);
  expect(await offered(lodging, 10, 2)).toEqual({});
  expect(await offered(lodging, 10, 1)).toEqual({ A1: 3 });
  expect(await offered(lodging, 10, 3)).toEqual({ A1: 3 });
  expect(await offered(lodging, 12, 2)).toEqual({ A1: 3 });
});

test("the minimum stay is that of the arrival night", async () => {
  const lodging = await openLodging(world.database);
  await planNight(lodging, 10, sql`min_nights = 3`);
  expect(await offered(lodging, 10, 2)).toEqual({});
  expect(await offered(lodging, 10, 3)).toEqual({ A1: 3 });
  expect(await offered(lodging, 9, 2)).toEqual({ A1: 3 });
});

test("the longest stay is that of the arrival night", async () => {
  const lodging = await openLodging(world.database);
  await planNight(lodging, 10, sql`max_nights = 2`);
  expect(await offered(lodging, 10, 2)).toEqual({ A1: 3 });
  expect(await offered(lodging, 10, 3)).toEqual({});
  expect(await offered(lodging, 9, 3)).toEqual({ A1: 3 });
});

test("an arrival is sold until so many days before it, by the lodging's own calendar", async () => {
  const lodging = await openLodging(world.database);
  await planNight(lodging, 2, sql`lead_days = 2`);
  await planNight(lodging, 4, sql`lead_days = 5`);
  expect(await offered(lodging, 2, 1)).toEqual({ A1: 3 });
  expect(await offered(lodging, 4, 1)).toEqual({});
  expect(await offered(lodging, 3, 2)).toEqual({ A1: 3 });
});

test("a plan's own days are a minimum stay", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{ days: 3 }, { days: 0 }] }] });
  expect(await offered(lodging, 10, 2)).toEqual({ A2: 3 });
  expect(await offered(lodging, 10, 3)).toEqual({ A1: 3, A2: 3 });
});

test("arrival lies between a plan's first and last check-in day, both included", async () => {
  const first = await openLodging(world.database);
  const lodging = await openLodging(world.database, {
    rooms: [{ plans: [{ open_check_in_date: first.day(10), close_check_in_date: first.day(12) }] }],
  });
  const arrivals = [9, 10, 12, 13];
  const found = await Promise.all(arrivals.map(async (ahead) => Object.keys(await offered(lodging, ahead)).length));
  expect(found).toEqual([0, 1, 1, 0]);
});

test("a plan's cap bounds it below the class's stock, and counts what it has sold", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 8, plans: [{}, {}] }] });
  const { room_class_id, plans } = lodging.classes[0]!;
  await edit(
    lodging,
    sql`insert into plan_cap (hotel_id, night, room_class_id, rate_plan_id, cap)
      values (${lodging.hotel_id}, ${lodging.day(11)}, ${room_class_id}, ${plans[0]!}, 2)`,
  );
  expect(await offered(lodging)).toEqual({ A1: 2, A2: 8 });
  expect(await offered(lodging, 10, 1)).toEqual({ A1: 8, A2: 8 });
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 1]]) });
  expect(await offered(lodging)).toEqual({ A1: 1, A2: 7 });
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 1]]) });
  expect(await offered(lodging)).toEqual({ A2: 6 });
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 1, 2]]) });
  expect(await offered(lodging)).toEqual({ A2: 4 });
  await expectClean(world, lodging.hotel_id);
});

const HOUSE = { rooms: [{ plans: [{}, { price: 9000, support_entire_rent: true }] }, { capacity: 2 }] };

test("the whole house is on offer once, while nothing of it is taken or closed", async () => {
  const lodging = await openLodging(world.database, HOUSE);
  const api = world.apiOf(lodging.domain);
  expect(await offered(lodging)).toEqual({ A1: 3, A2: 1, B1: 2 });
  const body = lodging.body([[1, 0, 1]], { ahead: 11, nights: 1 });
  const { order_doc } = await api(placeOrder, { body });
  expect(await offered(lodging)).toEqual({ A1: 3, B1: 1 });
  expect(await offered(lodging, 12, 2)).toEqual({ A1: 3, A2: 1, B1: 2 });
  // The guest cancels, and the whole house can be rented again.
  const [order] = await api(listOrders, {
    query: { domain: lodging.domain, order_doc, booker_email: body.booker_email },
  });
  await api(cancelOrderByHash, { params: { hash: order!.valid_hash! }, query: {} });
  expect(await offered(lodging)).toEqual({ A1: 3, A2: 1, B1: 2 });
  await edit(
    lodging,
    sql`update room_night set closed = true
      where room_class_id = ${lodging.classes[1]!.room_class_id} and night = ${lodging.day(10)}`,
  );
  expect(await offered(lodging)).toEqual({ A1: 3 });
  await expectClean(world, lodging.hotel_id);
});

test("when the house is rented nothing else of it is on offer, until the guests leave", async () => {
  const lodging = await openLodging(world.database, HOUSE);
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 1, 1]]) });
  expect(await offered(lodging)).toEqual({});
  expect(await offered(lodging, 11, 3)).toEqual({});
  expect(await offered(lodging, 9, 1)).toEqual({ A1: 3, A2: 1, B1: 2 });
  expect(await offered(lodging, 12, 1)).toEqual({ A1: 3, A2: 1, B1: 2 });
  await expectClean(world, lodging.hotel_id);
});

test("a plan that is withdrawn from a class is on offer no more, whatever prices are left of it", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{}, { price: 3000 }] }, {}] });
  const [first, second] = lodging.classes;
  await edit(
    lodging,
    sql`update rate_plan set target_rooms = ${sql.raw(`'{${second!.room_class_id}}'`)} where rate_plan_id = ${first!.plans[0]!}`,
  );
  await edit(lodging, sql`update rate_plan set active = false where rate_plan_id = ${second!.plans[0]!}`);
  expect(await offered(lodging)).toEqual({ A2: 3 });
  const rooms = await world.apiOf(lodging.domain)(listRooms, { query: { domain: lodging.domain } });
  expect(rooms.map((room) => room.show_price)).toEqual([3000, null]);
});

test("another lodging's rooms, prices and orders are never seen", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 2 }] });
  const other = await openLodging(world.database, { rooms: [{ capacity: 9, plans: [{ price: 1 }, {}] }, {}] });
  const member = await world.bearer(other.hotel_id, await addMember(world.database, other.hotel_id));
  await world.apiOf(other.domain, "zh-TW", member)(placeOrder, { body: other.body([[0, 0, 9]]) });
  expect(await offered(lodging)).toEqual({ A1: 2 });
  expect(await offered(other)).toEqual({ B1: 3 });
  await expectClean(world, other.hotel_id);
});

test("a search is one statement, once the lodging's book is open", async () => {
  const lodging = await openLodging(world.database);
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    // Other lodgings' news may close the book meanwhile; it opens again with the next search.
    await expect
      .poll(async () => {
        sent.mockClear();
        await offered(lodging);
        return sent.mock.calls.map(([requested]) => (requested as unknown as { text: string }).text);
      })
      .toEqual([STAY_OFFERED.text]);
  } finally {
    sent.mockRestore();
  }
});
