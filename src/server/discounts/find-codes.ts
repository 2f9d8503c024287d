import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/discounts.ts";
import { hasDiscounts } from "#rules/money/coupon.ts";
import { dayAt } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { COUPONS_OFFERED, listCoupons } from "#server/discounts/coupon-store.ts";

type Offered = { origin_pms: string; has_coupons: boolean };

/** Not cached: a code may end with the day, and no page is told of it. */
export async function findCodes(
  _input: HandlerInput<typeof contract.findCodes>,
  { ask, hotel, now }: RequestContext,
): Promise<CallAnswer<typeof contract.findCodes>> {
  const [row] = await ask<Offered>(COUPONS_OFFERED, [hotel.hotel_id, dayAt(now, hotel.timezone)]);
  return { has_codes: hasDiscounts(row!.origin_pms) && row!.has_coupons };
}

/** Of these codes, the coupons that the lodging has, in the order of the codes. */
export async function listCodes(query: Query, hotel_id: number, codes: readonly string[]) {
  const found = await listCoupons(query, hotel_id, codes);
  return codes.flatMap((code) => found.find((coupon) => coupon.active && coupon.code === code) ?? []);
}
