import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { addMissingNights } from "#server/rate-plans/add-missing-nights.ts";
import { changePlan, findPlan, listAllPlans } from "#server/rate-plans/plan-store.ts";
import { lockRules } from "#server/rate-plans/rate-store.ts";
import { actorOf, type StaffContext, unitIn } from "#server/rate-plans/write-rates.ts";

export function archiveRatePlan(
  { body: { rate_plan_id, is_archived } }: HandlerInput<typeof contract.archiveRatePlan>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const { rules } = await lockRules(query, hotel_id, unitIn(context), context.now);
    const plan = await findPlan(query, hotel_id, rate_plan_id);
    if (!plan) throw new Refusal("NOT_FOUND", ["rate_plan_id"]);
    if (plan.active !== is_archived) return {};
    const active = new Set(
      (await listAllPlans(query, hotel_id)).flatMap((each) => (each.active ? each.rate_plan_id : [])),
    );
    const isParent = rules.plans.some(
      (each) => each.parent?.rate_plan_id === rate_plan_id && active.has(each.rate_plan_id),
    );
    if (is_archived && isParent) throw new Refusal("PLAN_HAS_DERIVED", ["rate_plan_id"]);
    await changePlan(query, hotel_id, rate_plan_id, { active: !is_archived });
    if (!is_archived) await addMissingNights(query, context, context.now);
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: is_archived ? "rate_plan.archived" : "rate_plan.restored",
      rate_plan_id,
    });
    return {};
  });
}
