import { roomsIn, withStay } from "#rules/booking/booking-state.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { capacityText } from "#web/booking/capacity.ts";
import { partyFault } from "#web/booking/guests/party-fault.ts";
import { GoLink } from "./go-button.tsx";

/** The rooms have fewer beds than guests, or more rooms than adults: what the guest changes before going on. */
export function TooFew() {
  const tools = useBookingTools();
  const { words, roomOf, data } = tools;
  const { state, results, lineProblems } = useLive();
  // A line that is no longer valid is more urgent.
  if (state.cart.length === 0 || lineProblems.some((problem) => problem !== null)) return null;
  const fault = partyFault(state, { families: data.hotel.families, roomOf, results });
  const rooms = roomsIn(state.cart);
  if (fault === "adults") {
    return (
      <p className="too-few">
        {words.families.adults_few(rooms, state.adults)}{" "}
        <GoLink className="more" to={withStay(state, { adults: rooms })}>
          {words.families.adults_to(rooms)}
        </GoLink>
      </p>
    );
  }
  if (fault !== "beds") return null;
  const capacity = capacityText(tools, state.cart, state, results) ?? "";
  return (
    <p className="too-few">{words.capacity.too_few(words.capacity.party(state.adults, state.children), capacity)}</p>
  );
}
