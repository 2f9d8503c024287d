import type { BookingOption } from "#rules/booking/stay.ts";
import { nightsBetween } from "#rules/time/day.ts";

type PricedDay = { date: string; price: number | null };

/** The next day of arrival from which a room has a price on every night of a stay as long as this one; `days` in order. */
export function nextStay(
  days: readonly PricedDay[],
  { start, end }: Pick<BookingOption, "start" | "end">,
): string | undefined {
  const nights = nightsBetween(start, end);
  const isFree = (from: number) =>
    from + nights <= days.length && days.slice(from, from + nights).every(({ price }) => price !== null);
  return days.find(({ date }, nth) => date > start && isFree(nth))?.date;
}
