import { forgetBefore } from "#server/captcha/captcha-store.ts";
import type { Database } from "#server/database/connect.ts";
import { batchesAtEachHotel } from "#server/hotel/batches-at-each-hotel.ts";

/** Longer than any day at any lodging: its counts must last that long. */
const KEPT_MS = 3 * 86_400_000;

export function forgetCaptchas(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  return batchesAtEachHotel(database, (query, hotel_id, most) => forgetBefore(query, hotel_id, { before, most }), {
    signal,
  });
}
