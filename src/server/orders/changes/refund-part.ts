import type { Query } from "#server/database/connect.ts";
import { addRefund } from "#server/orders/money-store.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";

/** Gives back a part of what was paid, and no more than that. The caller has locked the order. */
export async function refundPart(
  query: Query,
  hotel_id: number,
  { order: { order_id, paid_amount, refund_amount } }: StoredOrder,
  { reason, amount, now }: { reason: string; amount: number; now: Date },
): Promise<void> {
  const back = Math.min(amount, paid_amount - refund_amount);
  if (back > 0) await addRefund(query, hotel_id, { order_id, reason, amount: back, now });
}
