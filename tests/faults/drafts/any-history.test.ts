/** Row 44: whatever two editors do to a site, and however it interleaves, the site ends as the log and the versions say. */
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Query } from "#server/database/connect.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { anyIntent, type Intent, twoEditors } from "#tests/faults/drafts/editors.ts";
import {
  flatSite,
  type KeptVersion,
  listed,
  type LoggedEntry,
  ReplayedLog,
} from "#tests/faults/drafts/replayed-log.ts";
import { interleave, pauseBeforeMove } from "#tests/faults/orders/interleaving.ts";
import { muffled, plant, type Planted, ROW_LOCK } from "#tests/faults/tools/planted.ts";
import { PATIENCE, report, SEED, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { fillHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let separate: SeparateDatabase;
beforeAll(async () => {
  separate = await openSeparateDatabase();
});
afterAll(() => separate.drop());

/** Where the first of two may stand while the second does all it can: before its lock, or with all written but its log. */
const PLACES = ["from hotel_site where hotel_id = $1 for no key update", "insert into audit_head"] as const;

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ first: anyIntent }) },
  { weight: 3, arbitrary: fc.record({ first: anyIntent, second: anyIntent, at: fc.constantFrom(...PLACES) }) },
);
const history = fc.array(step, { minLength: 4, maxLength: size(16, 40) });
type Step = { first: Intent; second?: Intent; at?: (typeof PLACES)[number] };

async function stateOf(query: Query, hotel_id: number) {
  const { content, archived, changes, after } = await readDraft(query, hotel_id);
  const { rows: log } = await query.execute<{ seq: number; entry: Omit<LoggedEntry, "seq"> }>(
    sql`select seq, entry from audit_log where hotel_id = ${hotel_id} order by seq`,
  );
  const { rows: versions } = await query.execute<KeptVersion>(
    sql`select version, source_version, content from site_version where hotel_id = ${hotel_id} order by version`,
  );
  return { content, archived, changes, after, log: log.map(({ seq, entry }) => ({ ...entry, seq })), versions };
}

/** All that is wrong after this history. */
async function live(world: World, pause: ReturnType<typeof pauseBeforeMove>, steps: readonly Step[]) {
  const made = await makeHotel(world.database);
  const { hotel_id } = made;
  await fillHotel(world.database, made);
  const now = () => world.database.forHotel(hotel_id, (query) => stateOf(query, hotel_id));
  const begun = await now();
  const { carryOut, acknowledged, outcomes } = await twoEditors(world, made);
  for (const { first, second, at } of steps) {
    if (!second) {
      await carryOut(first);
      continue;
    }
    const both = await interleave(
      separate,
      pause,
      () => carryOut(first),
      () => carryOut(second),
      at,
    );
    for (const each of both) if (each.status === "rejected") throw each.reason;
  }
  const { content, archived, changes, after, log, versions } = await now();
  const said = new ReplayedLog(begun.content, begun.archived, versions).replay(log);
  const { wrong } = said;
  const compare = (what: string, is: unknown, says: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(says)) {
      wrong.push(`${what} is ${JSON.stringify(is)}, the log says ${JSON.stringify(says)}`);
    }
  };
  compare("what is public", listed(flatSite(content)), listed(said.published));
  compare("what will be public", listed(flatSite(after)), listed(said.shown()));
  const stored = new Set(
    changes.map(({ record, record_id, field, lang }) => `${record} ${record_id} ${field} ${lang}`),
  );
  const drafted = [...said.draft].flatMap(([key, own]) => [...own.keys()].map((field) => `${key} ${field}`));
  compare("the draft", [...stored].sort(), drafted.sort());
  const kept = new Map([...flatSite(archived)].filter(([key]) => said.archived.has(key)));
  compare("the archive", listed(kept), listed(said.archived));
  compare(
    "the versions",
    versions.map(({ version }) => version),
    versions.map((_, index) => index + 1),
  );
  // Nothing that was acknowledged is missing in the log, nothing was written over something that its writer had not seen.
  for (const { actor, name, seen, value } of acknowledged) {
    const entries = log.flatMap((entry) => (entry.actor === actor ? (entry.changes ?? []) : []));
    const found = entries.filter(
      (each) => `${each.record} ${each.record_id} ${each.field} ${each.lang}` === name && each.after === value,
    );
    if (found.length !== 1) wrong.push(`${name} = ${String(value)} is ${found.length} times in the log`);
    else if ((found[0]!.before ?? "") !== (seen ?? "")) {
      wrong.push(
        `${name} = ${String(value)} was written over ${String(found[0]!.before)}, its writer saw ${String(seen)}`,
      );
    }
  }
  return { hotel_id, wrong, outcomes };
}

async function liveMany(numRuns: number, planted?: Planted) {
  const pause = pauseBeforeMove(planted?.probe);
  const world = await openWorld({ url: separate.url, poolSize: 6, probe: pause.probe });
  const total: Record<string, number> = {};
  try {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const { hotel_id, wrong, outcomes } = await live(world, pause, steps as Step[]);
        for (const [name, count] of Object.entries(outcomes)) total[name] = (total[name] ?? 0) + count;
        expect(wrong).toEqual([]);
        if (!planted) await expectClean(world, hotel_id);
      }),
      { numRuns, seed: SEED, endOnFailure: true },
    );
  } finally {
    await world.close();
  }
  return total;
}

test(
  "any edits, publishes, restores and discards of two editors end as the log says",
  { timeout: PATIENCE },
  async () => {
    const total = await liveMany(process.env.PLANT ? 100 : size(6, 200));
    report("row 44", total);
    // All of it has happened, conflicts too, or nothing was shown. In six histories that would be luck.
    const all = ["saveDraft", "addSiteRecord", "discardDraft", "publishSite", "restoreSiteVersion", "conflicts"];
    expect(Object.keys(total)).toEqual(expect.arrayContaining(all.slice(0, size(1, all.length))));
  },
);

testPlanted("finds editors who do not wait for each other", { timeout: PATIENCE }, async () => {
  const planted = plant([ROW_LOCK, ""]);
  await expect(muffled(() => liveMany(300, planted))).rejects.toThrow();
  expect(planted.hits()).toBeGreaterThan(0);
});
