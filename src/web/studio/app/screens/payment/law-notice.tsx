/** Where a policy keeps more than Taiwan's standard contract allows: by which case, and what it means. */
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import { ALWAYS } from "#rules/orders/refund-steps.ts";
import { hasStandardContract, lawCrossings, type PaidWays } from "#rules/payments/refund-law.ts";
import { Notice } from "../../parts/notice.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";

/** What goes beyond the contract, in sentences; none: nothing does, or it does not hold here. */
export function useLaw(): (steps: readonly RefundStep[], ways: PaidWays) => string[] {
  const words = useScreenWords<PaymentScreenWords>();
  const { country } = useLodging();
  const daysOf = (days: number) =>
    days >= ALWAYS ? words.law_at_once : days === 0 ? words.law_on_arrival : words.law_days(days);
  return (steps, ways) =>
    (hasStandardContract(country) ? lawCrossings(steps, ways) : []).map(({ paid, days_before, kept, most }) =>
      (paid === "all" ? words.law_all : words.law_deposit)(daysOf(days_before), kept, most),
    );
}

export function LawNotice({ steps, ways }: { steps: readonly RefundStep[]; ways: PaidWays }) {
  const words = useScreenWords<PaymentScreenWords>();
  const crossed = useLaw()(steps, ways);
  if (crossed.length === 0) return null;
  return (
    <Notice tone="wait">
      <strong>{words.law}</strong>
      {crossed.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{words.law_note}</p>
    </Notice>
  );
}
