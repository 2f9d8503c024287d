import type { Database } from "#server/database/connect.ts";
import { deleteBatch, runBatch } from "#server/database/delete-batch.ts";
import { batchesAtEachHotel } from "#server/hotel/batches-at-each-hotel.ts";

/** After this time a request is not retried any more. */
const KEPT_MS = 7 * 86_400_000;

const FORGET = deleteBatch("forget_keys", "idempotency", "hotel_id = $2 and created_at < $3");

export function forgetKeys(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  return batchesAtEachHotel(database, (query, hotel_id, most) => runBatch(query, FORGET, most, [hotel_id, before]), {
    signal,
  });
}
