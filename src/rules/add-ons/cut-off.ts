/** Until when an add-on can be bought for a day, and until when it can be changed or given back. */
import { addDays, instantAt } from "#rules/time/day.ts";

const HOUR_MS = 3_600_000;

/** Hours count back from the midnight at the lodging with which the day begins. */
const hoursBefore = (day: string, hours: number, timezone: string): Date =>
  new Date(instantAt(day, "00:00", timezone).getTime() - hours * HOUR_MS);

/** Without a limit of its own it is sold as long as its day lasts. */
export function buyUntil(day: string, cutoff_hours: number | null, timezone: string): Date {
  return cutoff_hours === null ? hoursBefore(addDays(day, 1), 0, timezone) : hoursBefore(day, cutoff_hours, timezone);
}

/** What may have been eaten is not given back: without a limit of its own, until the day begins. */
export function changeUntil(day: string, cutoff_hours: number | null, timezone: string): Date {
  return hoursBefore(day, cutoff_hours ?? 0, timezone);
}
