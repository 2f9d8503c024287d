/** Why the rooms in the cart are not yet rooms for these guests: nobody goes on to the details before. */
import { type BookingState, roomsIn } from "#rules/booking/booking-state.ts";
import type { BookingRoom, Offer } from "#web/booking/booking-data.ts";
import { holdsGuests } from "#web/booking/capacity.ts";
import { asksAges, type Families } from "#web/booking/families.ts";

type Known = {
  families: Families | null;
  roomOf: (room_class_id: number) => BookingRoom | undefined;
  results: { offers: readonly Offer[] };
};

/** `ages`: a child's is missing. `beds`: fewer than guests. `adults`: fewer than rooms, and no room is for children alone. */
export type PartyFault = "ages" | "beds" | "adults";

export function partyFault(state: BookingState, { families, roomOf, results }: Known): PartyFault | null {
  if (asksAges(families, state)) return "ages";
  if (!holdsGuests(state, roomOf, results)) return "beds";
  return roomsIn(state.cart) > state.adults ? "adults" : null;
}
