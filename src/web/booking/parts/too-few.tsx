import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { capacityText, holdsGuests } from "#web/booking/capacity.ts";

/** The rooms have fewer beds than guests: before going on, the guest adds a room or changes the number of guests. */
export function TooFew() {
  const tools = useBookingTools();
  const { words, roomOf } = tools;
  const { state, results, lineProblems } = useLive();
  // A line that is no longer valid is more urgent.
  if (state.cart.length === 0 || lineProblems.some((problem) => problem !== null)) return null;
  if (holdsGuests(state, roomOf, results)) return null;
  const capacity = capacityText(tools, state.cart, state, results) ?? "";
  return (
    <p className="too-few">{words.capacity.too_few(words.capacity.party(state.adults, state.children), capacity)}</p>
  );
}
