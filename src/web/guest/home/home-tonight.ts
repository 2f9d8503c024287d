/** Which rooms are available tonight, by a search for this one night. Skipped for lodgings that sell nothing here. */
import type { HotelInfo } from "#contract/hotel.ts";
import { searchRooms } from "#contract/rooms.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { isPreparing } from "#rules/site/site.ts";
import type { PageVisit } from "#web/context.ts";
import type { HomeData } from "./home-data.ts";

export async function loadTonight(
  { api, domain, now }: PageVisit,
  hotel: HotelInfo,
): Promise<Pick<HomeData, "tonight">> {
  if (isPreparing(hotel) || hotel.booking_close) return {};
  const today = dayAt(now, hotel.timezone);
  const found = await api(searchRooms, { query: { domain, start_date: today, end_date: addDays(today, 1) } });
  return { tonight: Object.fromEntries(found.map((room) => [room.room_class_id, room.rate_plans.length > 0])) };
}
