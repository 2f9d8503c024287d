/** What is behind a price: one room, night by night. It opens without a script. */
import { chargedNights } from "#rules/stock/charged-nights.ts";
import { roundOnWire } from "#rules/money/money.ts";
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
  /** What guests pay beside the room, in the price above. */
  besides?: number;
  /** The average opens the list: below a price it is one line instead of two. */
  isAverage?: boolean;
};

/** Whether there is more behind a price than the price: then its average leads to it. */
export const hasNights = (plan: Plan, isMember: boolean) => (chargedNights(plan, isMember)?.length ?? 0) > 1;

export function NightPrices({ plan, isMember, room, isOneOfMany, besides = 0, isAverage = false }: NightPricesProps) {
  const { words, price, day } = useBookingTools();
  const nights = chargedNights(plan, isMember);
  if (nights === null || nights.length < 2) return null;
  const total = roundOnWire(chargedPrice(plan, isMember) + besides);
  return (
    <details className="rate-nights">
      <summary>
        {isAverage ? words.plan.average(price(total / nights.length), nights.length) : ""}
        <span className={isAverage ? "hidden" : ""}>{words.by_night.open}</span>
        <span className="hidden">{words.by_night.of(room, plan.rate_plan_code_name)}</span>
      </summary>
      <dl>
        {nights.map((night) => (
          <div key={night.date}>
            <dt suppressHydrationWarning>{day(night.date)}</dt>
            <dd>{price(night.price)}</dd>
          </div>
        ))}
        {besides > 0 ? (
          <div>
            <dt>{words.families.more}</dt>
            <dd>{price(besides)}</dd>
          </div>
        ) : null}
        <div data-sum>
          <dt>{isOneOfMany ? words.plan.total_each(nights.length) : words.plan.total(nights.length)}</dt>
          <dd>{price(total)}</dd>
        </div>
      </dl>
    </details>
  );
}
