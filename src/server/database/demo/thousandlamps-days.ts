/** Days from today in Taiwan, so that the sold-out weekends are weekends and the fireflies come in April and May. */
const DAY = 86_400_000;

/** Taiwan has no summer time: its day is the UTC day eight hours on. */
const today = Math.floor((Date.now() + 8 * 3_600_000) / DAY);

/** Day 0 (1970-01-01) was a Thursday, so a Friday leaves 1. */
export const daysToFriday = (8 - (today % 7)) % 7;

export function daysUntil(month: number, day: number): number {
  const year = new Date(today * DAY).getUTCFullYear();
  const thisYear = Date.UTC(year, month - 1, day) / DAY - today;
  return thisYear >= 0 ? thisYear : Date.UTC(year + 1, month - 1, day) / DAY - today;
}
