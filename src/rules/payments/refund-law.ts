/**
 * What Taiwan's standard contract for booking a room leaves the lodging at most when a guest cancels. Of what was paid: after a
 * deposit by one table, after full payment by another. It is said where a policy goes beyond it; nothing is refused for it.
 */
import { feePercent, type RefundStep } from "#rules/orders/cancellation.ts";
import { DEPOSIT_LIMIT } from "#rules/payments/gateway-keys.ts";
import { addDays } from "#rules/time/day.ts";

/** Where the contract holds. */
export const hasStandardContract = (country: string): boolean => country === "TW";

type Limit = { from_days: number; kept_percent: number };

/** So many days before arrival and earlier than the row above. */
const AFTER_DEPOSIT: readonly Limit[] = [
  { from_days: 14, kept_percent: 0 },
  { from_days: 10, kept_percent: 30 },
  { from_days: 7, kept_percent: 50 },
  { from_days: 4, kept_percent: 60 },
  { from_days: 2, kept_percent: 70 },
  { from_days: 1, kept_percent: 80 },
  { from_days: 0, kept_percent: 100 },
];
const AFTER_ALL: readonly Limit[] = [
  { from_days: 3, kept_percent: 0 },
  { from_days: 1, kept_percent: 50 },
  { from_days: 0, kept_percent: 100 },
];

export type PaidWays = { takes_all: boolean; takes_deposit: boolean; deposit_percent: number };

/** So many days before arrival the lodging would keep `kept` percent of what was paid, where `most` is allowed. */
export type Crossing = { paid: "all" | "deposit"; days_before: number; kept: number; most: number };

const ARRIVAL = "2026-06-30";

/** The first crossing of each table, seen from the day of booking on. */
export function lawCrossings(steps: readonly RefundStep[], ways: PaidWays): Crossing[] {
  const feeAt = (days: number) => feePercent(ARRIVAL, steps, addDays(ARRIVAL, -days));
  const first = (paid: Crossing["paid"], limits: readonly Limit[], keptAt: (days: number) => number): Crossing[] => {
    for (const [nth, { from_days, kept_percent }] of limits.entries()) {
      const last = limits[nth - 1]?.from_days ?? Infinity;
      const days = steps.map((step) => Math.min(step.days_before, last - 1)).filter((each) => each >= from_days);
      for (const days_before of [...days, from_days].toSorted((a, b) => b - a)) {
        const kept = keptAt(days_before);
        if (kept > kept_percent) return [{ paid, days_before, kept, most: kept_percent }];
      }
    }
    return [];
  };
  const ofDeposit = (days: number) =>
    Math.min(100, Math.round((feeAt(days) * 100) / Math.max(1, ways.deposit_percent)));
  return [
    ...(ways.takes_deposit ? first("deposit", AFTER_DEPOSIT, ofDeposit) : []),
    ...(ways.takes_all || !ways.takes_deposit ? first("all", AFTER_ALL, feeAt) : []),
  ];
}

/** What the contract leaves the lodging at most, as steps: a guest who may pay in both ways is asked the smaller fee. */
export function lawfulSteps({ takes_all, takes_deposit, deposit_percent }: PaidWays): RefundStep[] {
  const keptAt = (limits: readonly Limit[], days: number) =>
    limits.find((each) => each.from_days <= days)!.kept_percent;
  const feeAt = (days: number) =>
    Math.min(
      takes_deposit ? Math.floor((keptAt(AFTER_DEPOSIT, days) * deposit_percent) / 100) : 100,
      takes_all || !takes_deposit ? keptAt(AFTER_ALL, days) : 100,
    );
  const first = AFTER_DEPOSIT[0]!.from_days;
  const days = Array.from({ length: first }, (_, nth) => first - 1 - nth);
  return days.flatMap((days_before) =>
    feeAt(days_before) > feeAt(days_before + 1) ? [{ days_before, fee_percent: feeAt(days_before) }] : [],
  );
}

/** More is kept, or asked for in advance, than the contract leaves. */
export const isBeyondContract = (steps: readonly RefundStep[], ways: PaidWays): boolean =>
  lawCrossings(steps, ways).length > 0 || (ways.takes_deposit && ways.deposit_percent > DEPOSIT_LIMIT);
