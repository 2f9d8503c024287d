import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/discounts.ts";
import { couponKey, couponProblem, hasDiscounts, MEMBER_PROMOTION, memberPromotion } from "#rules/money/coupon.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { showCoupon } from "#server/discounts/show-coupon.ts";
import { countUses, listCoupons } from "#server/discounts/coupon-store.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { memberOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** Whether a code is worth typing: it holds today, for some stay and some room. null says no, and never why. */
export async function checkPromotionCode(
  input: HandlerInput<typeof contract.checkPromotionCode>,
  context: RequestContext,
): Promise<contract.Coupon | null> {
  const { code } = input.body;
  const { hotel, now, person } = context;
  const member_id = memberOf(person);
  const { hotel_id, timezone } = hotel;
  return context.query(async (query) => {
    const settings = await readSettings(query, hotel_id);
    if (!hasDiscounts(settings.origin_pms)) return null;
    const [own] = await listCoupons(query, hotel_id, [code]);
    const isPromotion = couponKey(code) === couponKey(MEMBER_PROMOTION) && member_id !== null;
    const { member_discount, member_discount_start, member_discount_end } = settings;
    const terms = isPromotion
      ? memberPromotion(member_discount ?? context.memberDiscount, member_discount_start, member_discount_end)
      : own;
    if (!terms) return null;
    const today = dayAt(now, timezone);
    const uses = member_id === null ? null : await countUses(query, hotel_id, `member:${member_id}`);
    const start = terms.stay_from !== null && terms.stay_from > today ? terms.stay_from : today;
    const problem = couponProblem(terms, {
      today,
      start,
      end: addDays(start, 1),
      room_classes: terms.room_classes.length > 0 ? terms.room_classes : [0],
      used_by_guest: (own && uses?.get(own.coupon_id)) ?? 0,
    });
    return problem ? null : showCoupon(context, terms, own?.name, true);
  });
}
