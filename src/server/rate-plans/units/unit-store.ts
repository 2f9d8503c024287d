/** The SQL of single rooms and their numbers. */
import { and, asc, count, eq, inArray, ne } from "drizzle-orm";
import { byNumber, type RoomNumber } from "#rules/stock/unit-numbers.ts";
import type { Query } from "#server/database/connect.ts";
import { roomUnit } from "#server/database/tables/room-units.ts";
import { roomClass } from "#server/database/tables/rooms.ts";

const NUMBER = { number: roomUnit.number, floor: roomUnit.floor };

const ofClass = (hotel_id: number, room_class_id: number) =>
  and(eq(roomUnit.hotel_id, hotel_id), eq(roomUnit.room_class_id, room_class_id));

export async function findNumbers(query: Query, hotel_id: number, room_class_id: number): Promise<RoomNumber[]> {
  const rows = await query.select(NUMBER).from(roomUnit).where(ofClass(hotel_id, room_class_id));
  return rows.toSorted(byNumber);
}

export async function countNumbers(query: Query, hotel_id: number, room_class_id: number): Promise<number> {
  const [found] = await query.select({ rooms: count() }).from(roomUnit).where(ofClass(hotel_id, room_class_id));
  return found!.rooms;
}

/** Every class with its count and numbers. */
export async function listUnits(query: Query, hotel_id: number) {
  const classes = await query
    .select({ room_class_id: roomClass.room_class_id, units: roomClass.units })
    .from(roomClass)
    .where(eq(roomClass.hotel_id, hotel_id))
    .orderBy(asc(roomClass.room_class_id));
  const rows = await query
    .select({ ...NUMBER, room_class_id: roomUnit.room_class_id })
    .from(roomUnit)
    .where(eq(roomUnit.hotel_id, hotel_id));
  const byClass = Map.groupBy(rows, ({ room_class_id }) => room_class_id);
  return classes.map((each) => ({
    ...each,
    numbers: (byClass.get(each.room_class_id) ?? []).map(({ number, floor }) => ({ number, floor })).toSorted(byNumber),
  }));
}

/** The first of these numbers that a room of another class has. */
export async function findTaken(
  query: Query,
  hotel_id: number,
  room_class_id: number,
  numbers: readonly string[],
): Promise<string | null> {
  if (numbers.length === 0) return null;
  const [found] = await query
    .select({ number: roomUnit.number })
    .from(roomUnit)
    .where(
      and(
        eq(roomUnit.hotel_id, hotel_id),
        ne(roomUnit.room_class_id, room_class_id),
        inArray(roomUnit.number, [...numbers]),
      ),
    )
    .limit(1);
  return found?.number ?? null;
}

/** A room that keeps its number stays the same row: later its cleaning and its guests are known by it. */
export async function writeNumbers(
  query: Query,
  hotel_id: number,
  room_class_id: number,
  { before, after }: { before: readonly RoomNumber[]; after: readonly RoomNumber[] },
): Promise<void> {
  const kept = new Map(before.map((each) => [each.number, each]));
  const stays = new Set(after.map(({ number }) => number));
  const gone = before.filter(({ number }) => !stays.has(number)).map(({ number }) => number);
  if (gone.length > 0) {
    await query.delete(roomUnit).where(and(ofClass(hotel_id, room_class_id), inArray(roomUnit.number, gone)));
  }
  const added = after.filter(({ number }) => !kept.has(number));
  if (added.length > 0) {
    await query.insert(roomUnit).values(added.map((each) => ({ hotel_id, room_class_id, ...each })));
  }
  for (const { number, floor } of after.filter((each) => (kept.get(each.number)?.floor ?? each.floor) !== each.floor)) {
    await query
      .update(roomUnit)
      .set({ floor })
      .where(and(ofClass(hotel_id, room_class_id), eq(roomUnit.number, number)));
  }
}
