/**
 * Row 39: the way to the database is slow, cut, or swallows everything; connections are all taken. Guests get an answer or a
 * 503 in bounded time, no transaction is left open, and it recovers without a restart.
 */
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { connect, isUnreachable } from "#server/database/connect.ts";
import { type TcpProxy, openTcpProxy } from "#tests/faults/outages/tcp-proxy.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

/** Longer than the monitor needs to notice and a connection to be waited for, with room for a busy machine. */
const BOUND_MS = 15_000;

let own: SeparateDatabase;
let proxy: TcpProxy;
let world: World;
let lodging: Lodging;
beforeAll(async () => {
  own = await openSeparateDatabase();
  const { hostname, port } = new URL(inject("databaseUrl"));
  proxy = await openTcpProxy({ host: hostname, port: Number(port) });
  world = await openWorld({ url: through(own.url) });
  lodging = await openLodging(world.database, { rooms: [{ capacity: 50 }] });
});
afterAll(async () => {
  await world.close();
  await proxy.close();
  await own.drop();
});
beforeEach(async () => {
  proxy.delayMs = 0;
  proxy.isSilent = false;
  await expect.poll(() => statusOf(order()), { timeout: 20_000 }).toBe(200);
});

const through = (url: string) => Object.assign(new URL(url), { port: String(proxy.port) }).href;

const order = () =>
  world.fetch(lodging.domain, "/api/ota/order/personal-new", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(lodging.body()),
  });

const statusOf = async (answer: Response | Promise<Response>): Promise<number> => (await answer).status;

/** The status, or "never" where nobody answered in time. */
const bounded = (requested: Response | Promise<Response>): Promise<number | "never"> => {
  let timer: NodeJS.Timeout;
  const never = new Promise<"never">((late) => (timer = setTimeout(() => late("never"), BOUND_MS)));
  return Promise.race([statusOf(requested), never]).finally(() => clearTimeout(timer));
};

const leftOpen = async () =>
  own.asOwner(
    "select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and now() - state_change > interval '1 second'",
  );

test(
  "everything is swallowed: a 503 in bounded time, and orders again when it ends",
  { timeout: PATIENCE },
  async () => {
    proxy.isSilent = true;
    const answers = await Promise.all(Array.from({ length: 12 }, () => bounded(order())));
    expect(new Set(answers)).toEqual(new Set([503]));
    proxy.cut();
    proxy.isSilent = false;
    await expect.poll(() => statusOf(order()), { timeout: 20_000 }).toBe(200);
    await expect.poll(leftOpen, { timeout: 30_000 }).toEqual([]);
    await expectClean(world, lodging.hotel_id);
  },
);

test(
  "every connection is cut under load: no order is half done, and the next ones are taken",
  { timeout: PATIENCE },
  async () => {
    const rush = Array.from({ length: 8 }, () => bounded(order()));
    proxy.cut();
    for (const status of await Promise.all(rush)) expect([200, 503]).toContain(status);
    await expect.poll(() => statusOf(order()), { timeout: 20_000 }).toBe(200);
    await expectClean(world, lodging.hotel_id);
  },
);

test("a slow way makes orders slow, not wrong", { timeout: PATIENCE }, async () => {
  proxy.delayMs = 30;
  expect(await bounded(order())).toBe(200);
});

test("all connections are taken: requests without one are refused in bounded time", { timeout: PATIENCE }, async () => {
  const taken = await Promise.all(Array.from({ length: 4 }, () => world.database.pool.connect()));
  const answer = bounded(order());
  expect(await answer).toBe(503);
  for (const client of taken) client.release();
  expect(await bounded(order())).toBe(200);
  report("row 39", { ways: 4 });
});

testPlanted("planted: without the monitor a query on a dead way waits for ever", { timeout: PATIENCE }, async () => {
  const blind = connect(through(own.url), 1);
  await blind.forDirectory((query) => query.execute("select 1"));
  proxy.isSilent = true;
  const requested = blind
    .forDirectory((query) => query.execute("select 1"))
    .then(
      () => "answered",
      (error: unknown) => (isUnreachable(error) ? "refused" : "failed"),
    );
  expect(await bounded(order())).toBe(503);
  // The watched one has answered meanwhile, the blind one has not.
  expect(await Promise.race([requested, Promise.resolve("still waiting")])).toBe("still waiting");
  proxy.cut();
  await requested;
  await blind.close();
});
