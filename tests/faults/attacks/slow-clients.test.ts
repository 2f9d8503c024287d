/**
 * Row 38: thousands of sockets that trickle their requests, and one address that asks for one lodging's pages fifty times as
 * often as everyone else together. Guests of another lodging, at other addresses, are answered all the same.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONNECTIONS } from "#server/http/connection-limits.ts";
import { ask, openPort } from "#tests/faults/tools/open-port.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { startServer } from "#tests/faults/tools/server-process.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { type Attack, type AttackCounts, startAttack } from "#tests/faults/attacks/slow-clients.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

/** The product's own limits in full; in small so much less that a few sockets are many. */
const IS_FULL = size(0, 1) === 1;
const LIMITS = IS_FULL ? CONNECTIONS : { most: 100, mostOfAddress: 20 };
const RATE_PER_MINUTE = size(60, 1_200);
const SOCKETS = size(150, 2_000);
/** Guests ask so many times a second, from as many addresses; the attacker fifty times as often, from one. */
const PER_SECOND = size(50, 4);
const TIMES_AS_MUCH = size(5, 50);
const SAMPLES = size(40, 100);
const ROUNDS = 5;

let database: SeparateDatabase;
let world: World;
let attacked: Lodging;
let other: Lodging;
beforeAll(async () => {
  database = await openSeparateDatabase();
  world = await openWorld({ url: database.url, ratePerMinute: RATE_PER_MINUTE });
  attacked = await openLodging(world.database);
  other = await openLodging(world.database);
}, PATIENCE);
afterAll(async () => {
  await world.close();
  await database.drop();
});

const pathsOf = ({ domain, day }: Lodging) => [
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
    await new Promise((next) => setTimeout(next, 1000 / PER_SECOND));
  }
  await Promise.all(going);
  return visits;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const p99 = ({ times }: Visits) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!;

/** Guests during an attack, once it has come to this. */
async function visitUnderAttack(
  port: number,
  isSettled: (counts: AttackCounts) => boolean,
): Promise<{ during: Visits; counts: AttackCounts }> {
  const attack = startAttack(attackOn(port));
  await expect.poll(async () => isSettled(await attack.count()), { timeout: 60_000 }).toBe(true);
  const during = await visit(port);
  return { during, counts: await attack.stop() };
}

/** The server has taken or refused every one of the sockets. */
const areTaken =
  (most: number) =>
  ({ tried, held, refused }: AttackCounts): boolean =>
    tried >= SOCKETS && held <= most && refused >= SOCKETS - most;

/** It holds only its share of connections, and too frequent requests got 429. */
const isRefused = (counts: AttackCounts): boolean =>
  areTaken(mostOf(LIMITS.mostOfAddress))(counts) && (counts.statuses[429] ?? 0) > 0;

/** What all of the attackers' addresses together may hold. */
const mostOf = (mostOfAddress: number) => mostOfAddress * attackOn(0).addresses.length;

test("guests of another lodging are answered, and the attacker is refused", { timeout: PATIENCE }, async () => {
  const { port, close } = await openPort(world, { connections: LIMITS });
  const { during, counts } = await visitUnderAttack(port, isRefused);
  expect(during.unanswered).toBe(0);
  expect(counts.held).toBeLessThanOrEqual(mostOf(LIMITS.mostOfAddress));
  await close();
});

testPlanted("planted: without a limit for one address it shows", { timeout: PATIENCE }, async () => {
  const { port, close } = await openPort(world, { connections: { ...LIMITS, mostOfAddress: Infinity } });
  const { during } = await visitUnderAttack(port, areTaken(LIMITS.most));
  expect(during.unanswered).toBeGreaterThan(0);
  await close();
});

/**
 * Needs the product's own limits, its real pages and some minutes: only in full size. Quiet and attack take turns, and the
 * median of the rounds counts, so that a moment in which the machine had other work does not decide.
 */
async function compareWaits(): Promise<void> {
  const server = await startServer(database, 1, {
    RATE_PER_MINUTE: String(RATE_PER_MINUTE),
    TRUSTED_PROXIES: "",
  });
  const rounds: { quiet: Visits; during: Visits; counts: AttackCounts }[] = [];
  try {
    await visit(server.port);
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiet = await visit(server.port);
      rounds.push({ quiet, ...(await visitUnderAttack(server.port, isRefused)) });
    }
  } finally {
    await server.stop();
  }
  const quiet_ms = median(rounds.map(({ quiet }) => p99(quiet)));
  const during_ms = median(rounds.map(({ during }) => p99(during)));
  const sum = (count: (counts: AttackCounts) => number) => rounds.reduce((all, { counts }) => all + count(counts), 0);
  report("row 38", {
    rounds: ROUNDS,
    "p99 quiet ms": quiet_ms.toFixed(1),
    "p99 under attack ms": during_ms.toFixed(1),
    ratio: (during_ms / quiet_ms).toFixed(2),
    "sockets refused": sum(({ refused }) => refused),
    "requests of the attacker": sum(({ requested }) => requested),
    "of these refused": sum(({ statuses }) => statuses[429] ?? 0),
  });
  expect(rounds.map(({ quiet, during }) => quiet.unanswered + during.unanswered)).toEqual(rounds.map(() => 0));
  expect(during_ms / quiet_ms).toBeLessThan(2);
}

if (IS_FULL) {
  test("as started in production, guests wait less than twice as long", { timeout: PATIENCE }, compareWaits);
}
