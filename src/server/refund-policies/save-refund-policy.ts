import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/refund-policies.ts";
import { type RefundStep, refundSteps } from "#rules/orders/cancellation.ts";
import { inOrder, stepProblems } from "#rules/orders/refund-steps.ts";
import { textIn } from "#rules/text/language.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { USUAL_POLICIES } from "#server/refund-policies/read-policies.ts";
import { policyWords, sampleFor } from "#server/refund-policies/policy-words.ts";
import { listOwnSteps, listPlansByPolicy, lockDefault, setSteps } from "#server/refund-policies/refund-policy-store.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { keepBefore } from "#server/selling/selling-change.ts";

/** Of the lodging's own ones; the first has the number after the usual three. */
const MOST_POLICIES = 20;

/** What a change of one policy replaced. `steps` null: it had none of its own. */
export type PolicyBefore = { refund_template_id: number; steps: RefundStep[] | null };

/** Orders that are placed keep the steps they were placed on. */
export function saveRefundPolicy(
  { body }: HandlerInput<typeof contract.saveRefundPolicy>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.saveRefundPolicy>> {
  const { hotel, lang } = context;
  const { hotel_id, main_lang } = hotel;
  assertSteps(body.steps);
  const steps = inOrder(body.steps);
  return context.query(async (query) => {
    await lockDefault(query, hotel_id);
    const own = await listOwnSteps(query, hotel_id);
    const given = body.refund_template_id;
    const isKnown = given !== undefined && (USUAL_POLICIES.includes(given) || own.has(given));
    if (given !== undefined && !isKnown) throw new Refusal("NOT_FOUND", ["refund_template_id"]);
    const plans = (await listPlansByPolicy(query, hotel_id)).filter((plan) => plan.refund_template_id === given);
    const sample = sampleFor(context, steps);
    const shown = {
      before: given === undefined ? null : refundSteps(given, own.get(given)),
      plans: plans.filter((plan) => plan.active).map(({ name }) => textIn(name, lang, main_lang).text),
      words: policyWords(context, steps, sample),
      sample,
    };
    if (body.is_preview) return { refund_template_id: given ?? null, ...shown, undo_until_timestamp: null };
    const refund_template_id = given ?? nextId([...own.keys()]);
    await setSteps(query, hotel_id, refund_template_id, steps);
    const before: PolicyBefore = { refund_template_id, steps: own.get(refund_template_id) ?? null };
    const undo_until_timestamp = await keepBefore(query, context, "refund_policy", before);
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: `refund_policy.saved:${refund_template_id}`,
      before: shown.before ? JSON.stringify(shown.before) : "",
      after: JSON.stringify(steps),
    });
    return { refund_template_id, ...shown, undo_until_timestamp };
  });
}

function assertSteps(steps: readonly RefundStep[]): void {
  const problems = stepProblems(steps);
  const [first] = problems;
  if (!first) return;
  const same = problems.filter(({ code }) => code === first.code);
  const field = first.code === "REFUND_STEPS_OVERLAP" ? "days_before" : "fee_percent";
  throw new Refusal(
    first.code,
    same.map(({ nth }) => `steps.${nth}.${field}`),
  );
}

function nextId(taken: readonly number[]): number {
  const free = Array.from({ length: MOST_POLICIES }, (_, nth) => USUAL_POLICIES.length + 1 + nth).find(
    (id) => !taken.includes(id),
  );
  if (free === undefined) throw new Refusal("TOO_MANY_POLICIES");
  return free;
}
