/**
 * Compares the card that paid with the cards that an order's coupons are for. Where it is another one, the discount does not
 * hold: the order keeps its rooms and owes the difference. Where the vendor does not say, staff are asked.
 */
import { judgeCard, type PaidWith, worstVerdict } from "#rules/money/card-coupon.ts";
import type { Query } from "#server/database/connect.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { setVerdicts } from "#server/orders/cards/set-verdicts.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";

type By = { actor: string; now: Date; which: string };

/** The caller has locked the order. Answers its total from now on. */
export async function compareCard(
  query: Query,
  hotel_id: number,
  stored: StoredOrder,
  paid: PaidWith,
  { actor, now, which }: By,
): Promise<number> {
  const { order, card_coupons } = stored;
  if (card_coupons.length === 0) return order.total;
  const judged = card_coupons.map((coupon) => ({ ...coupon, found: judgeCard(coupon.card_prefixes, paid) }));
  const total = await setVerdicts(
    query,
    hotel_id,
    stored,
    judged.map(({ card_verdict, found, ...coupon }) => ({
      ...coupon,
      card_verdict: worstVerdict(card_verdict, found),
      card_first: paid.kind === "card" ? paid.first : null,
    })),
    { actor, now },
  );
  const isNew = (verdict: string) =>
    judged.some(({ card_verdict, found }) => found === verdict && card_verdict !== verdict && card_verdict !== "void");
  const { order_id } = order;
  const topic = isNew("void") ? "order.card_differs" : isNew("unknown") ? "order.card_unknown" : null;
  if (topic !== null) await recordOrderEvent(query, hotel_id, { order_id, topic, now, which });
  return total;
}
