import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CardVerdict,
  couponShares,
  judgeCard,
  type PaidWith,
  voidInAll,
  voidOfLine,
  worstVerdict,
} from "#rules/money/card-coupon.ts";
import { applyCoupons, type Discounting } from "#rules/money/coupon.ts";
import { sum } from "#rules/money/money.ts";

const card = (first: string | null): PaidWith => ({ kind: "card", first });

test.each<[what: string, prefixes: string[], paid: PaidWith, verdict: CardVerdict]>([
  ["its card", ["431195"], card("431195"), "holds"],
  ["one of its cards", ["4000", "431195"], card("431195"), "holds"],
  ["eight digits named", ["431195"], card("43119522"), "holds"],
  ["another card", ["431195"], card("400022"), "void"],
  ["another card, and a longer rule", ["43119522"], card("400022"), "void"],
  ["too few digits to tell", ["43119522"], card("431195"), "unknown"],
  ["too few digits for one rule, enough for another", ["43119522", "4311"], card("431195"), "holds"],
  ["nothing named", ["431195"], card(null), "unknown"],
  ["nothing that makes sense", ["431195"], card("43**"), "unknown"],
  ["an empty answer", ["431195"], card(""), "unknown"],
  ["no card at all", ["431195"], { kind: "other" }, "void"],
])("%s", (_what, prefixes, paid, verdict) => {
  expect(judgeCard(prefixes, paid)).toBe(verdict);
});

const digits = (min: number, max: number) =>
  fc.array(fc.nat(9), { minLength: min, maxLength: max }).map((found) => found.join(""));

test("the whole number decides: whatever part of it a vendor names never says the opposite", () => {
  fc.assert(
    fc.property(
      digits(16, 16),
      fc.array(digits(1, 9), { minLength: 1, maxLength: 3 }),
      fc.nat(16),
      (number, prefixes, named) => {
        const whole = judgeCard(prefixes, card(number));
        const part = judgeCard(prefixes, card(number.slice(0, named)));
        expect(whole).not.toBe("unknown");
        if (part !== "unknown") expect(part).toBe(whole);
      },
    ),
  );
});

test.each<[before: CardVerdict | null, now: CardVerdict, both: CardVerdict]>([
  [null, "holds", "holds"],
  [null, "unknown", "unknown"],
  ["holds", "holds", "holds"],
  ["holds", "unknown", "unknown"],
  ["holds", "void", "void"],
  ["unknown", "holds", "unknown"],
  ["void", "holds", "void"],
])("%s, then %s: %s", (before, now, both) => {
  expect(worstVerdict(before, now)).toBe(both);
});

const line = fc
  .record({ room_class_id: fc.constantFrom(1, 2), amount: fc.nat(100_000), allow_coupon: fc.boolean() })
  .map((each) => ({ ...each, list: each.amount }));
const coupon: fc.Arbitrary<Discounting> = fc.record({
  code: fc.constant("X"),
  type: fc.constantFrom("percent", "amount"),
  percent: fc.nat(100),
  discount: fc.nat(5_000),
  minimum_spend: fc.constant(0),
  room_classes: fc.constantFrom([], [1]),
});

test("the shares of all coupons are what the order's lines lost, and those of one what it took", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(coupon, { maxLength: 3 }),
      (lines, coupons) => {
        const shares = couponShares(lines, coupons);
        const { taken, left } = applyCoupons(lines, coupons);
        expect(shares.map(sum)).toEqual(taken.map((amount) => amount ?? 0));
        const lost = lines.map((_line, nth) => sum(shares.map((each) => each[nth]!)));
        expect(lost).toEqual(lines.map(({ amount }, nth) => amount - left[nth]!));
      },
    ),
  );
});

test("only what is void is owed, line by line and in all", () => {
  const judged = [
    { taken: [100, 20], card_verdict: "void" as const },
    { taken: [7, 7], card_verdict: "unknown" as const },
    { taken: [5, 0], card_verdict: null },
    { taken: [1], card_verdict: "void" as const },
  ];
  expect([voidOfLine(judged, 0), voidOfLine(judged, 1), voidInAll(judged)]).toEqual([101, 20, 121]);
});
