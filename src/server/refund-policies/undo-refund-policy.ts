import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { USUAL_POLICIES } from "#server/refund-policies/read-policies.ts";
import {
  listOwnSteps,
  listPlansByPolicy,
  lockDefault,
  removeSteps,
  setSteps,
} from "#server/refund-policies/refund-policy-store.ts";
import type { PolicyBefore } from "#server/refund-policies/save-refund-policy.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { takeBack } from "#server/selling/selling-change.ts";

export function undoRefundPolicy(_input: unknown, context: StaffContext): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const chosen = await lockDefault(query, hotel_id);
    const { refund_template_id, steps } = await takeBack<PolicyBefore>(query, context, "refund_policy");
    const now = (await listOwnSteps(query, hotel_id)).get(refund_template_id);
    const plans = await listPlansByPolicy(query, hotel_id);
    const isUsed =
      chosen === refund_template_id || plans.some((plan) => plan.refund_template_id === refund_template_id);
    // A new policy that a plan was given meanwhile stays: the plan would be sold on other terms.
    if (steps === null && isUsed && !USUAL_POLICIES.includes(refund_template_id)) throw new Refusal("POLICY_IN_USE");
    if (steps === null) await removeSteps(query, hotel_id, refund_template_id);
    else await setSteps(query, hotel_id, refund_template_id, steps);
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: `refund_policy.undone:${refund_template_id}`,
      before: now ? JSON.stringify(now) : "",
      after: steps ? JSON.stringify(steps) : "",
    });
    return {};
  });
}
