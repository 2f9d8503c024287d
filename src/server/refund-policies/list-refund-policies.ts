import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/refund-policies.ts";
import { type RefundStep, refundSteps } from "#rules/orders/cancellation.ts";
import { isSameSteps } from "#rules/orders/refund-steps.ts";
import { FIRST_POLICY, firstSteps } from "#rules/payments/first-steps.ts";
import { textIn } from "#rules/text/language.ts";
import { listOwnSteps, listPlansByPolicy, findDefault } from "#server/refund-policies/refund-policy-store.ts";
import { USUAL_POLICIES } from "#server/refund-policies/read-policies.ts";
import { policyWords, sampleFor } from "#server/refund-policies/policy-words.ts";
import type { StaffContext } from "#server/rate-plans/write-rates.ts";
import { findUndo } from "#server/selling/selling-change.ts";

export function listRefundPolicies(
  _input: unknown,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.listRefundPolicies>> {
  const { hotel, lang, now } = context;
  const { hotel_id, main_lang } = hotel;
  return context.query(async (query) => {
    const chosen = await findDefault(query, hotel_id);
    const own = await listOwnSteps(query, hotel_id);
    const plans = await listPlansByPolicy(query, hotel_id);
    const undo = await findUndo(query, hotel_id, "refund_policy", now);
    const ids = [...new Set([...USUAL_POLICIES, ...own.keys()])].toSorted((a, b) => a - b);
    const all = ids.map((id) => refundSteps(id, own.get(id)));
    const first = firstSteps(hotel.country);
    const isUsual = (id: number, steps: readonly RefundStep[]) =>
      id === FIRST_POLICY && first !== null && isSameSteps(steps, first);
    const sample = sampleFor(context, all.flat());
    return {
      policies: ids.map((refund_template_id, nth) => ({
        refund_template_id,
        steps: all[nth]!,
        is_changed: own.has(refund_template_id) && !isUsual(refund_template_id, all[nth]!),
        is_default: refund_template_id === chosen,
        plans: plans
          .filter((plan) => plan.active && plan.refund_template_id === refund_template_id)
          .map(({ rate_plan_id, name }) => ({ rate_plan_id, name: textIn(name, lang, main_lang).text })),
        words: policyWords(context, all[nth]!, sample),
      })),
      sample,
      undo_until_timestamp: undo?.until ?? null,
    };
  });
}
