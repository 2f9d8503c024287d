import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/refund-policies.ts";
import { FIRST_POLICY, firstSteps } from "#rules/payments/first-steps.ts";
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
import { keepBefore } from "#server/selling/selling-change.ts";

export function removeRefundPolicy(
  { body: { refund_template_id } }: HandlerInput<typeof contract.removeRefundPolicy>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.removeRefundPolicy>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const chosen = await lockDefault(query, hotel_id);
    const steps = (await listOwnSteps(query, hotel_id)).get(refund_template_id);
    if (!steps) throw new Refusal("NOT_FOUND", ["refund_template_id"]);
    const plans = await listPlansByPolicy(query, hotel_id);
    // Archived plans count: they may come back.
    const isUsed =
      chosen === refund_template_id || plans.some((plan) => plan.refund_template_id === refund_template_id);
    if (isUsed && !USUAL_POLICIES.includes(refund_template_id)) {
      throw new Refusal("POLICY_IN_USE", ["refund_template_id"]);
    }
    // The usual ones of a country stand in place of the specification's.
    const usual = refund_template_id === FIRST_POLICY ? firstSteps(context.hotel.country) : null;
    if (usual) await setSteps(query, hotel_id, refund_template_id, usual);
    else await removeSteps(query, hotel_id, refund_template_id);
    const before: PolicyBefore = { refund_template_id, steps };
    const undo_until_timestamp = await keepBefore(query, context, "refund_policy", before);
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: `refund_policy.removed:${refund_template_id}`,
      before: JSON.stringify(steps),
    });
    return { undo_until_timestamp };
  });
}
