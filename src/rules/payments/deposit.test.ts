/** Paying all or a part (specification 9), and how much the part is (decisions 4). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { depositAmount, isPayOptionOffered } from "#rules/payments/deposit.ts";

test.each<[deposit_type: string[], deposit_percent: number, all: boolean, part: boolean]>([
  [["all"], 30, true, false],
  [["deposit"], 30, false, true],
  [["all", "deposit"], 30, true, true],
  [["deposit", "all"], 30, true, true],
  [["all", "deposit"], 1, true, true],
  // A deposit of nothing is none, and then all is taken.
  [["all", "deposit"], 0, true, false],
  [["deposit"], 0, true, false],
  [[], 30, true, false],
  [["something"], 30, true, false],
])("a lodging taking %j with %i percent offers all: %s, part: %s", (deposit_type, deposit_percent, all, part) => {
  expect(isPayOptionOffered("all", { deposit_type, deposit_percent })).toBe(all);
  expect(isPayOptionOffered("part", { deposit_type, deposit_percent })).toBe(part);
});

test.each([
  [0, 30, 0],
  [1, 1, 1],
  [1, 30, 1],
  [1000, 30, 300],
  [1001, 30, 301],
  [1003, 30, 301],
  [1004, 30, 302],
  [99, 50, 50],
  [1000, 100, 1000],
  // A deposit is never more than the total.
  [1000, 120, 1000],
])("of %i the deposit at %i percent is %i", (total, deposit_percent, expected) => {
  expect(depositAmount(total, { deposit_type: ["all", "deposit"], deposit_percent })).toBe(expected);
});

test.each([[["all"], 30] as const, [[], 30] as const, [["deposit"], 0] as const])(
  "taking %j with %i percent asks for no deposit",
  (deposit_type, deposit_percent) => {
    expect(depositAmount(1000, { deposit_type, deposit_percent })).toBe(0);
  },
);

test("a deposit is the smallest amount that is not short of its percentage", () => {
  const total = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 1_000_000_000_000 }));
  fc.assert(
    fc.property(total, fc.integer({ min: 1, max: 100 }), (total, deposit_percent) => {
      const deposit = depositAmount(total, { deposit_type: ["deposit"], deposit_percent });
      const due = BigInt(total) * BigInt(deposit_percent);
      expect(BigInt(deposit) * 100n >= due).toBe(true);
      expect(BigInt(deposit - 1) * 100n < due).toBe(true);
      expect(deposit <= total).toBe(true);
    }),
  );
});

test("every lodging offers some way to pay", () => {
  const terms = fc.record({
    deposit_type: fc.subarray(["all", "deposit"]),
    deposit_percent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(terms, (terms) => {
      expect(isPayOptionOffered("all", terms) || isPayOptionOffered("part", terms)).toBe(true);
    }),
  );
});
