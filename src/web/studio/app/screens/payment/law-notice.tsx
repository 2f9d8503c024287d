/** Where a policy keeps more than Taiwan's standard contract allows: by which case, and what it means. */
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import { ALWAYS } from "#rules/orders/refund-steps.ts";
import { lawCrossings, type PaidWays } from "#rules/payments/refund-law.ts";
import { Notice } from "../../parts/notice.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";

/** The contract is Taiwan's: lodgings that sell in its currency. */
export const isTaiwanese = (currency: string): boolean => currency === "TWD";

export function LawNotice({ steps, ways }: { steps: readonly RefundStep[]; ways: PaidWays }) {
  const words = useScreenWords<PaymentScreenWords>();
  const { currency } = useLodging();
  const crossings = isTaiwanese(currency) ? lawCrossings(steps, ways) : [];
  if (crossings.length === 0) return null;
  const daysOf = (days: number) =>
    days >= ALWAYS ? words.law_at_once : days === 0 ? words.law_on_arrival : words.law_days(days);
  return (
    <Notice tone="wait">
      <strong>{words.law}</strong>
      {crossings.map(({ paid, days_before, kept, most }) => (
        <p key={paid}>{(paid === "all" ? words.law_all : words.law_deposit)(daysOf(days_before), kept, most)}</p>
      ))}
      <p>{words.law_note}</p>
    </Notice>
  );
}
