import { sql } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";

const SEQUENCES = {
  room: ["room_class", "room_class_id"],
  facility: ["facility", "id"],
  promotion: ["promotion", "promotion_id"],
} as const;

/** The id that a new record will have when it is published. */
export async function nextId(query: Query, record: keyof typeof SEQUENCES): Promise<number> {
  const [table, column] = SEQUENCES[record];
  const { rows } = await query.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, ${column})) as id`,
  );
  return Number(rows[0]!.id);
}
