import { dayAt } from "#rules/time/day.ts";
import type { Database } from "#server/database/connect.ts";
import { batchesAtEachHotel } from "#server/hotel/batches-at-each-hotel.ts";
import { closeUnpaid } from "#server/orders/unpaid/close-unpaid.ts";
import { forgetAddresses, listOver } from "#server/orders/unpaid/unpaid-store.ts";

/** The last time zone in which a day ends: a stay that is over there is over everywhere. */
const LAST_TIMEZONE = "Etc/GMT+12";

/** The network address of an order is personal data: it is kept for a day at most, and nothing is kept after the stay. */
export function forgetUnpaid(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const today = dayAt(now, LAST_TIMEZONE);
  return batchesAtEachHotel(
    database,
    async (query, hotel_id, most) => {
      const forgotten = await forgetAddresses(query, hotel_id, { now, most });
      const over = await listOver(query, hotel_id, { today, most });
      await closeUnpaid(query, hotel_id, over);
      return Math.max(forgotten, over.length);
    },
    { signal },
  );
}
