import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";

/**
 * Whether a guest may add to an order or give a part of it back. Not while a payment of what it costs is under way: the money
 * that comes would be for another amount.
 */
export function isOpenToChange({ order, attempt }: StoredOrder): boolean {
  if (order.cancel_applied_at !== null) return false;
  if (order.state === "confirmed") return true;
  return HOLDING_STATES.includes(order.state) && attempt === null && order.paid_amount === 0;
}
