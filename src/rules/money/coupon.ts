/** Coupons and the members' promotion code: when they hold, and what they take off which line. */
import { addDays } from "#rules/time/day.ts";
import { percentOf, sum } from "#rules/money/money.ts";

/** The code of the discount every member may ask for; spelled as the specification does. */
export const MEMBER_PROMOTION = "Memberpromotion";

/** Coupons and points belong to lodgings whose stock lives here. */
export const hasDiscounts = (origin_pms: string): boolean => origin_pms === "yado";

/** A guest may type a code either way. */
export const couponKey = (code: string): string => code.toUpperCase();

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

/** Whether the code holds for the day, the stay, the rooms and the guest. What is spent is judged with the price. */
export function couponHolds(coupon: CouponTerms, use: CouponUse): boolean {
  return (
    coupon.active &&
    isWithin(use.today, coupon.book_from, coupon.book_to) &&
    isWithin(use.start, coupon.stay_from, coupon.stay_to) &&
    isWithin(addDays(use.end, -1), coupon.stay_from, coupon.stay_to) &&
    (coupon.cap === null || coupon.used < coupon.cap) &&
    (coupon.per_member_cap === null || use.used_by_guest < coupon.per_member_cap) &&
    use.room_classes.some((room) => isFor(coupon, room))
  );
}

function isFor(coupon: Pick<CouponTerms, "room_classes">, room_class_id: number): boolean {
  return coupon.room_classes.length === 0 || coupon.room_classes.includes(room_class_id);
}

export type Discounting = Pick<
  CouponTerms,
  "code" | "type" | "percent" | "discount" | "minimum_spend" | "room_classes"
>;
type DiscountedLine = { room_class_id: number; amount: number; allow_coupon: boolean };

export type Discounted = {
  /** What each code took off, in the order given; null where its lines do not reach its minimum spend. */
  taken: (number | null)[];
  /** What is left of each line. */
  left: number[];
};

/**
 * Codes in the order they were given: a percentage of what is left of each line it is for, rounded once per line; an amount
 * from line to line until it is used up.
 */
export function applyCoupons(lines: readonly DiscountedLine[], coupons: readonly Discounting[]): Discounted {
  const left = lines.map((line) => line.amount);
  const taken = coupons.map((coupon) => {
    const eligible = lines.flatMap((line, index) =>
      line.allow_coupon && isFor(coupon, line.room_class_id) ? [index] : [],
    );
    const spend = sum(eligible.map((index) => lines[index]!.amount));
    if (eligible.length === 0 || spend < coupon.minimum_spend) return null;
    let unused = coupon.discount;
    let total = 0;
    for (const index of eligible) {
      const off = coupon.type === "percent" ? percentOf(left[index]!, coupon.percent) : Math.min(unused, left[index]!);
      left[index]! -= off;
      unused -= off;
      total += off;
    }
    return total;
  });
  return { taken, left };
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
