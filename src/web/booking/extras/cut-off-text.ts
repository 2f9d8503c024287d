import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { cutOffClock } from "#rules/add-ons/cut-off.ts";

/** Until when an extra can be ordered that closes so many hours before its day begins: until a day ends, or an hour of it. */
export function cutOffText(words: BookingWords["extras"]["cut_off"], hours: number): string {
  const { days, hour } = cutOffClock(hours);
  // Midnight ends the day before it.
  if (hour === 0) return days === 0 ? words.day_before : words.days_before(days + 1);
  return days === 1 ? words.hour_before(hour) : words.hour_days_before(days, hour);
}
