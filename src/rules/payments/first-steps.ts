import type { RefundStep } from "#rules/orders/cancellation.ts";

/** The policy of the specification that new lodgings and plans begin with. */
export const FIRST_POLICY = 2;

/**
 * Its steps in a new lodging: those that the standard contract of its country allows (Taiwan), that its model terms name (Japan),
 * or that its consumer agency goes by on weekdays out of season, which hold at any time (Korea). Elsewhere as the specification says.
 */
const FIRST: Record<string, readonly RefundStep[]> = {
  // Within the contract whichever way a guest pays, with the deposit that it allows at most.
  TW: [
    { days_before: 2, fee_percent: 20 },
    { days_before: 0, fee_percent: 30 },
  ],
  JP: [
    { days_before: 1, fee_percent: 20 },
    { days_before: 0, fee_percent: 80 },
  ],
  KR: [
    { days_before: 1, fee_percent: 10 },
    { days_before: 0, fee_percent: 20 },
  ],
};

export const firstSteps = (country: string): RefundStep[] | null => (FIRST[country] ? [...FIRST[country]] : null);
