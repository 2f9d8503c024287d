/** The calendar in which a guest chooses a stay: its months, its keys, and what a tap on a day does. */
import { sumOnWire } from "#rules/money/money.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";

/** Lowest price per night by day; null = sold out or closed. A day that is not in it has no price (yet), and may be chosen. */
export type Prices = ReadonlyMap<string, number | null>;

/**
 * `key` is `YYYY-MM`. Six weeks from Sunday, whatever the month: the height never jumps. Only the first month begins with the
 * week of its first day: whoever opens it late in a month does not meet rows of days that are over.
 */
export type CalendarMonth = { key: string; first: string; last: string; weeks: (string | null)[][] };

/** Days that may be chosen at all, both included. */
export type DayRange = { first: string; last: string };

const WEEK = 7;
const WEEKS = 6;

export const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const monthOf = (day: string) => day.slice(0, 7);

function monthLater(key: string, count: number): string {
  const [year, month] = key.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7);
}

const lastDayOf = (key: string) => addDays(`${monthLater(key, 1)}-01`, -1);

export function calendarMonths(start: string, count: number): CalendarMonth[] {
  return Array.from({ length: count }, (_, index) => {
    const key = monthLater(monthOf(start), index);
    const [first, last] = [`${key}-01`, lastDayOf(key)];
    const blank = weekday(first);
    const days = nightsBetween(first, last) + 1;
    const cell = (at: number) => (at < blank || at >= blank + days ? null : addDays(first, at - blank));
    const weeks = Array.from({ length: WEEKS }, (_, week) =>
      Array.from({ length: WEEK }, (_, column) => cell(week * WEEK + column)),
    );
    const isAhead = (week: (string | null)[]) => week.some((day) => day !== null && day >= start);
    return { key, first, last, weeks: index === 0 ? weeks.filter(isAhead) : weeks };
  });
}

export function withinRange(day: string, { first, last }: DayRange): string {
  return day < first ? first : day > last ? last : day;
}

/** The same day of another month, or that month's last. */
function inMonthLater(day: string, count: number): string {
  const key = monthLater(monthOf(day), count);
  const [same, last] = [`${key}${day.slice(7)}`, lastDayOf(key)];
  return same > last ? last : same;
}

const STEPS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -WEEK),
  ArrowDown: (day) => addDays(day, WEEK),
  PageUp: (day) => inMonthLater(day, -1),
  PageDown: (day) => inMonthLater(day, 1),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, WEEK - 1 - weekday(day)),
};

/** Where a key leads from a day; null where the key is not one of the calendar's. */
export function dayByKey(day: string, key: string, range: DayRange): string | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step ? withinRange(step(day), range) : null;
}

/** What is chosen so far. `end` is empty until the day of departure is chosen, `start` until that of arrival is. */
export type ChosenStay = { start: string; end: string };

/** A day's place in a stay; `alone` while only the arrival is chosen, empty outside the stay. */
export type DayMark = "alone" | "start" | "between" | "end" | "";

export function markOf(day: string, { start, end }: ChosenStay): DayMark {
  if (day === start) return end === "" ? "alone" : "start";
  if (day === end) return "end";
  return start !== "" && day > start && day < end ? "between" : "";
}

/** What a day demands of those who arrive on it; days without such rules are missing. */
export type DayLimit = { min_nights?: number | undefined; closed_to_arrival?: true | undefined };
export type DayLimits = ReadonlyMap<string, DayLimit>;

const NO_LIMITS: DayLimits = new Map();

/** The rules of those days that have any. */
export function limitsOf(days: readonly (DayLimit & { date: string })[]): Map<string, DayLimit> {
  const limited = days.filter(({ min_nights, closed_to_arrival }) => min_nights !== undefined || closed_to_arrival);
  return new Map(limited.map(({ date, min_nights, closed_to_arrival }) => [date, { min_nights, closed_to_arrival }]));
}

/** Why a tap did not do what it might have been meant to do, or what the next one has to keep to. */
export type PickNote =
  | { reason: "no_arrival"; day: string }
  /** Who arrives on the chosen day stays so many nights at least. */
  | { reason: "least"; nights: number }
  | { reason: "sold_out"; day: string }
  /** The stay would have slept through this night. */
  | { reason: "crosses"; day: string }
  | { reason: "too_long" };

type Picked = { stay: ChosenStay; note: PickNote | null };

const canArrive = (day: string, prices: Prices) => prices.get(day) !== null;

/** Sold out, but the night before is free: a guest can't arrive on this day but can leave. */
export const canOnlyLeave = (day: string, prices: Prices, first: string) =>
  prices.get(day) === null && day > first && canArrive(addDays(day, -1), prices);

/** The first night of a stay that is sold out. */
export function soldOutNight({ start, end }: ChosenStay, prices: Prices): string | null {
  for (let night = start; night < end; night = addDays(night, 1)) {
    if (prices.get(night) === null) return night;
  }
  return null;
}

/**
 * First arrival, then departure. A tap on or before the arrival starts anew, and so does a departure that can't be reached if
 * arriving on that day is possible: the note says why. If arriving is not possible either, only the note changes.
 */
export function pickDay(
  stay: ChosenStay,
  day: string,
  prices: Prices,
  range: DayRange,
  limits: DayLimits = NO_LIMITS,
): Picked {
  if (day < range.first || day > range.last) return { stay, note: null };
  const least = (arrival: string) => limits.get(arrival)?.min_nights ?? 1;
  const leastNote = (arrival: string): PickNote | null =>
    least(arrival) > 1 ? { reason: "least", nights: least(arrival) } : null;
  const arrive = (note: PickNote | null): Picked => {
    if (!canArrive(day, prices)) return { stay, note: note ?? { reason: "sold_out", day } };
    if (limits.get(day)?.closed_to_arrival) return { stay, note: note ?? { reason: "no_arrival", day } };
    return { stay: { start: day, end: "" }, note: note ?? leastNote(day) };
  };
  if (stay.start === "" || stay.end !== "" || day <= stay.start) return arrive(null);
  const requested = { start: stay.start, end: day };
  const night = soldOutNight(requested, prices);
  if (night !== null) return arrive({ reason: "crosses", day: night });
  if (nightsBetween(requested.start, requested.end) > STAY_LIMITS.nights) return arrive({ reason: "too_long" });
  // The arrival stays: only a later departure is missing.
  if (nightsBetween(requested.start, requested.end) < least(stay.start)) return { stay, note: leastNote(stay.start) };
  return { stay: requested, note: null };
}

/** The sum of the nights' lowest prices; null while one of them is not known. */
export function stayFromPrice({ start, end }: ChosenStay, prices: Prices): number | null {
  if (start === "" || end === "") return null;
  const nights: number[] = [];
  for (let night = start; night < end; night = addDays(night, 1)) {
    const price = prices.get(night);
    if (price === null || price === undefined) return null;
    nights.push(price);
  }
  return sumOnWire(nights);
}

/** The first day of these that is known to be free. */
export function nextAvailable(range: DayRange, prices: Prices): string | null {
  for (let day = range.first; day <= range.last; day = addDays(day, 1)) {
    if (typeof prices.get(day) === "number") return day;
  }
  return null;
}

/** The lowest price of a month's days. Null where most days have it: what is usual needs no mark. */
export function cheapestOf(month: Pick<CalendarMonth, "weeks">, prices: Prices): number | null {
  const known = month.weeks.flat().flatMap((day) => (day === null ? [] : (prices.get(day) ?? [])));
  const lowest = Math.min(...known);
  const isRare = known.filter((price) => price === lowest).length * 2 <= known.length;
  return known.length > 0 && isRare ? lowest : null;
}
