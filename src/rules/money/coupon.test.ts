/** Coupons and the members' code: when they hold and what they take off (specification 6, decisions 4). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyCoupons,
  couponHolds,
  type CouponTerms,
  type CouponUse,
  type Discounting,
  MEMBER_PROMOTION,
  memberPromotion,
} from "#rules/money/coupon.ts";
import { addDays } from "#rules/time/day.ts";

const OPEN: CouponTerms = {
  code: "SPRING",
  type: "percent",
  percent: 10,
  discount: 0,
  book_from: null,
  book_to: null,
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
const USE: CouponUse = {
  today: "2028-02-20",
  start: "2028-02-28",
  end: "2028-03-02",
  room_classes: [1],
  used_by_guest: 0,
};

describe("a coupon", () => {
  test.each<[why: string, terms: Partial<CouponTerms>, use: Partial<CouponUse>]>([
    ["without limits", {}, {}],
    ["on its first day", { book_from: "2028-02-20" }, {}],
    ["on its last day", { book_to: "2028-02-20" }, {}],
    ["on its only day", { book_from: "2028-02-20", book_to: "2028-02-20" }, {}],
    ["from its first night", { stay_from: "2028-02-28" }, {}],
    // The guest leaves on the day after the last night.
    ["to its last night", { stay_to: "2028-03-01" }, {}],
    [
      "for its only night",
      { stay_from: "2028-02-29", stay_to: "2028-02-29" },
      { start: "2028-02-29", end: "2028-03-01" },
    ],
    ["used once less than it may be", { cap: 3, used: 2 }, {}],
    ["used once less than by one guest", { per_member_cap: 2 }, { used_by_guest: 1 }],
    ["used often by others", { per_member_cap: 1, used: 99 }, {}],
    ["for this room", { room_classes: [1] }, {}],
    ["for one of the rooms", { room_classes: [2, 3] }, { room_classes: [1, 3] }],
    ["whose minimum is judged with the price", { minimum_spend: 1_000_000 }, {}],
    ["of a card", { card_prefixes: ["4311"] }, {}],
  ])("holds %s", (_why, terms, use) => {
    expect(couponHolds({ ...OPEN, ...terms }, { ...USE, ...use })).toBe(true);
  });

  test.each<[why: string, terms: Partial<CouponTerms>, use: Partial<CouponUse>]>([
    ["switched off", { active: false }, {}],
    ["before its first day", { book_from: "2028-02-21" }, {}],
    ["after its last day", { book_to: "2028-02-19" }, {}],
    ["with a night before its first", { stay_from: "2028-02-29" }, {}],
    ["with a night after its last", { stay_to: "2028-02-29" }, {}],
    ["all before its first night", { stay_from: "2028-04-01" }, {}],
    ["all after its last night", { stay_to: "2028-01-31" }, {}],
    ["used up", { cap: 3, used: 3 }, {}],
    ["never to be used", { cap: 0 }, {}],
    ["used up by this guest", { per_member_cap: 2 }, { used_by_guest: 2 }],
    ["for other rooms", { room_classes: [2, 3] }, {}],
  ])("does not hold %s", (_why, terms, use) => {
    expect(couponHolds({ ...OPEN, ...terms }, { ...USE, ...use })).toBe(false);
  });

  test("holds for a stay exactly if it holds for each of its nights", () => {
    const day = fc.integer({ min: 0, max: 40 }).map((count) => addDays("2028-02-10", count));
    const requested = fc.tuple(day, fc.integer({ min: 1, max: 30 }), fc.option(day), fc.option(day));
    fc.assert(
      fc.property(requested, ([start, nights, stay_from, stay_to]) => {
        const each = Array.from({ length: nights }, (_, night) => addDays(start, night));
        const holds = each.every((night) => !(stay_from && night < stay_from) && !(stay_to && night > stay_to));
        const use = { ...USE, start, end: addDays(start, nights) };
        expect(couponHolds({ ...OPEN, stay_from, stay_to }, use)).toBe(holds);
      }),
    );
  });
});

const percent = (percent: number, more: Partial<Discounting> = {}): Discounting => ({ ...OPEN, percent, ...more });
const off = (discount: number, more: Partial<Discounting> = {}): Discounting => ({
  ...OPEN,
  type: "amount",
  percent: 0,
  discount,
  ...more,
});
const line = (amount: number, room_class_id = 1, allow_coupon = true) => ({ amount, room_class_id, allow_coupon });
type Lines = Parameters<typeof applyCoupons>[0];

describe("coupons take off", () => {
  test.each<[why: string, lines: Lines, coupons: Discounting[], taken: (number | null)[], left: number[]]>([
    ["nothing where there are none", [line(1000)], [], [], [1000]],
    ["a percentage", [line(1000)], [percent(20)], [200], [800]],
    ["everything", [line(999)], [percent(100)], [999], [0]],
    ["half up, once per line", [line(5), line(5), line(4)], [percent(10)], [2], [4, 4, 4]],
    ["an amount", [line(1000)], [off(300)], [300], [700]],
    ["an amount from line to line", [line(300), line(300)], [off(500)], [500], [0, 100]],
    ["an amount only once", [line(300), line(300), line(300)], [off(300)], [300], [0, 300, 300]],
    ["no more than there is", [line(300), line(300)], [off(5000)], [600], [0, 0]],
    ["a percentage of what is left", [line(1000)], [percent(10), percent(10)], [100, 90], [810]],
    ["first the percentage", [line(1000)], [percent(10), off(100)], [100, 100], [800]],
    ["first the amount", [line(1000)], [off(100), percent(10)], [100, 90], [810]],
    ["nothing of what is nothing", [line(100)], [off(100), percent(50), off(20)], [100, 0, 0], [0]],
    [
      "nothing of lines that allow none",
      [line(1000, 1, false), line(500)],
      [percent(10), off(100)],
      [50, 100],
      [1000, 350],
    ],
    ["only from its rooms", [line(1000, 1), line(500, 2)], [percent(10, { room_classes: [2] })], [50], [1000, 450]],
    [
      "from the next of its rooms",
      [line(100, 2), line(100, 1), line(100, 2)],
      [off(150, { room_classes: [2] })],
      [150],
      [0, 100, 50],
    ],
    ["at the minimum spend", [line(600), line(400)], [percent(10, { minimum_spend: 1000 })], [100], [540, 360]],
    [
      "the minimum as charged, whatever came before",
      [line(1000)],
      [off(500), percent(10, { minimum_spend: 1000 })],
      [500, 50],
      [450],
    ],
  ])("%s", (_why, lines, coupons, taken, left) => {
    expect(applyCoupons(lines, coupons)).toEqual({ taken, left });
  });

  test.each<[why: string, lines: Lines, coupons: Discounting[], taken: (number | null)[], left: number[]]>([
    ["below the minimum spend", [line(600), line(399)], [off(100, { minimum_spend: 1000 })], [null], [600, 399]],
    [
      "where other rooms reach the minimum",
      [line(999, 1), line(500, 2)],
      [percent(10, { minimum_spend: 1000, room_classes: [1] })],
      [null],
      [999, 500],
    ],
    [
      "where lines without coupons reach it",
      [line(999), line(500, 1, false)],
      [percent(10, { minimum_spend: 1000 })],
      [null],
      [999, 500],
    ],
    ["where no line allows any", [line(1000, 1, false)], [percent(10)], [null], [1000]],
    ["where no room is its own", [line(1000, 1)], [off(10, { room_classes: [2] })], [null], [1000]],
    ["and the others still count", [line(1000)], [off(10, { minimum_spend: 1001 }), percent(10)], [null, 100], [900]],
  ])("nothing %s", (_why, lines, coupons, taken, left) => {
    expect(applyCoupons(lines, coupons)).toEqual({ taken, left });
  });

  const amount = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 1_000_000 }));
  const room = fc.integer({ min: 1, max: 3 });
  const lines = fc.array(fc.record({ amount, room_class_id: room, allow_coupon: fc.boolean() }), { maxLength: 5 });
  const coupon = fc.record({
    code: fc.constant("X"),
    type: fc.constantFrom("percent" as const, "amount" as const),
    percent: fc.integer({ min: 0, max: 100 }),
    discount: amount,
    minimum_spend: fc.oneof(fc.constant(0), amount),
    room_classes: fc.subarray([1, 2, 3]),
  });

  test("never more than a line, only from their own lines, and every unit once", () => {
    fc.assert(
      fc.property(lines, fc.array(coupon, { maxLength: 4 }), (lines, coupons) => {
        const { taken, left } = applyCoupons(lines, coupons);
        expect(taken).toHaveLength(coupons.length);
        let gone = 0;
        for (const [index, { amount, allow_coupon }] of lines.entries()) {
          expect(left[index]! >= 0 && left[index]! <= amount && Number.isInteger(left[index])).toBe(true);
          if (!allow_coupon) expect(left[index]).toBe(amount);
          gone += amount - left[index]!;
        }
        expect(taken.reduce<number>((total, one) => total + (one ?? 0), 0)).toBe(gone);
        expect(taken.every((one) => one === null || one >= 0)).toBe(true);
      }),
    );
  });

  test("one amount takes the smaller of itself and its lines, filling the first before the next", () => {
    fc.assert(
      fc.property(lines, amount, (lines, discount) => {
        const mine = lines.filter((line) => line.allow_coupon);
        fc.pre(mine.length > 0);
        const { taken, left } = applyCoupons(lines, [off(discount)]);
        const whole = mine.reduce((total, line) => total + line.amount, 0);
        expect(taken).toEqual([discount < whole ? discount : whole]);
        const leftOfMine = left.filter((_, index) => lines[index]!.allow_coupon);
        const firstLeft = leftOfMine.findIndex((each) => each > 0);
        if (firstLeft >= 0)
          expect(leftOfMine.slice(firstLeft + 1)).toEqual(mine.slice(firstLeft + 1).map((line) => line.amount));
      }),
    );
  });

  test("what was taken first does not depend on what comes after", () => {
    fc.assert(
      fc.property(lines, fc.array(coupon, { maxLength: 4 }), coupon, (lines, coupons, last) => {
        const before = applyCoupons(lines, coupons);
        const after = applyCoupons(lines, [...coupons, last]);
        expect(after.taken.slice(0, -1)).toEqual(before.taken);
        expect(after.left.every((each, index) => each <= before.left[index]!)).toBe(true);
        if (after.taken.at(-1) === null) expect(after.left).toEqual(before.left);
      }),
    );
  });
});

describe("the members' code", () => {
  test("is Memberpromotion and takes 20 percent at 0.8", () => {
    expect(MEMBER_PROMOTION).toBe("Memberpromotion");
    expect(memberPromotion(0.8, null, null)).toMatchObject({ code: "Memberpromotion", type: "percent", percent: 20 });
  });

  test("is whole for every whole percentage, whatever floats make of it", () => {
    for (let percent = 0; percent <= 100; percent++) {
      expect(memberPromotion((100 - percent) / 100, null, null).percent).toBe(percent);
    }
  });

  test.each([
    ["2028-02-19", false],
    ["2028-02-20", true],
    ["2028-02-22", true],
    ["2028-02-23", false],
  ])("between its days, booking on %s: %s", (today, holds) => {
    const code = memberPromotion(0.8, "2028-02-20", "2028-02-22");
    expect(couponHolds(code, { ...USE, today, used_by_guest: 99, room_classes: [7] })).toBe(holds);
    expect(couponHolds(memberPromotion(0.8, null, null), { ...USE, today })).toBe(true);
  });
});
