/** Days are `YYYY-MM-DD` strings in the lodging's own time zone; arithmetic is on whole days, never on clocks. */
const DAY_MS = 86_400_000;

/** Days that were read and written before: a search compares the same few of them hundreds of times. */
const numbers = new Map<string, number>();
const names = new Map<number, string>();
const MOST_KNOWN = 5_000;

/** How many days after the first of 1970. */
function numberOf(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  if (numbers.size >= MOST_KNOWN) numbers.clear();
  numbers.set(day, number);
  return number;
}

export function addDays(day: string, count: number): string {
  const number = numberOf(day) + count;
  const known = names.get(number);
  if (known !== undefined) return known;
  // Without the time; after 9999 a year has six digits and a sign.
  const name = new Date(number * DAY_MS).toISOString().slice(0, -14);
  if (names.size >= MOST_KNOWN) names.clear();
  names.set(number, name);
  return name;
}

export function nightsBetween(start: string, end: string): number {
  return numberOf(end) - numberOf(start);
}

/** So far ahead that without its year it would be taken for a day of the coming months. */
export const needsYear = (day: string, today: string): boolean => nightsBetween(today, day) > 300;

/** A day of this millennium: whatever is added to it is still written with four digits of year. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

/** A calendar and a clock per time zone: making one costs as much as the rest of a search. */
const formats = new Map<string, { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>();
/** The last minute that was requested, and its day: days change with a minute, and most requests are for this one. */
const lastMinutes = new Map<string, { minute: number; day: string }>();

function formatsOf(timezone: string) {
  const known = formats.get(timezone) ?? {
    day: new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short" }),
    clock: new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short", timeStyle: "medium" }),
  };
  formats.set(timezone, known);
  return known;
}

export function dayAt(instant: Date, timezone: string): string {
  const minute = Math.floor(instant.getTime() / 60_000);
  const last = lastMinutes.get(timezone);
  if (last?.minute === minute) return last.day;
  const day = formatsOf(timezone).day.format(instant);
  lastMinutes.set(timezone, { minute, day });
  return day;
}

/** HH:MM on a clock in the time zone. */
export function timeAt(instant: Date, timezone: string): string {
  return formatsOf(timezone).clock.format(instant).slice(11, 16);
}

/** Where every time zone writes four digits of year; what is beyond has the offset of the nearest. */
const READABLE = { from: Date.parse("1000-01-02T00:00:00Z"), to: Date.parse("9999-12-30T00:00:00Z") };

/**
 * The instant at which a clock in the time zone shows this day and time: the first one where it shows it twice, and as much
 * later as the clock was put forward where it never does.
 */
export function instantAt(day: string, time: string, timezone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const { clock } = formatsOf(timezone);
  const shown = (instant: number) => {
    const readable = Math.min(Math.max(instant, READABLE.from), READABLE.to);
    return instant - readable + Date.parse(`${clock.format(readable).replace(" ", "T")}Z`);
  };
  const byOffsetOf = (instant: number) => wanted - (shown(instant) - instant);
  const [before, after] = [byOffsetOf(wanted - DAY_MS), byOffsetOf(wanted + DAY_MS)];
  return new Date(shown(before) !== wanted && shown(after) === wanted ? after : before);
}
