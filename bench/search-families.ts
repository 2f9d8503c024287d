/**
 * A search of a family at a lodging with add-ons and prices by age, compared with the same search by beds alone in the program as it
 * was before families: the commit `BEFORE`, on a database of its own with the same lodgings. Both servers take turns.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import type { migrate as migrateNow } from "#server/database/migrate.ts";
import { addLodgings } from "./fill.ts";
import { forSeconds, load } from "./load.ts";
import { CLASSES, PLANS } from "./lodgings.ts";
import { medians, takeTurns } from "./measure.ts";
import { inFolder, withDatabase, withYado } from "./processes.ts";
import { assertGood, familyRequest, searchRequest, warmUp } from "./requests.ts";
import { CONNECTIONS, LODGINGS, ROUNDS, SECONDS } from "./settings.ts";
import { table } from "./table.ts";

/** The last commit without families and without add-ons that have days and states. */
const BEFORE = process.env.BEFORE ?? "8c57800a";
const NIGHTS = 3;

/** Three add-ons that every plan offers. */
const ADD_ONS = `insert into add_on (hotel_id, item_number, item_name, item_type, price, daily_stock)
  select id, 'ADD' || nth, jsonb_build_object('zh-TW', '加購 ' || nth, 'en-US', 'Add-on ' || nth), 'dining', 180 + nth, 20
  from generate_series($1::int, $2::int) id, generate_series(1, 3) nth`;
const OFFERED = `insert into plan_add_on (hotel_id, rate_plan_id, item_number)
  select id, (id - 1) * ${PLANS} + plan + 1, 'ADD' || nth
  from generate_series($1::int, $2::int) id, generate_series(0, ${PLANS - 1}) plan, generate_series(1, 3) nth`;

/** Every room takes a child without a bed, an extra bed and a cot; four bands say what that costs. */
const PLACES = `update room_class set children = 1, extra_beds = 1, cots = 1 where hotel_id between $1 and $2`;
const COTS = `update hotel_terms set cots = ${CLASSES}, cot_price = 100 where hotel_id between $1 and $2`;
const BANDS = `update hotel_site set info = info || $3::jsonb where hotel_id between $1 and $2`;
const band = (name: string, price: number, kind: string, least_age = 0, most_age = 0) => ({
  label: { "zh-TW": name, "en-US": name },
  price,
  kind,
  least_age,
  most_age,
});
const RATES = [
  band("0–3", 0, "free", 0, 3),
  band("4–11", 225, "child", 4, 11),
  band("4–11, bed", 900, "child_bed", 4, 11),
  band("Extra adult", 1500, "extra_adult"),
];

async function run(url: string, statements: readonly (readonly [text: string, ...values: unknown[]])[]): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    for (const [text, ...values] of statements) await owner.query(text, [1, LODGINGS, ...values]);
    await owner.query("vacuum analyze add_on, plan_add_on, room_class, hotel_terms, hotel_site");
  } finally {
    await owner.end();
  }
}

/** The program of that commit; packages and pages are today's. */
function unpack(folder: string): string {
  const home = join(folder, "before");
  mkdirSync(home);
  const archive = execFileSync("git", ["archive", BEFORE, "src", "sandbox", "package.json"], { maxBuffer: 1 << 30 });
  execFileSync("tar", ["-x", "-C", home], { input: archive });
  for (const part of ["node_modules", "build"]) symlinkSync(join(process.cwd(), part), join(home, part));
  return home;
}

export async function benchSearchFamilies(): Promise<void> {
  await inFolder(async (folder) => {
    const home = unpack(folder);
    const file = pathToFileURL(join(home, "src/server/database/migrate.ts")).href;
    const { migrate } = (await import(file)) as { migrate: typeof migrateNow };
    await withDatabase(
      async (before, beforeFolder) => {
        await addLodgings(before, 1, LODGINGS);
        await run(before, [[ADD_ONS], [OFFERED]]);
        await withDatabase(async (now, nowFolder) => {
          await addLodgings(now, 1, LODGINGS);
          await run(now, [[ADD_ONS], [OFFERED], [PLACES], [COTS], [BANDS, { children_and_extra_person_rates: RATES }]]);
          await withYado(now, nowFolder, (ours) =>
            withYado(before, beforeFolder, (theirs) => compare(ours, theirs), home),
          );
        });
      },
      { migrate },
    );
  });
}

async function compare(ours: number, theirs: number): Promise<void> {
  await warmUp(ours, LODGINGS);
  await warmUp(theirs, LODGINGS);
  const plain = () => searchRequest(LODGINGS, NIGHTS, "&adults=2&children=2");
  const print = table([
    "search, 3 nights",
    "now req/s",
    "p50 ms",
    "p99 ms",
    "before req/s",
    "p50 ms",
    "p99 ms",
    "now / before",
  ]);
  for (const [title, request] of [
    ["by beds alone", plain],
    ["a family of four, with ages", () => familyRequest(LODGINGS, NIGHTS)],
  ] as const) {
    const take = (port: number, make: () => string) => load(port, forSeconds(SECONDS, make), CONNECTIONS);
    const turns = await takeTurns(
      ROUNDS,
      () => take(ours, request),
      () => take(theirs, plain),
    );
    const [now, before] = [medians(turns.ours), medians(turns.theirs)];
    print([title, now.rate, now.p50, now.p99, before.rate, before.p50, before.p99, now.rate / before.rate]);
    assertGood([...turns.ours, ...turns.theirs]);
  }
}
