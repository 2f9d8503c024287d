/** How many rooms a file says there are, and their numbers. Written as it goes: on an error the caller undoes everything. */
import {
  byNumber,
  floorOf,
  isRoomNumber,
  MOST_UNITS,
  readNumbers,
  type RoomNumber,
  shownNumbers,
} from "#rules/stock/unit-numbers.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { changeUnits, type ClassUnits, loggedUnits } from "#server/rate-plans/units/change-units.ts";
import { listUnits } from "#server/rate-plans/units/unit-store.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";

/** null: the file has no such column. */
export type UnitRow = { row: number; room_class_id: number; units: string | null; unit_numbers: string | null };
type Field = "units" | "unit_numbers";
type Reason = "INVALID" | "NUMBER_TAKEN" | "BELOW_SOLD" | "BELOW_NUMBERS";
type UnitError = { row: number; field: Field; reason: Reason };
type UnitChange = { row: number; room_class_id: number; field: Field; before: number | string; after: number | string };
type Wanted = UnitRow & { before: ClassUnits; after: ClassUnits };

export async function importUnits(
  query: Query,
  context: StaffContext,
  rows: readonly UnitRow[],
): Promise<{ errors: UnitError[]; changes: UnitChange[] }> {
  const { hotel_id } = context.hotel;
  const house = await listUnits(query, hotel_id);
  const errors: UnitError[] = [];
  const wanted = rows.flatMap((row): Wanted[] => {
    const before = house.find(({ room_class_id }) => room_class_id === row.room_class_id) ?? { units: 0, numbers: [] };
    const read = readRow(row, before);
    if ("reason" in read) errors.push({ row: row.row, ...read });
    return "reason" in read || isSame(read, before) ? [] : [{ ...row, before, after: read }];
  });
  errors.push(...takenIn(wanted, house));
  if (errors.length > 0) return { errors, changes: [] };
  // Numbers that leave a class first: another one may get them.
  for (const { room_class_id, before, after } of wanted) {
    const kept = before.numbers.filter(({ number }) => after.numbers.some((each) => each.number === number));
    if (kept.length < before.numbers.length) {
      await changeUnits(query, context, { room_class_id, units: before.units, numbers: kept });
    }
  }
  for (const { row, room_class_id, before, after } of wanted) {
    try {
      await changeUnits(query, context, { room_class_id, ...after });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "UNITS_IN_USE") throw error;
      errors.push({ row, field: "units", reason: "BELOW_SOLD" });
      continue;
    }
    const entry = { at: context.now, actor: actorOf(context), action: "room_units.changed", room_class_id };
    await appendAudit(query, hotel_id, null, { ...entry, before: loggedUnits(before), after: loggedUnits(after) });
  }
  return { errors, changes: wanted.flatMap(changesOf) };
}

/** An empty count changes nothing; more numbers than rooms make more rooms, unless the file says how many. */
function readRow(
  { units: count, unit_numbers: typed }: UnitRow,
  before: ClassUnits,
): ClassUnits | { field: Field; reason: Reason } {
  const numbers = typed === null ? before.numbers : numbersOf(readNumbers(typed), before.numbers);
  if (numbers.some(({ number }) => !isRoomNumber(number))) return { field: "unit_numbers", reason: "INVALID" };
  if (new Set(numbers.map(({ number }) => number)).size < numbers.length)
    return { field: "unit_numbers", reason: "NUMBER_TAKEN" };
  const said = (count ?? "").trim().replace(/,/g, "");
  const units = said === "" ? Math.max(before.units, numbers.length) : Number(said);
  if (!Number.isInteger(units) || units < 0 || units > MOST_UNITS) return { field: "units", reason: "INVALID" };
  return units < numbers.length ? { field: "units", reason: "BELOW_NUMBERS" } : { units, numbers };
}

/** A room that is known keeps its floor. */
const numbersOf = (names: readonly string[], known: readonly RoomNumber[]): RoomNumber[] =>
  names
    .map((number) => known.find((each) => each.number === number) ?? { number, floor: floorOf(number) })
    .toSorted(byNumber);

const inWords = ({ numbers }: ClassUnits): string => shownNumbers(numbers.map(({ number }) => number));
const isSame = (one: ClassUnits, other: ClassUnits): boolean =>
  one.units === other.units && inWords(one) === inWords(other);

/** Numbers that another class has once everything is written. */
function takenIn(wanted: readonly Wanted[], house: Awaited<ReturnType<typeof listUnits>>): UnitError[] {
  const holders = new Map<string, number>();
  for (const { room_class_id, numbers } of house) {
    if (wanted.some((each) => each.room_class_id === room_class_id)) continue;
    for (const { number } of numbers) holders.set(number, room_class_id);
  }
  return wanted.flatMap(({ row, room_class_id, after }): UnitError[] => {
    const isTaken = after.numbers.some(({ number }) => holders.has(number));
    for (const { number } of after.numbers) holders.set(number, room_class_id);
    return isTaken ? [{ row, field: "unit_numbers", reason: "NUMBER_TAKEN" }] : [];
  });
}

function changesOf({ row, room_class_id, before, after }: Wanted): UnitChange[] {
  const about = { row, room_class_id };
  return [
    ...(before.units === after.units
      ? []
      : [{ ...about, field: "units" as const, before: before.units, after: after.units }]),
    ...(inWords(before) === inWords(after)
      ? []
      : [{ ...about, field: "unit_numbers" as const, before: inWords(before), after: inWords(after) }]),
  ];
}
