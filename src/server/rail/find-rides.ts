/** The rides that a guest wants, compared with the timetable of now. */
import { adultFare, type Ride } from "#rules/rail/fares.ts";
import { departureAt, isOnSale, packageProblem, type PackageTerms } from "#rules/rail/rail-package.ts";
import { railDay } from "#rules/rail/stations.ts";
import type { TimedRide } from "#rules/rail/ride-entries.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { askRail } from "#server/rail/ask-rail.ts";
import type { RailProvider } from "#server/rail/rail-provider.ts";

type Wanted = {
  stay: { check_in_day: string; check_out_day: string };
  rides: readonly Ride[];
  passengers: number;
  now: Date;
};

/** With their times; or a refusal at the field that is wrong: another place or day, a train that left, no seat. */
export async function findRides(
  rail: RailProvider,
  terms: PackageTerms,
  { stay, rides, passengers, now }: Wanted,
): Promise<TimedRide[]> {
  const problem = packageProblem(terms, stay, rides, railDay(now));
  if (problem) throw new Refusal(problem.code, [problem.field]);
  const found = await Promise.all(rides.map((ride, index) => findRide(rail, ride, index, passengers, now)));
  const [out, back] = found;
  const isBackFirst =
    back && departureAt(back.date, back.departure_time) < departureAt(out!.date, out!.destination_time);
  if (isBackFirst) throw new Refusal("RAIL_RETURN_FIRST", ["rides.1.number"]);
  return found;
}

async function findRide(
  rail: RailProvider,
  ride: Ride,
  index: number,
  passengers: number,
  now: Date,
): Promise<TimedRide> {
  const { date, number, depart_station, arrive_station, train_class } = ride;
  const [trains, fares] = await askRail(
    Promise.all([rail.trains(date, depart_station, arrive_station), rail.fares(depart_station, arrive_station)]),
  );
  const train = trains.find((each) => each.number === number);
  if (!train || !isOnSale(departureAt(date, train.departs), now))
    throw new Refusal("RAIL_TRAIN_GONE", [`rides.${index}.number`]);
  if (train.seats[train_class] < passengers) throw new Refusal("RAIL_NO_SEATS", [`rides.${index}.number`]);
  // Nothing is sold at a fare that the railway has changed since.
  if (fares[train_class] !== adultFare(depart_station, arrive_station, train_class)) {
    console.error(`ALERT ${rail.name}: the fare ${depart_station}-${arrive_station} is not the one of our table`);
    throw new Refusal("RAIL_SILENT");
  }
  return { ...ride, departure_time: train.departs, destination_time: train.arrives };
}
