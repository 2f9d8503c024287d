/** The clock's work, done through the queue: by one of several processes, and again after the database was away. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "#server/jobs/jobs.ts";
import { deskOf } from "#tests/desk.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/faults/separate-database.ts";
import { expectClean, openShop } from "#tests/shop.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let own: SeparateDatabase;
let world: World;
let now = new Date();
beforeAll(async () => {
  own = await openSeparateDatabase();
  world = await openWorld({ url: own.url, clock: () => now });
});
afterAll(async () => {
  await world.close();
  await own.drop();
});

test("two queues on one database: an order that is due ends once, and its lodging is audited", async () => {
  const shop = await openShop(world.database);
  const desk = deskOf(world, shop);
  const booked = await desk.book(shop.body());
  now = new Date(now.getTime() + 31 * 60_000);
  const queues = [await startJobs(own.url, world.house, () => now), await startJobs(own.url, world.house, () => now)];
  try {
    for (const task of ["expire_orders", "expire_orders", "audit_changed", "forget_keys"]) {
      await own.asOwner("select graphile_worker.add_job($1)", [task]);
    }
    await expect.poll(() => desk.stateOf(booked), { timeout: 15_000 }).toBe("expired");
    expect(await desk.ledger(booked)).toEqual(["1 hold", "1 release"]);
    const audited = () =>
      own.asOwner("select from audit_head where hotel_id = $1 and checked_seq = seq", [shop.hotel_id]);
    await expect.poll(audited, { timeout: 15_000 }).toHaveLength(1);
  } finally {
    await Promise.all(queues.map((queue) => queue.stop()));
  }
  await expectClean(world, shop.hotel_id);
});
