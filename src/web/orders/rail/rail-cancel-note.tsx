import type { OrderView } from "#contract/order-view.ts";
import { feeOf, ticketsOf } from "#web/orders/rail/tickets-of.ts";
import { useSite } from "#web/site.ts";

/** What becomes of train tickets when their order is cancelled. */
export function RailCancelNote({ order }: { order: OrderView }) {
  const { lang, wordSets, price } = useSite();
  const fee = feeOf(ticketsOf(order));
  return fee > 0 ? <p>{wordSets.trains.order.cancel_note(price(fee))}</p> : null;
}
