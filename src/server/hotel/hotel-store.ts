/** The SQL of lodgings and what hangs on them directly. */
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";
import { refundTemplate } from "#server/database/tables/discounts.ts";
import { hotel, hotelCard, hotelSite, hotelTag, hotelTerms, menu } from "#server/database/tables/hotel.ts";

/** All of a lodging's settings: what it is, what it shows and how it sells, read as one. */
export async function findHotel(query: Query, hotel_id: number) {
  const [found] = await query
    .select({
      ...getTableColumns(hotelTerms),
      refund_steps: refundTemplate.steps,
      ...getTableColumns(hotelSite),
      upper_name: hotelCard.upper_name,
      hotel_name: hotelCard.hotel_name,
      ...getTableColumns(hotel),
    })
    .from(hotel)
    .innerJoin(hotelCard, eq(hotelCard.hotel_id, hotel.hotel_id))
    .innerJoin(hotelSite, eq(hotelSite.hotel_id, hotel.hotel_id))
    .innerJoin(hotelTerms, eq(hotelTerms.hotel_id, hotel.hotel_id))
    .leftJoin(
      refundTemplate,
      and(
        eq(refundTemplate.hotel_id, hotel.hotel_id),
        eq(refundTemplate.refund_template_id, hotelTerms.refund_template_id),
      ),
    )
    .where(eq(hotel.hotel_id, hotel_id));
  return found && query.shown ? { ...found, ...query.shown.lodging } : found;
}

export async function findMenu(query: Query, hotel_id: number, menu_code: string) {
  if (query.shown) return query.shown.menu_items && { hotel_id, id: 0, menu_code, menu_items: query.shown.menu_items };
  const [found] = await query
    .select()
    .from(menu)
    .where(and(eq(menu.hotel_id, hotel_id), eq(menu.menu_code, menu_code)));
  return found;
}

export function listTags(query: Query, hotel_id: number) {
  return query.select().from(hotelTag).where(eq(hotelTag.hotel_id, hotel_id)).orderBy(hotelTag.code);
}
