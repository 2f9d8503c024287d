/** Who still owes is reminded in time, once, and only while it can still be paid. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expireOrders } from "#server/orders/expire-orders.ts";
import { remindOrders } from "#server/orders/remind-orders.ts";
import { deskOf } from "#tests/desk.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/faults/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { expectClean, openShop } from "#tests/shop.ts";
import { change } from "#tests/wire.ts";

const START = new Date("2031-03-01T04:00:00Z");
const hours = (count: number) => new Date(START.getTime() + count * 3_600_000);
let now = START;
let separate: SeparateDatabase;
let world: World;
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url, clock: () => now });
});
beforeEach(async () => {
  now = START;
  await separate.asOwner("update order_hold set remind_at = null");
});
afterAll(async () => {
  await world.close();
  await separate.drop();
});

const remind = () => remindOrders(world.database, now);

async function owe() {
  const shop = await openShop(world.database, { from: "2031-03-01" });
  const desk = deskOf(world, shop);
  return { shop, desk, booked: await desk.book(shop.body([[0, 0, 1]], { pay_way: "remittance" })) };
}

test("a day before a remittance's three days are over, and never again", async () => {
  const { shop, desk } = await owe();
  now = new Date(hours(48).getTime() - 1);
  expect(await remind()).toBe(0);
  now = hours(48);
  expect(await remind()).toBe(1);
  expect(await desk.messages()).toEqual(["order.placed", "order.reminder"]);
  now = hours(60);
  expect(await remind()).toBe(0);
  await expectClean(world, shop.hotel_id);
});

test("several processes at once remind once", async () => {
  const { desk } = await owe();
  now = hours(50);
  const told = await Promise.all([remind(), remind(), remind(), remind()]);
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await desk.messages()).toEqual(["order.placed", "order.reminder"]);
});

test("whoever has paid, cancelled, or let it expire is left alone, and so is a card's half hour", async () => {
  const paid = await owe();
  await paid.desk.pay(paid.booked, paid.booked.view.final_amount);
  const cancelled = await owe();
  await cancelled.desk.cancel(cancelled.booked);
  const expired = await owe();
  const card = await openShop(world.database, { from: "2031-03-01" });
  await deskOf(world, card).book(card.body());
  now = hours(72);
  // Its time is over, even where nobody has swept it up yet.
  expect(await remind()).toBe(0);
  await expireOrders(world.database, now);
  expect(await remind()).toBe(0);
  for (const { desk } of [paid, cancelled, expired]) expect(await desk.messages()).not.toContain("order.reminder");
});

test("where the time to pay was put off, it is due once more", async () => {
  const { shop, desk } = await owe();
  now = hours(48);
  await remind();
  await change(
    world.database,
    shop.hotel_id,
    sql`update order_hold set expires_at = ${hours(120)}, remind_at = ${hours(96)} where hotel_id = ${shop.hotel_id}`,
  );
  now = hours(96);
  expect(await remind()).toBe(1);
  expect((await desk.messages()).filter((topic) => topic === "order.reminder")).toHaveLength(2);
});
