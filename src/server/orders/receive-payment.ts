/**
 * Money has arrived, and a vendor vouches for it. An order that owns its rooms is confirmed; one that has expired wins them
 * again if they are free; else the money goes back. Never both, never neither.
 */
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { redeemAgain } from "#server/discounts/redeem-coupons.ts";
import { sellRooms } from "#server/inventory/move-rooms.ts";
import { RoomsGone, retakeRooms } from "#server/inventory/take-rooms.ts";
import { spendCredit } from "#server/members/spend-credit.ts";
import { isHolding, messageOf } from "#server/orders/end-order.ts";
import {
  addCapture,
  addMessage,
  addRefund,
  dropHold,
  listOrderNights,
  lockOrder,
  setOrderState,
  type StoredOrder,
} from "#server/orders/order-store.ts";
import { Refusal } from "#server/refusal.ts";

export type Payment = {
  order_id: string;
  vendor: number;
  /** The vendor's own number: a text, as some have more digits than a number holds. */
  vendor_number: string;
  amount: number;
  currency: string;
};

export type PaymentOutcome = "unknown_order" | "known" | "confirmed" | "paid" | "in_part" | "refund";

const SAVE: Statement = { name: "savepoint_revival", text: "savepoint revival" };
const UNDO: Statement = { name: "rollback_revival", text: "rollback to savepoint revival" };

export async function receivePayment(
  query: Query,
  hotel_id: number,
  payment: Payment,
  now: Date,
): Promise<PaymentOutcome> {
  const locked = await lockOrder(query, hotel_id, payment.order_id);
  if (!locked) return "unknown_order";
  const paid = await addCapture(query, hotel_id, { ...payment, now });
  if (paid === null) return "known";
  const { order } = locked;
  const actor = `vendor:${payment.vendor}`;

  if (isHolding(order.state)) {
    if (paid < order.pay_amount) {
      const topic = `order.paid_in_part ${payment.vendor_number}`;
      return told(query, hotel_id, locked, topic, "in_part", { actor, now });
    }
    await move(query, hotel_id, locked, "confirmed", order.generation, now);
    await dropHold(query, hotel_id, order.order_id);
    await addMessage(query, hotel_id, messageOf(order.order_id, "order.paid", order.generation, now));
    await sellRooms(query, hotel_id, order, now);
    await audit(query, hotel_id, locked, "confirmed", { actor, now });
    return "confirmed";
  }
  if (order.state === "expired" && paid - locked.expired_refund >= order.pay_amount) {
    return (await revive(query, hotel_id, locked, { actor, now }))
      ? "confirmed"
      : payBack(query, hotel_id, locked, payment, { actor, now });
  }
  const ownsRooms = order.state === "confirmed" || order.state === "checked_in" || order.state === "completed";
  if (ownsRooms) return told(query, hotel_id, locked, `order.paid ${payment.vendor_number}`, "paid", { actor, now });
  return payBack(query, hotel_id, locked, payment, { actor, now });
}

type By = { actor: string; now: Date };

/** Everything it had given back, once more, or nothing of it. */
async function revive(query: Query, hotel_id: number, locked: StoredOrder, by: By): Promise<boolean> {
  const { order } = locked;
  const generation = order.generation + 1;
  await query.run(SAVE, []);
  try {
    await move(query, hotel_id, locked, "confirmed", generation, by.now);
    await redeemAgain(query, hotel_id, order.order_id);
    await spendCredit(query, hotel_id, { ...order, generation }, by.now);
    await addMessage(query, hotel_id, messageOf(order.order_id, "order.paid", generation, by.now));
    await retakeRooms(query, hotel_id, {
      order_id: order.order_id,
      generation,
      nights: await listOrderNights(query, hotel_id, order.order_id),
      sell: true,
      whole: order.is_entire_rent,
      capped: true,
      now: by.now,
    });
  } catch (error) {
    if (!(error instanceof RoomsGone) && !(error instanceof Refusal)) throw error;
    await query.run(UNDO, []);
    return false;
  }
  await audit(query, hotel_id, locked, "confirmed", by);
  return true;
}

/** No rooms for this money: it goes back, and the studio sees it. */
async function payBack(
  query: Query,
  hotel_id: number,
  locked: StoredOrder,
  payment: Payment,
  by: By,
): Promise<PaymentOutcome> {
  const { order } = locked;
  await addRefund(query, hotel_id, {
    order_id: order.order_id,
    reason: `${payment.vendor} ${payment.vendor_number}`,
    amount: payment.amount,
    now: by.now,
  });
  const message = messageOf(order.order_id, `order.refund ${payment.vendor_number}`, order.generation, by.now);
  await addMessage(query, hotel_id, message);
  if (order.state === "expired") {
    await move(query, hotel_id, locked, "paid_unallocated", order.generation, by.now);
    await audit(query, hotel_id, locked, "paid_unallocated", by);
  } else await audit(query, hotel_id, locked, null, by);
  return "refund";
}

async function told(
  query: Query,
  hotel_id: number,
  locked: StoredOrder,
  topic: string,
  outcome: PaymentOutcome,
  by: By,
): Promise<PaymentOutcome> {
  const { order_id, generation } = locked.order;
  await addMessage(query, hotel_id, messageOf(order_id, topic, generation, by.now));
  await audit(query, hotel_id, locked, null, by);
  return outcome;
}

async function move(
  query: Query,
  hotel_id: number,
  { order }: StoredOrder,
  to: "confirmed" | "paid_unallocated",
  generation: number,
  now: Date,
): Promise<void> {
  const moved = await setOrderState(query, hotel_id, {
    order_id: order.order_id,
    from: order.state,
    to,
    generation,
    now,
  });
  if (!moved) throw new Error(`Order ${order.order_id} moved while it was locked.`);
}

function audit(
  query: Query,
  hotel_id: number,
  { order }: StoredOrder,
  to: "confirmed" | "paid_unallocated" | null,
  { actor, now }: By,
): Promise<void> {
  const entry = { at: now, actor, action: "payment.received" };
  return appendAudit(query, hotel_id, order.order_id, to === null ? entry : { ...entry, from: order.state, to });
}
