import { eq } from "drizzle-orm";
import { forgetBefore } from "#server/captcha/captcha-store.ts";
import type { Database } from "#server/database/connect.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";

/** Longer than any day at any lodging: its counts must last that long. */
const KEPT_MS = 3 * 86_400_000;

export async function forgetCaptchas(database: Database, now: Date): Promise<void> {
  const hosts = await database.forDirectory((query) =>
    query.select({ hotel_id: hotelHost.hotel_id }).from(hotelHost).where(eq(hotelHost.canonical, true)),
  );
  const before = new Date(now.getTime() - KEPT_MS);
  for (const { hotel_id } of hosts) {
    await database.forHotel(hotel_id, (query) => forgetBefore(query, hotel_id, before));
  }
}
