import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { idempotency } from "#server/database/tables/ledgers.ts";

/** Nobody retries a request for longer than this. */
const KEPT_MS = 7 * 86_400_000;

export async function forgetKeys(database: Database, now: Date): Promise<void> {
  const hosts = await database.forDirectory((query) =>
    query.select({ hotel_id: hotelHost.hotel_id }).from(hotelHost).where(eq(hotelHost.canonical, true)),
  );
  const before = new Date(now.getTime() - KEPT_MS);
  for (const { hotel_id } of hosts) {
    await database.forHotel(hotel_id, (query) =>
      query.delete(idempotency).where(and(eq(idempotency.hotel_id, hotel_id), lt(idempotency.created_at, before))),
    );
  }
}
