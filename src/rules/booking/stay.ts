/** The requested stay: days, rooms and people, with the specification's defaults. */
import { addDays, isDay, nightsBetween } from "#rules/time/day.ts";

export type BookingOption = { start: string; end: string; room: number; adults: number; children: number };

export const STAY_LIMITS = { nights: 30, room: 20, adults: 40, children: 20 };

export function defaultStay(today: string): BookingOption {
  return { start: today, end: addDays(today, 1), room: 1, adults: 2, children: 0 };
}

function count(text: string | null | undefined, least: number, most: number, otherwise: number): number {
  return text && /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : otherwise;
}

/** Reads a page's query. What can't be a stay becomes the default: an old or mistyped link still opens the page. */
export function readStay(query: { get: (name: string) => string | null }, today: string): BookingOption {
  const usual = defaultStay(today);
  const requested = query.get("start") ?? "";
  const start = isDay(requested) && requested >= today ? requested : usual.start;
  const duration = count(query.get("duration"), 1, STAY_LIMITS.nights, 1);
  const requestedEnd = query.get("end") ?? "";
  const nights = isDay(requestedEnd) ? nightsBetween(start, requestedEnd) : duration;
  return {
    start,
    end: addDays(start, nights >= 1 && nights <= STAY_LIMITS.nights ? nights : duration),
    room: count(query.get("room"), 1, STAY_LIMITS.room, usual.room),
    adults: count(query.get("adults"), 1, STAY_LIMITS.adults, usual.adults),
    children: count(query.get("children"), 0, STAY_LIMITS.children, usual.children),
  };
}
