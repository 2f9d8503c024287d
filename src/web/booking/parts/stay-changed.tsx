import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { stayKey } from "#web/booking/results.ts";

/** The address named a stay that can't be: which one is shown instead, and why. Said until the guest searches for another. */
export function StayChanged() {
  const { data, words, day } = useBookingTools();
  const { isAsOpened } = useLive(({ state }) => ({ isAsOpened: stayKey(state) === stayKey(data.state) }));
  const { dates, guests } = data.changes;
  if ((dates === null && !guests) || !isAsOpened) return null;
  const { state } = data;
  const [from, to] = [day(state.start), day(state.end)];
  const said = words.stay_changed;
  const shown = words.guests_line(state.room, state.adults, state.children);
  return (
    <div className="stay-changed" role="status">
      {dates === null ? null : (
        <p suppressHydrationWarning>
          {dates === "too_long" ? said.too_long(STAY_LIMITS.nights, from, to) : said[dates](from, to)}
        </p>
      )}
      {guests ? <p>{said.guests(shown, STAY_LIMITS.room, STAY_LIMITS.adults, STAY_LIMITS.children)}</p> : null}
    </div>
  );
}
