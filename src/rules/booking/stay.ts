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

type Query = { get: (name: string) => string | null };

/** Reads a page's query. What can't be a stay becomes the default: an old or mistyped link still opens the page. */
export function readStay(query: Query, today: string): BookingOption {
  const usual = defaultStay(today);
  const requested = query.get("start") ?? "";
  const start = isDay(requested) && requested >= today ? requested : usual.start;
  const duration = nightsIn(query) || 1;
  const requestedEnd = query.get("end") ?? "";
  const nights = isDay(requestedEnd) ? nightsBetween(start, requestedEnd) : duration;
  return {
    start,
    // Of a stay that is too long, the longest part that can be booked.
    end: addDays(start, Math.min(nights >= 1 ? nights : duration, STAY_LIMITS.nights)),
    room: count(query.get("room"), 1, STAY_LIMITS.room, usual.room),
    adults: count(query.get("adults"), 1, STAY_LIMITS.adults, usual.adults),
    children: count(query.get("children"), 0, STAY_LIMITS.children, usual.children),
  };
}

/** `duration` as requested, however long; 0 where it is missing or is no number of nights. */
const nightsIn = (query: Query): number => count(query.get("duration"), 1, 999, 0);

/** Why a page shows other dates than its address names. */
type DatesChanged = "past" | "reversed" | "too_long" | "unreadable";

export type StayChanges = { dates: DatesChanged | null; guests: boolean };

/** What of the query could not be taken as it is: the page says so, because it shows something else. */
export function stayChanges(query: Query, today: string): StayChanges {
  const given = (name: string) => query.get(name) ?? "";
  const read = readStay(query, today);
  const isChanged = (name: "room" | "adults" | "children") => given(name) !== "" && Number(given(name)) !== read[name];
  return {
    dates: datesChanged(given("start"), given("end"), given("duration"), today),
    guests: isChanged("room") || isChanged("adults") || isChanged("children"),
  };
}

function datesChanged(start: string, end: string, duration: string, today: string): DatesChanged | null {
  if ([start, end].some((day) => day !== "" && !isDay(day))) return "unreadable";
  if (start !== "" && start < today) return "past";
  if (end !== "") {
    const nights = nightsBetween(start || today, end);
    if (nights < 1) return end < today ? "past" : "reversed";
    return nights > STAY_LIMITS.nights ? "too_long" : null;
  }
  const nights = /^\d{1,3}$/.test(duration) ? Number(duration) : 0;
  if (duration !== "" && nights < 1) return "unreadable";
  return nights > STAY_LIMITS.nights ? "too_long" : null;
}
