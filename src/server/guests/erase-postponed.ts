/** A job: whoever has deleted their account while a stay was ahead is erased there, too, once nothing needs their data. */
import type { Database } from "#server/database/connect.ts";
import { CannotErase, eraseGuest } from "#server/guests/erase-guest.ts";
import { listPostponed } from "#server/guests/postponed-store.ts";
import { atEachHotel } from "#server/hotel/each-hotel.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import type { Secrets } from "#server/security/secrets.ts";

type Due = { hotel_id: number; timezone: string; order_docs: string[] };

export async function erasePostponed(means: { database: Database; secrets: Secrets }, now: Date): Promise<void> {
  const due: Due[] = [];
  await atEachHotel(means.database, async (query, hotel_id) => {
    const order_docs = await listPostponed(query, hotel_id);
    if (order_docs.length === 0) return;
    const { timezone } = await readSettings(query, hotel_id);
    due.push({ hotel_id, timezone, order_docs });
  });
  for (const { order_docs, ...hotel } of due) {
    for (const order_doc of order_docs) {
      await eraseGuest(means, hotel, { order_doc }, { now, actor: "clock" }).catch((error: unknown) => {
        // Still ahead: tomorrow again.
        if (!(error instanceof CannotErase)) throw error;
      });
    }
  }
}
