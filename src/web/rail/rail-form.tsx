/** Choosing trains on a page of its own, without a script: what is looked for, then the trains of each way. */
import { countPassengers } from "#rules/rail/fares.ts";
import type { RailSearch, RailWay, WantedRide } from "#rules/rail/rail-search.ts";
import type { FoundTrains } from "#web/rail/find-trains.ts";
import type { RailTools } from "#web/rail/rail-tools.ts";
import { SearchFields, type SearchFieldsProps } from "#web/rail/search-fields.tsx";
import { Timetable } from "#web/rail/timetable.tsx";

/** Without a script there is no button for later ones: the list is longer. */
const PLAIN_SHOWN = 12;

type RailSearchPartProps = SearchFieldsProps & {
  problem?: string | null;
  /** Where the search is shown, by GET. */
  here: string;
};

export function RailSearchPart({ problem, here, ...fields }: RailSearchPartProps) {
  return (
    <>
      <SearchFields {...fields} />
      {problem ? (
        <p className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
      <p>
        <button className="button button-quiet" type="submit" formAction={here}>
          {fields.tools.words.see}
        </button>
      </p>
    </>
  );
}

type FoundRide = { ride: WantedRide; found: FoundTrains };

type RailTrainsPartProps = {
  search: RailSearch;
  found: readonly FoundRide[];
  tools: RailTools;
  /** Written as in a form. */
  chosen: Partial<Record<RailWay, string>>;
  hasFare?: boolean;
};

export function RailTrainsPart({ search, found, tools, chosen, hasFare = true }: RailTrainsPartProps) {
  return found.map(({ ride, found: trains }) => (
    <Timetable
      key={ride.way}
      ride={ride}
      found={trains}
      time={search.time[ride.way]}
      passengers={countPassengers(search.people)}
      tools={tools}
      chosen={chosen[ride.way]}
      shown={PLAIN_SHOWN}
      hasFare={hasFare}
    />
  ));
}
