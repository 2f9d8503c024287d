/**
 * Sends what is requested of the railway. The request is stored before it is sent; after a lost answer the same request is sent
 * again with the same key, which the railway carries out once. So an answer is known at last, and nothing is bought twice.
 */
import type { Database } from "#server/database/connect.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";
import type { RailProvider, TicketAnswer, TicketSale } from "#server/rail/rail-provider.ts";
import { findReservation, lockReservation, type Reservation, setReservation } from "#server/rail/rail-store.ts";
import { settleRail } from "#server/rail/settle-rail.ts";

export type RailDependencies = { database: Database; rail: RailProvider | null };

const SECOND_MS = 1_000;
/** A process that has no answer after this time has crashed: the provider gives up before. */
const LEASE_MS = 30 * SECOND_MS;
/** The reconcile interval: the railway is asked again after ten seconds, then at least this often. */
const RECONCILE_MS = 60 * SECOND_MS;

const waitAfter = (tries: number): number => Math.min(RECONCILE_MS, 10 * SECOND_MS * 2 ** Math.min(tries - 1, 6));

/** Does nothing where nothing is to be sent, or another process is sending it. */
export async function sendRail(
  { database, rail }: RailDependencies,
  hotel_id: number,
  booking_number: string,
  now: Date,
): Promise<void> {
  if (!rail?.sale) return;
  const taken = await take(database, hotel_id, booking_number, now);
  if (!taken) return;
  const answer = await request(rail.sale, taken).catch((error: unknown) => {
    if (error instanceof Unreachable) return null;
    throw error;
  });
  await database.forHotel(hotel_id, async (query) => {
    const stored = await openOrder(query, hotel_id, taken.order_id!);
    const current = await lockReservation(query, hotel_id, booking_number);
    // Somebody else has heard the answer.
    if (!current || current.request_key !== taken.request_key) return;
    if (answer) return settleRail(query, hotel_id, stored!, current, answer, now);
    const next_at = new Date(now.getTime() + waitAfter(taken.tries));
    return setReservation(query, hotel_id, current, { next_at }, now);
  });
}

/** The lease: until it is over nobody else sends this request. */
function take(database: Database, hotel_id: number, booking_number: string, now: Date): Promise<Reservation | null> {
  return database.forHotel(hotel_id, async (query) => {
    const found = await findReservation(query, hotel_id, booking_number);
    if (!found?.next_at || found.next_at > now) return null;
    // Only what an order has paid for is requested.
    await openOrder(query, hotel_id, found.order_id!);
    const due = await lockReservation(query, hotel_id, booking_number);
    if (!due?.next_at || due.next_at > now) return null;
    const leased = { tries: due.tries + 1, next_at: new Date(now.getTime() + LEASE_MS) };
    await setReservation(query, hotel_id, due, leased, now);
    return { ...due, ...leased };
  });
}

function request(sale: TicketSale, reservation: Reservation): Promise<TicketAnswer> {
  const { booking_number, rides, wanted, price, phone } = reservation;
  const request_key = reservation.request_key!;
  const pnr = reservation.pnr ?? "";
  if (reservation.state === "changing") return sale.change({ request_key, booking_number, pnr, rides: wanted! });
  if (reservation.state === "refunding") return sale.refund({ request_key, booking_number, pnr });
  const adults = reservation.adult_count;
  const concessions = reservation.child_count + reservation.senior_count + reservation.disabled_count;
  return sale.book({ request_key, booking_number, rides, adults, concessions, total_price: price, phone });
}
