/** The trains of one way as a small timetable of radio buttons, or the reason why there are none and what to do. */
import { type ChosenRide, writeRide } from "#rules/rail/rail-choice.ts";
import { fareOf, type WantedRide } from "#rules/rail/rail-search.ts";
import { stationName } from "#rules/rail/stations.ts";
import type { FoundTrains, Train } from "#web/rail/find-trains.ts";
import type { RailTools } from "#web/rail/rail-tools.ts";

/** So many are seen at once; later ones by another time, or one press. */
export const SHOWN = 6;

type TimetableProps = {
  ride: WantedRide;
  /** Null: still being looked up. */
  found: FoundTrains | null;
  time: string;
  passengers: number;
  tools: RailTools;
  /** Written as in a form. */
  chosen?: string | undefined;
  onChoose?: (ride: string) => void;
  shown?: number;
  onMore?: () => void;
  onRetry?: () => void;
  error?: string | undefined;
  /** Each ride of a reservation costs what it did: the fare is not shown again. */
  hasFare?: boolean;
};

export function Timetable(props: TimetableProps) {
  const { ride, tools, found, error, hasFare = true } = props;
  const { words, lang, day } = tools;
  const [from, to] = [stationName(ride.depart_station, lang), stationName(ride.arrive_station, lang)];
  const id = `rail-${ride.way}`;
  return (
    <fieldset className="rail-way" id={id} data-wrong={error !== undefined} tabIndex={-1}>
      <legend>{words.timetable(words.ways[ride.way], from, to, day(ride.date))}</legend>
      {hasFare ? <Fare ride={ride} tools={tools} /> : null}
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      {found === null ? (
        <p className="rail-note" role="status">
          {words.loading}
        </p>
      ) : (
        <Trains {...props} found={found} />
      )}
    </fieldset>
  );
}

/** What an adult pays, against the ordinary fare; concessions cost half with and without a stay. */
function Fare({ ride, tools: { words, price } }: { ride: WantedRide; tools: RailTools }) {
  const { discount, adult_price, discount_price, concession_price } = fareOf(ride);
  return (
    <p className="rail-fare">
      <strong>
        {discount_price < adult_price
          ? words.fare(price(discount_price), price(adult_price), discount)
          : words.fare_plain(price(discount_price))}
      </strong>
      <span>{words.concession(price(concession_price))}</span>
    </p>
  );
}

function Trains(props: TimetableProps & { found: FoundTrains }) {
  const { ride, found, time, tools, onRetry, onMore, shown = SHOWN } = props;
  const { words, day } = tools;
  if (found.is !== "trains") {
    const text =
      found.is === "not_open"
        ? words.not_open(day(ride.date), day(found.opens))
        : found.is === "over"
          ? words.over(day(ride.date))
          : words.busy;
    return (
      <div className="rail-note" role="status">
        <p>{text}</p>
        {found.is === "busy" && onRetry ? (
          <button type="button" className="more" onClick={onRetry}>
            {words.retry}
          </button>
        ) : null}
      </div>
    );
  }
  const later = found.trains.filter(({ departure_time }) => departure_time >= time);
  if (later.length === 0) {
    return (
      <p className="rail-note" role="status">
        {found.trains.length === 0 ? words.none_all : words.none}
      </p>
    );
  }
  return (
    <>
      <ul className="trains">
        {later.slice(0, shown).map((train) => (
          <Row key={train.number} train={train} {...props} />
        ))}
      </ul>
      {onMore && later.length > shown ? (
        <button type="button" className="more" onClick={onMore}>
          {words.later}
        </button>
      ) : null}
    </>
  );
}

function minutesBetween(from: string, to: string): number {
  const [start, end] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) as [
    number,
    number,
  ];
  return end - start;
}

function Row({ train, ride, passengers, tools: { words }, chosen, onChoose }: TimetableProps & { train: Train }) {
  const { number, departure_time, destination_time, seats } = train;
  const { way, ...rest } = ride;
  const written = writeRide({ ...rest, number, departure_time, destination_time } satisfies ChosenRide);
  const minutes = minutesBetween(departure_time, destination_time);
  const isFull = seats < passengers;
  const picked = onChoose
    ? { checked: chosen === written, onChange: () => onChoose(written) }
    : { defaultChecked: chosen === written };
  return (
    <li>
      <label className="train" data-full={isFull}>
        <input type="radio" name={`ride_${way}`} value={written} disabled={isFull} {...picked} />
        <span className="train-times">
          {departure_time}
          <span aria-hidden="true"> → </span>
          <span className="hidden">–</span>
          {destination_time}
        </span>
        <span className="train-run">{words.duration(Math.floor(minutes / 60), minutes % 60)}</span>
        <span className="train-number">{isFull ? words.full : words.number(number)}</span>
      </label>
    </li>
  );
}
