/** How many rooms a class has and their numbers, on sale from today on. Refused below what is sold, and for a number twice. */
import { type RoomNumber, shownNumbers } from "#rules/stock/unit-numbers.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { setCapacity } from "#server/inventory/set-capacity.ts";
import { findUnits, setUnits } from "#server/rate-plans/plan-store.ts";
import { findNumbers, findTaken, writeNumbers } from "#server/rate-plans/units/unit-store.ts";
import { pricedSpan, type StaffContext } from "#server/rate-plans/write-rates.ts";

export type ClassUnits = { units: number; numbers: RoomNumber[] };

/** Returns what there was. */
export async function changeUnits(
  query: Query,
  context: StaffContext,
  { room_class_id, units, numbers }: ClassUnits & { room_class_id: number },
): Promise<ClassUnits> {
  const { hotel_id } = context.hotel;
  const had = await findUnits(query, hotel_id, room_class_id);
  if (had === null) throw new Refusal("NOT_FOUND", ["room_class_id"]);
  const before = await findNumbers(query, hotel_id, room_class_id);
  const names = numbers.map(({ number }) => number);
  if ((await findTaken(query, hotel_id, room_class_id, names)) !== null)
    throw new Refusal("UNIT_NUMBER_TAKEN", ["numbers"]);
  await writeNumbers(query, hotel_id, room_class_id, { before, after: numbers });
  if (had !== units) {
    await setUnits(query, hotel_id, room_class_id, units);
    await setCapacity(query, hotel_id, { room_class_id, units, ...pricedSpan(context) });
  }
  return { units: had, numbers: before };
}

/** Enough of a log's text to know which rooms it was about. */
const LOGGED = 400;

export const loggedUnits = ({ units, numbers }: ClassUnits): string =>
  `${units}: ${shownNumbers(numbers.map(({ number }) => number))}`.slice(0, LOGGED);
