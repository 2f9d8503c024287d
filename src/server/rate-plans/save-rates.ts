import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import { rulesDifference } from "#rules/rates/rules-difference.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { keepRules, lockRules } from "#server/rate-plans/rate-store.ts";
import {
  actorOf,
  findChanges,
  type StaffContext,
  summarize,
  unitIn,
  writeChanges,
} from "#server/rate-plans/write-rates.ts";

export function saveRates(
  { body: { rules, overwrite_hand_set, revision } }: HandlerInput<typeof contract.saveRates>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.saveRates>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const kept = await lockRules(query, hotel_id, unitIn(context), context.now);
    if (kept.revision !== revision) throw new Refusal("RATES_CHANGED", ["revision"]);
    const found = await findChanges(query, context, rules, overwrite_hand_set);
    const next = revision + 1;
    await keepRules(query, hotel_id, { rules, revision: next }, context.now);
    const undo_until_timestamp = await writeChanges(query, context, found.changes, {
      rules_before: kept.rules,
      revision: next,
    });
    await appendAudit(query, hotel_id, null, {
      at: context.now,
      actor: actorOf(context),
      action: "rates.saved",
      ...rulesDifference(kept.rules, rules),
      nights: found.changes.length,
    });
    return { revision: next, summary: summarize(found), undo_until_timestamp };
  });
}
