import { voidOfLine } from "#rules/money/card-coupon.ts";
import { sum } from "#rules/money/money.ts";
import { cancelOutcome, type CancelOutcome } from "#rules/orders/cancellation.ts";
import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import { railDay } from "#rules/rail/stations.ts";
import { keptOfCancelled, staysPaid } from "#rules/rail/rail-refund.ts";
import { dayAt } from "#rules/time/day.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";

export type CancelCost = CancelOutcome & {
  /** Of the fee, what the railway keeps. */
  rail_fee: number;
};

/** What cancelling costs and refunds now. An order that waits for money costs nothing to cancel. */
export function cancelNow(stored: StoredOrder, now: Date, { timezone }: { timezone: string }): CancelCost {
  const { order, lines, card_coupons } = stored;
  const isPromised = !HOLDING_STATES.includes(order.state);
  const charged = lines.map(({ net_amount, sold, line_no }) => ({
    amount: net_amount + voidOfLine(card_coupons, line_no),
    steps: sold.refund_steps,
  }));
  // What the railway keeps, or has taken the guest for already.
  const rail_fee = keptBefore(stored) + keptOnCancel(stored, now);
  const terms = {
    check_in_day: order.check_in_day,
    lines: isPromised ? charged : [],
    kept: rail_fee,
    paid: order.paid_amount - order.refund_amount,
    point_used: order.point_used,
    stored_value_used: order.stored_value_used,
  };
  return { ...cancelOutcome(terms, dayAt(now, timezone)), rail_fee };
}

/** What cancelling has cost and refunded, or would now. */
export function cancelCost(
  stored: StoredOrder,
  now: Date,
  hotel: { timezone: string },
): Pick<CancelCost, "fee" | "refund" | "rail_fee"> {
  const { state, cancellation_fee: fee, cancellation_refund: refund } = stored.order;
  if (state !== "cancelled" || fee === null || refund === null) return cancelNow(stored, now, hotel);
  const own = new Set(stored.attachments.filter(({ left_at }) => left_at === null).map((item) => item.item_number));
  const tickets = stored.rail.filter(({ booking_number }) => own.has(booking_number));
  return { fee, refund, rail_fee: Math.min(fee, keptBefore(stored) + sum(tickets.map(keptOfCancelled))) };
}

/** Of tickets that go back when the order is cancelled now. */
export const keptOnCancel = ({ rail }: StoredOrder, now: Date): number =>
  sum(rail.map((tickets) => staysPaid(tickets, railDay(now))));

/** Of tickets that were given back while their order went on. */
const keptBefore = ({ attachments }: StoredOrder): number =>
  sum(
    attachments
      .filter(({ item_type, left_at }) => item_type === "rail_fee" && left_at === null)
      .map(({ quantity, unit_price }) => quantity * unit_price),
  );
