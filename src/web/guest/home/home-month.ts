/** Prices of the coming weeks, for home pages of layouts that list them and for every room's page. */
import type { HotelInfo } from "#contract/hotel.ts";
import { getRoomCalendar, type RoomClass } from "#contract/rooms.ts";
import type { DayLimit } from "#rules/booking/calendar.ts";
import { comingWeeks } from "#rules/booking/coming-weeks.ts";
import { dayAt } from "#rules/time/day.ts";
import { isPreparing } from "#rules/site/site.ts";
import type { PageVisit } from "#web/context.ts";

/** With what the day demands of who arrives. */
export type DayPrice = DayLimit & { date: string; price: number | null };

/** Lowest price per day: of the whole house, and of single rooms; empty where not sold that way. */
export type MonthOfPrices = { house: DayPrice[]; rooms: DayPrice[] };

/** Lowest price per day of these rooms together; nothing where rooms are not sold here. */
export async function loadNights(
  { api, domain, now }: PageVisit,
  hotel: HotelInfo,
  rooms: RoomClass[],
): Promise<DayPrice[]> {
  if (rooms.length === 0 || isPreparing(hotel) || hotel.booking_close) return [];
  const { first, last } = comingWeeks(dayAt(now, hotel.timezone));
  const room_class_ids = rooms.map((room) => String(room.room_class_id));
  // What a week's plan costs a night is not what one night costs.
  return api(getRoomCalendar, { query: { domain, start_date: first, end_date: last, room_class_ids, nights: "1" } });
}

/**
 * Nothing where rooms are not sold here. The page may be cached for a minute: a night sold meanwhile is noticed by the search
 * behind its link.
 */
export async function loadMonth(
  visit: PageVisit,
  hotel: HotelInfo,
  rooms: RoomClass[],
): Promise<{ month?: MonthOfPrices }> {
  if (isPreparing(hotel) || hotel.booking_close) return {};
  const [house, single] = await Promise.all([
    loadNights(
      visit,
      hotel,
      rooms.filter((room) => room.support_entire_rent),
    ),
    loadNights(
      visit,
      hotel,
      rooms.filter((room) => !room.support_entire_rent),
    ),
  ]);
  return { month: { house, rooms: single } };
}
