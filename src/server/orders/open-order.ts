/** How other nouns use an order: lock it to change it. */
import type { Query } from "#server/database/connect.ts";
import { setHold } from "#server/orders/unpaid/hold-store.ts";
import { findOrder, findOrderByDoc, lockOrder, setOrderState, type StoredOrder } from "#server/orders/order-store.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { HOLDING_STATES } from "#rules/orders/order-status.ts";

export type { StoredOrder } from "#server/orders/order-store.ts";

/** Locks an order. Every change of an order or of its parts starts with this. */
export function openOrder(query: Query, hotel_id: number, order_id: string): Promise<StoredOrder | null> {
  return lockOrder(query, hotel_id, order_id);
}

export function readOrder(query: Query, hotel_id: number, order_id: string): Promise<StoredOrder | null> {
  return findOrder(query, hotel_id, order_id);
}

export function readOrderByNumber(query: Query, hotel_id: number, order_doc: string): Promise<StoredOrder | null> {
  return findOrderByDoc(query, hotel_id, order_doc);
}

/** Money that came too late for rooms is all refunded: the order is over. */
export async function closeUnallocated(
  query: Query,
  hotel_id: number,
  order_id: string,
  actor: string,
  now: Date,
): Promise<void> {
  const stored = await findOrder(query, hotel_id, order_id);
  const isAllBack = stored?.refunds.every(({ state }) => state === "done");
  if (stored?.order.state !== "paid_unallocated" || !isAllBack) return;
  const { generation } = stored.order;
  const move = { from: "paid_unallocated", to: "refunded" } as const;
  await setOrderState(query, hotel_id, { order_id, ...move, generation, now });
  await appendAudit(query, hotel_id, order_id, { at: now, actor, action: "order.refunded", ...move });
}

/** The guest has gone to pay. If the vendor needs longer than the hold, the hold is extended. */
export async function awaitPayment(
  query: Query,
  hotel_id: number,
  { order, hold_expires_at }: StoredOrder,
  until: Date | null,
  now: Date,
): Promise<void> {
  if (!HOLDING_STATES.includes(order.state)) return;
  if (until !== null && hold_expires_at !== null && until > new Date(hold_expires_at)) {
    await setHold(query, hotel_id, order.order_id, until, now);
  }
  if (order.state !== "held") return;
  const { order_id, generation } = order;
  await setOrderState(query, hotel_id, { order_id, from: "held", to: "awaiting_payment", generation, now });
  await appendAudit(query, hotel_id, order_id, {
    at: now,
    actor: "guest",
    action: "payment.started",
    from: "held",
    to: "awaiting_payment",
  });
}
