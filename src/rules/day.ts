/** Days are `YYYY-MM-DD` strings in the lodging's own time zone; arithmetic is on whole days, never on clocks. */
const DAY_MS = 86_400_000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

export function nightsBetween(start: string, end: string): number {
  return Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY_MS);
}

/** A day of this millennium: whatever is added to it is still written with four digits of year. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

export function dayAt(instant: Date, timezone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short" }).format(instant);
}

/** The instant at which a clock in the time zone shows this day and time. In an hour that is skipped, the one after it. */
export function instantAt(day: string, time: string, timezone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const shown = (instant: number) => {
    const text = new Intl.DateTimeFormat("sv-SE", {
      timeZone: timezone,
      dateStyle: "short",
      timeStyle: "medium",
    }).format(instant);
    return Date.parse(`${text.replace(" ", "T")}Z`);
  };
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = wanted - (shown(wanted) - wanted);
  return new Date(guess - (shown(guess) - wanted));
}
