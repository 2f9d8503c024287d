/**
 * Row 41, the machine's clock: an hour or a day off, either way, no live hold is ended. The process says so and does nothing
 * by the clock, another one whose clock is right goes on, and holds are made by the database's time.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookerOf } from "#tests/guests/booker.ts";
import { startJobWorker } from "#tests/faults/outages/job-workers.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { change } from "#tests/helpers/wire.ts";

const HOUR_MS = 3_600_000;
const HOLDS = size(5, 80);

let own: SeparateDatabase;
let world: World;
beforeAll(async () => {
  own = await openSeparateDatabase();
  world = await openWorld({ url: own.url });
});
afterAll(async () => {
  await world.close();
  await own.drop();
});

const statesOf = async (hotel_id: number) =>
  (await own.asOwner<{ state: string }>(`select distinct state from "order" where hotel_id = $1`, [hotel_id])).map(
    ({ state }) => state,
  );

async function bookHolds() {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 2 * HOLDS + 2 }] });
  const booker = bookerOf(world, lodging);
  const held = [];
  for (let nth = 0; nth < HOLDS; nth += 1) held.push(await booker.book(lodging.body()));
  return { lodging, held };
}

const CLOCKS = {
  "an hour ahead": HOUR_MS,
  "an hour behind": -HOUR_MS,
  "a day ahead": 24 * HOUR_MS,
  "six seconds ahead": 6_000,
};

test(
  "processes whose clocks are wrong say so and end no hold; one whose clock is right goes on",
  { timeout: PATIENCE },
  async () => {
    const { lodging, held } = await bookHolds();
    const wrong = await Promise.all(
      Object.values(CLOCKS).map((ahead) =>
        startJobWorker({ DATABASE_URL: own.url, CLOCK_AHEAD_MS: String(ahead), LEASE_SECONDS: "2" }),
      ),
    );
    const workers = [...wrong];
    try {
      for (const { output } of wrong) {
        const said = expect.poll(output, { timeout: 30_000 });
        await said.toMatch(/ALERT this machine's clock is .* s (ahead of|behind) the database's: jobs stop/);
      }
      // One hold whose time is really over: whoever ends nothing at all is safe, and of no use.
      const { order_id } = held[0]!;
      await change(
        world.database,
        lodging.hotel_id,
        sql`update order_hold set expires_at = now() where order_id = ${order_id}`,
      );
      workers.push(await startJobWorker({ DATABASE_URL: own.url, LEASE_SECONDS: "2" }));
      await expect.poll(() => bookerOf(world, lodging).stateOf(held[0]!), { timeout: 60_000 }).toBe("expired");
      const states = await own.asOwner(
        `select state, count(*)::int as count from "order" where hotel_id = $1 group by state order by state`,
        [lodging.hotel_id],
      );
      expect(states).toEqual([
        { state: "expired", count: 1 },
        { state: "held", count: HOLDS - 1 },
      ]);
      report("row 41", { clocks: wrong.length, holds: HOLDS, "ended early": 0 });
    } finally {
      for (const worker of workers) await worker.kill();
    }
    await expectClean(world, lodging.hotel_id);
  },
);

testPlanted("planted: a process that goes by its own clock ends every hold", { timeout: PATIENCE }, async () => {
  const { lodging } = await bookHolds();
  const worker = await startJobWorker({
    DATABASE_URL: own.url,
    CLOCK_AHEAD_MS: String(HOUR_MS),
    LEASE_SECONDS: "2",
    TRUSTS_ITSELF: "1",
  });
  try {
    await expect.poll(() => statesOf(lodging.hotel_id), { timeout: 60_000 }).toEqual(["expired"]);
  } finally {
    await worker.kill();
  }
});
