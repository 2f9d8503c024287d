/** What an order asks its guest to pay, and as which part. */
import { type Dues, dueInAll, dueNow, dueOfDeposit } from "#rules/payments/due.ts";
import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import type { Attempt } from "#server/payments/attempts/attempt-store.ts";
import { Refusal } from "#server/errors/refusal.ts";

export const duesOf = (order: StoredOrder["order"]): Dues => ({
  ...order,
  paid: order.paid_amount - order.refund_amount,
});

type Due = { amount: number; scope: Attempt["scope"] };

/** What the order asks for without a choice by the guest. */
export const dueOf = (stored: StoredOrder): Due => dueBy(stored, undefined);

/** The amount agreed at booking, or all of it if the guest prefers; after a first payment, the rest. */
export function dueBy({ order }: StoredOrder, pay_option: "all" | "part" | undefined): Due {
  const dues = duesOf(order);
  if (!HOLDING_STATES.includes(order.state)) return { amount: dueNow(dues), scope: "rest" };
  if (pay_option === "all") return { amount: dueInAll(dues), scope: "all" };
  // A deposit that was not agreed on when the order was placed is not offered afterwards.
  if (pay_option === "part" && order.pay_option !== "part") throw new Refusal("PAY_OPTION_NOT_OFFERED", ["pay_option"]);
  return { amount: dueNow(dues), scope: order.pay_option === "part" ? "deposit" : "all" };
}

export function dueForDeposit(stored: StoredOrder): Due | null {
  return dueOfDeposit(duesOf(stored.order)) === null ? null : dueBy(stored, undefined);
}
