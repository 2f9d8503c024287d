/** Reservations that are not wanted any more, or were not paid in time, before there were seats. */
import type { Query } from "#server/database/connect.ts";
import { lockReservation, moveReservation, type Reservation } from "#server/rail/rail-store.ts";

/** Nobody has bought anything: the telephone number is not kept. The caller has locked it. */
export function giveUpReservation(
  query: Query,
  hotel_id: number,
  reservation: Reservation,
  now: Date,
): Promise<Reservation> {
  const change = { expires_at: null, phone: "" };
  return moveReservation(query, hotel_id, reservation, { to: "refunded", now, change });
}

/** Of an order that goes on without it. The caller has locked the order, and takes it out of its figures. */
export async function giveUpRail(query: Query, hotel_id: number, booking_number: string, now: Date): Promise<void> {
  const found = await lockReservation(query, hotel_id, booking_number);
  if (found?.state === "reserved") await giveUpReservation(query, hotel_id, found, now);
}
