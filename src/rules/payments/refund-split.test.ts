import fc from "fast-check";
import { expect, test } from "vitest";
import { splitRefund } from "#rules/payments/refund-split.ts";

const paid = (left: number, nth = 0) => ({ vendor: 1, vendor_number: `${nth}`, left });

test("the latest payment goes back first", () => {
  const [deposit, rest] = [paid(3_000, 0), paid(7_000, 1)];
  expect(splitRefund([deposit, rest], 8_000)).toEqual([
    { payment: rest, amount: 7_000 },
    { payment: deposit, amount: 1_000 },
  ]);
});

test("what has gone back already is passed over", () => {
  expect(splitRefund([paid(500, 0), paid(0, 1)], 500)).toEqual([{ payment: paid(500, 0), amount: 500 }]);
});

test("the parts add up, and no payment returns more than it has", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 1 }), fc.nat(), (lefts, seed) => {
      const total = lefts.reduce((sum, left) => sum + left, 0);
      const amount = total === 0 ? 0 : seed % (total + 1);
      const parts = splitRefund(
        lefts.map((left, nth) => paid(left, nth)),
        amount,
      );
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      for (const part of parts) expect(part.amount).toBeLessThanOrEqual(part.payment.left);
    }),
  );
});

test("more than came can't go back", () => {
  expect(() => splitRefund([paid(100)], 101)).toThrow();
});
