/** SQL that writes rows given as JSON. */
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";

/** Columns are named: a table that a newer build has given one more, with a default, goes on taking an older build's rows. */
function insertInto(table: PgTable, source: string): string {
  const { name, columns } = getTableConfig(table);
  const named = columns.map((column) => `"${column.name}"`).join(", ");
  return `insert into "${name}" (${named}) select ${named} from ${source}(null::"${name}", `;
}

/** To be closed with the parameter: `${insertOne(order)} $1)`. */
export const insertOne = (table: PgTable): string => insertInto(table, "jsonb_populate_record");
export const insertMany = (table: PgTable): string => insertInto(table, "jsonb_populate_recordset");
