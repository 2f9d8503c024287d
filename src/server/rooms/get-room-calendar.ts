import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rooms.ts";
import { dayAt } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readCatalogue } from "#server/rooms/catalogue.ts";
import { CALENDAR_DAYS, type CalendarDay } from "#server/rooms/offer-store.ts";

/** Past days and days without a price are left out. An unknown class adds nothing. */
export async function getRoomCalendar(input: HandlerInput<typeof contract.getRoomCalendar>, context: RequestContext) {
  const { start_date, end_date, room_class_ids, nights } = input.query;
  const today = dayAt(context.now, context.hotel.timezone);
  const catalogue = await readCatalogue(context);
  const known = room_class_ids.filter((id) => catalogue.rooms.has(id));
  const from = start_date < today ? today : start_date;
  if (known.length === 0 || from > end_date) return [];
  const { hotel_id } = context.hotel;
  const rows = await context.ask<CalendarDay>(CALENDAR_DAYS, [hotel_id, from, end_date, known, today, nights]);
  return rows.map(({ day, price, min_nights, is_arrival }) => ({
    date: day,
    price,
    // Said only where it limits something: most days have no such rule.
    ...(price !== null && (min_nights ?? 0) > 1 ? { min_nights: min_nights! } : {}),
    ...(price === null || is_arrival ? {} : { closed_to_arrival: true as const }),
  }));
}
