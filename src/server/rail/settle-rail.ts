/** What the railway's answer changes: the tickets, the order's figures, and the guest's money. One transaction. */
import { randomUUID } from "node:crypto";
import type { Topic } from "#rules/events/topics.ts";
import { returnedBy } from "#rules/rail/rail-refund.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { settleCancelled } from "#server/orders/changes/settle-cancelled.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import type { TicketAnswer } from "#server/rail/rail-provider.ts";
import { moveReservation, type RailChange, type Reservation } from "#server/rail/rail-store.ts";
import { returnRailMoney } from "#server/rail/return-rail-money.ts";

/** A new request: it is due at once, and keeps its key until it is answered. */
export const newRequest = (now: Date) => ({ request_key: randomUUID(), next_at: now, tries: 0 });

/** `stored` is its order, locked. */
export async function settleRail(
  query: Query,
  hotel_id: number,
  stored: StoredOrder,
  reservation: Reservation,
  answer: TicketAnswer,
  now: Date,
): Promise<void> {
  const { to, action, change, detail } = outcomeOf(reservation, answer);
  const settled = await moveReservation(query, hotel_id, reservation, { to, now, detail, change });
  const back = returnedBy(reservation.state, to, reservation);
  if (to === "failed" || to === "refunded") {
    const gone = to === "failed" ? "failed" : "given_back";
    await returnRailMoney(query, hotel_id, stored, reservation, { back, to: gone }, now);
  }
  const isRefused = to === "booked" && reservation.state === "refunding";
  if (isRefused && stored.order.state === "cancelled") {
    await settleCancelled(query, hotel_id, stored, { booking_number: reservation.booking_number, back: 0, now });
  }
  // Its order has ended meanwhile. Once the railway has refused to take tickets back, they are not offered again.
  const goesBack = to === "booked" && settled.give_back && !isRefused;
  if (goesBack) await moveReservation(query, hotel_id, settled, { to: "refunding", now, change: newRequest(now) });
  await appendAudit(query, hotel_id, stored.order.order_id, { at: now, actor: "railway", action });
  const topic = TOPICS[action];
  if (!topic || goesBack) return;
  const { booking_number, request_key: which } = reservation;
  const event = { order_id: stored.order.order_id, topic, now, which: which!, payload: { booking_number } };
  await recordOrderEvent(query, hotel_id, event);
}

/** What the guest is written. Where money goes back, its refund has an e-mail. */
const TOPICS: Partial<Record<string, Topic>> = {
  "rail.booked": "order.rail_booked",
  "rail.changed": "order.rail_changed",
  "rail.changing_refused": "order.rail_kept",
  "rail.refunding_refused": "order.rail_kept",
};

type Outcome = { to: "booked" | "failed" | "refunded"; action: string; change: RailChange; detail: string };

function outcomeOf({ state, rides, wanted }: Reservation, answer: TicketAnswer): Outcome {
  if (answer.status === "refused") {
    const said = { change: { reason: answer.code }, detail: answer.reason };
    if (state === "booking") return { to: "failed", action: "rail.failed", ...said };
    return { to: "booked", action: `rail.${state}_refused`, ...said };
  }
  const { pnr } = answer;
  if (state === "refunding") return { to: "refunded", action: "rail.refunded", change: { reason: "" }, detail: pnr };
  const isChange = state === "changing";
  const change = { pnr, rides: isChange ? wanted! : rides, reason: "" };
  return { to: "booked", action: isChange ? "rail.changed" : "rail.booked", change, detail: pnr };
}
