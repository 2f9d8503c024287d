import type { Query } from "#server/database/connect.ts";
import { type CouponUsed, listReleased, useCoupons } from "#server/discounts/coupon-store.ts";
import { Raced } from "#server/errors/raced.ts";

export { type CouponUsed, releaseCoupons, setCardVerdict } from "#server/discounts/coupon-store.ts";

export async function redeemCoupons(
  query: Query,
  hotel_id: number,
  coupons: readonly CouponUsed[],
  order_id: string,
  guest_key: string,
): Promise<void> {
  if (coupons.length === 0) return;
  if (!(await useCoupons(query, hotel_id, coupons, order_id, guest_key))) throw new Raced("COUPON_INVALID");
}

/** What an order had redeemed before it gave it back, once more. */
export async function redeemAgain(query: Query, hotel_id: number, order_id: string): Promise<void> {
  const before = await listReleased(query, hotel_id, order_id);
  await redeemCoupons(query, hotel_id, before, order_id, before[0]?.guest_key ?? "");
}
