import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rooms.ts";
import { dayAt } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readCatalogue } from "#server/rooms/catalogue.ts";
import { ROOM_CALENDAR } from "#server/rooms/offer-store.ts";

/** Past days and days without a price are left out. An unknown class adds nothing. */
export async function getRoomCalendar(input: HandlerInput<typeof contract.getRoomCalendar>, context: RequestContext) {
  const { start_date, end_date, room_class_ids } = input.query;
  const today = dayAt(context.now, context.hotel.timezone);
  const catalogue = await readCatalogue(context);
  const known = room_class_ids.filter((id) => catalogue.rooms.has(id));
  const from = start_date < today ? today : start_date;
  if (known.length === 0 || from > end_date) return [];
  const rows = await context.ask<{ day: string; price: number | null }>(ROOM_CALENDAR, [
    context.hotel.hotel_id,
    from,
    end_date,
    known,
    today,
  ]);
  return rows.map(({ day, price }) => ({ date: day, price }));
}
