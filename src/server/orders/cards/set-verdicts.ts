/** Which of an order's card coupons hold, and its total after that. What was sold stays as it is in the order's lines. */
import { voidInAll } from "#rules/money/card-coupon.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { setCardVerdict } from "#server/discounts/redeem-coupons.ts";
import type { CardCoupon, StoredOrder } from "#server/orders/order-store.ts";

const SET_VOID: Statement = {
  name: "set_coupon_void",
  text: `update "order" set total = total - coupon_void + $3, coupon_void = $3, updated_at = $4
    where hotel_id = $1 and order_id = $2 returning total`,
};

/** The caller has locked the order. */
export async function setVerdicts(
  query: Query,
  hotel_id: number,
  { order, card_coupons }: StoredOrder,
  next: readonly CardCoupon[],
  { actor, now }: { actor: string; now: Date },
): Promise<number> {
  const { order_id } = order;
  for (const { coupon_id, card_verdict, card_first } of next) {
    if (card_verdict !== null) {
      await setCardVerdict(query, hotel_id, { coupon_id, order_id }, card_verdict, card_first);
    }
  }
  const [before, after] = [voidInAll(card_coupons), voidInAll(next)];
  if (before === after) return order.total;
  const [row] = await query.run<{ total: number }>(SET_VOID, [hotel_id, order_id, after, now]);
  await appendAudit(query, hotel_id, order_id, {
    at: now,
    actor,
    action: after > before ? "coupon.void" : "coupon.restored",
    before,
    after,
  });
  return row!.total;
}
