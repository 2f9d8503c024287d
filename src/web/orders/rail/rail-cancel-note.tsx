import type { OrderView } from "#contract/order-view.ts";
import { TRAIN_WORDS } from "#languages/languages.ts";
import { useSite } from "#web/site.ts";

/** What becomes of train tickets when their order is cancelled. */
export function RailCancelNote({ order }: { order: OrderView }) {
  const { lang, price } = useSite();
  const fee = order.cancellation_bill.find(({ kind }) => kind === "rail_fee")?.amount ?? 0;
  return fee > 0 ? <p>{TRAIN_WORDS[lang].order.cancel_note(price(fee))}</p> : null;
}
