import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { idempotency } from "#server/database/tables/ledgers.ts";
import { atEachHotel } from "#server/hotel/each-hotel.ts";

/** After this time a request is not retried any more. */
const KEPT_MS = 7 * 86_400_000;

export function forgetKeys(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  return atEachHotel(database, (query, hotel_id) =>
    query.delete(idempotency).where(and(eq(idempotency.hotel_id, hotel_id), lt(idempotency.created_at, before))),
  );
}
