/** What coupons take off which line, and why one takes nothing (decisions 4). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyCoupons,
  type CouponProblem,
  type Discounting,
  MEMBER_PROMOTION,
  spendProblem,
} from "#rules/money/coupon.ts";

const OPEN: Discounting = {
  code: "SPRING",
  type: "percent",
  percent: 10,
  discount: 0,
  minimum_spend: 0,
  room_classes: [],
};

const percent = (percent: number, more: Partial<Discounting> = {}): Discounting => ({ ...OPEN, percent, ...more });
const off = (discount: number, more: Partial<Discounting> = {}): Discounting => ({
  ...OPEN,
  type: "amount",
  percent: 0,
  discount,
  ...more,
});
const line = (amount: number, room_class_id = 1, allow_coupon = true) => ({
  list: amount,
  amount,
  room_class_id,
  allow_coupon,
});
/** At a member price. */
const own = (list: number, amount: number) => ({ ...line(amount), list });
const members = (share: number) => percent(share, { code: MEMBER_PROMOTION });
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
    ["the members' percentage of a price for everyone", [line(1000)], [members(20)], [200], [800]],
    ["only what a member price lacks of it", [own(1000, 950)], [members(20)], [150], [800]],
    ["nothing of a member price that has all of it", [own(9960, 8960)], [members(10)], [0], [8960]],
    [
      "the members' percentage after a code as before it",
      [own(1000, 950)],
      [percent(10), members(20)],
      [95, 135],
      [720],
    ],
    ["of a line that costs members nothing", [own(1000, 0)], [members(20)], [0], [0]],
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

  test.each<[why: string, lines: Lines, coupon: Discounting, problem: CouponProblem]>([
    ["the minimum", [line(999)], off(1, { minimum_spend: 1000 }), { reason: "minimum_spend", amount: 1000 }],
    ["plans without codes", [line(1000, 1, false)], off(1, { minimum_spend: 1000 }), { reason: "plans" }],
  ])("nothing, and why: %s", (_why, lines, coupon, problem) => {
    expect(spendProblem(lines, coupon)).toEqual(problem);
  });

  const amount = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 1_000_000 }));
  const room = fc.integer({ min: 1, max: 3 });
  const lines = fc.array(
    fc
      .record({ amount, more: fc.nat(40), room_class_id: room, allow_coupon: fc.boolean() })
      .map(({ more, ...each }) => ({ ...each, list: each.amount + more })),
    { maxLength: 5 },
  );
  const coupon = fc.record({
    code: fc.constantFrom("X", MEMBER_PROMOTION),
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
