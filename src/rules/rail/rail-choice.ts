/** Trains that a guest has chosen for a stay and not reserved yet, as they are written in an address and in forms. */
import { countPassengers, type Passengers, type Ride, TRAIN_CLASSES, type TrainClass } from "#rules/rail/fares.ts";
import { MOST_PASSENGERS, type RailStay, rideDays } from "#rules/rail/rail-package.ts";
import { STATION_IDS, type StationId } from "#rules/rail/stations.ts";

export type ChosenRide = Ride & { departure_time: string; destination_time: string };

/** One or two rides: out, back, or both in this order. */
export type RailChoice = { rides: ChosenRide[]; people: Passengers };

export type Query = { get: (name: string) => string | null };

const RIDE =
  /^(2\d{3}-\d{2}-\d{2})\.(\d{4})\.(\d{4})\.(\d{3,4})\.([a-z]{1,10})\.((?:[01]\d|2[0-3]):[0-5]\d)\.((?:[01]\d|2[0-3]):[0-5]\d)$/;

export const stationOf = (text: string | null | undefined): StationId | null =>
  STATION_IDS.find((id) => id === text) ?? null;

export const classOf = (text: string | null | undefined): TrainClass | null =>
  TRAIN_CLASSES.find((each) => each === text) ?? null;

export function readRide(text: string): ChosenRide | null {
  const [, date = "", from, to, number = "", seat, departure_time = "", destination_time = ""] = RIDE.exec(text) ?? [];
  const [depart_station, arrive_station, train_class] = [stationOf(from), stationOf(to), classOf(seat)];
  if (!depart_station || !arrive_station || !train_class || depart_station === arrive_station) return null;
  return { date, number, depart_station, arrive_station, train_class, departure_time, destination_time };
}

export const writeRide = (ride: ChosenRide): string =>
  [
    ride.date,
    ride.depart_station,
    ride.arrive_station,
    ride.number,
    ride.train_class,
    ride.departure_time,
    ride.destination_time,
  ].join(".");

export const PASSENGER_KINDS = ["adult", "child", "senior", "disabled"] as const;

const COUNT = /^[0-5]$/;

/** Of a form's fields, or of `riders` in an address; null where it can't be read or nobody travels. */
export function readPassengers(query: Query): Passengers | null {
  const written = query.get("riders");
  const texts = written === null ? PASSENGER_KINDS.map((kind) => query.get(kind) ?? "0") : written.split(".");
  if (texts.length !== PASSENGER_KINDS.length || !texts.every((text) => COUNT.test(text))) return null;
  const [adult, child, senior, disabled] = texts.map(Number) as [number, number, number, number];
  const people = { adult, child, senior, disabled };
  const count = countPassengers(people);
  return count >= 1 && count <= MOST_PASSENGERS ? people : null;
}

/** What can't be read, or belongs to another stay, is left out. */
export function readRailChoice(query: Query, stay: RailStay): RailChoice | null {
  const days = rideDays(stay);
  const rides = (["out", "back"] as const).flatMap((way) => {
    const ride = readRide(query.get(`ride_${way}`) ?? "");
    return ride && days[way].includes(ride.date) ? [ride] : [];
  });
  const people = readPassengers(query);
  return rides.length > 0 && people ? { rides, people } : null;
}

/** A single ride may be either way: its day shows which. */
export function writeRailChoice({ rides, people }: RailChoice, stay: RailStay): [string, string][] {
  const days = rideDays(stay);
  const isBack = (ride: ChosenRide, nth: number) => nth === 1 || !days.out.includes(ride.date);
  return [
    ...rides.map((ride, nth): [string, string] => [isBack(ride, nth) ? "ride_back" : "ride_out", writeRide(ride)]),
    ["riders", PASSENGER_KINDS.map((kind) => people[kind]).join(".")],
  ];
}
