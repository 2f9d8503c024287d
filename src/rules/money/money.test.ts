/** Inside, money is whole and never floats; a percentage rounds half up, once. On the wire it is a number in the currency. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  exponentOf,
  fitsCurrency,
  percentOf,
  percentRoundedUp,
  roundOnWire,
  sum,
  sumOnWire,
  toMajor,
  toMinor,
  unitOf,
} from "#rules/money/money.ts";

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

const WHOLE = ["TWD", "JPY", "KRW"];
const DIVIDED = ["USD", "EUR", "HKD", "SGD", "THB", "CNY", "GBP", "VND"];
const currency = fc.constantFrom(...WHOLE, ...DIVIDED);
/** As much as the contract lets in, in minor units. */
const minor = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 9_999_999_999_999 }));

test("the currencies of this region's whole coins have no decimals, the others two", () => {
  expect(WHOLE.map(exponentOf)).toEqual([0, 0, 0]);
  expect(new Set(DIVIDED.map(exponentOf))).toEqual(new Set([2]));
  expect([unitOf("TWD"), unitOf("USD")]).toEqual([1, 100]);
});

test("to the wire and back an amount is the same, and its JSON has no more decimals than its currency", () => {
  fc.assert(
    fc.property(minor, currency, (amount, currency) => {
      const wire = JSON.stringify(toMajor(amount, currency));
      expect(wire).toMatch(exponentOf(currency) === 0 ? /^\d+$/ : /^\d+(\.\d{1,2})?$/);
      expect(fitsCurrency(Number(wire), currency)).toBe(true);
      expect(toMinor(Number(wire), currency)).toBe(amount);
    }),
  );
});

test.each([
  [149.5, "USD", true],
  [149.55, "USD", true],
  [0.29, "USD", true],
  [1.15, "USD", true],
  [149.505, "USD", false],
  [0.001, "USD", false],
  [149.5, "TWD", false],
  [7800, "TWD", true],
  [0.1 + 0.2, "USD", false],
  [Number.NaN, "USD", false],
  [Number.POSITIVE_INFINITY, "USD", false],
  [Number.MAX_SAFE_INTEGER, "USD", false],
])("%d %s fits: %s", (amount, currency, fits) => {
  expect(fitsCurrency(amount, currency)).toBe(fits);
});

test("amounts added or multiplied on the wire are those of minor units", () => {
  const some = fc.array(fc.integer({ min: -2_000_000, max: 2_000_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 20 }), currency, (amounts, num, currency) => {
      const wire = amounts.map((amount) => toMajor(amount, currency));
      // Plus 0: a sum of nothing taken off nothing is no negative zero.
      expect(sumOnWire(wire) + 0).toBe(toMajor(sum(amounts), currency) + 0);
      for (const [index, amount] of wire.entries()) {
        expect(roundOnWire(amount * num) + 0).toBe(toMajor(amounts[index]! * num, currency) + 0);
      }
    }),
  );
});
