/** When a cancellation is free, what it costs after that, and what goes back. */
import { addDays, nightsBetween } from "#rules/time/day.ts";
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

/** The step that holds on a day: the last one that has begun. */
export function feePercent(check_in_day: string, steps: readonly RefundStep[], today: string): number {
  const daysLeft = nightsBetween(today, check_in_day);
  const begun = steps.filter(({ days_before }) => days_before >= daysLeft);
  const latest = begun.toSorted((a, b) => a.days_before - b.days_before)[0];
  return latest?.fee_percent ?? 0;
}

/** Days on which cancelling costs the same, both ends included. `through` null: without end. */
export type CancelStep = {
  from: string;
  through: string | null;
  fee: number;
  /** Of the room amount; null where the rooms' plans differ. */
  percent: number | null;
};

type FeeLines = readonly { amount: number; steps: readonly RefundStep[] }[];

/** What cancelling costs from today on, day by day and in whole days: the next step begins where one ends. */
export function cancelSteps(check_in_day: string, lines: FeeLines, today: string): CancelStep[] {
  const changes = lines
    .flatMap(({ steps }) => steps.map((step) => addDays(check_in_day, -step.days_before)))
    .filter((day) => day > today);
  const starts = [today, ...[...new Set(changes)].toSorted()];
  const priced = starts.map((from) => ({ from, ...feeOn(check_in_day, lines, from) }));
  const steps = priced.filter((step, nth) => nth === 0 || !isSame(step, priced[nth - 1]!));
  return steps.map((step, nth) => {
    const next = steps[nth + 1];
    return { ...step, through: next ? addDays(next.from, -1) : null };
  });
}

type Fee = Pick<CancelStep, "fee" | "percent">;

const isSame = (a: Fee, b: Fee) => a.fee === b.fee && (a.fee === 0 || a.percent === b.percent);

function feeOn(check_in_day: string, lines: FeeLines, day: string): Fee {
  const percents = lines.map(({ steps }) => feePercent(check_in_day, steps, day));
  const fee = lines.reduce((total, { amount }, nth) => total + percentOf(amount, percents[nth]!), 0);
  const [first = 0] = percents;
  return { fee, percent: percents.every((percent) => percent === first) ? first : null };
}

/** Whether cancelling is free today, and through which day; null where it costs something. `through` null: it is always free. */
export function freeNow(
  check_in_day: string,
  steps: readonly RefundStep[],
  today: string,
): { through: string | null } | null {
  const [now] = cancelSteps(check_in_day, [{ amount: 100, steps }], today);
  return now!.fee === 0 ? { through: now!.through } : null;
}

export type CancelTerms = {
  check_in_day: string;
  lines: FeeLines;
  /** What others keep, whatever the day. */
  kept?: number;
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
  const fee = feeOn(terms.check_in_day, terms.lines, today).fee + (terms.kept ?? 0);
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
