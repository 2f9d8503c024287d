import { eq } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { wipeMails } from "#server/mail/mail-store.ts";

/** What a letter says is personal; that it was sent may stay known. */
const KEPT_MS = 90 * 86_400_000;

export async function forgetMails(database: Database, now: Date): Promise<void> {
  const hosts = await database.forDirectory((query) =>
    query.select({ hotel_id: hotelHost.hotel_id }).from(hotelHost).where(eq(hotelHost.canonical, true)),
  );
  const before = new Date(now.getTime() - KEPT_MS);
  for (const { hotel_id } of hosts) {
    await database.forHotel(hotel_id, (query) => wipeMails(query, hotel_id, before));
  }
}
