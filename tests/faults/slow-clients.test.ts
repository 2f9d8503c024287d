/**
 * Row 38: thousands of sockets that trickle their requests, and one address that asks for one lodging's pages fifty times as
 * often as everyone else together. Guests of another lodging, at other addresses, are answered all the same.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, openPort } from "#tests/faults/open-port.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/faults/separate-database.ts";
import { startServer } from "#tests/faults/server-process.ts";
import { PATIENCE, report, size } from "#tests/faults/sizes.ts";
import { type Attack, type AttackCounts, startAttack } from "#tests/faults/slow-clients.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openShop, type Shop } from "#tests/shop.ts";

/** The product's own limits in full; in small so much less that a few sockets are many. */
const SMALL = { connections: { most: 100, mostOfAddress: 20 }, ratePerMinute: 300 };
const SOCKETS = size(150, 2_000);
/** Guests ask so many times a second, from as many addresses; the attacker fifty times as often, from one. */
const PER_SECOND = 10;
const TIMES_AS_MUCH = 50;
const SAMPLES = size(40, 200);

let database: SeparateDatabase;
let world: World;
let attacked: Shop;
let other: Shop;
beforeAll(async () => {
  database = await openSeparateDatabase();
  world = await openWorld({ url: database.url, ratePerMinute: SMALL.ratePerMinute });
  attacked = await openShop(world.database);
  other = await openShop(world.database);
}, PATIENCE);
afterAll(async () => {
  await world.close();
  await database.drop();
});

const pathsOf = ({ domain, day }: Shop) => [
  "/stay",
  `/api/hotel/info?domain=${domain}`,
  `/api/ota/room/empty-by-date?domain=${domain}&start_date=${day(20)}&end_date=${day(22)}`,
  `/stay/booking?start=${day(20)}&end=${day(22)}`,
];

const attackOn = (port: number): Attack => ({
  port,
  host: attacked.domain,
  sockets: SOCKETS,
  addresses: Array.from({ length: size(3, 8) }, (_, nth) => `127.0.0.${nth + 2}`),
  load: {
    from: "127.0.0.99",
    perSecond: PER_SECOND * TIMES_AS_MUCH,
    atOnce: size(10, 60),
    paths: [...pathsOf(attacked), "/stay?x={n}"],
  },
});

type Visits = { times: number[]; unanswered: number };

/** Guests of the other lodging: each on a connection and from an address of its own, at an even pace. */
async function visit(port: number): Promise<Visits> {
  const paths = pathsOf(other);
  const visits: Visits = { times: [], unanswered: 0 };
  const one = async (nth: number) => {
    const began = performance.now();
    const from = `127.0.1.${(nth % 200) + 1}`;
    // Who gets no answer at all in its time is not answered either.
    const { status } = await ask(port, other.domain, paths[nth % paths.length]!, { from }).catch(() => ({ status: 0 }));
    visits.times.push(performance.now() - began);
    if (status !== 200) visits.unanswered += 1;
  };
  const going: Promise<void>[] = [];
  for (let nth = 0; nth < SAMPLES; nth += 1) {
    going.push(one(nth));
    await new Promise((next) => setTimeout(next, 1000 / PER_SECOND / size(5, 1)));
  }
  await Promise.all(going);
  return visits;
}

const p99 = ({ times }: Visits) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!;

/** Guests during an attack, once every one of its sockets has been tried. */
async function visitUnderAttack(port: number): Promise<{ during: Visits; counts: AttackCounts; most: number }> {
  const attack = startAttack(attackOn(port));
  await expect
    .poll(
      async () => {
        const { tried, held, refused, asked } = await attack.count();
        return tried >= SOCKETS && held + refused >= SOCKETS && asked > 0;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const { held: most } = await attack.count();
  const during = await visit(port);
  return { during, counts: await attack.stop(), most };
}

test("guests of another lodging are answered, and the attacker is refused", { timeout: PATIENCE }, async () => {
  const { port, close } = await openPort(world, { connections: SMALL.connections });
  const { during, counts, most } = await visitUnderAttack(port);
  expect(during.unanswered).toBe(0);
  // No more than its addresses may hold, and the one that asked too much was told so.
  expect(most).toBeLessThanOrEqual(SMALL.connections.mostOfAddress * attackOn(port).addresses.length);
  expect(counts.refused).toBeGreaterThan(SOCKETS / 2);
  expect(counts.statuses[429]).toBeGreaterThan(counts.asked / 2);
  await close();
});

test("planted: without a limit for one address it shows", { timeout: PATIENCE }, async () => {
  const { port, close } = await openPort(world, { connections: { ...SMALL.connections, mostOfAddress: Infinity } });
  const { during } = await visitUnderAttack(port);
  expect(during.unanswered).toBeGreaterThan(0);
  await close();
});

/** Needs the product's own limits, its real pages and some minutes: only in full size. */
async function compareWaits(): Promise<void> {
  const server = await startServer(database, 1, { RATE_PER_MINUTE: "1200" });
  try {
    await visit(server.port);
    const quiet = await visit(server.port);
    const { during, counts, most } = await visitUnderAttack(server.port);
    report("row 38", {
      "p99 quiet ms": p99(quiet).toFixed(1),
      "p99 under attack ms": p99(during).toFixed(1),
      ratio: (p99(during) / p99(quiet)).toFixed(2),
      "sockets held": most,
      "sockets refused": counts.refused,
      "requests of the attacker": counts.asked,
      statuses: JSON.stringify(counts.statuses),
    });
    expect([quiet.unanswered, during.unanswered]).toEqual([0, 0]);
    expect(p99(during) / p99(quiet)).toBeLessThan(2);
  } finally {
    await server.stop();
  }
}

if (size(0, 1) === 1) {
  test("as started in production, guests wait less than twice as long", { timeout: PATIENCE }, compareWaits);
}
