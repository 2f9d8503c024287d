/** An order's train tickets, read from its attachments. */
import type { OrderView } from "#contract/order-view.ts";
import { countPassengers, type Passengers, REFUND_FEE } from "#rules/rail/fares.ts";
import { type ChosenRide, readPassengers } from "#rules/rail/rail-choice.ts";
import { RAIL_STATES, type RailState } from "#rules/rail/rail-state.ts";

export type Tickets = {
  booking_number: string;
  name: string;
  state: RailState;
  rides: ChosenRide[];
  people: Passengers;
  pnr: string | null;
  /** Why the railway said no. */
  message: string | null;
  price: number;
  /** Added after booking: until then they must be paid. */
  expires: number | null;
  /** What the railway keeps if they are given back. */
  fee: number;
};

/** Tickets, and the fee that stays of those given back. */
export const isRail = (item_type: string): boolean => item_type === "rail" || item_type === "rail_fee";

/** Those of the order, and those that have left it. */
export const ticketsOf = ({ attachment_list, left_attachment_list }: OrderView): Tickets[] =>
  [...attachment_list, ...left_attachment_list].filter(({ item_type }) => item_type === "rail").map(readTickets);

const NOBODY: Passengers = { adult: 0, child: 0, senior: 0, disabled: 0 };

function readTickets(item: OrderView["attachment_list"][number]): Tickets {
  const { item_number, item_name, total_price, extra_info, expires_timestamp } = item;
  const rides = JSON.parse(extra_info.rides ?? "[]") as ChosenRide[];
  const riders = extra_info.riders ?? "";
  const people = readPassengers({ get: (name) => (name === "riders" ? riders : null) }) ?? NOBODY;
  return {
    booking_number: item_number,
    name: item_name,
    state: RAIL_STATES.find((state) => state === extra_info.rail_state) ?? "expired",
    rides,
    people,
    pnr: extra_info.pnr ?? null,
    message: extra_info.message ?? null,
    price: total_price,
    expires: expires_timestamp,
    fee: REFUND_FEE * rides.length * countPassengers(people),
  };
}
