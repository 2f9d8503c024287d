/** The matrix of rooms and days: which days it shows, what a tap on a night does, where a key leads. */
import { type BookingState, withStay } from "#rules/booking/booking-state.ts";
import {
  type ChosenStay,
  type DayLimits,
  type DayRange,
  pickDay,
  type PickNote,
  type Prices,
  soldOutNight,
  withinRange,
} from "#rules/booking/calendar.ts";
import { addDays } from "#rules/time/day.ts";

/** Each room is a call of its own, and a row that a guest has to look over: with more of them a list serves better. */
export const MATRIX = { days: 14, rooms: 6 };

const DAYS_AHEAD = 365;
/** So that the guest sees whether arriving a little earlier is better. */
const DAYS_BEFORE = 2;

type Shown = Pick<BookingState, "start" | "row" | "from">;

/** The first day shown: where the guest has navigated to, else shortly before the arrival. */
export function firstShown({ start, row, from }: Shown, today: string): string {
  const wanted = from ?? addDays(row?.arrival ?? start, -DAYS_BEFORE);
  return wanted < today ? today : wanted;
}

export const shownDays = (first: string): string[] =>
  Array.from({ length: MATRIX.days }, (_, index) => addDays(first, index));

/** The first day of the days after these, or before them; null where there are none to turn to. */
export function turned(first: string, by: 1 | -1, today: string): string | null {
  if (by === -1)
    return first <= today ? null : withinRange(addDays(first, -MATRIX.days), { first: today, last: first });
  const next = addDays(first, MATRIX.days);
  return next > addDays(today, DAYS_AHEAD) ? null : next;
}

/** A stay of an old link may begin later than anyone would turn to. */
function rangeOf(first: string, today: string): DayRange {
  const [ahead, shown] = [addDays(today, DAYS_AHEAD), addDays(first, MATRIX.days)];
  return { first: today, last: shown > ahead ? shown : ahead };
}

/** A room's night. */
export type Night = { room_class_id: number; day: string };

type Tapped = { state: BookingState; note: PickNote | null };

/** First arrival, then departure, both on one room's row; a tap on another row begins anew. The days shown stay where they are. */
export function tapNight(
  state: BookingState,
  { room_class_id, day }: Night,
  { prices, limits }: { prices: Prices; limits?: DayLimits },
  today: string,
): Tapped {
  const from = firstShown(state, today);
  const arrival = state.row?.room_class_id === room_class_id ? (state.row.arrival ?? "") : "";
  const { stay, note } = pickDay({ start: arrival, end: "" }, day, prices, rangeOf(from, today), limits);
  if (stay.start === "") return { state, note };
  if (stay.end === "") return { state: { ...state, from, row: { room_class_id, arrival: stay.start } }, note };
  return { state: { ...withStay(state, stay), from, row: { room_class_id } }, note };
}

const NO_STAY: ChosenStay = { start: "", end: "" };

/** A room that is tapped, or in the cart: the stay is its own. */
export const isRowChosen = ({ row, cart }: BookingState, room_class_id: number): boolean =>
  row?.room_class_id === room_class_id || cart.some((line) => line.room_class_id === room_class_id);

/** The stay as a room's row draws it. Until a row is chosen, each free row draws the requested stay. */
export function stayInRow(state: BookingState, room_class_id: number, prices: Prices): ChosenStay {
  const { start, end, row, cart } = state;
  if (row?.arrival !== undefined) {
    return row.room_class_id === room_class_id ? { start: row.arrival, end: "" } : NO_STAY;
  }
  if (isRowChosen(state, room_class_id)) return { start, end };
  const isOffered = row === undefined && cart.length === 0 && soldOutNight({ start, end }, prices) === null;
  return isOffered ? { start, end } : NO_STAY;
}

const ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const DAYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -MATRIX.days,
  PageDown: MATRIX.days,
};

/** Where a key leads from a night; null where the key is not one of the matrix's. It may lead to a day that is not shown yet. */
export function nightByKey(
  { room_class_id, day }: Night,
  key: string,
  { rooms, first, today }: { rooms: readonly number[]; first: string; today: string },
): Night | null {
  const range = rangeOf(first, today);
  if (Object.hasOwn(ROWS, key)) {
    const at = rooms.indexOf(room_class_id) + ROWS[key]!;
    return { room_class_id: rooms[Math.max(0, Math.min(at, rooms.length - 1))] ?? room_class_id, day };
  }
  if (Object.hasOwn(DAYS, key)) return { room_class_id, day: withinRange(addDays(day, DAYS[key]!), range) };
  if (key === "Home") return { room_class_id, day: first };
  return key === "End" ? { room_class_id, day: addDays(first, MATRIX.days - 1) } : null;
}

/** The days to show so that this one is among them. */
export function shownWith(day: string, first: string, today: string): string {
  if (day < first) return withinRange(addDays(first, -MATRIX.days), { first: today, last: day });
  if (day < addDays(first, MATRIX.days)) return first;
  const next = addDays(first, MATRIX.days);
  return day < addDays(next, MATRIX.days) ? next : day;
}
