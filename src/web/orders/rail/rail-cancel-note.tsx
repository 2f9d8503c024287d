import type { OrderView } from "#contract/order-view.ts";
import { useSite } from "#web/site.ts";

/** What becomes of train tickets when their order is cancelled. */
export function RailCancelNote({ order }: { order: OrderView }) {
  const { wordSets, price } = useSite();
  const fee = order.cancellation_bill.find(({ kind }) => kind === "rail_fee")?.amount ?? 0;
  return fee > 0 ? <p>{wordSets.trains.order.cancel_note(price(fee))}</p> : null;
}
