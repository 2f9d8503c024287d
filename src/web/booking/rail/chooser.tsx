/** Where trains are chosen: days and passengers, then a timetable for each way. Loaded when the panel is opened. */
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";
import { countPassengers } from "#rules/rail/fares.ts";
import { type ChosenRide, type RailChoice, readRide, writeRide } from "#rules/rail/rail-choice.ts";
import { MOST_PASSENGERS, ticketsFor } from "#rules/rail/rail-package.ts";
import {
  firstRailSearch,
  type RailSearch,
  type RailWay,
  ridesOf,
  type SearchProblem,
  searchProblem,
  type WantedRide,
} from "#rules/rail/rail-search.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { RailOffer } from "#web/booking/rail/rail-offer.ts";
import { findTrains, type FoundTrains } from "#web/rail/find-trains.ts";
import type { RailTools } from "#web/rail/rail-tools.ts";
import { RailTotal } from "#web/rail/rail-total.tsx";
import { problemText } from "#web/rail/problem-text.ts";
import { SearchFields } from "#web/rail/search-fields.tsx";
import { SHOWN, Timetable } from "#web/rail/timetable.tsx";
import { createBrowserApi } from "#web/booking/browser.ts";

type ChooserProps = {
  offer: RailOffer;
  words: TrainWords;
  onDone: (choice: RailChoice) => void;
  onClose: () => void;
};

const keyOf = ({ date, depart_station, arrive_station, train_class }: WantedRide): string =>
  [date, depart_station, arrive_station, train_class].join(" ");

const goesAs = (chosen: ChosenRide, ride: WantedRide): boolean =>
  chosen.date === ride.date &&
  chosen.depart_station === ride.depart_station &&
  chosen.arrive_station === ride.arrive_station &&
  chosen.train_class === ride.train_class;

export function Chooser({ offer, words, onDone, onClose }: ChooserProps) {
  const { data, price, day } = useBookingTools();
  const { state } = useLive();
  const stay = { check_in_day: state.start, check_out_day: state.end };
  const tools: RailTools = { words, lang: data.lang, price, day };
  const [search, setSearch] = useState(() => firstRailSearch(offer, stay, state, state.rail));
  const [picked, setPicked] = useState<Partial<Record<RailWay, string>>>(() => pickedIn(search, state.rail, offer));
  const [shown, setShown] = useState({ out: SHOWN, back: SHOWN });
  const [wrong, setWrong] = useState<Partial<Record<RailWay | "all", string>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rides = ridesOf(search, offer);
  const guests = state.adults + state.children;
  const passengers = countPassengers(search.people);

  const pickOf = (ride: WantedRide): ChosenRide | null => {
    const chosen = readRide(picked[ride.way] ?? "");
    return chosen && goesAs(chosen, ride) ? chosen : null;
  };
  const change = (next: RailSearch) => {
    setSearch(next);
    setShown({ out: SHOWN, back: SHOWN });
    setWrong({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem: SearchProblem | null = searchProblem(search, offer, state);
    const missing = rides.filter((ride) => pickOf(ride) === null).map(({ way }) => way);
    if (problem === null && missing.length === 0) {
      return onDone({ rides: rides.map((ride) => pickOf(ride)!), people: search.people });
    }
    setWrong({
      ...(problem ? { all: problemText(problem, words, { guests, most: Math.min(guests, MOST_PASSENGERS) }) } : {}),
      ...Object.fromEntries(missing.map((way) => [way, words.pick[way]])),
    });
    if (!problem) document.getElementById(`rail-${missing[0]}`)?.focus();
  };
  return (
    <form className="rail-chooser" onSubmit={submit} aria-labelledby="rail-chooser">
      <h4 id="rail-chooser" tabIndex={-1} ref={heading}>
        {words.title}
      </h4>
      <SearchFields
        search={search}
        terms={offer}
        stay={stay}
        tools={tools}
        free={ticketsFor(state).free}
        onChange={change}
      />
      {wrong.all ? (
        <p className="field-error" role="alert">
          {wrong.all}
        </p>
      ) : null}
      {rides.map((ride) => (
        <LiveTimetable
          key={ride.way}
          ride={ride}
          offer={offer}
          time={search.time[ride.way]}
          passengers={passengers}
          tools={tools}
          chosen={picked[ride.way]}
          onChoose={(train) => {
            setPicked({ ...picked, [ride.way]: train });
            setWrong({ ...wrong, [ride.way]: undefined });
          }}
          shown={shown[ride.way]}
          onMore={() => setShown({ ...shown, [ride.way]: shown[ride.way] + SHOWN })}
          error={wrong[ride.way]}
        />
      ))}
      {rides.length > 0 && passengers > 0 ? <RailTotal rides={rides} people={search.people} tools={tools} /> : null}
      <p className="fine">{words.note}</p>
      <div className="rail-actions">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button className="button" type="submit">
          {words.add}
        </button>
      </div>
    </form>
  );
}

const pickedIn = (search: RailSearch, choice: RailChoice | undefined, offer: RailOffer) =>
  Object.fromEntries(
    ridesOf(search, offer).flatMap((ride) => {
      const chosen = choice?.rides.find((each) => goesAs(each, ride));
      return chosen ? [[ride.way, writeRide(chosen)]] : [];
    }),
  );

type LiveTimetableProps = Omit<ComponentProps<typeof Timetable>, "found" | "onRetry"> & { offer: RailOffer };

/** Looks its trains up itself, and again when another day, station or class is chosen. */
function LiveTimetable({ offer, ...timetable }: LiveTimetableProps) {
  const { data } = useBookingTools();
  const { ride } = timetable;
  const { date, depart_station, arrive_station, train_class } = ride;
  const { today, lastDay } = offer;
  const { lang, calls, hotel } = data;
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ key: string; trains: FoundTrains } | null>(null);
  const key = `${keyOf(ride)} ${tries}`;
  useEffect(() => {
    const wanted = { date, depart_station, arrive_station, train_class };
    const access = { api: createBrowserApi(lang), call: calls.searchTrains, domain: hotel.domain, today, lastDay };
    let isLeft = false;
    void findTrains(access, wanted).then((trains) => (isLeft ? undefined : setFound({ key, trains })));
    return () => {
      isLeft = true;
    };
  }, [key, date, depart_station, arrive_station, train_class, lang, calls, hotel, today, lastDay]);
  return (
    <Timetable
      {...timetable}
      found={found?.key === key ? found.trains : null}
      onRetry={() => setTries((before) => before + 1)}
    />
  );
}
