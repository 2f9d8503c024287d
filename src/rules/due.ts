/** What an order asks for when it is paid now, and whether it may be. */
import { HOLDING_STATES, type OrderState } from "#rules/order-status.ts";

export type Dues = {
  state: OrderState;
  total: number;
  deposit_amount: number;
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
 * The repay call's `deposit`: asked for only while the order is paid in part (null else). What is missing of the deposit, or,
 * where nothing is, the rest.
 */
export function dueOfDeposit(dues: Dues): number | null {
  const { deposit_amount, paid } = dues;
  if (paid <= 0 || dueInAll(dues) === 0) return null;
  return paid < deposit_amount ? deposit_amount - paid : dueInAll(dues);
}
