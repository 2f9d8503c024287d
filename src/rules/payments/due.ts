/** What an order asks for when it is paid now, and whether it may be paid. */
import { HOLDING_STATES, type OrderState } from "#rules/orders/order-status.ts";

export type Dues = {
  state: OrderState;
  total: number;
  /** What was due when the order was placed: the deposit or all of it. */
  pay_amount: number;
  /** Kept by the lodging, without what goes back. */
  paid: number;
};

/** An order that waits for money asks for what it was placed with; a confirmed one for the rest; others for nothing. */
export function dueNow({ state, total, pay_amount, paid }: Dues): number {
  if (HOLDING_STATES.includes(state)) return Math.max(0, pay_amount - paid);
  return state === "confirmed" ? Math.max(0, total - paid) : 0;
}

/** All of what is left, for a guest who would rather not pay twice. */
export function dueInAll({ state, total, paid }: Dues): number {
  return HOLDING_STATES.includes(state) || state === "confirmed" ? Math.max(0, total - paid) : 0;
}

/**
 * The repay call's `deposit`: allowed only while the order is partly paid (else null). What is missing of the first amount or,
 * once that is paid, the rest.
 */
export function dueOfDeposit(dues: Dues): number | null {
  const due = dueNow(dues);
  return dues.paid > 0 && due > 0 ? due : null;
}
