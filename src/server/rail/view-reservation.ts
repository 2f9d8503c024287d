/** A reservation as its guest sees it. */
import type { z } from "zod";
import type { bookingSchema, reservationSchema } from "#contract/rail.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Reservation } from "#server/rail/rail-store.ts";

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

type View = z.output<typeof reservationSchema>;

export function viewReservation(reservation: Reservation): View {
  const { booking_number, price, state, rides, expires_at } = reservation;
  return {
    booking_number,
    booking_total_price: price,
    state,
    rides,
    expires_timestamp: expires_at && seconds(expires_at),
  };
}

/** With its seats; or the refusal that says why there are none. */
export function viewBooking(reservation: Reservation): z.output<typeof bookingSchema> {
  const { state, pnr, price, booking_number, rides, reason } = reservation;
  if (state === "booked") return { pnr: pnr!, total_price: price, booking_number, rides };
  if (state === "reserved") throw new Refusal("RAIL_NEEDS_PAYMENT");
  if (state === "failed" && reason !== "") throw new Refusal(reason as RefusalCode);
  throw new Refusal(state === "failed" || state === "refunded" || state === "expired" ? "RAIL_OVER" : "RAIL_BUSY");
}
