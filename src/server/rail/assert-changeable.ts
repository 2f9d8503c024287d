import { departureAt, isChangeable } from "#rules/rail/rail-package.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Reservation } from "#server/rail/rail-store.ts";
import { viewBooking } from "#server/rail/view-reservation.ts";

/** It has seats, and the first train is not about to leave. */
export function assertChangeable(reservation: Reservation, now: Date): void {
  viewBooking(reservation);
  const isInTime = reservation.rides.every(({ date, departure_time }) =>
    isChangeable(departureAt(date, departure_time), now),
  );
  if (!isInTime) throw new Refusal("RAIL_TRAIN_GONE");
}
