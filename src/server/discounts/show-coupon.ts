import type { Coupon } from "#contract/discounts.ts";
import type { CouponTerms } from "#rules/money/coupon.ts";
import type { Texts } from "#rules/text/language.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";

export function showCoupon(
  { lang, hotel }: RequestContext,
  terms: CouponTerms,
  name: Texts | undefined,
  verify: boolean,
): Coupon {
  return {
    code: terms.code,
    name: name ? textReader(lang, hotel.main_lang).plain("name", name) : terms.code,
    type: terms.type,
    percent: terms.type === "percent" ? terms.percent : 0,
    discount: terms.type === "amount" ? terms.discount : 0,
    verify,
    card_number_length: Math.max(0, ...terms.card_prefixes.map((prefix) => prefix.length)),
  };
}
