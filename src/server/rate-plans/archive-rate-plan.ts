import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import type { RateRules } from "#rules/rates/rate-rules.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { addMissingNights } from "#server/rate-plans/add-missing-nights.ts";
import { changePlan, findPlan, listAllPlans } from "#server/rate-plans/plan-store.ts";
import { lockRules } from "#server/rate-plans/rate-store.ts";
import type { PlanBefore } from "#server/rate-plans/save-rate-plan.ts";
import { actorOf, type StaffContext, unitIn } from "#server/rate-plans/write-rates.ts";
import { keepBefore } from "#server/selling/selling-change.ts";

export function archiveRatePlan(
  { body: { rate_plan_id, is_archived } }: HandlerInput<typeof contract.archiveRatePlan>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.archiveRatePlan>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const { rules } = await lockRules(query, hotel_id, unitIn(context), context.now);
    const plan = await findPlan(query, hotel_id, rate_plan_id);
    if (!plan) throw new Refusal("NOT_FOUND", ["rate_plan_id"]);
    if (plan.active !== is_archived) return { undo_until_timestamp: null };
    if (is_archived) await assertNoneDerived(query, hotel_id, rules, rate_plan_id);
    await changePlan(query, hotel_id, rate_plan_id, { active: !is_archived });
    if (!is_archived) await addMissingNights(query, context, context.now);
    const replaced: PlanBefore = { rate_plan_id, fields: { active: is_archived } };
    const undo_until_timestamp = await keepBefore(query, context, "rate_plan", replaced);
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: is_archived ? "rate_plan.archived" : "rate_plan.restored",
      rate_plan_id,
      before: is_archived ? "on sale" : "off sale",
      after: is_archived ? "off sale" : "on sale",
    });
    return { undo_until_timestamp };
  });
}

/** A plan that others are priced after can't go. */
export async function assertNoneDerived(query: Query, hotel_id: number, rules: RateRules, rate_plan_id: number) {
  const active = new Set(
    (await listAllPlans(query, hotel_id)).flatMap((each) => (each.active ? each.rate_plan_id : [])),
  );
  const isParent = rules.plans.some(
    (each) => each.parent?.rate_plan_id === rate_plan_id && active.has(each.rate_plan_id),
  );
  if (isParent) throw new Refusal("PLAN_HAS_DERIVED", ["rate_plan_id"]);
}
