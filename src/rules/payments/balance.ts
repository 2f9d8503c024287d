/** What was paid of an order in the end, and how. */
import { paymentStatus, type OrderState } from "#rules/orders/order-status.ts";
import { type PayWay, REMITTANCE } from "#rules/payments/pay-way.ts";

type Balance = {
  payment_status: -1 | 1 | 2;
  /** What came for it, whatever went back when it ended. */
  received: number;
  remain_total: number;
  remain_room: number;
};

type Account = {
  state: OrderState;
  total: number;
  attachment_amount: number;
  /** All that ever came, and what of it went back or is on its way back. */
  paid_amount: number;
  refund_amount: number;
  cancellation_fee: number | null;
  cancellation_refund: number | null;
};

/** Those that ask for nothing any more, and keep no money. */
const EXPIRED = new Set<OrderState>(["expired", "paid_unallocated", "refunded"]);

/**
 * An order that stands owes its total, a cancelled one its fee, an expired one nothing. What was given back of an order that
 * stands was not paid for what it is now; what goes back because it ends was.
 */
export function balanceOf(account: Account): Balance {
  const { state, total, attachment_amount } = account;
  const kept = account.paid_amount - account.refund_amount;
  const balance = (received: number, remain_total: number, remain_room: number): Balance => ({
    payment_status: paymentStatus(received, total),
    received,
    remain_total,
    remain_room,
  });
  if (EXPIRED.has(state)) return balance(account.paid_amount, 0, 0);
  if (state === "cancelled") {
    const fee = account.cancellation_fee ?? 0;
    const remains = Math.max(0, fee - kept);
    return balance(Math.min(kept, fee) + (account.cancellation_refund ?? 0), remains, remains);
  }
  return balance(kept, Math.max(0, total - kept), Math.max(0, total - attachment_amount - kept));
}

type Ended = {
  fee: number;
  refund: number;
  /** By the lodging, what it still has to give back included. */ kept: number;
};

/**
 * The railway has answered for tickets of a cancelled order: it gives `back` where so much was `promised`. The new fee and refund, and
 * what goes back now, while `others` is promised for tickets that it has not answered for yet.
 */
export function afterRailway(
  { fee, refund, kept }: Ended,
  { back, promised, others }: { back: number; promised: number; others: number },
): Omit<Ended, "kept"> & { now: number } {
  const received = Math.min(kept, fee) + refund;
  const changed = Math.max(0, fee - (back - promised));
  return {
    fee: changed,
    refund: Math.max(0, received - changed),
    now: Math.min(kept, Math.max(0, kept - changed - others)),
  };
}

/** The way that a payment really came by; until one has come, the way that was chosen. */
export function paidWay(chosen: PayWay, paid_vendor: number | null): PayWay {
  if (paid_vendor === null) return chosen;
  return paid_vendor === REMITTANCE ? "remittance" : "credit_card";
}
