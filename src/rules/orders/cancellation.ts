/** When a cancellation is free, what it costs after that, and what goes back. */
import { addDays } from "#rules/time/day.ts";
import { percentOf } from "#rules/money/money.ts";

/** From the start of the day so many days before check-in, the fee is this percentage of the room amount. */
export type RefundStep = { days_before: number; fee_percent: number };

const FREE_DAYS: Record<number, number> = { 1: 3, 2: 7, 3: 14 };
const DEFAULT_TEMPLATE = 2;

/** A lodging's own steps come first; an unknown template uses the default one. */
export function refundSteps(refund_template_id: number, own: readonly RefundStep[] | undefined): RefundStep[] {
  if (own) return own.toSorted((a, b) => b.days_before - a.days_before);
  const days = FREE_DAYS[refund_template_id] ?? FREE_DAYS[DEFAULT_TEMPLATE]!;
  return [
    { days_before: days, fee_percent: 50 },
    { days_before: 0, fee_percent: 100 },
  ];
}

/** The first day on which cancelling costs something; null where it never does. */
export function freeCancelDay(check_in_day: string, steps: readonly RefundStep[]): string | null {
  const costly = steps.filter((step) => step.fee_percent > 0).map((step) => step.days_before);
  return costly.length === 0 ? null : addDays(check_in_day, -Math.max(...costly));
}

/** The free-cancel date as a guest is shown it: only while it is still ahead. */
export function shownFreeCancelDay(check_in_day: string, steps: readonly RefundStep[], today: string): string | null {
  const day = freeCancelDay(check_in_day, steps);
  return day !== null && day > today ? day : null;
}

/** The step that holds on a day: the last one that has begun. */
export function feePercent(check_in_day: string, steps: readonly RefundStep[], today: string): number {
  const begun = steps.filter((step) => addDays(check_in_day, -step.days_before) <= today);
  const latest = begun.toSorted((a, b) => a.days_before - b.days_before)[0];
  return latest?.fee_percent ?? 0;
}

export type CancelTerms = {
  check_in_day: string;
  lines: readonly { amount: number; steps: readonly RefundStep[] }[];
  paid: number;
  point_used: number;
  stored_value_used: number;
};

export type CancelOutcome = {
  fee: number;
  /** Money that goes back. */
  refund: number;
  points_back: number;
  stored_value_back: number;
};

/**
 * Each line by its own plan's steps, on what was charged for it after coupons. The fee is kept from the money first, then from
 * stored value, then from points; what is left of each goes back. No more is kept than was given.
 */
export function cancelOutcome(terms: CancelTerms, today: string): CancelOutcome {
  const { paid, point_used, stored_value_used } = terms;
  const fee = terms.lines.reduce(
    (total, line) => total + percentOf(line.amount, feePercent(terms.check_in_day, line.steps, today)),
    0,
  );
  const fromMoney = Math.min(fee, paid);
  const fromStored = Math.min(fee - fromMoney, stored_value_used);
  const fromPoints = Math.min(fee - fromMoney - fromStored, point_used);
  return {
    fee,
    refund: paid - fromMoney,
    points_back: point_used - fromPoints,
    stored_value_back: stored_value_used - fromStored,
  };
}

/** A guest may cancel directly if the lodging allows it and the day of arrival has not begun. */
export function maySelfCancel(terms: { support_client_cancel: boolean; check_in_day: string }, today: string): boolean {
  return terms.support_client_cancel && today < terms.check_in_day;
}
