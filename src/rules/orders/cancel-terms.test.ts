import fc from "fast-check";
import { expect, test } from "vitest";
import { cancelTerms, type CancelTermWords } from "#rules/orders/cancel-terms.ts";
import { feePercent, refundSteps } from "#rules/orders/cancellation.ts";
import { REFUND_PRESETS } from "#rules/orders/refund-steps.ts";
import { addDays } from "#rules/time/day.ts";

const WORDS: CancelTermWords = {
  free_always: "always free",
  free_until_arrival: "free until 1",
  free_until: (days) => `free until ${days}`,
  fee_always: (percent) => `${percent}% at once`,
  fee_from: (days, percent) => `${percent}% from ${days}`,
  fee_on_arrival: (percent) => `${percent}% from 0`,
};

test.each([
  [refundSteps(2, undefined), ["free until 8", "50% from 7", "100% from 0"]],
  [REFUND_PRESETS.flexible, ["free until 1", "100% from 0"]],
  [REFUND_PRESETS.no_refund, ["100% at once"]],
  [REFUND_PRESETS.always_free, ["always free"]],
])("%j", (steps, sentences) => expect(cancelTerms(steps, WORDS)).toEqual(sentences));

test("the last day that is called free costs nothing, and the next one does", () => {
  const steps = fc.uniqueArray(
    fc.record({ days_before: fc.integer({ min: 0, max: 364 }), fee_percent: fc.integer({ min: 1, max: 100 }) }),
    { minLength: 1, maxLength: 5, selector: ({ days_before }) => days_before },
  );
  fc.assert(
    fc.property(steps, (steps) => {
      const days = Number(/^free until (\d+)$/.exec(cancelTerms(steps, WORDS)[0]!)![1]);
      const fee = (before: number) => feePercent("2031-01-01", steps, addDays("2031-01-01", -before));
      expect(fee(days)).toBe(0);
      expect(fee(days - 1)).toBeGreaterThan(0);
    }),
  );
});
