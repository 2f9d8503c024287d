/** What is on in which month: promotions by the days of the stay, news by the day of publication. Months are `YYYY-MM`. */
import { dayAt } from "#rules/time/day.ts";

type Timestamp = number | null;

/** The periods of a promotion: when it can be booked, and for which nights. */
export type Dated = {
  begin_timestamp: Timestamp;
  end_timestamp: Timestamp;
  checkin_start_timestamp: Timestamp;
  checkin_close_timestamp: Timestamp;
};

/** Twelve months in a row, the month of `today` first. */
export function monthsAhead(today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: 12 }, (_, index) => {
    const count = month - 1 + index;
    return `${year + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
  });
}

export function monthNumber(month: string): number {
  return Number(month.slice(5, 7));
}

/** The nights it holds for; one that names no nights holds as long as it can be booked. An open end is null. */
function heldFor(promotion: Dated, timezone: string): { from: string | null; to: string | null } {
  const hasNights = promotion.checkin_start_timestamp !== null || promotion.checkin_close_timestamp !== null;
  const [from, to] = hasNights
    ? [promotion.checkin_start_timestamp, promotion.checkin_close_timestamp]
    : [promotion.begin_timestamp, promotion.end_timestamp];
  const month = (timestamp: Timestamp) =>
    timestamp === null ? null : dayAt(new Date(timestamp * 1000), timezone).slice(0, 7);
  return { from: month(from), to: month(to) };
}

export type Season = { /** Places in the row of months, both included. */ first: number; last: number };

/** Where in the row of months a promotion lies; null if it lies outside. */
export function seasonOf(promotion: Dated, months: readonly string[], timezone: string): Season | null {
  const { from, to } = heldFor(promotion, timezone);
  const first = months.findIndex((month) => from === null || month >= from);
  const last = months.findLastIndex((month) => to === null || month <= to);
  return first < 0 || last < first ? null : { first, last };
}

/** Whether the season says anything: what is on in every month is not of a season. */
export function isWholeYear({ first, last }: Season, months: readonly string[]): boolean {
  return first === 0 && last === months.length - 1;
}

/** The months of the year (1–12) in which a promotion is on, within the year that begins with `today`. */
export function monthsOn(promotion: Dated, today: string, timezone: string): number[] {
  const months = monthsAhead(today);
  const season = seasonOf(promotion, months, timezone);
  return season ? months.slice(season.first, season.last + 1).map(monthNumber) : [];
}

/** The month in which news was published; null if that is more than a year ago, or not stated. */
export function monthPublished(timestamp: Timestamp, today: string, timezone: string): number | null {
  if (timestamp === null) return null;
  const published = dayAt(new Date(timestamp * 1000), timezone).slice(0, 7);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;
  return published > yearAgo && published <= today.slice(0, 7) ? monthNumber(published) : null;
}
