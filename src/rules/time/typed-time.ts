/** Times as forms write them (`YYYY-MM-DDTHH:MM`), on the clock of a time zone. */
import { dayAt, instantAt, isDay, timeAt } from "#rules/time/day.ts";

export const typedTime = (instant: Date, timezone: string): string =>
  `${dayAt(instant, timezone)}T${timeAt(instant, timezone)}`;

/** `isMoved`: the clock was put forward over this time, so that it is later. Null: no time yet. */
export function readTypedTime(text: string, timezone: string): { at: Date; isMoved: boolean } | null {
  const [day = "", time = ""] = text.split("T");
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d/.test(time)) return null;
  const written = `${day}T${time.slice(0, 5)}`;
  const at = instantAt(day, time.slice(0, 5), timezone);
  return { at, isMoved: typedTime(at, timezone) !== written };
}
