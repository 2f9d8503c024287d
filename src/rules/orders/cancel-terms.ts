/** A cancellation policy in sentences without a stay: by days before arrival. */
import type { RefundStep } from "#rules/orders/cancellation.ts";
import { ALWAYS, inOrder } from "#rules/orders/refund-steps.ts";

export type CancelTermWords = {
  free_always: string;
  free_until_arrival: string;
  free_until: (days: number) => string;
  fee_always: (percent: number) => string;
  fee_from: (days: number, percent: number) => string;
  fee_on_arrival: (percent: number) => string;
};

/** First until when it is free, then each step. A step begins with its day: the last free day is the one before. */
export function cancelTerms(given: readonly RefundStep[], words: CancelTermWords): string[] {
  const steps = inOrder(given);
  const [first] = steps;
  if (!first) return [words.free_always];
  const free =
    first.days_before >= ALWAYS
      ? []
      : [first.days_before === 0 ? words.free_until_arrival : words.free_until(first.days_before + 1)];
  const fees = steps.map(({ days_before, fee_percent }) => {
    if (days_before >= ALWAYS) return words.fee_always(fee_percent);
    return days_before === 0 ? words.fee_on_arrival(fee_percent) : words.fee_from(days_before, fee_percent);
  });
  return [...free, ...fees];
}
