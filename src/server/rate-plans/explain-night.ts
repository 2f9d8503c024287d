import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { explainIn, partText, speakerOf } from "#server/rate-plans/explain.ts";
import { listAllPlans } from "#server/rate-plans/plan-store.ts";
import { listStoredNights, listTargets, readRules } from "#server/rate-plans/rate-store.ts";
import { type StaffContext, unitIn } from "#server/rate-plans/write-rates.ts";

export function explainNight(
  { query: requested }: HandlerInput<typeof contract.explainNight>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.explainNight>> {
  const { rate_plan_id, room_class_id, night } = requested;
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const target = (await listTargets(query, hotel_id)).find(
      (each) => each.rate_plan_id === rate_plan_id && each.room_class_id === room_class_id,
    );
    if (!target) throw new Refusal("NOT_FOUND");
    const { rules } = await readRules(query, hotel_id, unitIn(context));
    const stored = await listStoredNights(query, hotel_id, { from: night, to: night });
    const speaker = speakerOf(context, await listAllPlans(query, hotel_id));
    const { stored: own, priced, sentence } = explainIn(speaker, rules, target, night, stored);
    return {
      price: own?.price ?? null,
      set_by: own?.set_by ?? null,
      by_rule: priced?.price ?? null,
      parts: (priced?.parts ?? []).map((part) => ({
        kind: part.kind,
        amount: part.amount,
        text: partText(speaker, part),
      })),
      sentence,
    };
  });
}
