import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { bedsIn, holdsGuests } from "#web/booking/capacity.ts";

/** The rooms have fewer beds than there are guests: said wherever the cart is, since a lodging may still have a way. */
export function TooFew() {
  const { words, roomOf } = useBookingTools();
  const { state, lineProblems } = useLive();
  // A line that no longer holds has something more urgent to say.
  if (state.cart.length === 0 || lineProblems.some((problem) => problem !== null) || holdsGuests(state, roomOf))
    return null;
  return <p className="too-few">{words.cart.too_few(state.adults + state.children, bedsIn(state, roomOf))}</p>;
}
