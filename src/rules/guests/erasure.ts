/** When a guest's personal data may be erased, and what of it the law still wants. */
import { HOLDING_STATES, type OrderState, SELLING_STATES } from "#rules/orders/order-status.ts";

export type ErasureObstacle =
  | "stay_ahead"
  | "waiting_for_payment"
  | "payment_under_way"
  | "refund_under_way"
  | "invoice_under_way";

export type ErasureFacts = {
  state: OrderState;
  check_out_day: string;
  open_payments: number;
  open_refunds: number;
  open_invoices: number;
};

/** Null: it may be erased today. */
export function erasureObstacle(facts: ErasureFacts, today: string): ErasureObstacle | null {
  const { state, check_out_day, open_payments, open_refunds, open_invoices } = facts;
  if (HOLDING_STATES.includes(state)) return "waiting_for_payment";
  if (SELLING_STATES.includes(state) && check_out_day >= today) return "stay_ahead";
  if (open_payments > 0) return "payment_under_way";
  if (open_refunds > 0 || state === "paid_unallocated") return "refund_under_way";
  return open_invoices > 0 ? "invoice_under_way" : null;
}

/** Vouchers are kept for five years after the year they are of. */
const VOUCHER_YEARS = 5;

/** Whether a company that an invoice names must stay known today. */
export function keepsBuyer(invoiceDays: readonly string[], today: string): boolean {
  const year = (day: string) => Number(day.slice(0, 4));
  return invoiceDays.some((day) => year(today) <= year(day) + VOUCHER_YEARS);
}
