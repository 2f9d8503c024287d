/** What is behind a price: one room, night by night. It opens without a script. */
import { chargedNights } from "#rules/stock/charged-nights.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import { useBookingTools } from "#web/booking/booking-context.ts";
import type { Plan } from "#web/booking/booking-data.ts";

/** `room`: whose price it is, for those who don't see what stands beside it. */
export function NightPrices({ plan, isMember, room }: { plan: Plan; isMember: boolean; room: string }) {
  const { words, price, day } = useBookingTools();
  const nights = chargedNights(plan, isMember);
  if (nights === null || nights.length < 2) return null;
  return (
    <details className="rate-nights">
      <summary>
        {words.by_night.open}
        <span className="hidden">{words.by_night.of(room, plan.rate_plan_code_name)}</span>
      </summary>
      <dl>
        {nights.map((night) => (
          <div key={night.date}>
            <dt suppressHydrationWarning>{day(night.date)}</dt>
            <dd>{price(night.price)}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>{words.plan.total(nights.length)}</dt>
          <dd>{price(chargedPrice(plan, isMember))}</dd>
        </div>
      </dl>
    </details>
  );
}
