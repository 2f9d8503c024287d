/** The SQL of lodgings and what hangs on them directly. */
import { and, eq } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";
import { hotel, hotelTag, menu } from "#server/database/tables/hotel.ts";

export async function findHotel(query: Query, hotel_id: number) {
  const [found] = await query.select().from(hotel).where(eq(hotel.hotel_id, hotel_id));
  return found;
}

/** What a lodging shows of itself to its sisters' guests. */
export async function findHotelFront(query: Query, hotel_id: number) {
  const [found] = await query
    .select({ hotel_name: hotel.hotel_name, info: hotel.info })
    .from(hotel)
    .where(eq(hotel.hotel_id, hotel_id));
  return { hotel_name: found?.hotel_name, main_image_path: found?.info.banner_images[0]?.src ?? "" };
}

export async function findMenu(query: Query, hotel_id: number, menu_code: string) {
  const [found] = await query
    .select()
    .from(menu)
    .where(and(eq(menu.hotel_id, hotel_id), eq(menu.menu_code, menu_code)));
  return found;
}

export function listTags(query: Query, hotel_id: number) {
  return query.select().from(hotelTag).where(eq(hotelTag.hotel_id, hotel_id)).orderBy(hotelTag.code);
}
