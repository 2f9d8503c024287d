/**
 * Records money that a vendor has confirmed. An order that holds its rooms is confirmed; an expired one gets them again if
 * they are free; otherwise the money is refunded. Never both, never neither, and never more than came.
 */
import type { PaidWith } from "#rules/money/card-coupon.ts";
import type { Topic } from "#rules/events/topics.ts";
import { type OrderState, SELLING_STATES } from "#rules/orders/order-status.ts";
import { findMissingCots } from "#server/families/find-missing-cots.ts";
import { findMissingAddOn } from "#server/add-ons/find-missing-add-on.ts";
import { retakeAttachments, sellAttachments } from "#server/add-ons/move-attachments.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { redeemAgain } from "#server/discounts/redeem-coupons.ts";
import { sellRooms } from "#server/inventory/move-rooms.ts";
import { retakeRooms } from "#server/inventory/take-rooms.ts";
import { spendCredit } from "#server/credit/spend-credit.ts";
import { compareCard } from "#server/orders/cards/compare-card.ts";
import { closeUnpaid } from "#server/orders/unpaid/close-unpaid.ts";
import { isHolding } from "#server/orders/end-orders.ts";
import { dropHolds } from "#server/orders/unpaid/hold-store.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { addCapture, addRefund } from "#server/orders/money-store.ts";
import { listOrderNights, lockOrder, setOrderState, type StoredOrder } from "#server/orders/order-store.ts";
import { buySeats } from "#server/rail/follow-order.ts";
import { Raced } from "#server/errors/raced.ts";

export type Payment = {
  order_id: string;
  vendor: number;
  /** The vendor's own number: a text, as some have more digits than a number holds. */
  vendor_number: string;
  amount: number;
  currency: string;
  /** How it was paid, as far as the vendor says; absent: without a card. */
  paid_with?: PaidWith;
};

export type PaymentOutcome = "unknown_order" | "known" | "confirmed" | "paid" | "in_part" | "refund";

/** `today` is the lodging's. */
type Moment = { now: Date; today: string };
type By = { actor: string; now: Date; which: string };

/** `opened`: the order as this transaction has read it under its lock, where the caller has done so. */
export async function receivePayment(
  query: Query,
  hotel_id: number,
  payment: Payment,
  { now, today }: Moment,
  opened?: StoredOrder,
): Promise<PaymentOutcome> {
  const locked = opened ?? (await lockOrder(query, hotel_id, payment.order_id));
  if (!locked) return "unknown_order";
  const kept = await addCapture(query, hotel_id, { ...payment, now });
  if (kept === null) return "known";
  const { order } = locked;
  const by: By = { actor: `vendor:${payment.vendor}`, now, which: `${payment.vendor} ${payment.vendor_number}` };
  const isEnough = kept >= order.pay_amount;

  if (isHolding(order.state)) {
    if (!isEnough) return recordOnly(query, hotel_id, locked, "in_part", by);
    await confirm(query, hotel_id, locked, by);
  } else if (order.state === "expired" && isEnough) {
    // A stay whose first night is over can't be confirmed.
    const isRevived = today <= order.check_in_day && (await revive(query, hotel_id, locked, by));
    if (!isRevived) return payBack(query, hotel_id, locked, payment.amount, "paid_unallocated", by);
  } else if (SELLING_STATES.includes(order.state)) {
    // Additions that waited for their money.
    if (kept >= order.total) await sellAdditions(query, hotel_id, locked, by);
    await closeUnpaid(query, hotel_id, [order.order_id]);
    await recordOnly(query, hotel_id, locked, "paid", by);
  } else return payBack(query, hotel_id, locked, payment.amount, null, by);

  // A payment that goes back as a whole has paid for nothing: which card it came from does not matter.
  const isKept = kept - order.total < payment.amount;
  const { paid_with = { kind: "other" } } = payment;
  const total = isKept ? await compareCard(query, hotel_id, locked, paid_with, by) : order.total;
  const tooMuch = Math.min(payment.amount, kept - total);
  if (tooMuch > 0) await payBack(query, hotel_id, locked, tooMuch, null, by);
  return SELLING_STATES.includes(order.state) ? "paid" : "confirmed";
}

/** The lodging must know what it has to prepare; the guest hears that the money has come. */
async function sellAdditions(query: Query, hotel_id: number, locked: StoredOrder, by: By): Promise<void> {
  if (!locked.attachments.some(({ state }) => state === "held")) return;
  await sellAttachments(query, hotel_id, locked, by.now);
  await buySeats(query, hotel_id, locked.order.order_id, by.now);
  await record(query, hotel_id, locked, "order.extras_paid", by);
}

async function confirm(query: Query, hotel_id: number, locked: StoredOrder, by: By): Promise<void> {
  const { order } = locked;
  await move(query, hotel_id, locked, "confirmed", order.generation, by.now);
  await dropHolds(query, hotel_id, [order.order_id]);
  await sellAttachments(query, hotel_id, locked, by.now);
  await buySeats(query, hotel_id, order.order_id, by.now);
  await record(query, hotel_id, locked, "order.paid", by);
  await closeUnpaid(query, hotel_id, [order.order_id]);
  await sellRooms(query, hotel_id, order, by.now);
  await log(query, hotel_id, locked, by, "confirmed");
}

const SAVE: Statement = { name: "savepoint_revival", text: "savepoint revival" };
const UNDO: Statement = { name: "rollback_revival", text: "rollback to savepoint revival" };

/** Takes everything that the order had given back once more, or nothing. */
async function revive(query: Query, hotel_id: number, locked: StoredOrder, by: By): Promise<boolean> {
  const { order, attachments } = locked;
  const generation = order.generation + 1;
  await query.run(SAVE, []);
  try {
    // Before the order counts again itself.
    const own = attachments.filter(({ left_at }) => left_at === null);
    const missing = await findMissingAddOn(query, hotel_id, own, { lock: true });
    if (missing !== -1) throw new Raced("ADD_ON_UNAVAILABLE");
    const stay = { start: order.check_in_day, end: order.check_out_day };
    const cots = locked.lines.reduce((sum, line) => sum + line.cots, 0);
    if ((await findMissingCots(query, hotel_id, stay, cots, { lock: true })) > 0) throw new Raced("COT_UNAVAILABLE");
    await move(query, hotel_id, locked, "confirmed", generation, by.now);
    await retakeAttachments(query, hotel_id, locked, by.now);
    await buySeats(query, hotel_id, order.order_id, by.now);
    await redeemAgain(query, hotel_id, order.order_id);
    await spendCredit(query, hotel_id, { ...order, generation }, by.now);
    await record(query, hotel_id, locked, "order.paid", by);
    await retakeRooms(query, hotel_id, {
      order_id: order.order_id,
      generation,
      nights: await listOrderNights(query, hotel_id, order.order_id),
      sell: true,
      whole: order.is_entire_rent,
      capped: true,
      unverified: false,
      now: by.now,
    });
  } catch (error) {
    if (!(error instanceof Raced)) throw error;
    await query.run(UNDO, []);
    return false;
  }
  await log(query, hotel_id, locked, by, "confirmed");
  return true;
}

/** No rooms for this money, or more than is due: it is refunded, and the lodging sees it. */
async function payBack(
  query: Query,
  hotel_id: number,
  locked: StoredOrder,
  amount: number,
  to: "paid_unallocated" | null,
  by: By,
): Promise<PaymentOutcome> {
  const { order } = locked;
  const { now, which } = by;
  await addRefund(query, hotel_id, { order_id: order.order_id, reason: which, amount, now });
  await record(query, hotel_id, locked, "order.refund", by, { reason: which });
  if (to !== null) await move(query, hotel_id, locked, to, order.generation, now);
  await log(query, hotel_id, locked, by, to);
  return "refund";
}

/** The money counts, and nothing else changes. */
async function recordOnly(
  query: Query,
  hotel_id: number,
  locked: StoredOrder,
  outcome: "in_part" | "paid",
  by: By,
): Promise<PaymentOutcome> {
  const topic = outcome === "paid" ? "order.paid" : "order.paid_in_part";
  await record(query, hotel_id, locked, topic, by);
  await log(query, hotel_id, locked, by, null);
  return outcome;
}

async function move(
  query: Query,
  hotel_id: number,
  { order }: StoredOrder,
  to: OrderState,
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

function record(
  query: Query,
  hotel_id: number,
  { order: { order_id } }: StoredOrder,
  topic: Topic,
  { now, which }: By,
  payload: Record<string, unknown> = {},
): Promise<void> {
  return recordOrderEvent(query, hotel_id, { order_id, topic, now, which, payload });
}

function log(
  query: Query,
  hotel_id: number,
  { order }: StoredOrder,
  { actor, now }: By,
  to: OrderState | null,
): Promise<void> {
  const entry = { at: now, actor, action: "payment.received" };
  return appendAudit(query, hotel_id, order.order_id, to === null ? entry : { ...entry, from: order.state, to });
}
