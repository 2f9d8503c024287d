import type { Texts } from "#rules/text/language.ts";
import type { Query } from "#server/database/connect.ts";
import { listAllPlans } from "#server/rate-plans/plan-store.ts";

/** Those on sale, by their names. */
export async function readPlanNames(query: Query, hotel_id: number): Promise<{ rate_plan_id: number; name: Texts }[]> {
  const plans = await listAllPlans(query, hotel_id);
  return plans
    .filter(({ active }) => active)
    .map(({ rate_plan_id, rate_plan_code_name }) => ({ rate_plan_id, name: rate_plan_code_name }));
}
