/**
 * Guards, CHECKs and unique keys decide, locks only save time: under every isolation level, and with the row locks taken out of
 * the SQL, things may be slow and be tried again, but no room is sold twice and no unit is lost.
 */
import { expect, test } from "vitest";
import { fightOverOrders } from "#tests/faults/orders/endings.ts";
import { GUARD, muffled, plant, type Planted, ROW_LOCK } from "#tests/faults/tools/planted.ts";
import { placeInProcess, rushForLastRooms } from "#tests/faults/stock/rush.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, SEED, seededRandom, SIZES, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld } from "#tests/setup/world.ts";

/** That somebody was sent away, or has to try again, is no breach here; that too many were served is. */
const isBreach = (violation: string) =>
  /^(lost|ghost)|"id":"I|has moves|captured|: held \d+, sold|^([4-9]|\d\d+) guests got/.test(violation);

const setLevel = (level: string) =>
  `do $$ begin execute format('alter database %I set default_transaction_isolation = %L', current_database(), '${level}'); end $$`;

async function breachesUnder(level: string, planted: Planted | null, ...damage: string[]): Promise<string[]> {
  const separate = await openSeparateDatabase(...damage, setLevel(level));
  let now = new Date();
  const world = await openWorld({
    url: separate.url,
    poolSize: 12,
    clock: () => now,
    ...(planted ? { probe: planted.probe } : {}),
  });
  const random = seededRandom(SEED);
  const found: string[] = [];
  try {
    const { rows } = await world.database.pool.query("show transaction_isolation");
    expect(rows).toEqual([{ transaction_isolation: level }]);
    await muffled(async () => {
      for (let round = 0; round < SIZES.isolationRounds; round += 1) {
        const settings = { orders: 20, mostNights: 4, random };
        found.push(...(await rushForLastRooms(world.database, placeInProcess(world), settings)));
      }
      const { wrong } = await fightOverOrders(world, (to) => (now = to), { orders: SIZES.isolationOrders, random });
      found.push(...wrong);
    });
  } finally {
    if (planted) expect(planted.hits(), "the planted text was sent").toBeGreaterThan(0);
    await world.close();
    await separate.drop();
  }
  return found.filter(isBreach);
}

const LEVELS = ["read committed", "repeatable read", "serializable"];
/** The small size has the strictest level with locks, and the program's own without them. */
const [LOCKING, LOCKLESS] = size(0, 1) === 1 ? [LEVELS, LEVELS] : [LEVELS.slice(2), LEVELS.slice(0, 1)];

test.each(LOCKING)("under %s", { timeout: PATIENCE }, async (level) => {
  expect(await breachesUnder(level, null), `seed ${SEED}`).toEqual([]);
  report("isolation", { level, rounds: SIZES.isolationRounds, orders: SIZES.isolationOrders });
});

test.each(LOCKLESS)("under %s, without a row lock", { timeout: PATIENCE }, async (level) => {
  expect(await breachesUnder(level, plant([ROW_LOCK, ""])), `seed ${SEED}`).toEqual([]);
  report("isolation", { level, locks: "none", rounds: SIZES.isolationRounds, orders: SIZES.isolationOrders });
});

testPlanted(
  "planted: without row locks, guard and CHECK rooms are sold twice, and it shows",
  { timeout: PATIENCE },
  async () => {
    const damage = "alter table room_night drop constraint room_night_never_oversold";
    const found = await breachesUnder("read committed", plant([ROW_LOCK, ""], [GUARD, "true"]), damage);
    expect(found.join("\n")).toMatch(/"id":"I1"/);
  },
);
