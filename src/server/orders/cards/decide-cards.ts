/** Staff say whether the card that paid is one of a coupon's cards. What the order owes changes with it, either way. */
import { SELLING_STATES } from "#rules/orders/order-status.ts";
import type { Query } from "#server/database/connect.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { setVerdicts } from "#server/orders/cards/set-verdicts.ts";
import { addRefund } from "#server/orders/money-store.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";

/** Only while the order stands: afterwards its money has been settled. */
export const mayDecideCards = ({ order, card_coupons }: StoredOrder): boolean =>
  card_coupons.length > 0 && SELLING_STATES.includes(order.state);

/** The caller has locked the order. The guest is asked for the difference, or gets back what is too much. */
export async function decideCards(
  query: Query,
  hotel_id: number,
  stored: StoredOrder,
  holds: boolean,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const { order, card_coupons } = stored;
  const { order_id } = order;
  const card_verdict = holds ? "holds" : "void";
  if (card_coupons.every((coupon) => coupon.card_verdict === card_verdict)) return;
  const next = card_coupons.map((coupon) => ({ ...coupon, card_verdict }) as const);
  const total = await setVerdicts(query, hotel_id, stored, next, { actor, now });
  const which = `${actor} ${now.getTime()}`;
  const tooMuch = order.paid_amount - order.refund_amount - total;
  if (tooMuch > 0) {
    const reason = `coupon ${now.getTime()}`;
    await addRefund(query, hotel_id, { order_id, reason, amount: tooMuch, now });
    await recordOrderEvent(query, hotel_id, { order_id, topic: "order.refund", now, which, payload: { reason } });
  }
  if (!holds) await recordOrderEvent(query, hotel_id, { order_id, topic: "order.card_differs", now, which });
}
