/** What comes back of the money for tickets. */
import { countPassengers, type Passengers, REFUND_FEE, type Ride } from "#rules/rail/fares.ts";
import { PAID_STATES, PENDING_STATES, type RailState } from "#rules/rail/rail-state.ts";

export type Tickets = {
  state: RailState;
  rides: readonly Pick<Ride, "date">[];
  adult_count: number;
  child_count: number;
  senior_count: number;
  disabled_count: number;
  price: number;
};

export const passengersOf = ({
  adult_count,
  child_count,
  senior_count,
  disabled_count,
}: Omit<Tickets, "state">): Passengers => ({
  adult: adult_count,
  child: child_count,
  senior: senior_count,
  disabled: disabled_count,
});

export const ticketCount = (tickets: Omit<Tickets, "state">): number =>
  tickets.rides.length * countPassengers(passengersOf(tickets));

/** Of tickets that had seats: all but the railway's fee for each. */
export const refundOf = (tickets: Omit<Tickets, "state">): number =>
  Math.max(0, tickets.price - REFUND_FEE * ticketCount(tickets));

/** No train of theirs has gone: the railway takes them back. */
export const canGoBack = ({ rides }: Pick<Tickets, "rides">, today: string): boolean =>
  rides.every(({ date }) => date >= today);

/** What will come back if the order ends today: nothing of tickets that were never paid, or whose first train has gone. */
export const comesBack = (tickets: Tickets, today: string): number =>
  PAID_STATES.includes(tickets.state) && canGoBack(tickets, today) ? refundOf(tickets) : 0;

type Ended = Tickets & {
  /** They go back, or went back, because their order ended. */
  give_back: boolean;
};

/** Of tickets whose order was cancelled: what it promised for them and the railway has not answered yet. */
export const stillToCome = (tickets: Ended): number =>
  tickets.give_back && PENDING_STATES.includes(tickets.state) ? refundOf(tickets) : 0;

/** Of tickets whose order was cancelled: what the railway keeps of their price. */
export function keptOfCancelled(tickets: Ended): number {
  if (tickets.state === "refunded") return tickets.price - refundOf(tickets);
  return PAID_STATES.includes(tickets.state) ? tickets.price - stillToCome(tickets) : 0;
}

/** Why such money goes back, in the books: one refund for each reservation. */
export const railReason = (booking_number: string): string => `rail ${booking_number}`;
export const isRailReason = (reason: string): boolean => reason.startsWith(railReason(""));

/** And what does not. */
export const staysPaid = (tickets: Tickets, today: string): number =>
  PAID_STATES.includes(tickets.state) ? tickets.price - comesBack(tickets, today) : 0;

/** What a move of tickets costs at the railway; below zero, what the railway gives back. */
export function boughtBy(from: RailState, to: RailState, tickets: Omit<Tickets, "state">): number {
  if (from === "booking" && to === "booked") return tickets.price;
  return from === "refunding" && to === "refunded" ? -refundOf(tickets) : 0;
}

/** What a move gives back to the guest, who paid the price when the order was confirmed. */
export function returnedBy(from: RailState, to: RailState, tickets: Omit<Tickets, "state">): number {
  if (from === "booking" && to === "failed") return tickets.price;
  return from === "refunding" && to === "refunded" ? refundOf(tickets) : 0;
}
