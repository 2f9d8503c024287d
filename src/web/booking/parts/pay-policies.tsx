/** Before ordering: what cancelling will cost, by days and with amounts, and the lodging's own terms. */
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { PriceCheck } from "#web/booking/price.ts";
import { RichText } from "#web/ui/rich-text.tsx";

export function PayPolicies() {
  const { words, data } = useBookingTools();
  const { price } = useLive();
  return (
    <section className="pay-policies" aria-label={words.pay.cancellation}>
      <h2>{words.pay.cancellation}</h2>
      {price ? <CancelSteps steps={price.cancellation} /> : null}
      {data.hotel.policies.map(({ title, html, lang }) => (
        <details key={title}>
          <summary>{title}</summary>
          <RichText html={html} lang={lang} />
        </details>
      ))}
    </section>
  );
}

type Steps = PriceCheck["cancellation"];

function CancelSteps({ steps }: { steps: Steps }) {
  const { words, price: money, day, data } = useBookingTools();
  const [only] = steps;
  if (steps.length === 1 && only!.fee === 0) return <p>{words.plan.free_always}</p>;
  const daysOf = ({ from, through }: Steps[number], nth: number) => {
    if (through === null) return words.cancel.from(day(from));
    if (nth === 0) return words.cancel.through(day(through));
    return from === through ? words.cancel.on(day(from)) : words.cancel.between(day(from), day(through));
  };
  const feeOf = ({ fee, percent }: Steps[number]) => {
    if (fee === 0) return words.cancel.free;
    return percent === null ? money(fee) : words.cancel.amount(money(fee), percent);
  };
  return (
    <>
      <dl className="cancel-steps">
        {steps.map((step, nth) => (
          <div key={step.from} data-free={step.fee === 0}>
            <dt suppressHydrationWarning>{daysOf(step, nth)}</dt>
            <dd>{feeOf(step)}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">{words.cancel.zone(data.zone)}</p>
    </>
  );
}
