/** Train rides as entries of the guest's calendar: one for each ride, at the railway's own time. */
import type { CalendarEntry } from "#rules/booking/calendar-file.ts";
import type { Ride } from "#rules/rail/fares.ts";
import type { RailState } from "#rules/rail/rail-state.ts";
import { RAIL_TIMEZONE, stationName } from "#rules/rail/stations.ts";
import type { Language } from "#rules/text/language.ts";
import { addDays, instantAt } from "#rules/time/day.ts";

/** A ride with its times, as the timetable said when it was chosen. */
export type TimedRide = Ride & { departure_time: string; destination_time: string };

export type CalendarTickets = {
  booking_number: string;
  state: RailState;
  pnr: string | null;
  rides: readonly TimedRide[];
};

type Page = {
  lang: Language;
  /** The lodging's host, which makes the names of entries unique. */
  domain: string;
  url: string;
  made_at: Date;
  title: (from: string, to: string, number: string) => string;
  pnr: (pnr: string) => string;
  /** Where the guest gets on, for the map. */
  place: (station: string) => string;
};

/** Trains run until midnight: what arrives before it departs arrives on the next day. */
function rideTimes({ date, departure_time, destination_time }: TimedRide): { starts_at: Date; ends_at: Date } {
  const arrives = destination_time < departure_time ? addDays(date, 1) : date;
  return {
    starts_at: instantAt(date, departure_time, RAIL_TIMEZONE),
    ends_at: instantAt(arrives, destination_time, RAIL_TIMEZONE),
  };
}

/** Only what has seats, or had them: a ride that was never bought is in no calendar. */
export function rideEntries(tickets: readonly CalendarTickets[], page: Page): CalendarEntry[] {
  return tickets.flatMap(({ booking_number, state, pnr, rides }) =>
    pnr === null
      ? []
      : rides.map((ride, nth) => {
          const [from, to] = [stationName(ride.depart_station, page.lang), stationName(ride.arrive_station, page.lang)];
          return {
            uid: `${booking_number}-${nth + 1}@${page.domain}`,
            // Minutes: a later copy counts, whatever has changed.
            sequence: Math.floor(page.made_at.getTime() / 60_000),
            ...rideTimes(ride),
            title: page.title(from, to, ride.number),
            place: page.place(from),
            text: page.pnr(pnr),
            url: page.url,
            is_cancelled: state === "refunded",
          };
        }),
  );
}
