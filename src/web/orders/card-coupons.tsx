/** Coupons for certain cards: what became of them when the order was paid. */
import type { OrderView } from "#contract/order-view.ts";
import { useSite } from "#web/site.ts";

export function CardCoupons({ order }: { order: OrderView }) {
  const { orderWords: words, price } = useSite();
  const sentences = order.card_coupons.flatMap(({ code, prefixes, amount, verdict }) => {
    if (verdict === "void") return [words.card_void(code, prefixes.join(", "), price(amount))];
    return verdict === "unknown" ? [words.card_unknown(code)] : [];
  });
  return sentences.map((text) => (
    <p key={text} className="notice">
      {text}
    </p>
  ));
}
