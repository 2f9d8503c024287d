/**
 * Ends orders early and gives back rooms, coupons and credit. For one order or a batch of one lodging; the caller has locked
 * their rows. Then all locks are taken in the same order: coupons, credit, rooms, plan caps, the end of the log.
 */
import { HOLDING_STATES, type OrderState } from "#rules/orders/order-status.ts";
import { endAttachments } from "#server/add-ons/move-attachments.ts";
import { appendAudits } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { releaseCoupons } from "#server/discounts/redeem-coupons.ts";
import { freeRooms } from "#server/inventory/move-rooms.ts";
import { giveCreditBack } from "#server/credit/spend-credit.ts";
import { takeBackEarned } from "#server/credit/take-back-earned.ts";
import { closeUnpaid } from "#server/orders/unpaid/close-unpaid.ts";
import { dropHolds, type DueOrder } from "#server/orders/unpaid/hold-store.ts";
import { aboutOrder, recordEvents } from "#server/events/record-events.ts";
import { endRail } from "#server/rail/follow-order.ts";
import { addRefund } from "#server/orders/money-store.ts";
import { setOrderStates } from "#server/orders/order-store.ts";

export type Ending = { to: "expired" | "cancelled"; actor: string; now: Date };

export type EndingOrder = {
  order: Omit<DueOrder, "is_being_paid" | "refund_amount"> & { check_out_day?: string };
  /** The part of the spent credit that goes back. */
  points_back: number;
  stored_value_back: number;
  /** A cancellation's fee. */
  fee?: number;
  /** Money that goes back: at once, and what will come back of its tickets. */
  refund: number;
};

/** Returns how many have ended: an order whose state has changed meanwhile is skipped. */
export async function endOrders(
  query: Query,
  hotel_id: number,
  { to, actor, now }: Ending,
  orders: readonly EndingOrder[],
): Promise<number> {
  const later = await endRail(
    query,
    hotel_id,
    orders.map(({ order }) => order.order_id),
    now,
  );
  const moved = await setOrderStates(
    query,
    hotel_id,
    orders.map(({ order: { order_id, generation, state: from }, fee, refund }) => ({
      order_id,
      from,
      to,
      generation,
      now,
      ...(fee === undefined ? {} : { cancellation_fee: fee, cancellation_refund: refund }),
    })),
  );
  const ended = orders.filter(({ order }) => moved.has(order.order_id));
  if (ended.length === 0) return 0;
  const owners = ended.map(({ order }) => order);
  // Rooms are locked in one statement, in one order: what is held and what is sold would take two.
  const wasSold = !isHolding(owners[0]!.state);
  if (owners.some(({ state }) => isHolding(state) === wasSold)) throw new Error("Held and sold orders end apart.");

  await dropHolds(query, hotel_id, [...moved]);
  await endAttachments(query, hotel_id, [...moved], now);
  for (const { order, refund } of ended) {
    // Money for tickets goes back when the railway has taken them back.
    const amount = refund - (later.get(order.order_id) ?? 0);
    if (amount > 0) await addRefund(query, hotel_id, { order_id: order.order_id, reason: to, amount, now });
  }
  // A use of a coupon comes back only where nothing was paid.
  const unpaid = owners.filter(({ used_coupon, paid_amount }) => used_coupon.length > 0 && paid_amount === 0);
  const unpaidIds = unpaid.map(({ order_id }) => order_id);
  await releaseCoupons(query, hotel_id, unpaidIds, now);
  const credits = ended.map(({ order, points_back, stored_value_back }) => ({
    ...order,
    point_used: points_back,
    stored_value_used: stored_value_back,
  }));
  await giveCreditBack(query, hotel_id, credits, now);
  for (const { order_id } of owners.filter((order) => mayHaveEarned(order, now))) {
    await takeBackEarned(query, hotel_id, order_id, "all", now);
  }
  const events = owners.map(({ order_id }) => aboutOrder({ order_id, topic: `order.${to}`, now }));
  await recordEvents(query, hotel_id, events);
  await freeRooms(query, hotel_id, owners, wasSold, now);
  // After the rooms: all their rows are locked by now, in their order.
  await closeUnpaid(query, hotel_id, [...moved]);
  await appendAudits(
    query,
    hotel_id,
    owners.map(({ order_id, state: from }) => ({
      order_id,
      entry: { at: now, actor, action: `order.${to}`, from, to },
    })),
  );
  return ended.length;
}

const FURTHEST_EAST_MS = 14 * 3_600_000;

/** Only a member's stay that is over, wherever the lodging is. */
const mayHaveEarned = ({ member_id, check_out_day }: EndingOrder["order"], now: Date): boolean =>
  member_id !== null &&
  check_out_day !== undefined &&
  check_out_day < new Date(now.getTime() + FURTHEST_EAST_MS).toISOString().slice(0, 10);

export const isHolding = (state: OrderState): boolean => HOLDING_STATES.includes(state);
