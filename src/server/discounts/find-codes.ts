import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/discounts.ts";
import { hasDiscounts } from "#rules/money/coupon.ts";
import { dayAt } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readOffered } from "#server/discounts/coupon-store.ts";

/** Not cached: a code may end with the day, and no page is told of it. */
export async function findCodes(
  _input: HandlerInput<typeof contract.findCodes>,
  { query, hotel, now }: RequestContext,
): Promise<CallAnswer<typeof contract.findCodes>> {
  const today = dayAt(now, hotel.timezone);
  const { origin_pms, has_coupons } = await query((query) => readOffered(query, hotel.hotel_id, today));
  return { has_codes: hasDiscounts(origin_pms) && has_coupons };
}
