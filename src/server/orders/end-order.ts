/** How an order ends before its time: rooms, coupons and credit go back in the one order everyone keeps. */
import { HOLDING_STATES, type OrderState } from "#rules/order-status.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { releaseCoupons } from "#server/discounts/redeem-coupons.ts";
import { freeRooms } from "#server/inventory/move-rooms.ts";
import { giveCreditBack } from "#server/members/spend-credit.ts";
import { closeUnpaid } from "#server/orders/close-unpaid.ts";
import { messageOf } from "#server/orders/messages.ts";
import { addRefund } from "#server/orders/money-store.ts";
import { addMessage, dropHold, setOrderState, type StoredOrder } from "#server/orders/order-store.ts";

export type Ending = {
  to: "expired" | "cancelled";
  actor: string;
  now: Date;
  /** Of what was spent, what goes back. */
  points_back: number;
  stored_value_back: number;
  /** A cancellation's fee. */
  fee?: number;
  /** Money that goes back. */
  refund: number;
};

/** The caller has locked the order. False where it is no longer what it was seen to be. */
export async function endOrder(
  query: Query,
  hotel_id: number,
  { order }: StoredOrder,
  ending: Ending,
): Promise<boolean> {
  const { order_id, generation, state: from } = order;
  const { to, actor, now, fee, refund } = ending;
  const moved = await setOrderState(query, hotel_id, {
    order_id,
    from,
    to,
    generation,
    now,
    ...(fee === undefined ? {} : { cancellation_fee: fee, cancellation_refund: refund }),
  });
  if (!moved) return false;
  await dropHold(query, hotel_id, order_id);
  if (refund > 0) await addRefund(query, hotel_id, { order_id, reason: to, amount: refund, now });
  // A use of a coupon comes back only where nothing was paid.
  if (order.used_coupon.length > 0 && order.paid_amount === 0) await releaseCoupons(query, hotel_id, order_id, now);
  await giveCreditBack(
    query,
    hotel_id,
    { ...order, point_used: ending.points_back, stored_value_used: ending.stored_value_back },
    now,
  );
  await addMessage(query, hotel_id, messageOf(order_id, `order.${to}`, now));
  await closeUnpaid(query, hotel_id, order_id);
  await freeRooms(query, hotel_id, order, !isHolding(from), now);
  await appendAudit(query, hotel_id, order_id, { at: now, actor, action: `order.${to}`, from, to });
  return true;
}

export const isHolding = (state: OrderState): boolean => HOLDING_STATES.includes(state);
