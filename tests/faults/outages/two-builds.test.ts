/**
 * Row 43, the migration: the build that serves goes on while a new one migrates its database, both serve side by side, and the
 * old one may come back. A migration that can't have its table at once lets the site go on, and tries again.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { connect, type Database, type Probe } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { type Guests, type KeyedBody, startGuests } from "#tests/faults/tools/guests.ts";
import { type Attempt, checkHistory, listKeyedOrders } from "#tests/faults/orders/history.ts";
import { ADDITIVE, DESTRUCTIVE, migrationsWith, newBuild, oldBuild } from "#tests/faults/outages/other-build.ts";
import { muffled } from "#tests/faults/tools/planted.ts";
import { placeInProcess } from "#tests/faults/stock/rush.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { type ServerProcess, startServer } from "#tests/faults/tools/server-process.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

const PROCESSES = 2;
const AT_ONCE = 3;
/** Orders between two looks at whether the new build is open, and of each server once it is. */
const ORDERS = size(20, 200);

const root = mkdtempSync(join(tmpdir(), "yado-builds-"));
const began = performance.now();
let own: SeparateDatabase;
let database: Database;
let lodging: Lodging;
let guests: Guests;
let world: World;
let oldFolder = process.cwd();
let old: ServerProcess;
const attempts: Attempt[] = [];

beforeAll(async () => {
  if (process.env.FAULTS === "full") {
    const found = oldBuild(join(root, "old"));
    if ("folder" in found) oldFolder = found.folder;
    else console.log(`row 43: today's build stands in for an older one: ${found.reason}`);
  }
  own = await openSeparateDatabase();
  database = connect(own.url, 2);
  lodging = await openLodging(database, { rooms: [{ capacity: 10_000 }] });
  // Three seconds are more than the two that a migration waits, and less than a guest does.
  const probe: Probe = (text) =>
    text.replace(/^begin; set local app/, "begin; set local statement_timeout = 3000; set local app");
  world = await openWorld({ url: own.url, poolSize: 2, probe });
  guests = startGuests(PROCESSES);
  old = await startServer(own, 1, {}, oldFolder);
}, PATIENCE);

afterAll(async () => {
  guests.close();
  await old.stop();
  await world.close();
  await database.close();
  await own.drop();
  rmSync(root, { recursive: true, force: true });
});

const freshOrders = (): KeyedBody[] =>
  Array.from({ length: ORDERS }, () => ({ key: randomUUID(), body: lodging.body() }));

async function place(server: ServerProcess, orders = freshOrders()): Promise<Attempt[]> {
  const placed = await guests.place({ port: server.port, host: lodging.domain, atOnce: AT_ONCE, orders });
  attempts.push(...placed);
  return placed;
}

/** No refusal is expected: there are rooms for all. */
const failed = (of: readonly Attempt[]) =>
  of.filter(({ kind }) => kind !== "ok").map(({ key, status, code }) => `${key} got ${status} ${code}`);

async function whatIsWrong(): Promise<string[]> {
  const stored = await listKeyedOrders(database, lodging.hotel_id);
  const breaches = await auditHotel(database, lodging.hotel_id, new Date());
  return [...failed(attempts), ...checkHistory(attempts, stored), ...breaches.map((each) => JSON.stringify(each))];
}

test(
  "a new build migrates and serves beside the old one, and the old one may come back",
  { timeout: PATIENCE },
  async () => {
    await place(old);
    const folder = newBuild(join(root, "new"), ADDITIVE);
    const opening = startServer(own, 1, {}, folder);
    const start = { isOver: false };
    void opening.catch(() => {}).finally(() => (start.isOver = true));
    let meanwhile = 0;
    while (!start.isOver) meanwhile += (await place(old)).length;
    const opened = await opening;
    const [column] = await own.asOwner<{ found: number }>(
      "select count(*)::int as found from information_schema.columns where column_name like 'planted_%'",
    );
    expect(column!.found).toBe(4);
    try {
      // Both serve the same lodging, and a retry may reach either: it gets the same order.
      const orders = freshOrders();
      await place(opened, orders);
      await place(old, orders);
      await place(opened);
    } finally {
      await opened.stop();
    }
    // Money goes back, too, on tables that have grown.
    const booker = bookerOf(world, lodging);
    const booked = await booker.book(lodging.body());
    await booker.pay(booked, booked.view.pay_amount);
    await booker.cancel(booked);
    expect(await booker.refunds()).toHaveLength(1);
    // Back: the old build starts on the newer database.
    await old.stop();
    old = await startServer(own, 1, {}, oldFolder);
    await place(old);
    expect(await whatIsWrong(), old.output().slice(-2000)).toEqual([]);
    report("row 43, two builds", {
      orders: attempts.length,
      "while the new build started": meanwhile,
      seconds: ((performance.now() - began) / 1000).toFixed(0),
    });
  },
);

/** A migration meets a long transaction on its table while guests book. Answers what went wrong for them. */
async function migrateAgainstLongTransaction(name: string): Promise<{ wrong: string[]; gaveUp: number }> {
  const folder = migrationsWith(join(root, name), [`alter table order_guest add column planted_${name} text`]);
  const send = async () => {
    const placed = await placeInProcess(world)(lodging.domain, [{ key: randomUUID(), body: lodging.body() }]);
    wrong.push(...failed(placed));
  };
  const wrong: string[] = [];
  const long = new pg.Client({ connectionString: own.ownerUrl });
  await long.connect();
  await long.query("begin; select count(*) from order_guest");
  const waits = vi.spyOn(console, "warn").mockImplementation(() => {});
  try {
    const migrating = migrate(own, folder);
    await until(async () => (await isWaiting("order_guest")) || waits.mock.calls.length > 0);
    // The long transaction stays open until the migration has given up, or a guest was sent away because it did not.
    do await send();
    while (waits.mock.calls.length === 0 && wrong.length === 0);
    await send();
    const gaveUp = waits.mock.calls.length;
    await long.query("commit");
    await migrating;
    await send();
    const breaches = await auditHotel(database, lodging.hotel_id, new Date());
    return { wrong: [...wrong, ...breaches.map((each) => JSON.stringify(each))], gaveUp };
  } finally {
    waits.mockRestore();
    await long.end();
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await holds()); looks += 1) {
    if (looks > 3_000) throw new Error("It did not happen.");
    await new Promise((done) => setTimeout(done, 10));
  }
}

const isWaiting = async (table: string) =>
  (
    await own.asOwner(
      "select from pg_locks where not granted and mode = 'AccessExclusiveLock' and relation = quote_ident($1)::regclass",
      [table],
    )
  ).length > 0;

test(
  "a migration that can't have its table gives up after two seconds, and tries again",
  { timeout: PATIENCE },
  async () => {
    const { wrong, gaveUp } = await migrateAgainstLongTransaction("patient");
    expect(wrong).toEqual([]);
    expect(gaveUp).toBeGreaterThan(0);
  },
);

test("a migration and an order that wait for each other: the migration gives way", { timeout: PATIENCE }, async () => {
  const folder = migrationsWith(join(root, "crossed"), [
    `alter table order_guest add column planted_first text`,
    `alter table "order" add column planted_second text`,
  ]);
  const waits = vi.spyOn(console, "warn").mockImplementation(() => {});
  const guest = new pg.Client({ connectionString: own.ownerUrl });
  await guest.connect();
  try {
    // As an order does: its own row first, then the guest's. It never looks for a deadlock, so the migration is the one to give way.
    await guest.query(`set deadlock_timeout = '10min'; begin; select count(*) from "order"`);
    const migrating = migrate(own, folder);
    await until(() => isWaiting("order"));
    await guest.query("select count(*) from order_guest; commit");
    await migrating;
    expect(waits.mock.calls.length).toBeGreaterThan(0);
  } finally {
    waits.mockRestore();
    await guest.end();
  }
});

testPlanted(
  "planted: a migration that waits without end keeps guests from booking",
  { timeout: PATIENCE },
  async () => {
    const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
    let hits = 0;
    const patient = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      if (!String(given[0]).startsWith("set lock_timeout")) return query.apply(this, given);
      hits += 1;
      return Promise.resolve();
    } as typeof pg.Client.prototype.query);
    try {
      const { wrong, gaveUp } = await muffled(() => migrateAgainstLongTransaction("endless"));
      expect(hits).toBeGreaterThan(0);
      expect(gaveUp).toBe(0);
      expect(wrong.join("\n")).toMatch(/got 503/);
    } finally {
      patient.mockRestore();
    }
  },
);

testPlanted(
  "planted: a migration that renames what the old build reads breaks it, and it shows",
  { timeout: PATIENCE },
  async () => {
    await migrate(own, migrationsWith(join(root, "destructive"), DESTRUCTIVE));
    await place(old);
    expect((await whatIsWrong()).join("\n")).toMatch(/got 500/);
  },
);
