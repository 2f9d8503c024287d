/** How many rooms a press of "choose" takes: two rooms searched are two rooms chosen. */
import { type BookingState, roomsIn } from "#rules/booking/booking-state.ts";

/** As many as are still missing of the rooms searched for; one more where none is. */
export function roomsToAdd({ cart, room }: Pick<BookingState, "cart" | "room">): number {
  return Math.max(1, room - roomsIn(cart));
}
