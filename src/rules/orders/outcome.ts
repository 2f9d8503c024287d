/** The outcome of an order in one word: what the guest sees first. */
import type { DisplayStatus } from "#rules/orders/order-status.ts";
import type { PayWay } from "#rules/payments/pay-way.ts";

export const OUTCOMES = [
  "paid",
  "part_paid",
  "rest_due",
  "on_arrival",
  "waiting",
  "unpaid",
  "failed",
  "remit",
  "reported",
  "transfer",
  "cancel_applied",
  "cancelled",
  "expired",
  "checked_in",
  "checked_out",
  "no_show",
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The fields of an order that its outcome is read from. */
export type OutcomeFields = {
  display_status: DisplayStatus;
  payment_status: -1 | 1 | 2;
  pay_way: PayWay;
  payAmountType: "all" | "deposit";
  payment_pending: boolean;
  payment_failed: boolean;
  bank_instructions: object | null;
  remittance_report: string | null;
};

export function outcomeOf(order: OutcomeFields): Outcome {
  const { display_status, payment_status, pay_way } = order;
  if (display_status === "pending_payment") {
    // What is known decides: a payment that a vendor is processing, or a number from a bank.
    if (order.payment_pending) return "waiting";
    if (order.bank_instructions !== null) return "transfer";
    if (order.remittance_report !== null) return "reported";
    if (order.payment_failed) return "failed";
    return pay_way === "remittance" ? "remit" : "unpaid";
  }
  if (display_status !== "confirmed") return display_status;
  if (order.payment_pending && payment_status !== 2) return "waiting";
  if (payment_status === 2) return "paid";
  if (payment_status === -1) return "on_arrival";
  // Less than all without a deposit: a discount did not hold, or a remittance was short.
  return order.payAmountType === "deposit" ? "part_paid" : "rest_due";
}

/** Good, waiting, or over: shown by colour and shape beside the text. */
export type Tone = "good" | "waiting" | "over";

const TONES: Record<DisplayStatus, Tone> = {
  pending_payment: "waiting",
  confirmed: "good",
  cancel_applied: "waiting",
  cancelled: "over",
  expired: "over",
  checked_in: "good",
  checked_out: "good",
  no_show: "over",
};

export const toneOf = (status: DisplayStatus): Tone => TONES[status];

/** An order that can still be cancelled. */
export const isCancellable = (status: DisplayStatus): boolean => status === "pending_payment" || status === "confirmed";
