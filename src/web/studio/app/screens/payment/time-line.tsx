/** A cancellation policy as a line of days, from booking to arrival. */
import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import { ALWAYS, inOrder } from "#rules/orders/refund-steps.ts";
import { useScreenWords } from "../../studio-data.ts";

type Piece = { days: string; fee_percent: number; weight: number };

/** Longer stretches are drawn longer, but never so long that the others can't be read. */
const weightOf = (days: number) => Math.min(10, 3 + Math.sqrt(Math.max(0, days)));

function piecesOf(given: readonly RefundStep[], words: PaymentScreenWords): Piece[] {
  const steps = inOrder(given);
  const [first] = steps;
  if (!first) return [{ days: words.span_always, fee_percent: 0, weight: 1 }];
  const free: Piece = { days: words.span_before(first.days_before + 1), fee_percent: 0, weight: 6 };
  const others = steps.map(({ days_before, fee_percent }, nth): Piece => {
    const next = steps[nth + 1];
    const until = next ? next.days_before + 1 : 0;
    const days =
      days_before >= ALWAYS
        ? next
          ? words.span_before(until)
          : words.span_always
        : days_before === 0
          ? words.span_day
          : !next
            ? words.span_from(days_before)
            : days_before === until
              ? words.span_one(days_before)
              : words.span_between(days_before, until);
    return { days, fee_percent, weight: weightOf(Math.min(days_before, 30) - until) };
  });
  return first.days_before >= ALWAYS ? others : [free, ...others];
}

export function TimeLine({ steps }: { steps: readonly RefundStep[] }) {
  const words = useScreenWords<PaymentScreenWords>();
  return (
    <ol className="time-line">
      {piecesOf(steps, words).map(({ days, fee_percent, weight }) => (
        <li
          key={days}
          data-fee={fee_percent === 0 ? "none" : fee_percent === 100 ? "all" : "part"}
          style={{ flexGrow: weight }}
        >
          <strong>
            {fee_percent === 0 ? words.free : fee_percent === 100 ? words.all_kept : words.kept(fee_percent)}
          </strong>
          <small>{days}</small>
        </li>
      ))}
    </ol>
  );
}

/** What a policy is called: by its first step. That begins with its day, so the last free day is the one before. */
export function policyName(steps: readonly RefundStep[], words: PaymentScreenWords): string {
  const [first] = inOrder(steps);
  if (!first) return words.free_always;
  if (first.days_before >= ALWAYS && first.fee_percent === 100) return words.never_free;
  return first.days_before === 0 ? words.free_until_arrival : words.free_until(first.days_before + 1);
}

/** Plans of several rooms often have one name. */
export const namesOf = (plans: readonly { name: string }[]): string[] => [...new Set(plans.map((plan) => plan.name))];
