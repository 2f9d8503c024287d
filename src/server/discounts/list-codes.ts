import type { Query } from "#server/database/connect.ts";
import { listCoupons } from "#server/discounts/coupon-store.ts";

/** Of these codes, the coupons that the lodging has, in the order of the codes. */
export async function listCodes(query: Query, hotel_id: number, codes: readonly string[]) {
  const found = await listCoupons(query, hotel_id, codes);
  return codes.flatMap((code) => found.find((coupon) => coupon.active && coupon.code === code) ?? []);
}
