/** What a day demands of those who arrive on it, in words: in the calendar and in the matrix of days. */
import type { DayRules } from "#languages/zh-TW/day-rules.ts";
import type { DayLimit } from "#rules/booking/calendar.ts";

/** In a word or two, for a narrow cell. */
export function shortLimit(limit: DayLimit | undefined, words: DayRules): string {
  if (limit?.closed_to_arrival) return words.no_arrival_short;
  return limit?.min_nights === undefined ? "" : words.least_short(limit.min_nights);
}

/** What is said of the day, and the rule after it. */
export function withLimit(said: string, limit: DayLimit | undefined, words: DayRules): string {
  if (limit?.closed_to_arrival) return words.no_arrival(said);
  return limit?.min_nights === undefined ? said : words.least(said, limit.min_nights);
}
