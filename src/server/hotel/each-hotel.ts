import { eq } from "drizzle-orm";
import type { Database, Query } from "#server/database/connect.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";

/** For what is done at every lodging in turn, each in a transaction of its own. */
export async function atEachHotel(
  database: Database,
  work: (query: Query, hotel_id: number) => Promise<unknown>,
): Promise<void> {
  const hosts = await database.forDirectory((query) =>
    query.select({ hotel_id: hotelHost.hotel_id }).from(hotelHost).where(eq(hotelHost.canonical, true)),
  );
  for (const { hotel_id } of hosts) await database.forHotel(hotel_id, (query) => work(query, hotel_id));
}
