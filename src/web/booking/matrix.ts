/** Prices for the matrix of rooms and days: one call per room, on the server as in the browser. */
import type { ApiClient } from "#contract/client.ts";
import type { DayLimit } from "#rules/booking/calendar.ts";
import { addDays } from "#rules/time/day.ts";
import { MATRIX } from "#rules/booking/price-matrix.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";

type DayPrice = DayLimit & { date: string; price: number | null };

export type Matrix = { first: string; rows: { room_class_id: number; days: DayPrice[] }[] };

export type LoadDays = (from: string, to: string, room_class_ids: number[]) => Promise<DayPrice[]>;

type ApiAccess = { api: ApiClient; calls: Pick<BookingCalls, "getRoomCalendar">; domain: string };

/** Fetches the lowest price of each of these days for these rooms: what a week's plan costs a night is not what one night costs. */
export const dayLoader =
  ({ api, calls, domain }: ApiAccess): LoadDays =>
  (start_date, end_date, room_class_ids) =>
    api(calls.getRoomCalendar, {
      query: { domain, start_date, end_date, room_class_ids: room_class_ids.map(String), nights: "1" },
    });

/** One day more on either side: whether a guest can depart on a day depends on the night before it. */
export async function loadMatrix(load: LoadDays, room_class_ids: readonly number[], first: string): Promise<Matrix> {
  const [from, to] = [addDays(first, -1), addDays(first, MATRIX.days)];
  const rows = await Promise.all(
    room_class_ids.map(async (room_class_id) => ({ room_class_id, days: await load(from, to, [room_class_id]) })),
  );
  return { first, rows };
}

/** The rooms that get a row, limited by the number of calls. */
export const matrixRooms = <Room extends { room_class_id: number }>(rooms: readonly Room[]): Room[] =>
  rooms.slice(0, MATRIX.rooms);
