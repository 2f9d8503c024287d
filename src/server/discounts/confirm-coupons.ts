import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/discounts.ts";
import {
  couponKey,
  couponProblem,
  hasDiscounts,
  type CouponTerms,
  MEMBER_PROMOTION,
  memberPromotion,
} from "#rules/money/coupon.ts";
import { dayAt } from "#rules/time/day.ts";
import { countUses, listCoupons } from "#server/discounts/coupon-store.ts";
import { assertStay } from "#server/hotel/assert-open.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { memberOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readCatalogue } from "#server/rooms/catalogue.ts";
import { showCoupon } from "#server/discounts/show-coupon.ts";

/** One result per code, in order. Where any can't be answered for, none is: the specification's empty result. */
export async function confirmCoupons(
  input: HandlerInput<typeof contract.confirmCoupons>,
  context: RequestContext,
): Promise<contract.Coupon[]> {
  const { body } = input;
  const { hotel_id, timezone } = context.hotel;
  assertStay(context, body.check_in_date, "check_in_date");
  const member_id = memberOf(context.person);
  const catalogue = await readCatalogue(context);
  const room_classes = [...catalogue.rooms.values()]
    .filter((room) => body.room_code.includes(room.room_code))
    .map((room) => room.room_class_id);
  return context.query(async (query) => {
    const hotel = await readSettings(query, hotel_id);
    if (!hasDiscounts(hotel.origin_pms) || room_classes.length === 0) return [];
    const found = await listCoupons(query, hotel_id, body.coupon_code);
    // A visitor is anonymous here: only a member's own uses are known.
    const uses = member_id === null ? null : await countUses(query, hotel_id, `member:${member_id}`);
    const results = body.coupon_code.flatMap((code): contract.Coupon[] => {
      const own = found.find((coupon) => coupon.code === couponKey(code));
      const isPromotion = couponKey(code) === couponKey(MEMBER_PROMOTION) && member_id !== null;
      const discount = hotel.member_discount ?? context.memberDiscount;
      const terms: CouponTerms | undefined = isPromotion
        ? memberPromotion(discount, hotel.member_discount_start, hotel.member_discount_end)
        : own;
      if (!terms) return [];
      const problem = couponProblem(terms, {
        today: dayAt(context.now, timezone),
        start: body.check_in_date,
        end: body.check_out_date,
        room_classes,
        used_by_guest: (own && uses?.get(own.coupon_id)) ?? 0,
      });
      return [showCoupon(context, terms, own?.name, problem === null)];
    });
    return results.length === body.coupon_code.length && results.every((result) => result.verify) ? results : [];
  });
}
