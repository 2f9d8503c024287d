import type { Query } from "#server/database/connect.ts";
import { findHotel } from "#server/hotel/hotel-store.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** A lodging's own settings, as they are now. */
export async function readSettings(query: Query, hotel_id: number) {
  const found = await findHotel(query, hotel_id);
  if (!found) throw new Refusal("HOTEL_NOT_FOUND");
  return found;
}
