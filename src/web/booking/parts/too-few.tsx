import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { bedsOfCart, holdsGuests } from "#web/booking/capacity.ts";

/** The rooms have fewer beds than guests: before going on, the guest adds a room or changes the number of guests. */
export function TooFew() {
  const { words, roomOf } = useBookingTools();
  const { state, results, lineProblems } = useLive();
  // A line that is no longer valid is more urgent.
  if (state.cart.length === 0 || lineProblems.some((problem) => problem !== null)) return null;
  if (holdsGuests(state, roomOf, results)) return null;
  const beds = bedsOfCart(state, roomOf, results)?.people ?? 0;
  return <p className="too-few">{words.cart.too_few(state.adults + state.children, beds)}</p>;
}
