import { eq } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";

export async function listHotelIds(database: Database): Promise<number[]> {
  const hosts = await database.forDirectory((query) =>
    query.select({ hotel_id: hotelHost.hotel_id }).from(hotelHost).where(eq(hotelHost.canonical, true)),
  );
  return hosts.map(({ hotel_id }) => hotel_id);
}
