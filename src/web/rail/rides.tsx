/** Trains that were chosen or bought: one line each. */
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { Passengers } from "#rules/rail/fares.ts";
import { type ChosenRide, PASSENGER_KINDS } from "#rules/rail/rail-choice.ts";
import { stationName } from "#rules/rail/stations.ts";
import type { Language } from "#rules/text/language.ts";

type RailWords = BookingWords["rail"];

export function Rides({
  rides,
  words,
  lang,
  day,
}: {
  rides: readonly ChosenRide[];
  words: RailWords;
  lang: Language;
  day: (day: string) => string;
}) {
  return (
    <ul className="rides">
      {rides.map((ride) => (
        <li key={ride.date + ride.number}>
          <span className="ride-route">
            {words.route(stationName(ride.depart_station, lang), stationName(ride.arrive_station, lang))}
          </span>
          <span className="ride-times">
            {ride.departure_time} – {ride.destination_time}
          </span>
          <small suppressHydrationWarning>
            {day(ride.date)} · {words.train(ride.number)} · {words.seats[ride.train_class]}
          </small>
        </li>
      ))}
    </ul>
  );
}

export const peopleText = (people: Passengers, words: RailWords): string =>
  PASSENGER_KINDS.flatMap((kind) => (people[kind] > 0 ? [words.kinds[kind](people[kind])] : [])).join(" · ");
