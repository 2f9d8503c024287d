import fc from "fast-check";
import { expect, test } from "vitest";
import { cancelSteps, type RefundStep } from "#rules/orders/cancellation.ts";
import { inOrder, isSameSteps, REFUND_PRESETS, stepProblems } from "#rules/orders/refund-steps.ts";

const step = (days_before: number, fee_percent: number): RefundStep => ({ days_before, fee_percent });

test.each([
  ["none", [], []],
  ["one", [step(7, 50)], []],
  ["rising", [step(14, 30), step(7, 50), step(0, 100)], []],
  ["in any order", [step(0, 100), step(14, 30)], []],
  ["two of one day", [step(7, 50), step(7, 60)], [{ code: "REFUND_STEPS_OVERLAP", nth: 1 }]],
  ["falling", [step(14, 60), step(7, 30)], [{ code: "REFUND_STEPS_FALL", nth: 1 }]],
  ["falling, listed backwards", [step(7, 30), step(14, 60)], [{ code: "REFUND_STEPS_FALL", nth: 0 }]],
  ["the same again", [step(14, 50), step(7, 50)], [{ code: "REFUND_STEPS_FALL", nth: 1 }]],
])("steps: %s", (_, steps, problems) => {
  expect(stepProblems(steps)).toEqual(problems);
});

test.each(Object.entries(REFUND_PRESETS))("the usual policy %s is a good one", (_, steps) => {
  expect(stepProblems(steps)).toEqual([]);
});

const anyStep = fc.record({
  days_before: fc.integer({ min: 0, max: 40 }),
  fee_percent: fc.integer({ min: 1, max: 100 }),
});

test("steps without a problem never cost less on a later day; others do, or name a day twice", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 6 }), (steps) => {
      const fees = cancelSteps("2026-06-30", [{ amount: 1_000, steps }], "2026-05-01").map(({ fee }) => fee);
      const isRising = fees.every((fee, nth) => nth === 0 || fee > fees[nth - 1]!);
      if (stepProblems(steps).length === 0) {
        expect(isRising).toBe(true);
        expect(fees).toHaveLength(steps.length + 1);
      }
    }),
  );
});

test("the same steps in another order are the same policy", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyStep, { maxLength: 6, selector: ({ days_before }) => days_before }), (steps) => {
      expect(isSameSteps(steps, steps.toReversed())).toBe(true);
      expect(inOrder(steps)).toEqual(inOrder(steps.toReversed()));
    }),
  );
  expect(isSameSteps([step(1, 50)], [step(1, 51)])).toBe(false);
});
