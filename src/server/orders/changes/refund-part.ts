import { and, eq, sql } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";
import { order } from "#server/database/tables/orders.ts";
import { addRefund } from "#server/orders/money-store.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";

/** Gives back a part of what was paid; of a cancelled order, of what was kept with its fee. The caller has locked it. */
export async function refundPart(
  query: Query,
  hotel_id: number,
  { order: { order_id, state, paid_amount, refund_amount } }: StoredOrder,
  { reason, amount, now }: { reason: string; amount: number; now: Date },
): Promise<void> {
  const back = Math.min(amount, paid_amount - refund_amount);
  if (back <= 0) return;
  await addRefund(query, hotel_id, { order_id, reason, amount: back, now });
  if (state !== "cancelled") return;
  await query
    .update(order)
    .set({
      cancellation_fee: sql`cancellation_fee - ${back}`,
      cancellation_refund: sql`cancellation_refund + ${back}`,
    })
    .where(and(eq(order.hotel_id, hotel_id), eq(order.order_id, order_id)));
}
