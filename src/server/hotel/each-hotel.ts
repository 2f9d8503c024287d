import type { Database, Query } from "#server/database/connect.ts";
import { listHotelIds } from "#server/hotel/list-hotel-ids.ts";

/** For what is done at every lodging in turn, each in a transaction of its own. */
export async function atEachHotel(
  database: Database,
  work: (query: Query, hotel_id: number) => Promise<unknown>,
): Promise<void> {
  for (const hotel_id of await listHotelIds(database)) {
    await database.forHotel(hotel_id, (query) => work(query, hotel_id));
  }
}
