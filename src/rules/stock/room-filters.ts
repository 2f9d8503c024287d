/** Narrowing a search's results, and what there is to narrow by. */
import { freeNow, type RefundStep } from "#rules/orders/cancellation.ts";
import { withBreakfast } from "#rules/stock/plans.ts";

export const PLAN_FILTERS = ["breakfast", "free_cancellation", "whole_house"] as const;
type PlanFilter = (typeof PLAN_FILTERS)[number];

/** The facility of rooms for guests in wheelchairs, which are kept for those who ask for them. */
export const ACCESSIBLE = "accessible_room";

type Plan = {
  contain_meals: readonly string[];
  refund_steps: readonly RefundStep[];
  support_entire_rent: boolean;
};
type Room<P extends Plan> = { facilities_for_search: readonly string[]; rate_plans: readonly P[] };
type When = { start: string; today: string };

function plansThat<P extends Plan>(plans: readonly P[], filter: PlanFilter, { start, today }: When): P[] {
  if (filter === "breakfast") return withBreakfast(plans);
  if (filter === "whole_house") return plans.filter((plan) => plan.support_entire_rent);
  return plans.filter((plan) => freeNow(start, plan.refund_steps, today) !== null);
}

const isPlanFilter = (key: string): key is PlanFilter => PLAN_FILTERS.some((each) => each === key);

/** Rooms with the plans that are left of them; a room of which none is left goes. Sold out rooms have none to begin with. */
export function narrow<P extends Plan, R extends Room<P>>(
  rooms: readonly R[],
  only: readonly string[],
  when: When,
): R[] {
  const facilities = only.filter((key) => !isPlanFilter(key));
  const filters = only.filter(isPlanFilter);
  return rooms
    .filter((room) => facilities.every((key) => room.facilities_for_search.includes(key)))
    .map((room) => ({
      ...room,
      rate_plans: filters.reduce<readonly P[]>((plans, filter) => plansThat(plans, filter, when), room.rate_plans),
    }))
    .filter((room) => filters.length === 0 || room.rate_plans.length > 0);
}

/** How many rooms on sale have each facility: one that all have is not offered as a filter. */
export function filterCounts<P extends Plan>(rooms: readonly Room<P>[], when: When): { key: string; count: number }[] {
  const open = rooms.filter((room) => room.rate_plans.length > 0);
  const facilities = [...new Set(open.flatMap((room) => room.facilities_for_search))];
  return [
    ...PLAN_FILTERS.map((key) => ({
      key,
      count: open.filter((room) => plansThat(room.rate_plans, key, when).length > 0).length,
    })).filter(({ count }) => count > 0),
    ...facilities
      .map((key) => ({ key, count: open.filter((room) => room.facilities_for_search.includes(key)).length }))
      .filter(({ count }) => count < open.length),
  ];
}
