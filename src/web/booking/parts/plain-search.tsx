/** The search as a plain form with the browser's own fields, for use without a script. */
import { addDays } from "#rules/time/day.ts";
import { withStay, writeBooking } from "#rules/booking/booking-state.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { COT_MOST_AGE } from "#rules/guests/guest-bands.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { ChildAges, childrenIn, childrenOf, Cots } from "#web/booking/guests/child-ages.tsx";

/** The fields of the form itself. */
const SEARCH_FIELDS = new Set(["start", "end", "room", "adults", "children", "ages", "cots"]);

export function PlainSearch() {
  const { data, words } = useBookingTools();
  const { state } = useLive();
  const kept = writeBooking(withStay(state, {})).filter(([name]) => !SEARCH_FIELDS.has(name));
  const count = (name: "room" | "adults" | "children", least: number) => (
    <label>
      <span>{words.search[name]}</span>
      <input type="number" name={name} defaultValue={state[name]} min={least} max={STAY_LIMITS[name]} required />
    </label>
  );
  return (
    <form className="stay-plain" method="get" action={data.address}>
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {data.preview === null ? null : <input type="hidden" name="preview" value={data.preview} />}
      <label>
        <span>{words.search.arrival}</span>
        <input type="date" name="start" defaultValue={state.start} min={data.today} required />
      </label>
      <label>
        <span>{words.search.departure}</span>
        <input type="date" name="end" defaultValue={state.end} min={addDays(data.today, 1)} required />
      </label>
      {count("adults", 1)}
      {count("children", 0)}
      {count("room", 1)}
      {data.hotel.families ? (
        <>
          <ChildAges
            words={words.families}
            list={childrenOf(childrenIn(state.ages), state.children, state.room)}
            rooms={state.room}
          />
          <Cots
            words={words.families}
            most={Math.min(data.hotel.families.cots, state.children)}
            value={state.cots ?? 0}
            age={COT_MOST_AGE}
          />
        </>
      ) : null}
      <p className="fine">{words.stay_changed.longest(STAY_LIMITS.nights)}</p>
      <button className="button" type="submit">
        {words.search.go}
      </button>
    </form>
  );
}
