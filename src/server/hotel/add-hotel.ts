import { announceChange } from "#server/cache/announce-change.ts";
import type { Query } from "#server/database/connect.ts";
import { creditRound } from "#server/database/tables/credit.ts";
import { hotel, hotelCard, hotelSite, hotelTerms } from "#server/database/tables/hotel.ts";
import { stayMailRound } from "#server/database/tables/mail.ts";

export type NewHotel = typeof hotel.$inferInsert &
  Omit<typeof hotelCard.$inferInsert, "main_image_path"> &
  typeof hotelSite.$inferInsert &
  typeof hotelTerms.$inferInsert;

/** Each table takes of the row what it has a column for. */
export async function addHotel(query: Query, row: NewHotel): Promise<void> {
  await query.insert(hotel).values(row);
  await query.insert(hotelCard).values({ ...row, main_image_path: row.info.banner_images[0]?.src ?? "" });
  await query.insert(hotelSite).values(row);
  await query.insert(hotelTerms).values(row);
  await query.insert(stayMailRound).values({ hotel_id: row.hotel_id });
  await query.insert(creditRound).values({ hotel_id: row.hotel_id });
  await announceChange(query, row.hotel_id, "hotel");
}
