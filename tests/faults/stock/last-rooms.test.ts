/** Row 1: many guests want the last rooms. Never more are sold than there are, and none is left unsold by the rush. */
import { expect, test } from "vitest";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { severalProcesses } from "#tests/faults/tools/several-processes.ts";
import { GUARD, muffled, plant, type Planted } from "#tests/faults/tools/planted.ts";
import { placeInProcess, rushForLastRooms, type Send } from "#tests/faults/stock/rush.ts";
import { PATIENCE, report, SEED, seededRandom, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld } from "#tests/setup/world.ts";

const random = seededRandom(SEED);
const at = severalProcesses();

test(
  "exactly three of all guests get one of three rooms, round after round, with no error and no deadlock",
  { timeout: PATIENCE },
  async () => {
    const send: Send = (host, orders) =>
      at.guests.place({ port: at.server.port, host, atOnce: Math.ceil(orders.length / SIZES.guests), orders });
    const began = performance.now();
    let orders = 0;
    for (let round = 0; round < SIZES.rounds; round += 1) {
      const size = round === 0 ? SIZES.rush : SIZES.roundOrders;
      const settings = { orders: size, mostNights: round === 0 ? 1 : 7, random };
      expect(await rushForLastRooms(at.database, send, settings), `round ${round}, seed ${SEED}`).toEqual([]);
      orders += size;
    }
    expect(await at.separate.deadlocks()).toBe(0);
    report("row 1", { rounds: SIZES.rounds, orders, seconds: ((performance.now() - began) / 1000).toFixed(0) });
  },
);

/** The same rush on a broken server, in this process; it stops at the first round that shows it. */
async function rushOn({ probe, hits }: Planted, ...damage: string[]): Promise<string[]> {
  const broken = await openSeparateDatabase(...damage);
  const world = await openWorld({ url: broken.url, poolSize: 8, probe });
  try {
    for (let round = 0; round < 10; round += 1) {
      const settings = { orders: 20, mostNights: 3, random };
      const violations = await muffled(() => rushForLastRooms(world.database, placeInProcess(world), settings));
      if (violations.length > 0) return violations;
    }
    return [];
  } finally {
    expect(hits(), "the planted text was sent").toBeGreaterThan(0);
    await world.close();
    await broken.drop();
  }
}

const UNCHECKED = "alter table room_night drop constraint room_night_never_oversold";

testPlanted("planted: without guard and CHECK rooms are sold twice, and it shows", { timeout: PATIENCE }, async () => {
  expect((await rushOn(plant([GUARD, "true"]), UNCHECKED)).join()).toMatch(/[4-9] guests got one of 3 rooms.*I1/);
});

testPlanted(
  "planted: without the guard the CHECK refuses, and the guests' errors show",
  { timeout: PATIENCE },
  async () => {
    expect((await rushOn(plant([GUARD, "true"]))).join()).toMatch(/500 INTERNAL/);
  },
);

testPlanted("planted: an order that takes no room shows", { timeout: PATIENCE }, async () => {
  const forgets = plant([
    "set held = held + case when $5 then 0 else units end",
    "set held = held + case when $5 then 0 else 0 * units end",
  ]);
  expect((await rushOn(forgets)).join()).toMatch(/guests got one of 3 rooms.*I2/);
});
