import type { Database, Query } from "#server/database/connect.ts";
import { listHotelIds } from "#server/hotel/each-hotel.ts";
import { inBatches, withinBudget } from "#server/jobs/in-batches.ts";

/** Removes what is over at every lodging in turn, piece by piece. `alsoAt`: places besides, such as the platform itself. */
export async function batchesAtEachHotel(
  database: Database,
  remove: (query: Query, hotel_id: number, most: number) => Promise<number>,
  { signal, alsoAt = [] }: { signal?: AbortSignal | undefined; alsoAt?: readonly number[] } = {},
): Promise<void> {
  const goesOn = withinBudget(signal);
  for (const hotel_id of [...alsoAt, ...(await listHotelIds(database))]) {
    if (!goesOn()) return;
    await inBatches(goesOn, (most) => database.forHotel(hotel_id, (query) => remove(query, hotel_id, most)));
  }
}
