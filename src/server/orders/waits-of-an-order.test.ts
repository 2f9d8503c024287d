/** How often an order waits for the database, and what becomes of statements that were sent behind one that fails. */
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import type { Database } from "#server/database/connect.ts";
import { addCoupon, countOrders, expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let waits = 0;
beforeAll(async () => {
  world = await openWorld();
  countWaits(world.database);
});
afterAll(() => world.close());

/** Statements that are under way together are waited for once. */
function countWaits({ pool }: Database): void {
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    let underWay = 0;
    const counted = (...given: unknown[]) => {
      underWay += 1;
      return send(...given).finally(() => {
        underWay -= 1;
        if (underWay === 0) waits += 1;
      });
    };
    (client as { query: unknown }).query = counted;
  });
}

async function waitsOf(work: () => Promise<unknown>): Promise<number> {
  waits = 0;
  await work();
  return waits;
}

test("an order waits for what it reads, for what it takes and for its commit; a price check for two of them", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 9 }] });
  const api = world.apiOf(lodging.domain);
  // The first reads what is cached with the lodging.
  await api(placeOrder, { body: lodging.body() });
  expect(await waitsOf(() => api(placeOrder, { body: lodging.body() }))).toBe(3);
  expect(await waitsOf(() => api(calculateOrder, { body: lodging.body() }))).toBe(2);
  await expectClean(world, lodging.hotel_id);
});

test("an order with a code waits for the three counts of its code too, and one that is used up takes nothing with it", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 9 }] });
  await addCoupon(world.database, lodging.hotel_id, { cap: 2 });
  const api = world.apiOf(lodging.domain);
  const place = () => api(placeOrder, { body: lodging.body([[0, 0, 1]], { coupon_array: ["TEN"] }) });
  await place();
  expect(await waitsOf(place)).toBe(6);
  await expect(place()).rejects.toMatchObject({ code: "COUPON_INVALID" });
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(2);
  await expectClean(world, lodging.hotel_id);
});

test("what is sent behind a statement that fails is undone with it, and the connection serves the next", async () => {
  const lodging = await openLodging(world.database);
  const { hotel_id } = lodging;
  const close = { name: "close_lodging", text: "update hotel_terms set booking_close = true where hotel_id = $1" };
  const fail = { name: "divide_by_zero", text: "select 1 / ($1::int - $1::int)" };
  const sent = world.database.forHotel(hotel_id, (query) =>
    Promise.all([query.run(close, [hotel_id]), query.run(fail, [1]), query.run(close, [hotel_id])]),
  );
  await expect(sent).rejects.toMatchObject({ code: "22012" } satisfies Partial<pg.DatabaseError>);
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body() });
  await expectClean(world, hotel_id);
});
