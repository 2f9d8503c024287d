import { eq } from "drizzle-orm";
import type { Database, Query } from "#server/database/connect.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";

export async function listHotelIds(database: Database): Promise<number[]> {
  const hosts = await database.forDirectory((query) =>
    query.select({ hotel_id: hotelHost.hotel_id }).from(hotelHost).where(eq(hotelHost.canonical, true)),
  );
  return hosts.map(({ hotel_id }) => hotel_id);
}

/** For what is done at every lodging in turn, each in a transaction of its own. */
export async function atEachHotel(
  database: Database,
  work: (query: Query, hotel_id: number) => Promise<unknown>,
): Promise<void> {
  for (const hotel_id of await listHotelIds(database)) {
    await database.forHotel(hotel_id, (query) => work(query, hotel_id));
  }
}
