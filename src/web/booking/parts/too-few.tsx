import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { bedsIn, holdsGuests } from "#web/booking/capacity.ts";

/** The rooms have fewer beds than guests. Only a warning, because the lodging may have a solution. */
export function TooFew() {
  const { words, roomOf } = useBookingTools();
  const { state, lineProblems } = useLive();
  // A line that is no longer valid is more urgent.
  if (state.cart.length === 0 || lineProblems.some((problem) => problem !== null) || holdsGuests(state, roomOf))
    return null;
  return <p className="too-few">{words.cart.too_few(state.adults + state.children, bedsIn(state, roomOf))}</p>;
}
