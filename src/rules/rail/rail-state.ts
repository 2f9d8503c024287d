/** The life of a rail reservation. A state ending in -ing waits for the railway's answer and is asked about until it comes. */
export const RAIL_STATES = [
  "reserved",
  "booking",
  "booked",
  "changing",
  "refunding",
  "refunded",
  "failed",
  "expired",
] as const;

export type RailState = (typeof RAIL_STATES)[number];

/** Nothing moves but along this table. */
export const RAIL_MOVES: Record<RailState, readonly RailState[]> = {
  // Its price is fixed, no seat is taken. Paid: seats are bought. Given up by the guest: nothing was paid.
  reserved: ["booking", "refunded", "expired"],
  booking: ["booked", "failed"],
  booked: ["changing", "refunding"],
  // With new trains, or with the old ones where the railway refuses.
  changing: ["booked"],
  // Tickets that were picked up stay with the guest.
  refunding: ["refunded", "booked"],
  refunded: [],
  failed: [],
  // Late money revives the order, and the seats are bought after all.
  expired: ["booking"],
};

/** Those that wait for the railway. */
export const PENDING_STATES: readonly RailState[] = ["booking", "changing", "refunding"];

/** Those in which the guest's money for it is ours: paid for, and not given back. */
export const PAID_STATES: readonly RailState[] = ["booking", "booked", "changing", "refunding"];

export const isRailMove = (from: RailState, to: RailState): boolean => RAIL_MOVES[from].includes(to);
