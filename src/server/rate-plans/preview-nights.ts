import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import { findChanges, type StaffContext, summarize } from "#server/rate-plans/write-rates.ts";

const SHOWN = 500;
const SHOWN_KEPT = 100;

export function previewNights(
  { body: { rules, overwrite_hand_set } }: HandlerInput<typeof contract.previewNights>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.previewNights>> {
  return context.query(async (query) => {
    const found = await findChanges(query, context, rules, overwrite_hand_set);
    const byDay = found.changes.toSorted((a, b) => a.after.night.localeCompare(b.after.night));
    return {
      summary: summarize(found),
      nights: byDay.slice(0, SHOWN).map(({ before, after: { night, room_class_id, rate_plan_id, price } }) => ({
        night,
        room_class_id,
        rate_plan_id,
        before: before?.price ?? null,
        after: price,
      })),
      kept: found.kept
        .slice(0, SHOWN_KEPT)
        .map(({ night: { night, room_class_id, rate_plan_id, price }, by_rule }) => ({
          night,
          room_class_id,
          rate_plan_id,
          before: price,
          after: by_rule,
        })),
    };
  });
}
