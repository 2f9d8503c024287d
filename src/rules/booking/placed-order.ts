/** An order that this browser has just placed, and the booking that it was. */
import type { BookingState } from "#rules/booking/booking-state.ts";

export type PlacedOrder = {
  order_doc: string;
  /** Where it is paid or shown. */
  page: string;
  start: string;
  end: string;
  /** What is to be paid online now; null: nothing, or it is not known yet. */
  unpaid: Unpaid | null;
};

/** `until` in seconds; `now` is the clock, in milliseconds, by which that was said. */
export type Unpaid = { amount: number; until: number; now: number };

/** The booking page is about the same days: what was ordered would look sold out. */
export const isAboutPlaced = (
  placed: PlacedOrder | null,
  { start, end }: Pick<BookingState, "start" | "end">,
): placed is PlacedOrder => placed !== null && placed.start === start && placed.end === end;

/**
 * The booking as the page goes on with it: while an order for these days stands, nothing is chosen, because it has been
 * ordered; otherwise everything is as the address says.
 */
export function besidesPlaced(state: BookingState, placed: PlacedOrder | null): BookingState {
  const { placed: _, ...kept } = state;
  return isAboutPlaced(placed, state) ? { ...kept, cart: [], extras: [], codes: [], step: "rooms" } : kept;
}
