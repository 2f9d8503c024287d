/** What the railway's answer changes: the tickets, the order's figures, and the guest's money. One transaction. */
import { randomUUID } from "node:crypto";
import { REFUND_FEE, ticketCount } from "#rules/rail/fares.ts";
import type { RailState } from "#rules/rail/rail-state.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import { returnRailMoney } from "#server/rail/return-rail-money.ts";
import type { TicketAnswer } from "#server/rail/rail-provider.ts";
import { moveReservation, type Reservation } from "#server/rail/rail-store.ts";

/** A new request: it is due at once, and keeps its key until it is answered. */
export const newRequest = (now: Date) => ({ request_key: randomUUID(), next_at: now, tries: 0 });

export const passengersOf = ({ adult_count, child_count, senior_count, disabled_count }: Reservation) => ({
  adult: adult_count,
  child: child_count,
  senior: senior_count,
  disabled: disabled_count,
});

/** What comes back for tickets that had seats. */
export const refundOf = (reservation: Reservation): number =>
  Math.max(0, reservation.price - REFUND_FEE * ticketCount(reservation.rides, passengersOf(reservation)));

/** `stored` is its order, locked; null where it has none. */
export async function settleRail(
  query: Query,
  hotel_id: number,
  stored: StoredOrder | null,
  reservation: Reservation,
  answer: TicketAnswer,
  now: Date,
): Promise<void> {
  const { state, price, wanted, rides } = reservation;
  const move = (to: RailState, more: Omit<Parameters<typeof moveReservation>[3], "to" | "now"> = {}) =>
    moveReservation(query, hotel_id, reservation, { to, now, ...more });
  const log = async (action: string) => {
    if (stored) await appendAudit(query, hotel_id, stored.order.order_id, { at: now, actor: "railway", action });
  };

  if (answer.status === "refused") {
    const said = { detail: answer.reason, change: { reason: answer.code } };
    if (state !== "booking") {
      await giveBackIfWished(query, hotel_id, await move("booked", said), state === "changing", now);
      return log(`rail.${state}_refused`);
    }
    await move("failed", said);
    if (stored) await returnRailMoney(query, hotel_id, stored, reservation, { back: price, fee: 0, to: "failed" }, now);
    return log("rail.failed");
  }

  const { pnr } = answer;
  if (state === "refunding") {
    const back = refundOf(reservation);
    await move("refunded", { amount: -back, detail: pnr, change: { reason: "" } });
    if (stored) await returnRailMoney(query, hotel_id, stored, reservation, { back, fee: price - back, to: "given_back" }, now);
    return log("rail.refunded");
  }
  const isChange = state === "changing";
  const booked = await move("booked", {
    amount: isChange ? 0 : price,
    detail: pnr,
    change: { pnr, rides: isChange ? wanted! : rides, reason: "" },
  });
  await giveBackIfWished(query, hotel_id, booked, true, now);
  return log(isChange ? "rail.changed" : "rail.booked");
}

/** Its order has ended meanwhile. Once the railway has refused to take tickets back, they are not offered again. */
async function giveBackIfWished(
  query: Query,
  hotel_id: number,
  booked: Reservation,
  mayAsk: boolean,
  now: Date,
): Promise<void> {
  if (!booked.give_back || !mayAsk) return;
  await moveReservation(query, hotel_id, booked, { to: "refunding", now, change: newRequest(now) });
}
