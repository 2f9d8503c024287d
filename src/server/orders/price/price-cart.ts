/** The one way to a price: the price checks and the order itself go through here, in a transaction, with nothing trusted. */
import { checkLines } from "#rules/stock/availability.ts";
import { guestAmount, type GuestCharge } from "#rules/guests/guest-bands.ts";
import { type RefundStep, refundSteps } from "#rules/orders/cancellation.ts";
import { couponShares } from "#rules/money/card-coupon.ts";
import {
  couponProblem,
  type DiscountedLine,
  hasDiscounts,
  MEMBER_PROMOTION,
  memberPromotion,
  spendProblem,
} from "#rules/money/coupon.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { sum } from "#rules/money/money.ts";
import { mixesEntireRent } from "#rules/stock/plans.ts";
import type { NightRow } from "#rules/stock/stay-nights.ts";
import { chargedLines, memberSaving, type Price, type PriceAsk, priceOrder } from "#rules/money/price.ts";
import { isPayOptionOffered } from "#rules/payments/deposit.ts";
import type { Query } from "#server/database/connect.ts";
import type { CouponUsed } from "#server/discounts/redeem-coupons.ts";
import { chargeGuests } from "#server/families/charge-guests.ts";
import { placeAdults } from "#server/families/place-adults.ts";
import { assertCots } from "#server/families/assert-cots.ts";
import { assertOpen } from "#server/hotel/assert-open.ts";
import { assertBeds } from "#server/orders/price/assert-beds.ts";
import { type Cart, fingerprint } from "#server/orders/price/cart.ts";
import { findAttachments, type PricedAttachment, type Wanted } from "#server/orders/price/find-attachments.ts";
import { isValid, type Quoted } from "#server/orders/price/quotes.ts";
import { type FaultyCoupon, refuseCoupons } from "#server/orders/price/refuse-coupons.ts";
import type { OrderTerms } from "#server/orders/price/terms-store.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Catalogue, CataloguePlan } from "#server/rooms/catalogue.ts";
import type { Offer } from "#server/rooms/find-offers.ts";
import { readLastNight } from "#server/rooms/read-last-night.ts";
import { findRailItems } from "#server/rail/find-rail-items.ts";
import { readOffers } from "#server/rooms/read-offers.ts";

export type PricedLine = {
  room_class_id: number;
  num: number;
  plan: CataloguePlan;
  nights: { night: string; price: number; member_price: number | null }[];
  steps: RefundStep[];
  guest_charges: GuestCharge[];
};

export type PricedCart = {
  cart: Cart;
  cart_key: string;
  lines: PricedLine[];
  attachments: PricedAttachment[];
  coupons_used: CouponUsed[];
  /** Codes as the lodging writes them. */
  codes: string[];
  price: Price;
  /** What a visitor would save as a member. */
  member_saving: number;
  /** Some plan of it has a cap of its own. */
  capped: boolean;
};

type Offered = Awaited<ReturnType<typeof readOffers>>;

/** What can be sold of the classes in the cart; read together with the terms. */
export function readCartOffers(
  query: Query,
  { hotel, now }: Pick<RequestContext, "hotel" | "now">,
  cart: Cart,
  catalogue: Catalogue,
): Promise<Offered> {
  const room_classes = cart.lines.map((line) => line.room_class_id);
  return readOffers(query, hotel.hotel_id, catalogue, cart, room_classes, dayAt(now, hotel.timezone));
}

export async function priceCart(
  query: Query,
  context: RequestContext,
  {
    cart: sent,
    catalogue,
    terms,
    offered: { offers, nights, rows },
    quoted = null,
    takes = false,
  }: {
    cart: Cart;
    catalogue: Catalogue;
    terms: OrderTerms;
    offered: Offered;
    quoted?: Quoted | null;
    /** It is ordered, not only priced: what is limited stays as it was counted until the end. */
    takes?: boolean;
  },
): Promise<PricedCart> {
  const { hotel_id } = context.hotel;
  assertOpen(terms.hotel);
  if (context.person.kind === "member" && !terms.member) throw new Refusal("SIGN_IN_NEEDED");
  const refusal = refuseLines(sent, offers, catalogue);
  if (refusal) throw (await refuseBeyondSale(query, hotel_id, sent)) ?? refusal;
  const cart = placeAdults(sent, catalogue, rows);
  const isPlaced = catalogue.family.bands.length > 0 && cart.lines.every(({ guests }) => guests !== null);
  if (!isPlaced) {
    // Children are priced by their ages: without them no price is right.
    if (catalogue.family.bands.length > 0 && (cart.party?.children ?? 0) > 0) {
      throw new Refusal("AGES_NEEDED", ["children_count"]);
    }
    assertBeds(cart, catalogue, rows);
  }
  const charges = chargeGuests(cart, catalogue, rows);

  const cart_key = fingerprint(sent, terms.member?.member_id ?? null);
  const kept = quoted && isValid(quoted, cart_key, context.now) ? quoted : null;
  const lines = cart.lines.map((line, index) => ({
    ...priceLine(line, cart, catalogue, nights, terms, kept?.lines[index]),
    // Whether the rooms take these guests was checked by the bands of now.
    guest_charges: kept?.lines[index]?.guests ?? charges[index]!,
  }));
  const extras = await findAttachments(query, context, attachedTo(cart), lines, { lock: takes });
  await assertCots(query, hotel_id, cart, { lock: takes });
  const rail = await findRailItems(query, context, cart, { lock: takes });
  const attachments = [...extras, ...rail];
  const coupons = findCoupons(cart, context, terms, catalogue);

  const pay_option = cart.pay_option ?? (isPayOptionOffered("all", terms.hotel) ? "all" : "part");
  if (!isPayOptionOffered(pay_option, terms.hotel)) throw new Refusal("PAY_OPTION_NOT_OFFERED", ["pay_option"]);
  // Where codes and points are hidden, so is stored value.
  const credit = hasDiscounts(terms.hotel.origin_pms) ? terms.member : null;
  const balance = credit?.points ?? 0;
  if ((cart.points !== 0 || cart.use_deposit) && !terms.member) throw new Refusal("SIGN_IN_NEEDED");
  const isMember = terms.member !== null;
  const priced = lines.map(({ room_class_id, num, plan, nights, guest_charges }) => ({
    room_class_id,
    num,
    price: sum(nights.map((night) => night.price)),
    member_price: nights.some((night) => night.member_price !== null)
      ? sum(nights.map((night) => night.member_price ?? night.price))
      : null,
    allow_member_price: plan.allow_member_price,
    allow_coupon: plan.allow_coupon,
    guest_amount: guestAmount(guest_charges),
  }));
  const charged = chargedLines({ lines: priced, isMember });
  const faulty = coupons.flatMap((coupon) => faultOf(coupon.code, spendProblem(charged, coupon)));
  if (faulty.length > 0) throw refuseCoupons(context, cart, catalogue, faulty);
  const ask: PriceAsk = {
    lines: priced,
    isMember,
    coupons,
    attachments,
    points: { requested: cart.points ?? balance, balance },
    stored_values: cart.use_deposit ? (credit?.stored_values ?? 0) : 0,
    deposit: terms.hotel,
    pay_option,
  };
  const price = priceOrder(ask);
  if (typeof price === "string") throw new Refusal(price);
  // Tickets are bought for money: points and stored value pay for the rest.
  if (sum(rail.map((item) => item.price)) > price.total) throw new Refusal("RAIL_NEEDS_PAYMENT", ["point_used"]);
  return {
    cart,
    cart_key,
    lines,
    attachments,
    coupons_used: couponsUsed(charged, coupons),
    codes: coupons.map((coupon) => coupon.code),
    price,
    member_saving: memberSaving(ask),
    capped: offers.some((offer) => offer.capped && isOrdered(cart, offer)),
  };
}

/** A new order has nothing yet. */
const attachedTo = ({ start, end, party, attachments }: Cart): Wanted => ({
  start,
  end,
  people: party && party.adults + party.children,
  attachments,
  sent_as: "room_attachment_detail",
  owned: [],
});

/** As they are stored with the order: what each takes off each line, and the cards it is for. */
function couponsUsed(lines: readonly DiscountedLine[], coupons: readonly FoundCoupon[]): CouponUsed[] {
  const shares = couponShares(lines, coupons);
  return coupons.flatMap(({ coupon_id, card_prefixes }, nth) =>
    coupon_id === null ? [] : [{ coupon_id, taken: shares[nth]!, card_prefixes: [...card_prefixes] }],
  );
}

function isOrdered(cart: Cart, offer: Offer): boolean {
  return cart.lines.some(
    (line) => line.room_class_id === offer.room_class_id && line.rate_plan_id === offer.rate_plan_id,
  );
}

/** Checks every line against what is free now; refuses with the first problem's code and the fields of all. */
function refuseLines(cart: Cart, offers: readonly Offer[], catalogue: Catalogue): Refusal | null {
  const rooms = [...new Set(offers.map((offer) => offer.room_class_id))].map((room_class_id) => ({
    room_class_id,
    rate_plans: offers.filter((offer) => offer.room_class_id === room_class_id),
  }));
  const problems = checkLines(cart.lines, rooms);
  const first = problems.find((problem) => problem !== null);
  if (first) {
    const fields = problems.flatMap((problem, index) => (problem === null ? [] : [`orders.${index}`]));
    return new Refusal(first, fields);
  }
  const lines = cart.lines.map((line) => ({ num: line.num, plan: catalogue.plans.get(line.rate_plan_id)! }));
  return mixesEntireRent(lines) ? new Refusal("ENTIRE_RENT_ALONE", ["orders"]) : null;
}

/** Nights that nobody can buy yet are not sold out. */
async function refuseBeyondSale(
  query: Query,
  hotel_id: number,
  { start, end, sent_as }: Cart,
): Promise<Refusal | null> {
  const lastNight = await readLastNight(query.run, hotel_id);
  if (lastNight !== null && end <= addDays(lastNight, 1)) return null;
  const isAllBeyond = lastNight === null || start > lastNight;
  return new Refusal("NOT_ON_SALE_YET", isAllBeyond ? [sent_as.start, sent_as.end] : [sent_as.end], {
    last_night: lastNight,
  });
}

function priceLine(
  line: Cart["lines"][number],
  { end }: Cart,
  catalogue: Catalogue,
  nights: readonly NightRow[],
  terms: OrderTerms,
  kept: Quoted["lines"][number] | undefined,
): Omit<PricedLine, "guest_charges"> {
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

type FoundCoupon =
  | OrderTerms["coupons"][number]
  | (ReturnType<typeof memberPromotion> & { coupon_id: null; used_by_guest: 0 });

const faultOf = (code: string, problem: FaultyCoupon["problem"] | null): FaultyCoupon[] =>
  problem ? [{ code, problem }] : [];

/** The coupons of the codes, or a refusal that names every code that does not hold. */
function findCoupons(cart: Cart, context: RequestContext, terms: OrderTerms, catalogue: Catalogue): FoundCoupon[] {
  const { member_discount, member_discount_start, member_discount_end } = terms.hotel;
  const isOffered = hasDiscounts(terms.hotel.origin_pms);
  const own = cart.coupons.map((code) => ({
    code,
    coupon: isOffered ? terms.coupons.find((each) => each.code === code) : undefined,
  }));
  const promotion = () => ({
    ...memberPromotion(member_discount ?? context.memberDiscount, member_discount_start, member_discount_end),
    coupon_id: null,
    used_by_guest: 0 as const,
  });
  const requested: { code: string; coupon: FoundCoupon | undefined }[] = [
    ...own,
    ...(cart.asksMemberPromotion
      ? [{ code: MEMBER_PROMOTION, coupon: isOffered && terms.member ? promotion() : undefined }]
      : []),
  ];
  const use = {
    today: dayAt(context.now, context.hotel.timezone),
    start: cart.start,
    end: cart.end,
    room_classes: cart.lines.map((line) => line.room_class_id),
  };
  const problemOf = (code: string, coupon: FoundCoupon | undefined): FaultyCoupon["problem"] | null => {
    if (!coupon) return { reason: isOffered && code === MEMBER_PROMOTION ? "members" : "unknown" };
    const problem = couponProblem(coupon, { ...use, used_by_guest: coupon.used_by_guest });
    // Which card it is shows when it is paid; that it is a card can be seen now.
    const isCardMissing = cart.pay_way !== "credit_card" && coupon.card_prefixes.length > 0;
    return problem ?? (isCardMissing ? { reason: "card" } : null);
  };
  const faulty = requested.flatMap(({ code, coupon }) => faultOf(code, problemOf(code, coupon)));
  if (faulty.length > 0) throw refuseCoupons(context, cart, catalogue, faulty);
  return requested.flatMap(({ coupon }) => coupon ?? []);
}
