/** When a stay begins and ends. A lodging writes its hours as it likes; where that is no time of day, the usual hour counts. */
import { instantAt } from "#rules/time/day.ts";

const CHECK_IN = "15:00";
const CHECK_OUT = "11:00";

type Hours = { checkin_start_time: string; checkout_time: string; timezone: string };

/** `9:30` and `９：３０` are times; "after lunch" and `25:00` are not. */
function clockTime(text: string, usual: string): string {
  const time = text.normalize("NFKC").trim().padStart(5, "0");
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : usual;
}

export function arrivalAt(day: string, { checkin_start_time, timezone }: Omit<Hours, "checkout_time">): Date {
  return instantAt(day, clockTime(checkin_start_time, CHECK_IN), timezone);
}

export function departureAt(day: string, { checkout_time, timezone }: Omit<Hours, "checkin_start_time">): Date {
  return instantAt(day, clockTime(checkout_time, CHECK_OUT), timezone);
}
