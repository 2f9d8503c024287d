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

/** The same limit as owners say it: so many days before, at this hour. 24 hours are the day before at 0, 30 hours two days before at 18. */
export function cutOffClock(hours: number): { days: number; hour: number } {
  const days = Math.ceil(hours / 24);
  return { days, hour: days * 24 - hours };
}

/** The same limit as guests read it: its last day, and the hour at which it ends there. Midnight is the end of the day before. */
export function lastOrder(hours: number): { days: number; hour: number } {
  const { days, hour } = cutOffClock(hours);
  return hour === 0 ? { days: days + 1, hour: 24 } : { days, hour };
}
