/** SQL that writes rows given as JSON. */
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";

/**
 * Columns are named: a table that a newer build has given one more, with a default, goes on taking an older build's rows.
 * `returning` lets a sharded database keep the rows of an `insert … select` on their shard.
 */
function insertInto(table: PgTable, source: string, parameter: string): string {
  const { name, columns } = getTableConfig(table);
  const named = columns.map((column) => `"${column.name}"`).join(", ");
  return `insert into "${name}" (${named}) select ${named} from ${source}(null::"${name}", ${parameter}) returning 1`;
}

export const insertOne = (table: PgTable, parameter: string): string =>
  insertInto(table, "jsonb_populate_record", parameter);
export const insertMany = (table: PgTable, parameter: string): string =>
  insertInto(table, "jsonb_populate_recordset", parameter);
