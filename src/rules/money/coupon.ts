/** Coupons and the members' promotion code: when they hold, and what they take off which line. */
import { addDays } from "#rules/time/day.ts";
import { percentOf, roundOnWire, sum } from "#rules/money/money.ts";

/** The code of the discount every member may ask for; spelled as the specification does. */
export const MEMBER_PROMOTION = "Memberpromotion";

/** Coupons and points belong to lodgings whose stock lives here. */
export const hasDiscounts = (origin_pms: string): boolean => origin_pms === "yado";

/** A guest may type a code either way. */
export const couponKey = (code: string): string => code.toUpperCase();

/** Each code once, whatever its letter case, as it was first written. */
export const distinctCodes = (codes: readonly string[]): string[] =>
  codes.filter((code, index) => codes.findIndex((each) => couponKey(each) === couponKey(code)) === index);

/** What may be a discount code in a text for guests: a word in capitals and figures, as lodgings write them. */
export function namedCodes(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.match(/(?<![\w-])[A-Z0-9][A-Z0-9_-]{2,39}(?![\w-])/g) ?? []);
  return [...new Set(words)];
}

export type CouponTerms = {
  code: string;
  type: "percent" | "amount";
  percent: number;
  discount: number;
  /** Days on which it may be used for booking, ends included; null = no limit. */
  book_from: string | null;
  book_to: string | null;
  /** Nights it may be used for, ends included; null = no limit. */
  stay_from: string | null;
  stay_to: string | null;
  minimum_spend: number;
  /** Room classes it holds for; empty = all. */
  room_classes: readonly number[];
  /** First digits of the cards it is for; empty = any way to pay. */
  card_prefixes: readonly string[];
  cap: number | null;
  used: number;
  per_member_cap: number | null;
  active: boolean;
};

export type CouponUse = {
  today: string;
  start: string;
  end: string;
  room_classes: readonly number[];
  /** How often this guest has used it before. */
  used_by_guest: number;
};

const isWithin = (day: string, from: string | null, to: string | null) =>
  (from === null || day >= from) && (to === null || day <= to);

/** Why a code can't be used, with what its owner needs to know. */
export type CouponProblem =
  | { reason: "unknown" | "members" | "plans" | "used_up" | "used_by_guest" | "card" }
  | { reason: "booking_dates" | "stay_dates"; from: string | null; to: string | null }
  | { reason: "rooms"; room_classes: readonly number[] }
  | { reason: "minimum_spend"; amount: number };

/** The first reason why the code does not hold for the day, the stay, the rooms and the guest. What is spent is judged with the price. */
export function couponProblem(coupon: CouponTerms, use: CouponUse): CouponProblem | null {
  const { book_from, book_to, stay_from, stay_to, room_classes } = coupon;
  const isStayWithin = [use.start, addDays(use.end, -1)].every((night) => isWithin(night, stay_from, stay_to));
  if (!coupon.active) return { reason: "unknown" };
  if (!isWithin(use.today, book_from, book_to)) return { reason: "booking_dates", from: book_from, to: book_to };
  if (coupon.cap !== null && coupon.used >= coupon.cap) return { reason: "used_up" };
  if (coupon.per_member_cap !== null && use.used_by_guest >= coupon.per_member_cap) return { reason: "used_by_guest" };
  if (!isStayWithin) return { reason: "stay_dates", from: stay_from, to: stay_to };
  return use.room_classes.some((room) => isFor(coupon, room)) ? null : { reason: "rooms", room_classes };
}

function isFor(coupon: Pick<CouponTerms, "room_classes">, room_class_id: number): boolean {
  return coupon.room_classes.length === 0 || coupon.room_classes.includes(room_class_id);
}

export type Discounting = Pick<
  CouponTerms,
  "code" | "type" | "percent" | "discount" | "minimum_spend" | "room_classes"
>;

export type DiscountedLine = {
  room_class_id: number;
  /** At the price for everyone. */
  list: number;
  /** As this guest is charged: less than `list` at a member price. */
  amount: number;
  allow_coupon: boolean;
};

export type Discounted = {
  /** What each code took off, in the order given; null where its lines do not reach its minimum spend. */
  taken: (number | null)[];
  /** What is left of each line. */
  left: number[];
};

/** The lines that a code may take something off. */
const eligible = (lines: readonly DiscountedLine[], coupon: Discounting): number[] =>
  lines.flatMap((line, index) => (line.allow_coupon && isFor(coupon, line.room_class_id) ? [index] : []));

/** Why a code that holds for the stay takes nothing off these lines. */
export function spendProblem(lines: readonly DiscountedLine[], coupon: Discounting): CouponProblem | null {
  const own = eligible(lines, coupon);
  if (own.length === 0) return { reason: "plans" };
  const spend = sum(own.map((index) => lines[index]!.amount));
  return spend < coupon.minimum_spend ? { reason: "minimum_spend", amount: coupon.minimum_spend } : null;
}

/**
 * What the members' percentage takes off the rest of a line. A member price has given a part of that percentage already, or all of
 * it: only what it lacks is taken, and of what other codes have left, in proportion.
 */
function membersOff({ list, amount }: DiscountedLine, left: number, percent: number): number {
  const [whole, lacking] = [BigInt(amount) * 100n, BigInt(amount) * 100n - BigInt(list) * BigInt(100 - percent)];
  return lacking > 0n ? Number((BigInt(left) * lacking * 2n + whole) / (whole * 2n)) : 0;
}

/**
 * Codes in the order they were given: a percentage of what is left of each line it is for, rounded once per line; an amount
 * from line to line until it is used up.
 */
export function applyCoupons(lines: readonly DiscountedLine[], coupons: readonly Discounting[]): Discounted {
  const left = lines.map((line) => line.amount);
  const taken = coupons.map((coupon) => {
    if (spendProblem(lines, coupon)) return null;
    let unused = coupon.discount;
    let total = 0;
    const offOf = (index: number): number => {
      if (coupon.type === "amount") return Math.min(unused, left[index]!);
      const isMembers = coupon.code === MEMBER_PROMOTION;
      return isMembers
        ? membersOff(lines[index]!, left[index]!, coupon.percent)
        : percentOf(left[index]!, coupon.percent);
    };
    for (const index of eligible(lines, coupon)) {
      const off = offOf(index);
      left[index]! -= off;
      unused -= off;
      total += off;
    }
    return total;
  });
  return { taken, left };
}

export type MemberDiscount = { discount: number; start: string | null; end: string | null };

/** Whether the members' percentage would take anything off a price that members pay. Amounts as they are on the wire. */
export const lacksPercent = (list: number, charged: number, percent: number): boolean =>
  roundOnWire(charged * 100 - list * (100 - percent)) > 0;

/** The percentage that members may take off today; 0: none. */
export function memberOffer({ discount, start, end }: MemberDiscount, today: string): number {
  return isWithin(today, start, end) ? Math.max(0, memberPromotion(discount, start, end).percent) : 0;
}

/** The lodging's member discount is a fraction of the price: 0.8 is 20 percent off. */
export function memberPromotion(discount: number, start: string | null, end: string | null): CouponTerms {
  return {
    code: MEMBER_PROMOTION,
    type: "percent",
    percent: Math.round(100 - discount * 100),
    discount: 0,
    book_from: start,
    book_to: end,
    stay_from: null,
    stay_to: null,
    minimum_spend: 0,
    room_classes: [],
    card_prefixes: [],
    cap: null,
    used: 0,
    per_member_cap: null,
    active: true,
  };
}
