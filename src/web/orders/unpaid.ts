import type { OrderView } from "#contract/order-view.ts";
import type { Unpaid } from "#rules/booking/placed-order.ts";
import { outcomeOf } from "#rules/orders/outcome.ts";
import { payUntil } from "#web/orders/moments.ts";

/** What an order waits for before it is confirmed: a payment online, while there is time for it. */
export function unpaidOf(order: OrderView, now: number): Unpaid | null {
  const outcome = outcomeOf(order);
  const until = payUntil(order);
  const waits = (outcome === "unpaid" || outcome === "failed") && order.payment_available;
  return waits && until !== null && until * 1000 > now ? { amount: order.due_amount, until, now } : null;
}
