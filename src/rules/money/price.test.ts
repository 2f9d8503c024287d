/** The price of an order (decisions 4): rooms → coupons → add-ons → points → stored value → deposit. */
import fc from "fast-check";
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
      attachment_amount: 1033,
      point_used: 300,
      stored_value_used: 1000,
      total: 5538,
      // 1661.4, rounded up.
      deposit_amount: 1662,
      pay_amount: 1662,
      lines: [
        { amount: 5400, net_amount: 4800 },
        { amount: 1005, net_amount: 1005 },
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
      { coupon_discount: 3000, attachment_amount: 750, total: 750, lines: [{ amount: 3000, net_amount: 0 }] },
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

const small = fc.integer({ min: 0, max: 40 });
const amount = fc.oneof(small, fc.integer({ min: 0, max: 3_000_000 }));
const percent = fc.integer({ min: 0, max: 100 });
const pricedLine = fc
  .record({
    room_class_id: fc.integer({ min: 1, max: 3 }),
    num: fc.integer({ min: 1, max: 20 }),
    price: amount,
    off: fc.option(amount),
    allow_member_price: fc.boolean(),
    allow_coupon: fc.boolean(),
  })
  .map(({ off, ...line }) => ({ ...line, member_price: off === null ? null : Math.max(0, line.price - off) }));
const anyAsk: fc.Arbitrary<PriceAsk> = fc.record({
  lines: fc.array(pricedLine, { minLength: 1, maxLength: 5 }),
  isMember: fc.boolean(),
  coupons: fc.array(
    fc.record({
      code: fc.constantFrom("A", "B", "C"),
      type: fc.constantFrom("percent" as const, "amount" as const),
      percent,
      discount: amount,
      minimum_spend: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, amount),
      room_classes: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([1, 2, 3])),
    }),
    { maxLength: 3 },
  ),
  attachments: fc.array(fc.record({ price: amount, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 3 }),
  // Now and then a point short.
  points: fc
    .tuple(amount, fc.oneof({ weight: 9, arbitrary: small }, fc.constant(-1)))
    .map(([requested, more]) => ({ requested, balance: requested + more })),
  stored_values: fc.oneof(amount, fc.constant(0)),
  deposit: fc.record({
    deposit_type: fc.subarray(["all", "deposit"]),
    deposit_percent: percent,
  }),
  pay_option: fc.constantFrom("all" as const, "part" as const),
});

/** The total again, told otherwise: in hundredths of a unit, in big integers, each line a purse that only empties. */
function totalInHundredths({ lines, isMember, coupons, attachments, points, stored_values }: PriceAsk): bigint | null {
  const purses = lines.map((line) => {
    const isCheaper = isMember && line.allow_member_price && line.member_price !== null;
    const full = BigInt(isCheaper ? line.member_price! : line.price) * BigInt(line.num) * 100n;
    return { line, full, left: full };
  });
  for (const { type, percent, discount, minimum_spend, room_classes } of coupons) {
    const mine = purses.filter(
      ({ line }) => line.allow_coupon && (!room_classes[0] || room_classes.includes(line.room_class_id)),
    );
    let reached = 0n;
    for (const { full } of mine) reached += full;
    if (mine.length === 0 || reached < BigInt(minimum_spend) * 100n) return null;
    let note = BigInt(discount) * 100n;
    for (const purse of mine) {
      if (type === "percent") {
        const exact = (purse.left / 100n) * BigInt(percent);
        const rest = exact % 100n;
        purse.left -= rest < 50n ? exact - rest : exact - rest + 100n;
      } else {
        const before = purse.left;
        purse.left = note > before ? 0n : before - note;
        note -= before - purse.left;
      }
    }
  }
  let due = 0n;
  for (const { left } of purses) due += left;
  for (const { price, quantity } of attachments) due += BigInt(price) * BigInt(quantity) * 100n;
  if (points.requested > points.balance) return null;
  due -= BigInt(points.requested + stored_values) * 100n;
  return due > 0n ? due : 0n;
}

describe("whatever is asked", () => {
  test("the total is that of exact arithmetic, and a refusal only what it refuses", () => {
    fc.assert(
      fc.property(anyAsk, (requested) => {
        const price = priceOrder(requested);
        const exact = totalInHundredths(requested);
        expect(typeof price === "string").toBe(exact === null);
        if (typeof price !== "string") expect(BigInt(price.total) * 100n).toBe(exact);
      }),
      { numRuns: 500 },
    );
  });

  test("the figures add up, and none is below nothing", () => {
    fc.assert(
      fc.property(anyAsk, (requested) => {
        const price = priceOrder(requested);
        fc.pre(typeof price !== "string");
        const { coupons, lines, ...p } = price;
        for (const figure of Object.values(p)) expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
        const off = p.member_discount + p.coupon_discount + p.point_used + p.stored_value_used;
        expect(p.list_amount - off + p.attachment_amount).toBe(p.total);
        let [amounts, nets, codes] = [0, 0, 0];
        for (const { amount, net_amount } of lines) {
          expect(net_amount >= 0 && net_amount <= amount).toBe(true);
          amounts += amount;
          nets += net_amount;
        }
        for (const { amount } of coupons) codes += amount;
        expect([amounts, nets, codes]).toEqual([p.room_amount, p.room_amount - codes, p.coupon_discount]);
        expect(coupons.map(({ code }) => code)).toEqual(requested.coupons.map(({ code }) => code));
        expect(p.point_used <= requested.points.requested && p.stored_value_used <= requested.stored_values).toBe(true);
        expect(p.deposit_amount <= p.total && p.pay_amount <= p.total).toBe(true);
        if (requested.pay_option === "all") expect(p.pay_amount).toBe(p.total);
      }),
      { numRuns: 500 },
    );
  });
});
