/** Prices by the day: for the calendar, and for the matrix of rooms and days. */
import type { ApiClient } from "#contract/client.ts";
import type { DayLimit } from "#rules/booking/calendar.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";

export type DayPrice = DayLimit & { date: string; price: number | null };

export type LoadDays = (from: string, to: string, room_class_ids: number[]) => Promise<DayPrice[]>;

type ApiAccess = { api: ApiClient; calls: Pick<BookingCalls, "getRoomCalendar">; domain: string };

/** Fetches the lowest price of each of these days for these rooms: what a week's plan costs a night is not what one night costs. */
export const dayLoader =
  ({ api, calls, domain }: ApiAccess): LoadDays =>
  (start_date, end_date, room_class_ids) =>
    api(calls.getRoomCalendar, {
      query: { domain, start_date, end_date, room_class_ids: room_class_ids.map(String), nights: "1" },
    });
