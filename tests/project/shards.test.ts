/**
 * What a database that spreads lodgings over several machines needs of the tables and statements (decision 0035): hotel_id
 * leads every key, ids are wide or random, statements that write more than one table return rows, nothing forces a plan.
 */
import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";

let database: SeparateDatabase;
beforeAll(async () => {
  database = await openSeparateDatabase();
});
afterAll(() => database.drop());

/** A host belongs to one lodging of all: the one thing that must be unique over all of them. */
const UNIQUE_OVER_ALL = new Set(["hotel_host_host"]);

test("hotel_id leads every primary key and is part of every unique index and foreign key", async () => {
  const keys = await database.asOwner<{ name: string; kind: string; columns: string[] }>(`
    select class.relname::text as name, case when indisprimary then 'primary' else 'unique' end as kind,
      array(select attname::text from unnest(indkey[0:indnkeyatts - 1]) with ordinality key (attnum, nth)
        join pg_attribute on attrelid = indrelid and pg_attribute.attnum = key.attnum order by nth) as columns
    from pg_index join pg_class class on class.oid = indexrelid
    where indisunique and class.relnamespace = 'public'::regnamespace
    union all
    select conname::text, 'foreign', array(select attname::text from unnest(conkey) with ordinality key (attnum, nth)
      join pg_attribute on attrelid = conrelid and pg_attribute.attnum = key.attnum order by nth)
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(keys.length).toBeGreaterThan(60);
  const wrong = keys.filter(({ name, kind, columns }) =>
    kind === "primary" ? columns[0] !== "hotel_id" : !columns.includes("hotel_id") && !UNIQUE_OVER_ALL.has(name),
  );
  expect(wrong).toEqual([]);
});

/** Numbers of the specification's own lists, not ids of rows. */
const NOT_AN_ID = ["refund_template_id"];

test("ids are bigint, UUID or text", async () => {
  const narrow = await database.asOwner<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name = 'id' or column_name like '%\\_id')
      and udt_name not in ('int8', 'uuid', 'text') and column_name <> all($1)`,
    [NOT_AN_ID],
  );
  expect(narrow).toEqual([]);
  const [{ count }] = (await database.asOwner<{ count: number }>(
    "select count(*)::int from information_schema.columns where table_schema = 'public' and column_name = 'hotel_id' and udt_name = 'int8'",
  )) as [{ count: number }];
  expect(count).toBeGreaterThan(30);
});

test("no trigger of ours watches a table", async () => {
  const triggers = await database.asOwner(
    "select tgname from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace",
  );
  expect(triggers).toEqual([]);
});

test("what Drizzle can't say is in the migration: the index of prices, room for updates, keys that are checked at the end", async () => {
  const [prices] = await database.asOwner<{ def: string }>(
    "select pg_get_indexdef(indexrelid) as def from pg_index where indrelid = 'plan_night'::regclass and indisprimary",
  );
  expect(prices!.def).toContain("INCLUDE (price, member_price, stop_sell");
  const [stock] = await database.asOwner<{ options: string[] }>(
    "select reloptions as options from pg_class where oid = 'room_night'::regclass",
  );
  expect(stock!.options).toContain("fillfactor=70");
  const deferred = await database.asOwner("select conname from pg_constraint where condeferred");
  expect(deferred).toHaveLength(3);
});

type Text = { file: string; text: string };

/** SQL in the source: template literals of stores and statements. */
function statements(): Text[] {
  const files = globSync("src/server/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/`([^`]*)`/g)].map(([, text]) => ({ file, text: text! })),
  );
}

/** Locks, and what a conflict does, are not statements of their own. */
const withoutClauses = (text: string) =>
  text.replace(/for (?:no key )?update|do update set|on (?:update|delete)/gi, "");

function lacksReturning({ text }: Text): boolean {
  const plain = withoutClauses(text);
  const writes = plain.match(/\b(?:insert into|update|delete from)\s+["\w$]/gi)?.length ?? 0;
  const isJoined = /\(\s*(?:insert|update|delete)\b/i.test(plain) || /insert into[\s\S]*\bselect\b/i.test(plain);
  return isJoined && writes > (plain.match(/\breturning\b/gi)?.length ?? 0);
}

test("every insert … select and every writing part of a statement ends in returning", () => {
  const all = statements();
  expect(all.filter(lacksReturning)).toEqual([]);
  // That it looks at the right texts: without them the same statements are found.
  const planted = all.map(({ file, text }) => ({ file, text: text.replaceAll(/\breturning\b/gi, "") }));
  expect(planted.filter(lacksReturning).length).toBeGreaterThan(8);
});

test("what ON CONFLICT computes is immutable", async () => {
  const clauses = statements().flatMap(({ text }) => [...text.matchAll(/on conflict[\s\S]*?(?=returning|$)/gi)]);
  expect(clauses.length).toBeGreaterThan(4);
  const source = readFileSync("src/server/audit/append-audit.ts", "utf8");
  const names = [...`${clauses.join("\n")}\n${source}`.matchAll(/\b([a-z_0-9]+)\(/g)].map(([, name]) => name!);
  const volatile = await database.asOwner<{ name: string }>(
    "select distinct proname::text as name from pg_proc where proname = any($1) and provolatile <> 'i' and prokind = 'f'",
    [names],
  );
  // greatest and coalesce are no functions; case … end neither.
  expect(volatile.map(({ name }) => name)).toEqual([]);
  expect(names).toContain("sha256");
});

test("nothing forces one plan for all values, and nothing needs the newest PostgreSQL", () => {
  const sources = globSync("src/server/**/*.{ts,sql}").filter((file) => !file.includes(".test."));
  const has = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, "utf8")));
  expect(has(/force_generic_plan/)).toEqual([]);
  // New in 17 and 18: uuidv7(), virtual columns, RETURNING old/new, MERGE … RETURNING, WITHOUT OVERLAPS, JSON_TABLE.
  expect(has(/\buuidv7\(|\bvirtual\b|returning\s+(?:old|new)\.|\bmerge into\b|without overlaps|json_table\(/i)).toEqual(
    [],
  );
});
