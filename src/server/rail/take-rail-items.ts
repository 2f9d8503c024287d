import type { Query } from "#server/database/connect.ts";
import { Raced } from "#server/errors/raced.ts";
import { giveToOrder } from "#server/rail/rail-store.ts";

/** From now on they belong to this order, which has just been written. */
export async function takeRailItems(
  query: Query,
  hotel_id: number,
  order_id: string,
  numbers: readonly string[],
  now: Date,
): Promise<void> {
  for (const booking_number of numbers)
    if (!(await giveToOrder(query, hotel_id, booking_number, order_id, now))) throw new Raced("RAIL_UNAVAILABLE");
}
