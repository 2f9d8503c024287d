/**
 * The price of an order is calculated only here: lines (or member prices) → coupons → guests beyond the beds → add-ons → points → stored value. The
 * nights of a line are added up before, in orders/price/price-cart.ts; a search adds them up in database/functions.sql, other dates in rules/stock/stay-nights.ts. The
 * browser adds up amounts only to show them.
 */
import { applyCoupons, type DiscountedLine, type Discounting } from "#rules/money/coupon.ts";
import { depositAmount, isPayOptionOffered } from "#rules/payments/deposit.ts";
import { sum } from "#rules/money/money.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import { creditSpent } from "#rules/money/points.ts";

export type PricedLine = {
  room_class_id: number;
  num: number;
  /** One room, the whole stay. */
  price: number;
  member_price: number | null;
  allow_member_price: boolean;
  allow_coupon: boolean;
  /** What its guests cost beyond the rooms' own beds: codes and memberships change nothing of it. */
  guest_amount: number;
};

export type PriceAsk = {
  lines: readonly PricedLine[];
  isMember: boolean;
  coupons: readonly Discounting[];
  attachments: readonly { price: number; quantity: number }[];
  points: { requested: number; balance: number };
  /** Stored value that may be spent; 0 where the guest did not ask for it. */
  stored_values: number;
  deposit: { deposit_type: readonly string[]; deposit_percent: number };
  pay_option: "all" | "part";
};

export type Price = {
  /** Rooms at the price for everyone. */
  list_amount: number;
  member_discount: number;
  /** Rooms as charged, before coupons. */
  room_amount: number;
  coupon_discount: number;
  /** What each code took off, in the order given. */
  coupons: { code: string; amount: number }[];
  /** What guests cost beyond the rooms' own beds. */
  guest_amount: number;
  attachment_amount: number;
  point_used: number;
  stored_value_used: number;
  total: number;
  deposit_amount: number;
  /** The amount of the chosen payment option. */
  pay_amount: number;
  /** Each line: its rooms at the price for everyone and as charged, and what is left of that after coupons, with its guests. */
  lines: { list: number; amount: number; net_amount: number }[];
};

export type PriceProblem = "COUPON_INVALID" | "POINTS_NOT_ENOUGH";

/** How much less a visitor would pay for the same as a member, with the same codes. */
export function memberSaving(ask: PriceAsk): number {
  if (ask.isMember) return 0;
  const [own, members] = [priceOrder(ask), priceOrder({ ...ask, isMember: true })];
  return typeof own === "string" || typeof members === "string" ? 0 : own.total - members.total;
}

/** The lines as codes see them. */
export const chargedLines = ({ lines, isMember }: Pick<PriceAsk, "lines" | "isMember">): DiscountedLine[] =>
  lines.map((line) => ({
    room_class_id: line.room_class_id,
    allow_coupon: line.allow_coupon,
    list: line.num * line.price,
    amount: line.num * chargedPrice(line, isMember),
  }));

export function priceOrder(ask: PriceAsk): Price | PriceProblem {
  const lines = chargedLines(ask);
  const list_amount = sum(lines.map((line) => line.list));
  const room_amount = sum(lines.map((line) => line.amount));

  const { taken, left } = applyCoupons(lines, ask.coupons);
  const coupons = ask.coupons.map(({ code }, index) => ({ code, amount: taken[index] ?? 0 }));
  if (taken.includes(null)) return "COUPON_INVALID";
  const coupon_discount = sum(coupons.map((coupon) => coupon.amount));

  const attachment_amount = sum(ask.attachments.map(({ price, quantity }) => price * quantity));
  const guest_amount = sum(ask.lines.map((line) => line.guest_amount));
  const due = room_amount - coupon_discount + guest_amount + attachment_amount;
  const point_used = creditSpent(ask.points.requested, ask.points.balance, due);
  if (point_used === null) return "POINTS_NOT_ENOUGH";
  const stored_value_used = Math.min(ask.stored_values, due - point_used);
  const total = due - point_used - stored_value_used;
  const deposit_amount = depositAmount(total, ask.deposit);
  return {
    list_amount,
    member_discount: list_amount - room_amount,
    room_amount,
    coupon_discount,
    coupons,
    guest_amount,
    attachment_amount,
    point_used,
    stored_value_used,
    total,
    deposit_amount,
    pay_amount: isPayOptionOffered(ask.pay_option, ask.deposit) && ask.pay_option === "part" ? deposit_amount : total,
    lines: lines.map(({ list, amount }, index) => ({
      list,
      amount,
      net_amount: left[index]! + ask.lines[index]!.guest_amount,
    })),
  };
}
