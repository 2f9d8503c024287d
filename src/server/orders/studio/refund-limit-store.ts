/** The SQL of the sum up to which the front desk may refund. */
import { eq } from "drizzle-orm";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query } from "#server/database/connect.ts";
import { hotelTerms } from "#server/database/tables/hotel.ts";

export async function readLimit(query: Query, hotel_id: number): Promise<number | null> {
  const [terms] = await query
    .select({ limit: hotelTerms.front_desk_refund_limit })
    .from(hotelTerms)
    .where(eq(hotelTerms.hotel_id, hotel_id));
  return terms!.limit;
}

export async function writeLimit(query: Query, hotel_id: number, limit: number | null): Promise<void> {
  await query.update(hotelTerms).set({ front_desk_refund_limit: limit }).where(eq(hotelTerms.hotel_id, hotel_id));
  await announceChange(query, hotel_id, "hotel_terms");
}
