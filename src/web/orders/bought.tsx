import type { OrderView } from "#contract/order-view.ts";
import { purchaseOf } from "#rules/analytics/purchase.ts";
import { useSite } from "#web/site.ts";

/**
 * For analytics: this tab is about to buy, or has bought. Only a tab that was there before reports a purchase, so that an order
 * opened later from an e-mail or elsewhere is not counted again.
 */
export function Bought({ order }: { order: OrderView }) {
  const { hotel, trackers } = useSite();
  if (hotel.ga_code === "" && hotel.pixel_code === "") return null;
  if (order.display_status === "pending_payment") return <span hidden data-buying={order.order_doc} />;
  const purchase = trackers && purchaseOf(order);
  return purchase ? <span hidden data-purchase={JSON.stringify(purchase)} /> : null;
}
