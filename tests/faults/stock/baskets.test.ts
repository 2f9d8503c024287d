/** Row 4: baskets of five lines in any order, sweepers among them. No deadlock; and a transaction that must give way tries again. */
import { expect, test } from "vitest";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import type { Database, Probe } from "#server/database/connect.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { shuffled } from "#tests/faults/stock/crowd.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { severalProcesses } from "#tests/faults/tools/several-processes.ts";
import type { KeyedBody } from "#tests/faults/tools/guests.ts";
import type { Attempt } from "#tests/faults/orders/history.ts";
import { muffled, plant, ROOM_ORDER } from "#tests/faults/tools/planted.ts";
import { placeInProcess } from "#tests/faults/stock/rush.ts";
import { PATIENCE, report, SEED, seededRandom, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld } from "#tests/setup/world.ts";
import { addLiveKeys } from "#tests/lodgings/live-keys.ts";
import { FAULTS_SECRET } from "#tests/faults/tools/server-process.ts";
import { addCoupon, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

const LINES = 5;
const CODES = ["ONE", "TWO", "THREE"];
const random = seededRandom(SEED);

const openBasketLodging = async (database: Database, capacity: number) => {
  const lodging = await openLodging(database, { rooms: Array.from({ length: LINES }, () => ({ capacity })) });
  await addLiveKeys(database, lodging.hotel_id, FAULTS_SECRET);
  for (const code of CODES) await addCoupon(database, lodging.hotel_id, { code, percent: 5 });
  return lodging;
};

/** Those with coupons wait for each other at the coupons; those without meet at the rooms. */
function basket(lodging: Lodging, key: string, withCoupons = random() < 0.3): KeyedBody {
  const rooms = shuffled([0, 1, 2, 3, 4], random);
  const nights = 2 + Math.floor(random() * 4);
  const body = lodging.body(
    rooms.map((room) => [room, 0, 1]),
    {
      ahead: 10 + Math.floor(random() * 4),
      nights,
      coupon_array: withCoupons ? shuffled(CODES, random).slice(0, 2) : [],
    },
  );
  return { key, body };
}

/** Guests who have not proved an address are kept from the last rooms of a large class. */
const REFUSED = new Set(["ROOM_SOLD_OUT", "NOT_ENOUGH_ROOMS", "CONTACT_NOT_VERIFIED"]);

async function judge(database: Database, { hotel_id }: Lodging, attempts: readonly Attempt[]): Promise<string[]> {
  const breaches = await auditHotel(database, hotel_id, new Date());
  return [
    ...attempts
      .filter(({ kind, status, code }) => kind !== "ok" && !(status === 200 && REFUSED.has(code)))
      .map(({ key, status, code }) => `${key} got ${status} ${code}`),
    ...breaches.map((breach) => JSON.stringify(breach)),
  ];
}

const at = severalProcesses();

test("baskets in any order, with sweepers among them, never lock each other out", { timeout: PATIENCE }, async () => {
  const { separate, database, server, guests } = at;
  const lodging = await openBasketLodging(database, SIZES.basketClients);
  const orders = Array.from({ length: SIZES.basketClients * SIZES.baskets }, (_, nth) =>
    basket(lodging, `basket-${nth}`),
  );
  const rush = { isOver: false };
  const sweep = async () => {
    // What was just placed is over for them: rooms go back while others are taken.
    while (!rush.isOver) await expireOrders(database, new Date(Date.now() + 31 * 60_000));
  };
  const placing = guests
    .place({ port: server.port, host: lodging.domain, atOnce: SIZES.basketClients / SIZES.guests, orders })
    .finally(() => (rush.isOver = true));
  const [attempts] = await Promise.all([placing, sweep(), sweep()]);
  expect(await judge(database, lodging, attempts), `seed ${SEED}`).toEqual([]);
  expect(await separate.deadlocks()).toBe(0);
  const placed = attempts.filter(({ kind }) => kind === "ok").length;
  report("row 4", { clients: SIZES.basketClients, baskets: orders.length, placed });
});

/** One transaction in five fails once, at some statement of it or at its commit, by the database's own word. */
function failing(errcode: string): { probe: Probe; failures: () => number } {
  let failures = 0;
  let inRow = 0;
  let at = Infinity;
  return {
    failures: () => failures,
    probe: async (text, client) => {
      if (text.startsWith("begin")) {
        // Never so often in a row that five tries would not do.
        at = random() < 0.2 && inRow < 4 ? Math.floor(random() * 10) : Infinity;
        inRow = at === Infinity ? 0 : inRow + 1;
        return text;
      }
      at = text === "commit" && at !== Infinity ? 0 : at - 1;
      if (at > 0) return text;
      at = Infinity;
      failures += 1;
      await client.query(`do $$ begin raise exception 'planted' using errcode = '${errcode}'; end $$`);
      return text;
    },
  };
}

async function placeUnderFailures(errcode: string, baskets: number): Promise<{ wrong: string[]; failures: number }> {
  const { probe, failures } = failing(errcode);
  const world = await openWorld({ url: at.separate.url, probe });
  const lodging = await openBasketLodging(at.database, baskets);
  const attempts: Attempt[] = [];
  // One after another: the failures in a row are then those of one transaction.
  for (let nth = 0; nth < baskets; nth += 1) {
    attempts.push(...(await placeInProcess(world)(lodging.domain, [basket(lodging, `basket-${nth}`)])));
  }
  const wrong = await judge(at.database, lodging, attempts);
  const placed = attempts.filter(({ kind }) => kind === "ok").length;
  await world.close();
  return {
    wrong: placed === baskets ? wrong : [...wrong, `${placed} of ${baskets} were placed`],
    failures: failures(),
  };
}

test(
  "a transaction that must give way is tried again, and the guest sees nothing of it",
  { timeout: PATIENCE },
  async () => {
    for (const errcode of ["40001", "40P01"]) {
      const { wrong, failures } = await placeUnderFailures(errcode, SIZES.failingBaskets);
      expect(wrong, `seed ${SEED}`).toEqual([]);
      expect(failures).toBeGreaterThan(0);
      report("row 4", { baskets: SIZES.failingBaskets, [`failures ${errcode}`]: failures });
    }
  },
);

testPlanted("planted: a failure that is not tried again shows", { timeout: PATIENCE }, async () => {
  const { wrong } = await muffled(() => placeUnderFailures("40002", 40));
  expect(wrong.join("\n")).toMatch(/\d+ of 40 were placed/);
});

testPlanted("planted: rows that are locked in any order deadlock, and it shows", { timeout: PATIENCE }, async () => {
  const broken = await openSeparateDatabase();
  const { probe, hits } = plant([ROOM_ORDER, "order by random()"]);
  const world = await openWorld({ url: broken.url, poolSize: 8, probe });
  const lodging = await openBasketLodging(world.database, 100);
  const orders = Array.from({ length: 60 }, (_, nth) => basket(lodging, `basket-${nth}`, false));
  await muffled(() => placeInProcess(world)(lodging.domain, orders));
  expect(hits()).toBeGreaterThan(0);
  expect(await broken.deadlocks()).toBeGreaterThan(0);
  await world.close();
  await broken.drop();
});
