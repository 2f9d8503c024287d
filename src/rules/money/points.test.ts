/** Points and stored value: one is worth one, one is earned for every hundred paid (decisions 4). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  creditSpent,
  earningBase,
  pointsEarned,
  pointsTakenBack,
  refundedOfPrice,
  USUAL_POINT_TERMS,
} from "#rules/money/points.ts";

test.each([
  ["nothing asked", 0, 500, 1000, 0],
  ["nothing asked of nothing", 0, 0, 1000, 0],
  ["part of the balance", 200, 500, 1000, 200],
  ["the whole balance", 500, 500, 1000, 500],
  ["one more than the balance", 501, 500, 1000, null],
  ["anything of nothing", 1, 0, 1000, null],
  ["exactly what is due", 1000, 1500, 1000, 1000],
  ["more than is due", 1500, 1500, 1000, 1000],
  ["when nothing is due", 300, 300, 0, 0],
  ["more than the balance, though less would do", 501, 500, 10, null],
])("%s: asked %i of %i while %i is due", (_case, requested, balance, due, spent) => {
  expect(creditSpent(requested, balance, due)).toBe(spent);
});

test.each([
  [0, 0],
  [1, 0],
  [99, 0],
  [100, 1],
  [101, 1],
  [199, 1],
  [200, 2],
  [12_345, 123],
])("paying %i earns %i points", (paid, earned) => {
  expect(pointsEarned(paid, "TWD")).toBe(earned);
  // A point is worth a unit of the currency, in cents as in dollars.
  expect(pointsEarned(paid * 100, "USD")).toBe(earned * 100);
});

const amount = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 1_000_000_000 }));

test("credit is spent only within balance and due, and refused only beyond the balance", () => {
  fc.assert(
    fc.property(amount, amount, amount, (requested, balance, due) => {
      const spent = creditSpent(requested, balance, due);
      expect(spent === null).toBe(requested > balance);
      if (spent === null) return;
      // The most that all three limits allow.
      expect(spent).toBe([requested, balance, due].toSorted((a, b) => a - b)[0]);
    }),
  );
});

test("every full hundred earns one point, and nothing less does", () => {
  fc.assert(
    fc.property(amount, (paid) => {
      const earned = pointsEarned(paid, "TWD");
      expect(Number.isInteger(earned)).toBe(true);
      expect(earned * 100 <= paid && paid < (earned + 1) * 100).toBe(true);
    }),
  );
});

test.each([
  ["the usual rate", {}, 4210, 42],
  ["one for every fifty", { spent_per_point: 50 }, 4210, 84],
  ["one for one", { spent_per_point: 1 }, 4210, 4210],
  ["exactly the minimum", { minimum: 4210 }, 4210, 42],
  ["below the minimum", { minimum: 4211 }, 4210, 0],
  ["switched off", { earns: "off" as const }, 4210, 0],
])("a lodging's own terms: %s", (_what, terms, paid, points) => {
  expect(pointsEarned(paid, "TWD", { ...USUAL_POINT_TERMS, ...terms })).toBe(points);
  expect(pointsEarned(paid * 100, "USD", { ...USUAL_POINT_TERMS, ...terms })).toBe(points * 100);
});

const order = (total: number, paid_amount: number, refund_amount: number) => ({ total, paid_amount, refund_amount });

test.each([
  ["paid in full", order(4000, 4000, 0), 4000, 4000],
  ["a deposit", order(4000, 1200, 0), 1200, 4000],
  ["at the desk", order(4000, 0, 0), 0, 4000],
  ["paid too much, which went back", order(4000, 5000, 1000), 4000, 4000],
  ["a part went back", order(4000, 4000, 500), 3500, 3500],
  ["a part of the deposit went back", order(4000, 1200, 200), 1000, 3800],
])("an order earns on what is kept: %s", (_what, given, paid, stayed) => {
  expect(earningBase(given, "paid")).toBe(paid);
  expect(earningBase(given, "stayed")).toBe(stayed);
  expect(earningBase(given, "off")).toBe(0);
});

describe("what a refund takes back", () => {
  test.each([
    ["all of it", 40, 4000, 4000, 4000, 40],
    ["half of it", 40, 4000, 4000, 2000, 20],
    ["less than a point", 40, 4010, 4010, 10, 0],
    ["rounded in the member's favour", 40, 4000, 4000, 1999, 19],
    ["more than is left", 40, 4000, 1000, 4000, 10],
    ["when nothing is left", 40, 4000, 0, 500, 0],
    ["a tenth, without the errors of floats", 30, 3000, 300, 300, 3],
  ])("%s: of %i points on %i, %i left, %i refunded", (_what, delta, base, base_left, refunded, points) => {
    expect(pointsTakenBack({ delta, base, base_left }, refunded, "TWD").points).toBe(points);
    const cents = { delta: delta * 100, base: base * 100, base_left: base_left * 100 };
    expect(pointsTakenBack(cents, refunded * 100, "USD").points).toBe(points * 100);
  });

  test("refunds one after the other take what one would, and never more than was earned", () => {
    const refunds = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), refunds, (base, amounts) => {
        const delta = pointsEarned(base, "TWD");
        let base_left = base;
        let taken = 0;
        for (const amount of amounts) {
          const each = pointsTakenBack({ delta, base, base_left }, amount, "TWD");
          taken += each.points;
          base_left -= each.base;
        }
        const sum = amounts.reduce((all, amount) => all + amount, 0);
        expect(taken).toBe(pointsTakenBack({ delta, base, base_left: base }, sum, "TWD").points);
        expect(taken).toBeLessThanOrEqual(delta);
        expect(base_left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test.each([
    ["too much that was paid", order(4000, 5000, 1000), 0],
    ["that and more", order(4000, 5000, 1500), 500],
    ["a part of the price", order(4000, 4000, 500), 500],
    ["nothing", order(4000, 4000, 0), 0],
  ])("of the price itself: %s", (_what, given, refunded) => {
    expect(refundedOfPrice(given)).toBe(refunded);
  });
});
