import { nightsBetween } from "#rules/time/day.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import { track } from "#web/analytics/track.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import { planOf } from "#web/booking/plan-of.ts";

type Added = { room_class_id: number; rate_plan_id: number; num: number };

/** Reports that rooms were added to the cart; it reaches analytics only if the guest has agreed. */
export function reportAdded({ state, results, member }: PageState, added: Added, room_class_name: string): void {
  const plan = planOf(results, added);
  if (!plan) return;
  track({
    name: "add_to_cart",
    ...added,
    room_class_name,
    rate_plan_code_name: plan.rate_plan_code_name,
    price: chargedPrice(plan, member !== null),
    nights: nightsBetween(state.start, state.end),
  });
}
