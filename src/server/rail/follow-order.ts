/** How rail reservations move with their orders. The caller has locked the orders. */
import { railDay } from "#rules/rail/stations.ts";
import { canGoBack, comesBack } from "#rules/rail/rail-refund.ts";
import { PENDING_STATES } from "#rules/rail/rail-state.ts";
import type { Query } from "#server/database/connect.ts";
import { lockReservationsOf, moveReservation, setReservation } from "#server/rail/rail-store.ts";
import { newRequest } from "#server/rail/settle-rail.ts";

/** The order is paid: seats are bought. Of one that late money revives, too. */
export async function buySeats(query: Query, hotel_id: number, order_id: string, now: Date): Promise<void> {
  for (const reservation of await lockReservationsOf(query, hotel_id, [order_id])) {
    if (reservation.state !== "reserved" && reservation.state !== "expired") continue;
    await moveReservation(query, hotel_id, reservation, { to: "booking", now, change: newRequest(now) });
  }
}

/**
 * Their orders end: what is only reserved lapses, tickets go back, and what is not known yet goes back once it is. Returns what
 * will come back of each order's money, as far as can be said.
 */
export async function endRail(
  query: Query,
  hotel_id: number,
  orders: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const later = new Map<string, number>();
  const today = railDay(now);
  for (const reservation of await lockReservationsOf(query, hotel_id, orders)) {
    const { state, order_id } = reservation;
    later.set(order_id!, (later.get(order_id!) ?? 0) + comesBack(reservation, today));
    if (state === "reserved") await moveReservation(query, hotel_id, reservation, { to: "expired", now });
    // The railway takes no tickets back whose train has gone.
    else if (!canGoBack(reservation, today)) continue;
    else if (state === "booked") {
      const change = { ...newRequest(now), give_back: true };
      await moveReservation(query, hotel_id, reservation, { to: "refunding", now, change });
    } else if (PENDING_STATES.includes(state))
      await setReservation(query, hotel_id, reservation, { give_back: true }, now);
  }
  return later;
}
