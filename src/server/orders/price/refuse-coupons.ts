/** The refusal of codes: which of them, and why, in the guest's language. */
import type { RefusedCoupon } from "#contract/call.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { couponKey, type CouponProblem } from "#rules/money/coupon.ts";
import { toMajor } from "#rules/money/money.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";
import { CouponsRefused } from "#server/errors/refusal.ts";
import type { Cart } from "#server/orders/price/cart.ts";
import type { Language } from "#rules/text/language.ts";
import type { Catalogue, CataloguePlan } from "#server/rooms/catalogue.ts";

export type FaultyCoupon = { code: string; problem: CouponProblem };

export function refuseCoupons(
  context: RequestContext,
  { codes, lines }: Cart,
  catalogue: Catalogue,
  faulty: readonly FaultyCoupon[],
): CouponsRefused {
  const sent = faulty.map(({ code, problem }) => {
    const index = codes.findIndex((each) => couponKey(each) === couponKey(code));
    return { index, code: codes[index] ?? code, problem };
  });
  return new CouponsRefused(
    sent.map(({ index }) => `coupon_array.${index}`),
    sent.map(({ code, problem }): RefusedCoupon => {
      return { code, reason: problem.reason, message: sentenceOf(context, catalogue, lines, code, problem) };
    }),
  );
}

function sentenceOf(
  { lang, hotel }: RequestContext,
  catalogue: Catalogue,
  lines: Cart["lines"],
  code: string,
  problem: CouponProblem,
): string {
  const words = lodgingWords(lang, hotel.kind).interface.coupon_refused;
  switch (problem.reason) {
    case "booking_dates":
    case "stay_dates": {
      const format = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
      const [from, to] = [problem.from, problem.to].map((day) => day && format.format(new Date(`${day}T00:00:00Z`)));
      const days = from && to ? words.days.between(from, to) : from ? words.days.from(from) : words.days.through(to!);
      return words[problem.reason](code, days);
    }
    case "rooms": {
      const texts = textReader(lang, hotel.main_lang);
      const names = problem.room_classes.flatMap((id) => {
        const room = catalogue.rooms.get(id);
        return room ? [texts.plain("room_class_name", room.room_class_name)] : [];
      });
      return words.rooms(code, new Intl.ListFormat(lang).format(names));
    }
    case "plans": {
      const ordered = [...new Set(lines.map((line) => catalogue.plans.get(line.rate_plan_id)!))];
      const closed = ordered.filter((plan) => !plan.allow_coupon);
      const own = new Set(closed.map((plan) => planName(plan, lang, hotel.main_lang)));
      const names = new Intl.ListFormat(lang).format(own);
      const arePackages = closed.every((plan) => plan.promo_type === "package");
      return words.plans(code, arePackages ? words.packages_named(names) : words.plans_named(names));
    }
    case "minimum_spend":
      return words.minimum_spend(code, shownMoney(toMajor(problem.amount, hotel.currency), hotel.currency, lang));
    default:
      return words[problem.reason](code);
  }
}

const planName = (plan: CataloguePlan, lang: Language, main_lang: Language): string =>
  textReader(lang, main_lang).plain("rate_plan_code_name", plan.rate_plan_code_name);
