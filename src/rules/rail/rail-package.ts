/** When tickets may be bought with a stay: where they go, on which days, for whom, and until when. */
import { countPassengers, type Passengers, type Ride } from "#rules/rail/fares.ts";
import { RAIL_TIMEZONE, type StationId } from "#rules/rail/stations.ts";
import { addDays, instantAt } from "#rules/time/day.ts";

/** Five each way, ten in all. */
export const MOST_PASSENGERS = 5;

const SALE_DAYS = 28;
const CLOSES_MS = 60 * 60_000;
const CHANGES_END_MS = 30 * 60_000;

/** The last day of travel on sale: the 29th day counted from today, through Sunday where that is a Friday or Saturday. */
export function lastSaleDay(today: string): string {
  const last = addDays(today, SALE_DAYS);
  const weekday = new Date(`${last}T00:00:00Z`).getUTCDay();
  if (weekday === 5) return addDays(last, 2);
  return weekday === 6 ? addDays(last, 1) : last;
}

export const departureAt = (day: string, time: string): Date => instantAt(day, time, RAIL_TIMEZONE);

/** Tickets are sold until one hour before the train departs. */
export const isOnSale = (departs: Date, now: Date): boolean => departs.getTime() - now.getTime() >= CLOSES_MS;

/** Seats can be changed and given back until half an hour before the first train departs. */
export const isChangeable = (departs: Date, now: Date): boolean => departs.getTime() - now.getTime() >= CHANGES_END_MS;

/** Until then, of all rides together. */
export const changesUntil = (rides: readonly { date: string; departure_time: string }[]): Date =>
  new Date(Math.min(...rides.map((ride) => departureAt(ride.date, ride.departure_time).getTime())) - CHANGES_END_MS);

/** What the lodging has agreed with the railway. */
export type PackageTerms = {
  station: StationId;
  /** There and back only. */
  round_trip_only: boolean;
  /** A ticket for each guest, neither more nor fewer. */
  as_guests: boolean;
};

export type PackageProblem = {
  code:
    | "RAIL_STATION"
    | "RAIL_DATES"
    | "RAIL_RETURN_FIRST"
    | "RAIL_ROUND_TRIP"
    | "RAIL_NOT_ON_SALE"
    | "RAIL_PASSENGERS";
  /** The field of the request. */
  field: string;
};

export type RailStay = { check_in_day: string; check_out_day: string };

/** Days of travel that belong to a stay. */
export const rideDays = ({ check_in_day, check_out_day }: RailStay): Record<"out" | "back", [string, string]> => ({
  out: [addDays(check_in_day, -1), check_in_day],
  back: [check_out_day, addDays(check_out_day, 1)],
});

/** The first day on which tickets for a day of travel are sold. */
export function saleOpens(day: string, today: string): string {
  let opens = today;
  while (lastSaleDay(opens) < day) opens = addDays(opens, 1);
  return opens;
}

/** Out: to the lodging's station, on the day of arrival or the day before. Back: from it, on the day of departure or the day after. */
export function packageProblem(
  terms: PackageTerms,
  stay: RailStay,
  rides: readonly Ride[],
  today: string,
): PackageProblem | null {
  const last = lastSaleDay(today);
  const allowed = rideDays(stay);
  for (const [index, ride] of rides.entries()) {
    const isOut = ride.arrive_station === terms.station;
    const field = `rides.${index}`;
    if (ride.depart_station === ride.arrive_station) return { code: "RAIL_STATION", field: `${field}.arrive_station` };
    if (!isOut && ride.depart_station !== terms.station)
      return { code: "RAIL_STATION", field: `${field}.depart_station` };
    if (!allowed[isOut ? "out" : "back"].includes(ride.date)) return { code: "RAIL_DATES", field: `${field}.date` };
    if (ride.date < today || ride.date > last) return { code: "RAIL_NOT_ON_SALE", field: `${field}.date` };
  }
  if (rides.length === 2) {
    const [out, back] = rides as [Ride, Ride];
    const isThereAndBack = out.arrive_station === terms.station && back.depart_station === terms.station;
    if (!isThereAndBack) return { code: "RAIL_RETURN_FIRST", field: "rides.1" };
  }
  if (terms.round_trip_only && rides.length < 2) return { code: "RAIL_ROUND_TRIP", field: "rides" };
  return null;
}

/** From this age on a child needs a ticket; younger ones ride free, without a seat of their own. */
const LEAST_TICKET_AGE = 6;
/** From this age on it is an adult's. */
const ADULT_TICKET_AGE = 12;

/** Who needs which ticket; children whose ages are not known have one of their own. */
export function ticketsFor({ adults, children, ages }: RailParty): { adult: number; child: number; free: number } {
  const known = ages?.flat() ?? [];
  if (known.length !== children) return { adult: adults, child: children, free: 0 };
  const free = known.filter((age) => age < LEAST_TICKET_AGE).length;
  const grown = known.filter((age) => age >= ADULT_TICKET_AGE).length;
  return { adult: adults + grown, child: children - free - grown, free };
}

export type RailParty = { adults: number; children: number; ages?: readonly (readonly number[])[] };

/** Compared when the order is placed: only then is it known how many come. Who rides free may have a ticket, and needs none. */
export function passengerProblem(
  terms: Pick<PackageTerms, "as_guests">,
  passengers: Passengers,
  party: RailParty,
): "RAIL_PASSENGERS" | null {
  const count = countPassengers(passengers);
  const guests = party.adults + party.children;
  const least = terms.as_guests ? guests - ticketsFor(party).free : 0;
  return least <= count && count <= guests ? null : "RAIL_PASSENGERS";
}
