/** Points and stored value: one is worth one, one is earned for every hundred paid (decisions 4). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { creditSpent, pointsEarned } from "#rules/money/points.ts";

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
