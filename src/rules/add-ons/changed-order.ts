/** How an order's figures change when something is added to it or given back after it was placed. */
import { HOLDING_STATES, type OrderState } from "#rules/orders/order-status.ts";
import type { PayWay } from "#rules/payments/pay-way.ts";
import { depositAmount } from "#rules/payments/deposit.ts";

/** Why such money goes back, in the books: one refund for each time that something of it is given back. */
export const attachmentReason = (attachment_no: number, move_no: number): string =>
  `attachment ${attachment_no} ${move_no}`;
export const isAttachmentReason = (reason: string): boolean => reason.startsWith("attachment ");

/** How long an addition that must be paid at once is kept for its payment. */
const ADDITION_HOLD_MINUTES = 30;

export type Figures = {
  state: OrderState;
  pay_option: "all" | "part";
  attachment_amount: number;
  added_amount: number;
  total: number;
  deposit_percent: number;
  deposit_amount: number;
  pay_amount: number;
};

type Changed = Pick<Figures, "attachment_amount" | "added_amount" | "total" | "deposit_amount" | "pay_amount">;

/**
 * An order that still waits for its money gets bigger or smaller, as if it had been placed so. What a confirmed one was placed
 * with stays, and the difference is kept apart. Null: less than nothing would be left to pay, because points or stored value
 * have paid for it.
 */
export function withAdded(order: Figures, amount: number): Changed | null {
  const { state, pay_option, deposit_percent } = order;
  const total = order.total + amount;
  if (total < 0) return null;
  const attachment_amount = order.attachment_amount + amount;
  if (!HOLDING_STATES.includes(state)) {
    const { added_amount, deposit_amount, pay_amount } = order;
    return { attachment_amount, added_amount: added_amount + amount, total, deposit_amount, pay_amount };
  }
  const deposit_amount = depositAmount(total, { deposit_type: ["deposit"], deposit_percent });
  const pay_amount = pay_option === "part" ? deposit_amount : total;
  return { attachment_amount, added_amount: order.added_amount, total, deposit_amount, pay_amount };
}

/** Whether something is paid at the lodging anyway: what is added to such an order is paid with that. */
export function isPaidLater({ pay_way, pay_option }: { pay_way: PayWay; pay_option: "all" | "part" }): boolean {
  return pay_way === "cash" || pay_way === "pay_arrival" || pay_option === "part";
}

/** An order that waits keeps what is added as long as itself; what costs nothing, or is paid later, is sold at once. */
export function stateOfAddition(
  order: { state: OrderState; pay_way: PayWay; pay_option: "all" | "part" },
  amount: number,
  now: Date,
): { state: "held" | "sold"; expires_at: Date | null } {
  if (HOLDING_STATES.includes(order.state)) return { state: "held", expires_at: null };
  if (amount === 0 || isPaidLater(order)) return { state: "sold", expires_at: null };
  return { state: "held", expires_at: new Date(now.getTime() + ADDITION_HOLD_MINUTES * 60_000) };
}
