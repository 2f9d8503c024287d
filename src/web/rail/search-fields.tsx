/** Where from, on which days, how many: plain selects, which need no script. */
import { PASSENGER_KINDS } from "#rules/rail/rail-choice.ts";
import { TRAIN_CLASSES } from "#rules/rail/fares.ts";
import { MOST_PASSENGERS, type PackageTerms, type RailStay, rideDays } from "#rules/rail/rail-package.ts";
import { RAIL_HOURS, RAIL_WAYS, type RailSearch, type RailWay } from "#rules/rail/rail-search.ts";
import { STATION_IDS, type StationId, stationName } from "#rules/rail/stations.ts";
import type { RailTools } from "#web/rail/rail-tools.ts";

export type SearchFieldsProps = {
  search: RailSearch;
  terms: PackageTerms;
  stay: RailStay;
  tools: RailTools;
  /** Without it the form sends what was chosen. */
  onChange?: (search: RailSearch) => void;
  /** Children who ride without a ticket. */
  free?: number;
  /** Who travels can't be changed any more. */
  hasPeople?: boolean;
  /** Only these ways are wanted. */
  ways?: readonly RailWay[];
  /** Of tickets that were bought: station and class stay, and only these days cost the same. */
  sameFareDays?: readonly string[] | undefined;
};

export function SearchFields(props: SearchFieldsProps) {
  const { search, terms, stay, tools, onChange, hasPeople = true, free = 0, ways = RAIL_WAYS, sameFareDays } = props;
  const { words, lang, day } = tools;
  const days = rideDays(stay);
  const put = (change: Partial<RailSearch>) => onChange?.({ ...search, ...change });
  return (
    <div className="rail-fields">
      {sameFareDays ? null : (
        <div className="rail-from">
          <Select
            name="home"
            label={words.home}
            value={search.home}
            onPut={onChange && ((home) => put({ home: home as StationId }))}
          >
            {STATION_IDS.filter((id) => id !== terms.station).map((id) => (
              <option key={id} value={id}>
                {stationName(id, lang)}
              </option>
            ))}
          </Select>
          <Select
            name="seat"
            label={words.seat}
            value={search.train_class}
            onPut={onChange && ((seat) => put({ train_class: seat as RailSearch["train_class"] }))}
          >
            {TRAIN_CLASSES.map((each) => (
              <option key={each} value={each}>
                {words.seats[each]}
              </option>
            ))}
          </Select>
        </div>
      )}
      {ways.map((way) => (
        <div className="rail-when" key={way}>
          <Select
            name={`day_${way}`}
            label={words.day_of[way]}
            value={search.day[way] ?? ""}
            onPut={onChange && ((date) => put({ day: { ...search.day, [way]: date || null } }))}
          >
            {days[way]
              .filter((each) => sameFareDays?.includes(each) ?? true)
              .map((each) => (
                <option key={each} value={each}>
                  {day(each)}
                </option>
              ))}
            {terms.round_trip_only || sameFareDays ? null : <option value="">{words.no_ride}</option>}
          </Select>
          {search.day[way] === null ? null : (
            <Select
              name={`time_${way}`}
              label={words.time_of[way]}
              value={search.time[way]}
              onPut={onChange && ((time) => put({ time: { ...search.time, [way]: time } }))}
            >
              {RAIL_HOURS.map((hour) => (
                <option key={hour}>{hour}</option>
              ))}
            </Select>
          )}
        </div>
      ))}
      {hasPeople ? (
        <fieldset className="rail-people">
          <legend>{words.people}</legend>
          {PASSENGER_KINDS.map((kind) => (
            <Select
              key={kind}
              name={kind}
              label={words.kinds[kind]}
              note={words.kind_notes[kind]}
              value={String(search.people[kind])}
              onPut={onChange && ((count) => put({ people: { ...search.people, [kind]: Number(count) } }))}
            >
              {Array.from({ length: MOST_PASSENGERS + 1 }, (_, count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          ))}
          {free > 0 ? <p className="fine rail-free">{words.ride_free(free)}</p> : null}
        </fieldset>
      ) : null}
    </div>
  );
}

type SelectProps = {
  name: string;
  label: string;
  note?: string;
  value: string;
  onPut?: ((value: string) => void) | undefined;
  children: React.ReactNode;
};

function Select({ name, label, note, value, onPut, children }: SelectProps) {
  const chosen = onPut
    ? { value, onChange: (event: React.ChangeEvent<HTMLSelectElement>) => onPut(event.target.value) }
    : { defaultValue: value };
  return (
    <label className="rail-select">
      <span>
        {label}
        {note ? <small>{note}</small> : null}
      </span>
      <select name={name} {...chosen}>
        {children}
      </select>
    </label>
  );
}
