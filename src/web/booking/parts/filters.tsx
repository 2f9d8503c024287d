/** Filters for the results: only features that some rooms have and others lack, each with its count. */
import { withFilter } from "#rules/booking/booking-state.ts";
import { filterCounts, PLAN_FILTERS } from "#rules/stock/room-filters.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { drawnOnly, GoButton } from "./go-button.tsx";

const MOST_FACILITIES = 4;

export function Filters() {
  const { data, words, go } = useBookingTools();
  const { only, start, results } = useLive(({ state: { only, start }, results }) => ({ only, start, results }));
  const counts = filterCounts(results.offers, { start, today: data.today });
  const isPlan = (key: string) => PLAN_FILTERS.some((each) => each === key);
  const facilities = counts.filter(({ key }) => !isPlan(key) && data.facilityNames[key] !== undefined);
  const offered = [
    ...counts.filter(({ key }) => isPlan(key)),
    ...facilities.toSorted((a, b) => b.count - a.count).slice(0, MOST_FACILITIES),
  ];
  // An active filter is always shown, so that it can be removed.
  const gone = only.filter((key) => !offered.some((each) => each.key === key)).map((key) => ({ key, count: 0 }));
  const chips = [...offered, ...gone];
  // Of one room there is nothing to choose.
  const isOne = results.offers.filter(({ rate_plans }) => rate_plans.length > 0).length < 2;
  if (chips.length === 0 || (isOne && only.length === 0)) return null;
  const nameOf = (key: string) =>
    isPlan(key) ? words.results[key as (typeof PLAN_FILTERS)[number]] : (data.facilityNames[key] ?? key);
  return (
    <div className="filters" role="group" aria-label={words.results.filters}>
      {chips.map(({ key, count }) => (
        <GoButton
          key={key}
          className="chip"
          aria-pressed={only.includes(key)}
          to={drawnOnly({ ...data.state, only: withFilter(only, key) })}
          onGo={() => go((now) => ({ ...now, only: withFilter(now.only, key) }), { replace: true })}
        >
          {words.results.with_count(nameOf(key), count)}
        </GoButton>
      ))}
    </div>
  );
}
