/** The railway has answered for tickets of a cancelled order. */
import { and, eq } from "drizzle-orm";
import { sum } from "#rules/money/money.ts";
import { afterRailway } from "#rules/payments/balance.ts";
import { railReason, stillToCome } from "#rules/rail/rail-refund.ts";
import type { Query } from "#server/database/connect.ts";
import { order } from "#server/database/tables/orders.ts";
import { refundPart } from "#server/orders/changes/refund-part.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";

/**
 * Gives back what it has promised for them. Where the railway keeps more or less than that, fee and refund change, and false is
 * answered. `stored` is the order as it was before the answer, locked.
 */
export async function settleCancelled(
  query: Query,
  hotel_id: number,
  stored: StoredOrder,
  { booking_number, back, now }: { booking_number: string; back: number; now: Date },
): Promise<boolean> {
  const { order_id, cancellation_fee, cancellation_refund, paid_amount, refund_amount } = stored.order;
  const before = { fee: cancellation_fee!, refund: cancellation_refund!, kept: paid_amount - refund_amount };
  const isOwn = (tickets: StoredOrder["rail"][number]) => tickets.booking_number === booking_number;
  const promised = sum(stored.rail.filter(isOwn).map(stillToCome));
  const others = sum(stored.rail.filter((tickets) => !isOwn(tickets)).map(stillToCome));
  const after = afterRailway(before, { back, promised, others });
  if (after.fee !== before.fee) {
    await query
      .update(order)
      .set({ cancellation_fee: after.fee, cancellation_refund: after.refund })
      .where(and(eq(order.hotel_id, hotel_id), eq(order.order_id, order_id)));
  }
  await refundPart(query, hotel_id, stored, { reason: railReason(booking_number), amount: after.now, now });
  return after.refund === before.refund;
}
