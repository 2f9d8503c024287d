import type { Query } from "#server/database/connect.ts";
import { listReleased, useCoupons } from "#server/discounts/coupon-store.ts";
import { Raced } from "#server/errors/raced.ts";

export { releaseCoupons } from "#server/discounts/coupon-store.ts";

export async function redeemCoupons(
  query: Query,
  hotel_id: number,
  coupon_ids: readonly number[],
  order_id: string,
  guest_key: string,
): Promise<void> {
  if (coupon_ids.length === 0) return;
  if (!(await useCoupons(query, hotel_id, coupon_ids, order_id, guest_key))) throw new Raced("COUPON_INVALID");
}

/** What an order had redeemed before it gave it back, once more. */
export async function redeemAgain(query: Query, hotel_id: number, order_id: string): Promise<void> {
  const before = await listReleased(query, hotel_id, order_id);
  const ids = before.map(({ coupon_id }) => coupon_id);
  await redeemCoupons(query, hotel_id, ids, order_id, before[0]?.guest_key ?? "");
}
