/** What makes two days a stay, or a range, for the calls that take them. */
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { daySchema } from "#contract/call.ts";

const isWellWritten = (day: string) => daySchema.safeParse(day).success;

function daysBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000;
}

/** At least one night, at most the longest stay. That it does not begin in the past is the server's to say: it has the clock. */
export function isStay(start: string, end: string): boolean {
  // A text that is no day is named by itself.
  if (!isWellWritten(start) || !isWellWritten(end)) return true;
  const nights = daysBetween(start, end);
  return nights >= 1 && nights <= STAY_LIMITS.nights;
}

/** The message of an issue with a stay that is only too long: its refusal says how long a stay may be. */
export const TOO_LONG = "longer than the longest stay";

export const stayMessage = (start: string, end: string): string | undefined =>
  daysBetween(start, end) > STAY_LIMITS.nights ? TOO_LONG : undefined;

/** Both ends count, and a range is never longer than the caller's screen needs. */
export function isDayRange(start: string, end: string, most: number): boolean {
  if (!isWellWritten(start) || !isWellWritten(end)) return true;
  const days = daysBetween(start, end) + 1;
  return days >= 1 && days <= most;
}
