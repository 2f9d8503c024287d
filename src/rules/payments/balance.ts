/** What was paid of an order in the end, and how. */
import { paymentStatus, type OrderState } from "#rules/orders/order-status.ts";
import { type PayWay, REMITTANCE } from "#rules/payments/pay-way.ts";

type Balance = { payment_status: -1 | 1 | 2; remain_total: number; remain_room: number };

type Account = {
  state: OrderState;
  total: number;
  attachment_amount: number;
  cancellation_fee: number | null;
  /** Kept by the lodging, without what goes back. */
  kept: number;
};

/** Those that ask for nothing any more, and keep no money. */
const EXPIRED = new Set<OrderState>(["expired", "paid_unallocated", "refunded"]);

/**
 * An order that stands owes its total, a cancelled one its fee, an expired one nothing. Whatever went back was not paid in the
 * end.
 */
export function balanceOf({ state, total, attachment_amount, cancellation_fee, kept }: Account): Balance {
  if (EXPIRED.has(state)) return { payment_status: -1, remain_total: 0, remain_room: 0 };
  if (state === "cancelled") {
    const fee = cancellation_fee ?? 0;
    const remains = Math.max(0, fee - kept);
    return { payment_status: kept > 0 ? paymentStatus(kept, fee) : -1, remain_total: remains, remain_room: remains };
  }
  return {
    payment_status: paymentStatus(kept, total),
    remain_total: Math.max(0, total - kept),
    remain_room: Math.max(0, total - attachment_amount - kept),
  };
}

/** The way that a payment really came by; until one has come, the way that was chosen. */
export function paidWay(chosen: PayWay, paid_vendor: number | null): PayWay {
  if (paid_vendor === null) return chosen;
  return paid_vendor === REMITTANCE ? "remittance" : "credit_card";
}
