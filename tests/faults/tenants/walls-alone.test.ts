/** Row 25: a WHERE that somebody forgot, a connection that remembers its last tenant. The database's walls hold alone. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { fingerprint, type Lodgings, openThree, walkMatrix, whoeverMay } from "#tests/faults/tenants/access-matrix.ts";
import { FLOWS } from "#tests/faults/orders/flows.ts";
import { muffled } from "#tests/faults/tools/planted.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { tapPool } from "#tests/faults/tools/tapped-pool.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const FILTER = /(?:"?\w+"?\.)?"?hotel_id"? = (\$\d+)/g;

/** The functions of the search without their filters: they still name the tenant, and read everything they are let to. */
const BARE_FUNCTIONS = readFileSync(
  new URL("../../../src/server/database/functions.sql", import.meta.url),
  "utf8",
).replace(/(?:\w+\.)?hotel_id = for_hotel/g, "true");

/** The product with every filter by lodging taken out of its SQL, whoever wrote it. */
async function openBareWorld(url: string): Promise<{ world: World; stripped: Set<string> }> {
  const world = await openWorld({ url, bank: createSandbox() });
  const stripped = new Set<string>();
  tapPool(world.database, {
    change(text) {
      const bare = text.replace(FILTER, (_, parameter: string) => `${parameter}::bigint is not null`);
      if (bare !== text) stripped.add(text);
      return bare;
    },
  });
  return { world, stripped };
}

type Rig = {
  database: SeparateDatabase;
  whole: World;
  bare: World;
  stripped: Set<string>;
  lodgings: Lodgings;
  /** Public answers as they were with all filters, in the functions too. */
  right: Map<string, string>;
};

async function openRig(...damage: string[]): Promise<Rig> {
  const database = await openSeparateDatabase(...damage);
  const whole = await openWorld({ url: database.url, bank: createSandbox() });
  const lodgings = await openThree(whole);
  const right = await readPublicAnswers(whole, lodgings);
  await database.asOwner(BARE_FUNCTIONS);
  const { world: bare, stripped } = await openBareWorld(database.url);
  return { database, whole, bare, stripped, lodgings, right };
}

async function closeRig({ database, whole, bare }: Rig): Promise<void> {
  await whole.close();
  await bare.close();
  await database.drop();
}

async function readPublicAnswers(world: World, lodgings: Lodgings): Promise<Map<string, string>> {
  const classes = lodgings.map(({ ids }) => `room_class_ids=${ids.room_class_id}`).join("&");
  const answers = new Map<string, string>();
  for (const { lodging } of lodgings) {
    const stay = `start_date=${lodging.day(20)}&end_date=${lodging.day(22)}`;
    for (const path of [
      "/api/hotel/info?",
      "/api/ota/room/list?",
      `/api/ota/room/empty-by-date?${stay}&`,
      `/api/ota/room/rateplan/empty-by-date?${stay}&`,
      `/api/ota/room/alternatives?${stay}&`,
      `/api/wota/room_calendar?${stay}&${classes}&`,
      `/api/xtra/adds/date/inventory?${stay}&`,
      "/api/facility/get_all?",
      "/api/promotion/actives?",
    ]) {
      const requested = `${path}domain=${lodging.domain}`;
      answers.set(requested, await (await world.fetch(lodging.domain, requested)).text());
    }
  }
  return answers;
}

async function comparePublicAnswers({ bare, lodgings, right }: Rig): Promise<string[]> {
  const got = await readPublicAnswers(bare, lodgings);
  return [...right].flatMap(([path, text]) =>
    got.get(path) === text ? [] : [`${path}: ${got.get(path)} instead of ${text}`],
  );
}

/** The eight flows on the bare product, among lodgings that have orders with the same key and in the same states. */
async function runFlowsBare({ database, whole, bare }: Rig): Promise<string[]> {
  const wrong: string[] = [];
  for (const flow of FLOWS) {
    await expireOrders(whole.database, new Date(Date.now() + 5 * 86_400_000));
    const [own, other] = [await flow.prepare(whole), await flow.prepare(whole)];
    if (!flow.name.startsWith("expire")) await other.run(whole);
    const before = await fingerprint(database, other.hotel_id);
    try {
      await own.run(bare);
    } catch (error) {
      wrong.push(`${flow.name} failed: ${String(error)}`);
    }
    const breaches = await auditHotel(bare.database, own.hotel_id, new Date());
    wrong.push(...breaches.map((breach) => `${flow.name}: ${JSON.stringify(breach)}`));
    // A sweep is for all lodgings: there the other one changes too, and rightly.
    if (flow.name.startsWith("expire")) continue;
    if ((await fingerprint(database, other.hotel_id)) !== before) wrong.push(`${flow.name} changed another lodging`);
  }
  return wrong;
}

describe("without a single filter", () => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig();
  }, PATIENCE);
  afterAll(() => closeRig(rig));

  test("every call answers as it should, and sees nothing of another lodging", { timeout: PATIENCE }, async () => {
    const others = rig.lodgings.slice(1).map(({ lodging }) => lodging.hotel_id);
    const before = await Promise.all(others.map((id) => fingerprint(rig.database, id)));
    expect(await comparePublicAnswers(rig)).toEqual([]);
    // Whoever is refused reads nothing: the small size has one who is let in, for each call.
    const actorsFor = size(0, 1) === 1 ? undefined : whoeverMay;
    expect((await walkMatrix(rig.bare, rig.lodgings, undefined, actorsFor)).wrong).toEqual([]);
    expect(await Promise.all(others.map((id) => fingerprint(rig.database, id)))).toEqual(before);
  });

  test("every flow of an order touches its own lodging only", { timeout: PATIENCE }, async () => {
    expect(await runFlowsBare(rig)).toEqual([]);
    expect(rig.stripped.size, "statements that had a filter").toBeGreaterThan(40);
    report("row 25", { "statements stripped": rig.stripped.size });
  });
});

const openWall = (table: string) => [
  `drop policy own_hotel_only on "${table}"`,
  `create policy own_hotel_only on "${table}" using (true) with check (true)`,
];

testPlanted.each([
  [["room_class"], /room\/list.* instead of/, comparePublicAnswers],
  [["room_class", "rate_plan", "plan_night", "room_night"], /room_calendar.* instead of/, comparePublicAnswers],
  [["idempotency"], /place failed|changed another|O3/, runFlowsBare],
] as const)("planted: without the wall of %s it shows", { timeout: PATIENCE }, async (tables, pattern, check) => {
  const rig = await openRig(...tables.flatMap(openWall));
  expect((await muffled(() => check(rig))).join("\n")).toMatch(pattern);
  await closeRig(rig);
});

/** Tables that anybody may read: those without row-level security, without a policy, or with one that is not ours. */
async function listOpenTables(database: SeparateDatabase): Promise<string[]> {
  const rows = await database.asOwner<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm', 'v') and (
      relkind in ('m', 'v') or not relrowsecurity or not relforcerowsecurity or not exists (
        select from pg_policy where polrelid = pg_class.oid and polpermissive and polcmd = '*'
          and pg_get_expr(polqual, polrelid) = '(hotel_id = current_hotel())'
          and pg_get_expr(polwithcheck, polrelid) = '(hotel_id = current_hotel())')
      or exists (select from pg_policy where polrelid = pg_class.oid and polname <> 'own_hotel_only'
        and not (polname = 'directory' and polcmd = 'r' and polroles = array['yado_directory'::regrole::oid])))
    order by 1`);
  return rows.map(({ name }) => name);
}

test(
  "no table is without its wall; one that is, and one whose wall is open, are listed",
  { timeout: PATIENCE },
  async () => {
    const database = await openSeparateDatabase();
    expect(await listOpenTables(database)).toEqual([]);
    await database.asOwner("create table notes (hotel_id integer, note text)");
    for (const statement of openWall("coupon")) await database.asOwner(statement);
    expect(await listOpenTables(database)).toEqual(["coupon", "notes"]);
    await database.drop();
  },
);
