import { forgetBefore } from "#server/captcha/captcha-store.ts";
import type { Database } from "#server/database/connect.ts";
import { atEachHotel } from "#server/hotel/each-hotel.ts";

/** Longer than any day at any lodging: its counts must last that long. */
const KEPT_MS = 3 * 86_400_000;

export function forgetCaptchas(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  return atEachHotel(database, (query, hotel_id) => forgetBefore(query, hotel_id, before));
}
