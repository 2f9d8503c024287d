/** What an order asks for when it is paid now, and whether it may be. */
import { HOLDING_STATES, type OrderState } from "#rules/orders/order-status.ts";

export type Dues = {
  state: OrderState;
  total: number;
  /** Asked for when it was placed: the deposit or all of it. */
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
 * The repay call's `deposit`: asked for only while the order is paid in part (null else). What is missing of what was asked for
 * at first, or, once that is there, the rest.
 */
export function dueOfDeposit(dues: Dues): number | null {
  const due = dueNow(dues);
  return dues.paid > 0 && due > 0 ? due : null;
}
