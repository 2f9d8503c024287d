/** Whoever writes what pages show announces it: every source that writes such a table calls `announceChange`. */
import { globSync, readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { isAnnounced } from "#server/cache/announce-change.ts";
import { tablesWritten } from "#tests/helpers/announce-written.ts";

const tables = new Map<string, string>();
for (const file of globSync("src/server/database/tables/*.ts")) {
  const exported = (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, unknown>;
  for (const [name, table] of Object.entries(exported)) {
    if (is(table, PgTable)) tables.set(name, getTableName(table));
  }
}
const known = new Set(tables.values());

/** The announced tables that a source writes, in SQL or with Drizzle. */
function writtenIn(source: string): string[] {
  const byDrizzle = [...source.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].map(([, name]) => tables.get(name!));
  const byRows = [...source.matchAll(/insert(?:One|Many)\((\w+)\)/g)].map(([, name]) => tables.get(name!));
  const written = [...tablesWritten(source), ...byDrizzle, ...byRows];
  return written.filter((table): table is string => table !== undefined && known.has(table) && isAnnounced(table));
}

const isSilent = (source: string) => writtenIn(source).length > 0 && !/\bawait announceChange\(/.test(source);

const sources = globSync(["src/server/**/*.ts", "demo/*.ts"]).filter((file) => !file.endsWith(".test.ts"));

test("every source that writes what pages show announces it", () => {
  const writing = sources.filter((file) => writtenIn(readFileSync(file, "utf8")).length > 0);
  expect(writing).toContain("src/server/audit/audit-all.ts");
  expect(writing.filter((file) => isSilent(readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["Drizzle", "await query\n  .update(hotel)\n  .set({ status: 0 });"],
  ["SQL", "const CLOSE = { name: 'close', text: `update room_class set active = false where hotel_id = $1` };"],
  ["SQL over lines", "`with gone as (delete from\n  plan_night returning 1) select 1`"],
  ["rows as JSON", "text: `${insertMany(facility)} $1)`"],
])("one that does not is found: %s", (_how, source) => {
  expect(isSilent(source)).toBe(true);
  expect(isSilent(`${source}\nawait announceChange(query, hotel_id, "hotel");`)).toBe(false);
});

test("what every booking writes is not announced", () => {
  expect(isSilent("update room_night set held = held + 1; insert into event values (1)")).toBe(false);
});
