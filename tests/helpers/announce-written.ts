/** Announces what a test has written by itself, as the verbs of the product do. */
import { getTableName, type SQL } from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import { announceChange, isAnnounced } from "#server/cache/announce-change.ts";
import type { HotelCache } from "#server/cache/hotel-cache.ts";
import type { Database, Query } from "#server/database/connect.ts";

/** The tables that a text of SQL writes. */
export const tablesWritten = (text: string): string[] =>
  [...text.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?/gi)].map(([, table]) => table!);

export async function announceWritten(query: Query, hotel_id: number, statement: SQL): Promise<void> {
  const written = tablesWritten(new PgDialect().sqlToQuery(statement).sql);
  for (const table of written.filter(isAnnounced)) await announceChange(query, hotel_id, table);
}

/** Writes rows of one table with Drizzle, and announces it. */
export function writeRows<Result>(
  database: Database,
  hotel_id: number,
  table: PgTable,
  write: (query: Query) => Promise<Result>,
): Promise<Result> {
  return database.forHotel(hotel_id, async (query) => {
    const result = await write(query);
    await announceChange(query, hotel_id, getTableName(table));
    return result;
  });
}

/** Waits until a process has heard of everything that was announced for a lodging up to now. */
export async function allHeard(
  { database, cache }: { database: Database; cache: Pick<HotelCache, "onChange"> },
  hotel_id: number,
): Promise<void> {
  const mark = "hotel_tag";
  const heard = new Promise<void>((done) =>
    cache.onChange((table, changed) => (table === mark && changed === hotel_id ? done() : undefined)),
  );
  await database.forHotel(hotel_id, (query) => announceChange(query, hotel_id, mark));
  await heard;
}
