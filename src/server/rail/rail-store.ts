/** The SQL of rail reservations. Every move is written together with its entry in the ledger. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { boughtBy } from "#rules/rail/rail-refund.ts";
import { isRailMove, type RailState } from "#rules/rail/rail-state.ts";
import type { Database, Query, Statement } from "#server/database/connect.ts";
import { railLedger, railReservation } from "#server/database/tables/rail.ts";

export type Reservation = typeof railReservation.$inferSelect;

const own = (hotel_id: number, booking_number: string) =>
  and(eq(railReservation.hotel_id, hotel_id), eq(railReservation.booking_number, booking_number));

export async function findReservation(
  query: Query,
  hotel_id: number,
  booking_number: string,
): Promise<Reservation | null> {
  const [found] = await query.select().from(railReservation).where(own(hotel_id, booking_number));
  return found ?? null;
}

/** Lock order: its order first, where it has one. */
export async function lockReservation(
  query: Query,
  hotel_id: number,
  booking_number: string,
): Promise<Reservation | null> {
  const [found] = await query.select().from(railReservation).where(own(hotel_id, booking_number)).for("update");
  return found ?? null;
}

/** Of an order, or of several; locked, in the order of their numbers. */
export function lockReservationsOf(query: Query, hotel_id: number, orders: readonly string[]): Promise<Reservation[]> {
  return query
    .select()
    .from(railReservation)
    .where(and(eq(railReservation.hotel_id, hotel_id), inArray(railReservation.order_id, [...orders])))
    .orderBy(railReservation.booking_number)
    .for("update");
}

export async function addReservation(query: Query, hotel_id: number, made: Reservation): Promise<void> {
  if (made.hotel_id !== hotel_id) throw new Error("a reservation of another lodging");
  await query.insert(railReservation).values(made);
  await query.insert(railLedger).values({
    hotel_id,
    booking_number: made.booking_number,
    move_no: 1,
    from_state: null,
    to_state: made.state,
    amount: 0,
    detail: "",
    at: made.created_at,
  });
}

/** False: another order has taken it meanwhile. */
export async function giveToOrder(
  query: Query,
  hotel_id: number,
  booking_number: string,
  order_id: string,
  now: Date,
): Promise<boolean> {
  const taken = await query
    .update(railReservation)
    .set({ order_id, expires_at: null, updated_at: now })
    .where(and(own(hotel_id, booking_number), eq(railReservation.state, "reserved"), isNull(railReservation.order_id)))
    .returning({ booking_number: railReservation.booking_number });
  return taken.length === 1;
}

export type RailChange = Partial<
  Pick<
    Reservation,
    "rides" | "wanted" | "pnr" | "request_key" | "next_at" | "tries" | "give_back" | "expires_at" | "reason" | "phone"
  >
>;

/** The caller has locked it. */
export async function setReservation(
  query: Query,
  hotel_id: number,
  { booking_number }: Reservation,
  change: RailChange,
  now: Date,
): Promise<void> {
  await query
    .update(railReservation)
    .set({ ...change, updated_at: now })
    .where(own(hotel_id, booking_number));
}

type Move = { to: RailState; detail?: string; now: Date; change?: RailChange };

/** The caller has locked it. What no longer waits for the railway has no request any more. */
export async function moveReservation(
  query: Query,
  hotel_id: number,
  reservation: Reservation,
  { to, detail = "", now, change = {} }: Move,
): Promise<Reservation> {
  const { state: from, booking_number } = reservation;
  if (!isRailMove(from, to)) throw new Error(`${booking_number} can't go from ${from} to ${to}`);
  const [moved] = await query
    .update(railReservation)
    .set({ wanted: null, request_key: null, next_at: null, tries: 0, ...change, state: to, updated_at: now })
    .where(and(own(hotel_id, booking_number), eq(railReservation.state, from)))
    .returning();
  if (!moved) throw new Error(`${booking_number} moved while it was locked`);
  await query.insert(railLedger).values({
    hotel_id,
    booking_number,
    move_no: sql`(select max(earlier.move_no) + 1 from rail_ledger earlier
      where earlier.hotel_id = ${hotel_id} and earlier.booking_number = ${booking_number})`,
    from_state: from,
    to_state: to,
    amount: boughtBy(from, to, reservation),
    detail,
    at: now,
  });
  return moved;
}

const DUE: Statement = {
  name: "due_rail",
  text: `select hotel_id, booking_number from rail_reservation where next_at <= $1 order by next_at limit $2`,
};
const LAPSED: Statement = {
  name: "lapsed_rail",
  text: `select hotel_id, booking_number from rail_reservation where expires_at <= $1 order by expires_at limit $2`,
};

type Due = { hotel_id: number; booking_number: string };

export const listDue = (database: Database, now: Date, most: number): Promise<Due[]> =>
  database.forDirectory((query) => query.run<Due>(DUE, [now, most]));

export const listLapsed = (database: Database, now: Date, most: number): Promise<Due[]> =>
  database.forDirectory((query) => query.run<Due>(LAPSED, [now, most]));

/** Neither the contact nor the number of whoever travels is kept. */
export async function forgetRiderOf(query: Query, hotel_id: number, order_id: string): Promise<void> {
  await query
    .update(railReservation)
    .set({ contact_key: sql`'erased:' || booking_number`, phone: "" })
    .where(and(eq(railReservation.hotel_id, hotel_id), eq(railReservation.order_id, order_id)));
}
