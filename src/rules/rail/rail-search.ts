/** What a guest looks for before choosing trains: where they live, on which days, how many they are. */
import { countPassengers, type Passengers, rideFare, type RideFare, type TrainClass } from "#rules/rail/fares.ts";
import {
  type ChosenRide,
  classOf,
  PASSENGER_KINDS,
  type Query,
  type RailChoice,
  readPassengers,
  stationOf,
} from "#rules/rail/rail-choice.ts";
import {
  MOST_PASSENGERS,
  type PackageTerms,
  passengerProblem,
  type RailParty,
  type RailStay,
  rideDays,
  ticketsFor,
} from "#rules/rail/rail-package.ts";
import type { StationId } from "#rules/rail/stations.ts";

export const RAIL_WAYS = ["out", "back"] as const;
export type RailWay = (typeof RAIL_WAYS)[number];

export type RailSearch = {
  /** The other end of the rides. */
  home: StationId;
  train_class: TrainClass;
  /** Null: no train this way. */
  day: Record<RailWay, string | null>;
  /** Departing from then on. */
  time: Record<RailWay, string>;
  people: Passengers;
};

/** Most guests of the south come from Taipei, and of the north from Zuoying. */
const homeFor = (station: StationId): StationId => (station < "1030" ? "1070" : "1000");

const TIMES: Record<RailWay, string> = { out: "09:00", back: "13:00" };

/** For a list to choose from: every hour in which trains run. */
export const RAIL_HOURS: readonly string[] = Array.from(
  { length: 18 },
  (_, hour) => `${String(hour + 6).padStart(2, "0")}:00`,
);

/** A ticket for each guest who needs one, as far as one reservation goes. */
function peopleOf(party: RailParty): Passengers {
  const tickets = ticketsFor(party);
  const adult = Math.min(tickets.adult, MOST_PASSENGERS);
  return { adult, child: Math.min(tickets.child, MOST_PASSENGERS - adult), senior: 0, disabled: 0 };
}

const rideOf = (choice: RailChoice | undefined, way: RailWay, days: readonly string[]): ChosenRide | undefined =>
  choice?.rides.find((ride, nth) => days.includes(ride.date) && (way === "out" || nth === choice.rides.length - 1));

/** As the form starts: with what is chosen already, or with the days of the stay and everybody who comes. */
export function firstRailSearch(
  { station }: Pick<PackageTerms, "station">,
  stay: RailStay,
  party: RailParty,
  choice?: RailChoice,
): RailSearch {
  const days = rideDays(stay);
  const [out, back] = [rideOf(choice, "out", days.out), rideOf(choice, "back", days.back)];
  const ride = out ?? back;
  const home = ride && (ride.arrive_station === station ? ride.depart_station : ride.arrive_station);
  return {
    home: home ?? homeFor(station),
    train_class: ride?.train_class ?? "standard",
    day: {
      out: choice ? (out?.date ?? null) : stay.check_in_day,
      back: choice ? (back?.date ?? null) : stay.check_out_day,
    },
    time: { out: hourOf(out) ?? TIMES.out, back: hourOf(back) ?? TIMES.back },
    people: choice?.people ?? peopleOf(party),
  };
}

/** The hour before the chosen train, so that it is in the list. */
const hourOf = (ride: ChosenRide | undefined): string | undefined =>
  ride && RAIL_HOURS.findLast((hour) => hour <= ride.departure_time);

/** What a form without a script has sent; what it does not say, or can't be, is as before. */
export function readRailSearch(query: Query, before: RailSearch, terms: Pick<PackageTerms, "station">, stay: RailStay) {
  const days = rideDays(stay);
  const home = stationOf(query.get("home"));
  const dayOf = (way: RailWay): string | null => {
    const said = query.get(`day_${way}`);
    if (said === "") return null;
    return days[way].find((day) => day === said) ?? before.day[way];
  };
  const timeOf = (way: RailWay) => RAIL_HOURS.find((hour) => hour === query.get(`time_${way}`)) ?? before.time[way];
  const saysPeople = PASSENGER_KINDS.some((kind) => query.get(kind) !== null);
  return {
    home: home && home !== terms.station ? home : before.home,
    train_class: classOf(query.get("seat")) ?? before.train_class,
    day: { out: dayOf("out"), back: dayOf("back") },
    time: { out: timeOf("out"), back: timeOf("back") },
    people: (saysPeople ? readPassengers(query) : null) ?? before.people,
  } satisfies RailSearch;
}

export type WantedRide = {
  way: RailWay;
  date: string;
  depart_station: StationId;
  arrive_station: StationId;
  train_class: TrainClass;
};

export const ridesOf = (
  { home, day, train_class }: RailSearch,
  { station }: Pick<PackageTerms, "station">,
): WantedRide[] =>
  RAIL_WAYS.flatMap((way) => {
    const date = day[way];
    if (date === null) return [];
    const [depart_station, arrive_station] = way === "out" ? [home, station] : [station, home];
    return [{ way, date, depart_station, arrive_station, train_class }];
  });

export type SearchProblem = "no_trip" | "need_round" | "too_many" | "as_guests";

export function searchProblem(
  { day, people }: RailSearch,
  terms: PackageTerms,
  party: RailParty,
): SearchProblem | null {
  const ways = RAIL_WAYS.filter((way) => day[way] !== null).length;
  if (ways === 0) return "no_trip";
  if (terms.round_trip_only && ways < 2) return "need_round";
  const count = countPassengers(people);
  if (count < 1 || count > MOST_PASSENGERS) return "too_many";
  return passengerProblem(terms, people, party) === null ? null : terms.as_guests ? "as_guests" : "too_many";
}

export const fareOf = (ride: Omit<WantedRide, "way">): RideFare =>
  rideFare(ride.date, ride.depart_station, ride.arrive_station, ride.train_class)!;

/** All tickets with a stay, and what they cost without one: every train of a day costs the same. */
export function searchPrice(
  rides: readonly Omit<WantedRide, "way">[],
  people: Passengers,
): { price: number; was: number } {
  const concessions = countPassengers(people) - people.adult;
  return rides.map(fareOf).reduce(
    ({ price, was }, fare) => ({
      price: price + people.adult * fare.discount_price + concessions * fare.concession_price,
      was: was + people.adult * fare.adult_price + concessions * fare.concession_price,
    }),
    { price: 0, was: 0 },
  );
}
