/** A lodging's own cancellation steps: what they may be, and usual ones to begin with. */
import type { RefundStep } from "#rules/orders/cancellation.ts";

export const MOST_STEPS = 8;
/** Longer than anyone books ahead: the step holds from the booking on. */
export const ALWAYS = 365;

/** Policies that many lodgings have. */
export const REFUND_PRESETS = {
  flexible: [{ days_before: 0, fee_percent: 100 }],
  moderate: [
    { days_before: 2, fee_percent: 50 },
    { days_before: 0, fee_percent: 100 },
  ],
  strict: [
    { days_before: 13, fee_percent: 30 },
    { days_before: 6, fee_percent: 60 },
    { days_before: 0, fee_percent: 100 },
  ],
  no_refund: [{ days_before: ALWAYS, fee_percent: 100 }],
  always_free: [],
} as const satisfies Record<string, readonly RefundStep[]>;

export type StepProblem = { code: "REFUND_STEPS_OVERLAP" | "REFUND_STEPS_FALL"; nth: number };

/** From the earliest day to the day of arrival. */
export const inOrder = (steps: readonly RefundStep[]): RefundStep[] =>
  steps.toSorted((a, b) => b.days_before - a.days_before);

/** Two steps of one day, or one that costs no more than the step before it. `nth` is the place in the list as given. */
export function stepProblems(steps: readonly RefundStep[]): StepProblem[] {
  return steps.flatMap((step, nth): StepProblem[] => {
    if (steps.findIndex((each) => each.days_before === step.days_before) < nth) {
      return [{ code: "REFUND_STEPS_OVERLAP", nth }];
    }
    const earlier = steps.filter((each) => each.days_before > step.days_before);
    const isRising = earlier.every((each) => each.fee_percent < step.fee_percent);
    return isRising ? [] : [{ code: "REFUND_STEPS_FALL", nth }];
  });
}

export const isSameSteps = (a: readonly RefundStep[], b: readonly RefundStep[]): boolean =>
  JSON.stringify(inOrder(a).map(({ days_before, fee_percent }) => [days_before, fee_percent])) ===
  JSON.stringify(inOrder(b).map(({ days_before, fee_percent }) => [days_before, fee_percent]));
