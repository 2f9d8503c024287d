/** The one way to a price: the price checks and the order itself go through here, in a transaction, with nothing trusted. */
import { checkLines } from "#rules/stock/availability.ts";
import { type RefundStep, refundSteps } from "#rules/orders/cancellation.ts";
import { couponHolds, hasDiscounts, memberPromotion } from "#rules/money/coupon.ts";
import { dayAt } from "#rules/time/day.ts";
import { sum } from "#rules/money/money.ts";
import { mixesEntireRent } from "#rules/stock/plans.ts";
import type { NightRow } from "#rules/stock/stay-nights.ts";
import { type Price, priceOrder } from "#rules/money/price.ts";
import { isPayOptionOffered } from "#rules/payments/deposit.ts";
import type { Query } from "#server/database/connect.ts";
import { assertOpen } from "#server/hotel/assert-open.ts";
import { type Cart, fingerprint } from "#server/orders/price/cart.ts";
import { isValid, type Quoted } from "#server/orders/price/quotes.ts";
import type { OrderTerms } from "#server/orders/price/terms-store.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Catalogue, CataloguePlan } from "#server/rooms/catalogue.ts";
import type { Offer } from "#server/rooms/find-offers.ts";
import { readOffers } from "#server/rooms/read-offers.ts";

export type PricedLine = {
  room_class_id: number;
  num: number;
  plan: CataloguePlan;
  nights: { night: string; price: number; member_price: number | null }[];
  steps: RefundStep[];
};

type PricedAttachment = Cart["attachments"][number] &
  Pick<CataloguePlan["adds_list"][number], "item_name" | "item_type" | "price">;

export type PricedCart = {
  cart: Cart;
  cart_key: string;
  lines: PricedLine[];
  attachments: PricedAttachment[];
  coupon_ids: number[];
  /** Codes as the lodging writes them. */
  codes: string[];
  price: Price;
  /** Some plan of it has a cap of its own. */
  capped: boolean;
};

export async function priceCart(
  query: Query,
  context: RequestContext,
  {
    cart,
    catalogue,
    terms,
    quoted = null,
  }: { cart: Cart; catalogue: Catalogue; terms: OrderTerms; quoted?: Quoted | null },
): Promise<PricedCart> {
  const { hotel_id, timezone } = context.hotel;
  assertOpen(terms.hotel);
  if (context.person.kind === "member" && !terms.member) throw new Refusal("SIGN_IN_NEEDED");
  const room_classes = cart.lines.map((line) => line.room_class_id);
  const today = dayAt(context.now, timezone);
  const { offers, nights } = await readOffers(query, hotel_id, catalogue, cart, room_classes, today);
  assertLines(cart, offers, catalogue);

  const cart_key = fingerprint(cart, terms.member?.member_id ?? null);
  const kept = quoted && isValid(quoted, cart_key, context.now) ? quoted : null;
  const lines = cart.lines.map((line, index) => priceLine(line, cart, catalogue, nights, terms, kept?.lines[index]));
  const attachments = cart.attachments.map((requested) => findAttachment(requested, cart, lines));
  const coupons = findCoupons(cart, context, terms);

  const pay_option = cart.pay_option ?? (isPayOptionOffered("all", terms.hotel) ? "all" : "part");
  if (!isPayOptionOffered(pay_option, terms.hotel)) throw new Refusal("PAY_OPTION_NOT_OFFERED", ["pay_option"]);
  // Where codes and points are hidden, so is stored value.
  const credit = hasDiscounts(terms.hotel.origin_pms) ? terms.member : null;
  const balance = credit?.points ?? 0;
  if ((cart.points !== 0 || cart.use_deposit) && !terms.member) throw new Refusal("SIGN_IN_NEEDED");
  const price = priceOrder({
    lines: lines.map(({ room_class_id, num, plan, nights }) => ({
      room_class_id,
      num,
      price: sum(nights.map((night) => night.price)),
      member_price: nights.some((night) => night.member_price !== null)
        ? sum(nights.map((night) => night.member_price ?? night.price))
        : null,
      allow_member_price: plan.allow_member_price,
      allow_coupon: plan.allow_coupon,
    })),
    isMember: terms.member !== null,
    coupons,
    attachments,
    points: { requested: cart.points ?? balance, balance },
    stored_values: cart.use_deposit ? (credit?.stored_values ?? 0) : 0,
    deposit: terms.hotel,
    pay_option,
  });
  if (typeof price === "string") throw new Refusal(price);
  return {
    cart,
    cart_key,
    lines,
    attachments,
    coupon_ids: coupons.flatMap((coupon) => coupon.coupon_id ?? []),
    codes: coupons.map((coupon) => coupon.code),
    price,
    capped: offers.some((offer) => offer.capped && isOrdered(cart, offer)),
  };
}

function isOrdered(cart: Cart, offer: Offer): boolean {
  return cart.lines.some(
    (line) => line.room_class_id === offer.room_class_id && line.rate_plan_id === offer.rate_plan_id,
  );
}

/** Checks every line against what is free now; refuses with the first problem's code and the fields of all. */
function assertLines(cart: Cart, offers: readonly Offer[], catalogue: Catalogue): void {
  const rooms = [...new Set(offers.map((offer) => offer.room_class_id))].map((room_class_id) => ({
    room_class_id,
    rate_plans: offers.filter((offer) => offer.room_class_id === room_class_id),
  }));
  const problems = checkLines(cart.lines, rooms);
  const first = problems.find((problem) => problem !== null);
  if (first) {
    const fields = problems.flatMap((problem, index) => (problem === null ? [] : [`orders.${index}`]));
    throw new Refusal(first, fields);
  }
  const lines = cart.lines.map((line) => ({ num: line.num, plan: catalogue.plans.get(line.rate_plan_id)! }));
  if (mixesEntireRent(lines)) throw new Refusal("ENTIRE_RENT_ALONE", ["orders"]);
}

function priceLine(
  line: Cart["lines"][number],
  { end }: Cart,
  catalogue: Catalogue,
  nights: readonly NightRow[],
  terms: OrderTerms,
  kept: Quoted["lines"][number] | undefined,
): PricedLine {
  const plan = catalogue.plans.get(line.rate_plan_id)!;
  const own = nights
    .filter(
      ({ room_class_id, rate_plan_id, night }) =>
        room_class_id === line.room_class_id && rate_plan_id === line.rate_plan_id && night < end,
    )
    .toSorted((a, b) => (a.night < b.night ? -1 : 1));
  return {
    room_class_id: line.room_class_id,
    num: line.num,
    plan,
    nights: own.map(({ night, price, member_price }, index) => {
      const [keptPrice = price!, keptMemberPrice = member_price] = kept?.nights[index] ?? [];
      return { night, price: keptPrice, member_price: keptMemberPrice };
    }),
    steps: kept?.steps ?? refundSteps(plan.refund_template_id, terms.templates[plan.refund_template_id]),
  };
}

/** An add-on is sold with a plan that offers it, for a day of the stay. */
function findAttachment(
  requested: Cart["attachments"][number],
  cart: Cart,
  lines: readonly PricedLine[],
): PricedAttachment {
  const of = lines.filter((line) => requested.room_class_id === null || line.room_class_id === requested.room_class_id);
  const found = of.flatMap((line) => line.plan.adds_list).find((each) => each.item_number === requested.item_number);
  if (!found || requested.date < cart.start || requested.date > cart.end) {
    throw new Refusal("ADD_ON_UNAVAILABLE", ["room_attachment_detail"]);
  }
  const { item_name, item_type, price } = found;
  return { ...requested, item_name, item_type, price };
}

type FoundCoupon =
  | OrderTerms["coupons"][number]
  | (ReturnType<typeof memberPromotion> & { coupon_id: null; used_by_guest: 0 });

function findCoupons(cart: Cart, context: RequestContext, terms: OrderTerms): FoundCoupon[] {
  const invalid = () => new Refusal("COUPON_INVALID", ["coupon_array"]);
  const { member_discount, member_discount_start, member_discount_end } = terms.hotel;
  const found: FoundCoupon[] = cart.coupons.map((code) => {
    const coupon = terms.coupons.find((each) => each.code === code);
    if (!coupon) throw invalid();
    return coupon;
  });
  if (cart.asksMemberPromotion) {
    if (!terms.member) throw invalid();
    const discount = member_discount ?? context.memberDiscount;
    found.push({
      ...memberPromotion(discount, member_discount_start, member_discount_end),
      coupon_id: null,
      used_by_guest: 0,
    });
  }
  if (found.length > 0 && !hasDiscounts(terms.hotel.origin_pms)) throw invalid();
  const use = {
    today: dayAt(context.now, context.hotel.timezone),
    start: cart.start,
    end: cart.end,
    room_classes: cart.lines.map((line) => line.room_class_id),
  };
  // Which card it is shows when it is paid; that it is a card can be seen now.
  if (cart.pay_way !== "credit_card" && found.some((coupon) => coupon.card_prefixes.length > 0)) throw invalid();
  if (!found.every((coupon) => couponHolds(coupon, { ...use, used_by_guest: coupon.used_by_guest }))) throw invalid();
  return found;
}
