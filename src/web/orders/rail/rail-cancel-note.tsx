import type { OrderView } from "#contract/order-view.ts";
import { TRAIN_WORDS } from "#languages/languages.ts";
import { feeOf, ticketsOf } from "#web/orders/rail/tickets-of.ts";
import { useSite } from "#web/site.ts";

/** What becomes of train tickets when their order is cancelled. */
export function RailCancelNote({ order }: { order: OrderView }) {
  const { lang, price } = useSite();
  const fee = feeOf(ticketsOf(order));
  return fee > 0 ? <p>{TRAIN_WORDS[lang].order.cancel_note(price(fee))}</p> : null;
}
