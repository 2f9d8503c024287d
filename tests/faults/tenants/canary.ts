/** A guest whose every field is recognizable, and the places that are searched for traces of it. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "node:util";
import { vi } from "vitest";
import type { SeparateDatabase } from "#tests/setup/separate-database.ts";
import type { OrderBody } from "#tests/lodgings/lodging.ts";

export const LAST_FIVE = "73519";
const PHONE = "987123457";
const OCCUPANT_PHONE = "976543218";
export const COMPANY = "04595257";

/** Every field that a guest fills in. */
export function canaryFields() {
  return {
    booker_first_name: "Canaryfirst",
    booker_last_name: "Canarylast",
    booker_name: "Canarylast Canaryfirst",
    booker_phone: `+886 ${PHONE.slice(0, 3)}-${PHONE.slice(3, 6)}-${PHONE.slice(6)}`,
    booker_email: "Canary.Guest@example.com",
    company_name: "Canary Trading",
    memo: "Canary sleeps lightly",
    residence_country: "AQ",
    arrival_time: "04:47",
  } satisfies Partial<OrderBody>;
}

export const canaryOccupant = () => ({
  occupant_name: "Canary Child",
  occupant_phone: `0${OCCUPANT_PHONE}`,
  occupant_email: "Canary.child@example.com",
  memo: "Canary is two years old",
});

/** Numbers count only where they stand alone: ids and hashes are full of digits. */
const alone = (digits: string) => `(?<![0-9a-z])0?${digits}(?![0-9a-z])`;
export const CANARY = new RegExp(
  ["canary", alone(LAST_FIVE), PHONE, "987[ -]123[ -]457", OCCUPANT_PHONE, alone(COMPANY)].join("|"),
  "i",
);

/** `table.column` of every value in the database that has a trace, whatever schema and lodging it is of. */
export async function findTraces(own: SeparateDatabase): Promise<string[]> {
  const tables = await own.asOwner<{ named: string; name: string }>(
    `select format('%I.%I', nspname, relname) as named, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'm') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  const cells = await own.asOwner<{ place: string; value: string | null }>(
    tables
      .map(
        ({ named, name }) =>
          `select '${name}.' || cell.key as place, cell.value from ${named} each, jsonb_each_text(to_jsonb(each)) cell`,
      )
      .join(" union all "),
  );
  return [...new Set(cells.filter(({ value }) => CANARY.test(value ?? "")).map(({ place }) => place))].toSorted();
}

/** Collects what the program logs from now on. */
export function listen() {
  const lines: string[] = [];
  const spies = (["log", "info", "warn", "error", "debug"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void lines.push(format(...words))),
  );
  return {
    traces: () => lines.filter((line) => CANARY.test(line)),
    count: () => lines.length,
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}

/** Lines of PostgreSQL's own log with a trace. It is written by another process: a mark shows that all before it is there. */
export async function findTracesInDatabaseLog(own: SeparateDatabase): Promise<string[]> {
  const [place] = await own.asOwner<{ folder: string }>("select current_setting('data_directory') as folder");
  const mark = `mark-${crypto.randomUUID()}`;
  await own.asOwner(`select '${mark}'::integer`).catch(() => undefined);
  const read = () => readFileSync(join(dirname(place!.folder), "postgres.log"), "utf8");
  for (let looks = 0; !read().includes(mark); looks += 1) {
    if (looks > 1_000) throw new Error("PostgreSQL's log was not found.");
    await new Promise((done) => setTimeout(done, 10));
  }
  return read()
    .split("\n")
    .filter((line) => CANARY.test(line));
}
