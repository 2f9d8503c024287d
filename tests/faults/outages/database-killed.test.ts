/**
 * Row 2: the database is killed again and again under load. No order that was confirmed to a guest is lost, none that was refused
 * is there, and the server recovers by itself.
 */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { connect } from "#server/database/connect.ts";
import { type Guests, startGuests } from "#tests/faults/tools/guests.ts";
import { type Attempt, checkHistory, listKeyedOrders } from "#tests/faults/orders/history.ts";
import { type KillableDatabase, openKillableDatabase } from "#tests/faults/outages/killable-database.ts";
import { type ServerProcess, startServer, FAULTS_SECRET } from "#tests/faults/tools/server-process.ts";
import { PATIENCE, report, SEED, seededRandom, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openLodging, LODGING_NIGHTS } from "#tests/lodgings/lodging.ts";
import { addLiveKeys } from "#tests/lodgings/live-keys.ts";

/** Few enough rooms that some guests are refused, many enough that most are not. */
const ROOMS = 8;
const AT_ONCE = 4;

type Rig = { killable: KillableDatabase; server: ServerProcess; guests: Guests; random: () => number };

async function withRig<Result>(settings: string[], work: (rig: Rig) => Promise<Result>): Promise<Result> {
  const killable = await openKillableDatabase(settings);
  const server = await startServer(killable, SIZES.workers);
  const guests = startGuests(SIZES.guests);
  try {
    return await work({ killable, server, guests, random: seededRandom(SEED) });
  } finally {
    guests.close();
    await server.stop();
    await killable.remove();
  }
}

/** One lodging under load; its database dies once, somewhere in the middle. Answers what is wrong afterwards. */
async function killOnce({ killable, server, guests, random }: Rig): Promise<{ wrong: string[]; attempts: Attempt[] }> {
  let database = connect(killable.url, 2);
  const lodging = await openLodging(database, { rooms: [{ capacity: ROOMS }] });
  await addLiveKeys(database, lodging.hotel_id, FAULTS_SECRET);
  await database.close();
  const orders = Array.from({ length: SIZES.killOrders }, () => {
    const nights = 1 + Math.floor(random() * 7);
    const ahead = Math.floor(random() * (LODGING_NIGHTS / 2 - nights));
    return { key: randomUUID(), body: lodging.body([[0, 0, 1]], { ahead, nights }) };
  });
  const errand = { port: server.port, host: lodging.domain, atOnce: AT_ONCE, orders };
  const fatal = Math.floor(orders.length * (0.2 + 0.6 * random()));
  let ended = 0;
  let dead: Promise<void> | undefined;
  const attempts = await guests.place(errand, () => {
    ended += 1;
    if (ended >= fatal) dead ??= killable.kill().then(() => killable.start());
  });
  await dead;

  database = connect(killable.url, 2);
  const stored = await listKeyedOrders(database, lodging.hotel_id);
  // Whoever has had no clear answer asks again with the same key: the answer is the stored order, a new one, or a refusal.
  const unclear = new Set(attempts.filter(({ kind }) => kind === "info").map(({ key }) => key));
  const again = await guests.place({ ...errand, orders: orders.filter(({ key }) => unclear.has(key)) });
  const docs = new Map(stored.map(({ key, order_doc }) => [key, order_doc]));
  const wrong = [
    ...checkHistory(attempts, stored),
    ...checkHistory(
      again,
      (await listKeyedOrders(database, lodging.hotel_id)).filter(({ key }) => unclear.has(key)),
    ),
    ...again
      .filter(({ key, order_doc }) => docs.has(key) && docs.get(key) !== order_doc)
      .map(({ key, order_doc }) => `${key} had ${docs.get(key)}, and asked again got ${order_doc}`),
    ...again.filter(({ kind }) => kind === "info").map(({ key, status }) => `still no answer for ${key}: ${status}`),
    // "Try again later" is an answer while the database is away; a failure of ours is not.
    ...attempts.filter(({ status }) => status === 500).map(({ key }) => `${key} got 500`),
    ...(await auditHotel(database, lodging.hotel_id, new Date())).map((breach) => JSON.stringify(breach)),
  ];
  await database.close();
  return { wrong, attempts };
}

const isPossible = process.platform !== "win32";

test.runIf(isPossible)(
  "a database that is killed under load loses nothing it had promised",
  { timeout: PATIENCE },
  async () => {
    const began = performance.now();
    const kinds: Record<Attempt["kind"], number> = { ok: 0, fail: 0, info: 0 };
    await withRig([], async (rig) => {
      for (let kill = 0; kill < SIZES.kills; kill += 1) {
        const { wrong, attempts } = await killOnce(rig);
        expect(wrong, `kill ${kill}, seed ${SEED}\n${rig.server.output().slice(-3000)}`).toEqual([]);
        for (const { kind } of attempts) kinds[kind] += 1;
      }
    });
    expect(kinds.ok).toBeGreaterThan(0);
    report("row 2", { kills: SIZES.kills, ...kinds, seconds: ((performance.now() - began) / 1000).toFixed(0) });
  },
);

(isPossible ? testPlanted : test.skip)(
  "planted: answers that come before the disk has the order lose orders, and it shows",
  { timeout: PATIENCE },
  async () => {
    // Commits are acknowledged at once and written seconds later.
    const hasty = ["synchronous_commit=off", "wal_writer_delay=10s", "wal_writer_flush_after=256MB"];
    const wrong = await withRig(hasty, async (rig) => (await killOnce(rig)).wrong);
    expect(wrong.join("\n")).toMatch(/lost: .* stored is undefined/);
  },
);
