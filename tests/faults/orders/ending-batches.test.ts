/** Row 8 in batches: many orders end in one transaction, and still each ends once, in nobody's way. */
import { type ChildProcess, fork } from "node:child_process";
import { expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import type { Database, Probe } from "#server/database/connect.ts";
import { expireOrder, expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { type Met, meetOnTheSameNights, type Sweep } from "#tests/faults/orders/ending-batches.ts";
import { listBooked } from "#tests/faults/tools/order-books.ts";
import { muffled, plant } from "#tests/faults/tools/planted.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, SEED, seededRandom, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";

const ORDERS = size(60, 1_000);

type At = { separate: SeparateDatabase; world: World; setClock: (now: Date) => void };

async function inWorld<Result>(work: (at: At) => Promise<Result>, probe?: Probe): Promise<Result> {
  const separate = await openSeparateDatabase();
  let now = new Date();
  const world = await openWorld({ url: separate.url, poolSize: 12, clock: () => now, ...(probe ? { probe } : {}) });
  try {
    return await work({ separate, world, setClock: (to) => (now = to) });
  } finally {
    await world.close();
    await separate.drop();
  }
}

const meet = (orders: number, sweep?: Sweep): Promise<Met & { deadlocks: number }> =>
  inWorld(async ({ separate, world, setClock }) => {
    const random = seededRandom(SEED);
    const met = await meetOnTheSameNights(world, setClock, { orders, random, ...(sweep ? { sweep } : {}) });
    return { ...met, deadlocks: await separate.deadlocks() };
  });

test("batches, payments, cancellations and new orders on the same nights", { timeout: PATIENCE }, async () => {
  const { wrong, ended, states, deadlocks } = await meet(ORDERS);
  expect(wrong, `seed ${SEED}`).toEqual([]);
  expect(deadlocks).toBe(0);
  // All three have won some of them, or nothing was shown.
  expect(Object.keys(states)).toEqual(expect.arrayContaining(["cancelled", "confirmed", "expired"]));
  report("row 8, batches", { orders: ORDERS, "ended by sweepers": ended, ...states });
});

/** The mistake: a batch that locks, ends and frees its orders one after the other, and keeps all their rooms meanwhile. */
async function sweepOrderByOrder(database: Database, now: Date): Promise<number> {
  const due = await database.forDirectory((query) =>
    query.run<{ hotel_id: number; order_id: string }>(
      {
        name: "faults_due",
        text: "select hotel_id, order_id from order_hold where expires_at <= $1 order by random()",
      },
      [now],
    ),
  );
  if (due.length === 0) return 0;
  const { hotel_id } = due[0]!;
  return database.forHotel(hotel_id, async (query) => {
    let ended = 0;
    for (const { order_id } of due) if (await expireOrder(query, hotel_id, order_id, now)) ended += 1;
    return ended;
  });
}

testPlanted(
  "planted: a batch that takes its locks order by order deadlocks, and it shows",
  { timeout: PATIENCE },
  async () => {
    let deadlocks = 0;
    // A race is not lost every time.
    for (let tries = 0; tries < 8 && deadlocks === 0; tries += 1) {
      deadlocks = (await muffled(() => meet(30, sweepOrderByOrder))).deadlocks;
    }
    expect(deadlocks).toBeGreaterThan(0);
  },
);

/** Some orders that are due at `late` and as many that are not, all on the same night. */
async function placeSome({ world, setClock }: At, count: number) {
  const placed = new Date();
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 4 * count }] });
  const api = world.apiOf(lodging.domain);
  const late = new Date(placed.getTime() + 31 * 60_000);
  for (const now of [placed, late]) {
    setClock(now);
    for (let nth = 0; nth < count; nth += 1) await api(placeOrder, { body: lodging.body() });
  }
  return { lodging, late };
}

testPlanted(
  "planted: a batch that gives its rooms back twice is found by the auditor",
  { timeout: PATIENCE },
  async () => {
    const nights =
      "select order_id, room_class_id, night, units from order_night where hotel_id = $1 and order_id = any($2::uuid[])";
    const { probe, hits } = plant([nights, `${nights} union all ${nights}`]);
    await inWorld(async (at) => {
      const { lodging, late } = await placeSome(at, 3);
      expect(await expireOrders(at.world.database, late)).toBe(3);
      expect(hits()).toBe(1);
      const breaches = await auditHotel(at.world.database, lodging.hotel_id, late);
      expect(breaches.map(({ id }) => id)).toEqual(expect.arrayContaining(["I2", "I5"]));
    }, probe);
  },
);

function startSweeper(url: string, late: Date, stopBefore: string): ChildProcess {
  return fork(new URL("ending-process.ts", import.meta.url), {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, DATABASE_URL: url, NOW: late.toISOString(), STOP_BEFORE: stopBefore },
  });
}

/** Waits until it stands before the statement, in the middle of its batch, and ends it there. */
async function killThere(sweeper: ChildProcess): Promise<void> {
  await new Promise<void>((there, failed) => {
    sweeper.once("message", () => there());
    sweeper.once("exit", (code) => failed(new Error(`the sweeper ended by itself with ${code}`)));
  });
  sweeper.removeAllListeners("exit");
  const ended = new Promise((gone) => sweeper.once("exit", gone));
  sweeper.kill("SIGKILL");
  await ended;
}

/** Where it is killed: at one of them, by chance, in the small size; at all in the full one. */
const ALL_STATEMENTS = ["delete from order_hold", "update room_night", "audit_head", "commit"];
const STATEMENTS = ALL_STATEMENTS.filter((_, nth) => nth === SEED % ALL_STATEMENTS.length || size(0, 1) === 1);

test(
  "a process killed in the middle of a batch leaves nothing of it; the next one ends all",
  { timeout: PATIENCE },
  async () => {
    await inWorld(async (at) => {
      for (const statement of STATEMENTS) {
        const { lodging, late } = await placeSome(at, 5);
        const { database } = at.world;
        await killThere(startSweeper(at.separate.url, late, statement));
        const states = async () => (await listBooked(database, lodging.hotel_id)).map(({ state }) => state).toSorted();
        expect(await states()).toEqual(Array.from({ length: 10 }, () => "held"));
        expect(await expireOrders(database, late), statement).toBe(5);
        expect(await states()).toEqual([
          ...Array.from({ length: 5 }, () => "expired"),
          ...Array.from({ length: 5 }, () => "held"),
        ]);
        await expectClean(at.world, lodging.hotel_id);
        // The next round's orders are looked at alone.
        expect(await expireOrders(database, new Date(late.getTime() + 31 * 60_000))).toBe(5);
      }
    });
  },
);
