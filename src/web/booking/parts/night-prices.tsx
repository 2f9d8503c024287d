/** What is behind a price: one room, night by night. It opens without a script. */
import { chargedNights } from "#rules/stock/charged-nights.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import { useBookingTools } from "#web/booking/booking-context.ts";
import type { Plan } from "#web/booking/booking-data.ts";

type NightPricesProps = {
  plan: Plan;
  isMember: boolean;
  /** Whose price it is, for those who don't see what stands beside it. */
  room: string;
  /** There are several such rooms: what is listed is one. */
  isOneOfMany: boolean;
};

export function NightPrices({ plan, isMember, room, isOneOfMany }: NightPricesProps) {
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
          <dt>{isOneOfMany ? words.plan.total_each(nights.length) : words.plan.total(nights.length)}</dt>
          <dd>{price(chargedPrice(plan, isMember))}</dd>
        </div>
      </dl>
    </details>
  );
}
