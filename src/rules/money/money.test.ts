/** Money is whole and never floats; a percentage rounds half up, once (decisions 3). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { percentOf, percentRoundedUp, sum } from "#rules/money/money.ts";

// As far as a product with 200 is still counted exactly.
const amount = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 40_000_000_000_000 }));
const percent = fc.integer({ min: 0, max: 100 });

test.each([
  [0, 50, 0],
  [1000, 0, 0],
  [1000, 100, 1000],
  [1000, 20, 200],
  [999, 10, 100],
  [994, 10, 99],
  // Ties go up, from an even number and from an odd one.
  [1, 50, 1],
  [3, 50, 2],
  [5, 50, 3],
  [10, 5, 1],
  [10, 25, 3],
  [10, 35, 4],
  // A hundredth below the tie goes down.
  [49, 1, 0],
  [50, 1, 1],
  [51, 1, 1],
  [149, 1, 1],
  // Ties that floats would lose: 50 × 0.57 and 50 × 0.29.
  [50, 57, 29],
  [50, 29, 15],
  [1005, 10, 101],
  [1004, 10, 100],
])("of %i, %i percent is %i", (amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected);
});

test.each([
  [0, 30, 0],
  [1000, 0, 0],
  [1000, 30, 300],
  [1001, 30, 301],
  [1, 1, 1],
  [100, 1, 1],
  [101, 1, 2],
  [3333, 33, 1100],
  [1000, 100, 1000],
  // Whole, though 0.07 × 100 and 0.57 × 700 are not quite in floats.
  [100, 7, 7],
  [100, 29, 29],
  [700, 57, 399],
])("of %i, %i percent rounded up is %i", (amount, percent, expected) => {
  expect(percentRoundedUp(amount, percent)).toBe(expected);
});

test("whatever the amount, the percentage is the one of exact fractions", () => {
  fc.assert(
    fc.property(amount, percent, (amount, percent) => {
      const hundredths = BigInt(amount) * BigInt(percent);
      const rest = Number(hundredths % 100n);
      const whole = Number(hundredths / 100n);
      expect(percentOf(amount, percent)).toBe(rest >= 50 ? whole + 1 : whole);
      expect(percentRoundedUp(amount, percent)).toBe(rest > 0 ? whole + 1 : whole);
    }),
  );
});

test("a sum adds every amount once", () => {
  expect(sum([])).toBe(0);
  expect(sum([7])).toBe(7);
  expect(sum([1, 20, 300])).toBe(321);
});
