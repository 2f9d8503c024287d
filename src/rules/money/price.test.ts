/** The price of an order (decisions 4): rooms → coupons → add-ons → points → stored value → deposit. */
import { describe, expect, test } from "vitest";
import type { Discounting } from "#rules/money/coupon.ts";
import { type Price, type PriceAsk, type PricedLine, type PriceProblem, priceOrder } from "#rules/money/price.ts";

const line = (differs: Partial<PricedLine> = {}): PricedLine => ({
  room_class_id: 1,
  num: 1,
  price: 3000,
  member_price: null,
  allow_member_price: true,
  allow_coupon: true,
  guest_amount: 0,
  ...differs,
});

const coupon = (differs: Partial<Discounting>): Discounting => ({
  code: "SPRING",
  type: "percent",
  percent: 0,
  discount: 0,
  minimum_spend: 0,
  room_classes: [],
  ...differs,
});

const ask = (differs: Partial<PriceAsk> = {}): PriceAsk => ({
  lines: [line()],
  isMember: false,
  coupons: [],
  attachments: [],
  points: { requested: 0, balance: 0 },
  stored_values: 0,
  deposit: { deposit_type: ["all", "deposit"], deposit_percent: 30 },
  pay_option: "all",
  ...differs,
});

const TEN_PERCENT = coupon({ code: "TEN", percent: 10 });
const MEMBERS_ROOM = line({ num: 2, member_price: 2700 });

describe("an order", () => {
  test("goes through every step in its order", () => {
    const whole = ask({
      lines: [MEMBERS_ROOM, line({ room_class_id: 2, price: 1005, allow_coupon: false })],
      isMember: true,
      coupons: [TEN_PERCENT, coupon({ code: "LESS", type: "amount", discount: 60 })],
      attachments: [
        { price: 500, quantity: 2 },
        { price: 33, quantity: 1 },
      ],
      points: { requested: 300, balance: 800 },
      stored_values: 1000,
      pay_option: "part",
    });
    expect(priceOrder(whole)).toEqual({
      list_amount: 7005,
      member_discount: 600,
      room_amount: 6405,
      coupon_discount: 600,
      coupons: [
        { code: "TEN", amount: 540 },
        { code: "LESS", amount: 60 },
      ],
      guest_amount: 0,
      attachment_amount: 1033,
      point_used: 300,
      stored_value_used: 1000,
      total: 5538,
      // 1661.4, rounded up.
      deposit_amount: 1662,
      pay_amount: 1662,
      lines: [
        { list: 6000, amount: 5400, net_amount: 4800 },
        { list: 1005, amount: 1005, net_amount: 1005 },
      ],
    });
  });

  test.each<[why: string, requested: Partial<PriceAsk>, price: Partial<Price>]>([
    ["one room", {}, { list_amount: 3000, room_amount: 3000, total: 3000, pay_amount: 3000 }],
    ["nothing", { lines: [] }, { list_amount: 0, total: 0, deposit_amount: 0, pay_amount: 0, lines: [] }],
    ["a visitor's, though members pay less", { lines: [MEMBERS_ROOM] }, { member_discount: 0, total: 6000 }],
    ["a member's", { lines: [MEMBERS_ROOM], isMember: true }, { list_amount: 6000, member_discount: 600, total: 5400 }],
    [
      "a member's where the plan allows no member price",
      { lines: [{ ...MEMBERS_ROOM, allow_member_price: false }], isMember: true },
      { member_discount: 0, total: 6000 },
    ],
    [
      "a coupon on the member price",
      { lines: [MEMBERS_ROOM], isMember: true, coupons: [TEN_PERCENT] },
      { total: 4860 },
    ],
    // One rounding per line of several rooms, not per room: 10 % of 10, not twice 10 % of 5.
    ["a line of two rooms", { lines: [line({ num: 2, price: 5 })], coupons: [TEN_PERCENT] }, { coupon_discount: 1 }],
    [
      "add-ons that no coupon touches",
      { coupons: [coupon({ percent: 100 })], attachments: [{ price: 250, quantity: 3 }] },
      {
        coupon_discount: 3000,
        attachment_amount: 750,
        total: 750,
        lines: [{ list: 3000, amount: 3000, net_amount: 0 }],
      },
    ],
    [
      "points that pay for add-ons too",
      { attachments: [{ price: 100, quantity: 1 }], points: { requested: 3050, balance: 3050 } },
      { point_used: 3050, total: 50 },
    ],
    [
      "no more points than are due",
      { points: { requested: 5000, balance: 9000 }, stored_values: 700 },
      { point_used: 3000, stored_value_used: 0, total: 0, deposit_amount: 0, pay_amount: 0 },
    ],
    [
      "points before stored value",
      { points: { requested: 2900, balance: 2900 }, stored_values: 700 },
      { point_used: 2900, stored_value_used: 100, total: 0 },
    ],
    ["stored value to its end", { stored_values: 700 }, { stored_value_used: 700, total: 2300 }],
    ["stored value as far as is due", { stored_values: 3001 }, { stored_value_used: 3000, total: 0 }],
    ["a part", { pay_option: "part" }, { total: 3000, deposit_amount: 900, pay_amount: 900 }],
    [
      "a part where no deposit is offered",
      { deposit: { deposit_type: ["all"], deposit_percent: 30 }, pay_option: "part" },
      { total: 3000, deposit_amount: 0, pay_amount: 3000 },
    ],
    [
      "a part of what is left after discounts",
      { coupons: [TEN_PERCENT], stored_values: 1, pay_option: "part" },
      { total: 2699, deposit_amount: 810, pay_amount: 810 },
    ],
    [
      "all where no deposit is offered",
      { deposit: { deposit_type: ["all"], deposit_percent: 30 } },
      { deposit_amount: 0, pay_amount: 3000 },
    ],
    ["thirty nights in twenty rooms", { lines: [line({ num: 20, price: 30 * 99_999 })] }, { total: 59_999_400 }],
  ])("of %s", (_why, requested, price) => {
    expect(priceOrder(ask(requested))).toMatchObject(price);
  });

  test.each<[why: string, requested: Partial<PriceAsk>, problem: PriceProblem]>([
    ["a coupon below its minimum spend", { coupons: [coupon({ percent: 10, minimum_spend: 3001 })] }, "COUPON_INVALID"],
    ["a coupon no line allows", { lines: [line({ allow_coupon: false })], coupons: [TEN_PERCENT] }, "COUPON_INVALID"],
    ["a coupon for other rooms", { coupons: [coupon({ percent: 10, room_classes: [2] })] }, "COUPON_INVALID"],
    ["one bad coupon of two", { coupons: [TEN_PERCENT, coupon({ room_classes: [2] })] }, "COUPON_INVALID"],
    ["more points than there are", { points: { requested: 101, balance: 100 } }, "POINTS_NOT_ENOUGH"],
    [
      "more points than there are, for little",
      { lines: [], points: { requested: 1, balance: 0 } },
      "POINTS_NOT_ENOUGH",
    ],
  ])("is refused with %s", (_why, requested, problem) => {
    expect(priceOrder(ask(requested))).toBe(problem);
  });

  test("is not refused for a minimum spend that is just reached, add-ons not counted", () => {
    const coupons = [coupon({ percent: 10, minimum_spend: 3000 })];
    expect(priceOrder(ask({ coupons }))).toMatchObject({ total: 2700 });
    const poorer = ask({ lines: [line({ price: 2999 })], coupons, attachments: [{ price: 100, quantity: 1 }] });
    expect(priceOrder(poorer)).toBe("COUPON_INVALID");
  });
});
