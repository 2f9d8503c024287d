import type { Database } from "#server/database/connect.ts";
import { batchesAtEachHotel } from "#server/hotel/batches-at-each-hotel.ts";
import { wipeMails } from "#server/mail/mail-store.ts";

/** An e-mail's content is personal data; that it was sent may stay stored. */
const KEPT_MS = 90 * 86_400_000;
/** E-mails about accounts belong to no lodging. */
const PLATFORM = 0;

export function forgetOldMails(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  return batchesAtEachHotel(database, (query, hotel_id, most) => wipeMails(query, hotel_id, { before, most }), {
    signal,
    alsoAt: [PLATFORM],
  });
}
