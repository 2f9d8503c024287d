import type { Query } from "#server/database/connect.ts";
import { type CouponUsed, setCardVerdict } from "#server/discounts/redeem-coupons.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";

/** A coupon for certain cards has made an order free: no card is ever charged, so staff decide. */
export async function askAboutCards(
  query: Query,
  hotel_id: number,
  order_id: string,
  coupons: readonly CouponUsed[],
  now: Date,
): Promise<void> {
  const forCards = coupons.filter(({ card_prefixes }) => card_prefixes.length > 0);
  for (const { coupon_id } of forCards) {
    await setCardVerdict(query, hotel_id, { coupon_id, order_id }, "unknown", null);
  }
  if (forCards.length > 0) {
    await recordOrderEvent(query, hotel_id, { order_id, topic: "order.card_unknown", now, which: "free" });
  }
}
