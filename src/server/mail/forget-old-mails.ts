import type { Database } from "#server/database/connect.ts";
import { atEachHotel } from "#server/hotel/each-hotel.ts";
import { wipeMails } from "#server/mail/mail-store.ts";

/** An e-mail's content is personal data; that it was sent may stay stored. */
const KEPT_MS = 90 * 86_400_000;

export function forgetOldMails(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  return atEachHotel(database, (query, hotel_id) => wipeMails(query, hotel_id, before));
}
