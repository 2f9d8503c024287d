/** Prices for the matrix of rooms and days: one call per room, on the server as in the browser. */
import { addDays } from "#rules/time/day.ts";
import { MATRIX } from "#rules/booking/price-matrix.ts";
import type { DayPrice, LoadDays } from "#web/booking/load-days.ts";

export type Matrix = { first: string; rows: { room_class_id: number; days: DayPrice[] }[] };

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
