import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import { nightKey } from "#rules/rates/night-changes.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import {
  findChange,
  forgetChange,
  keepRules,
  listChangedAt,
  lockRules,
  removeNights,
  writeNights,
} from "#server/rate-plans/rate-store.ts";
import { actorOf, type StaffContext, undoUntil, unitIn } from "#server/rate-plans/write-rates.ts";

export function undoRates(_input: unknown, context: StaffContext): Promise<CallAnswer<typeof contract.undoRates>> {
  const { now } = context;
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const kept = await lockRules(query, hotel_id, unitIn(context), now);
    const change = await findChange(query, hotel_id);
    if (!change || undoUntil(change.changed_at) * 1000 < now.getTime()) throw new Refusal("UNDO_OVER");
    const same = new Set((await listChangedAt(query, hotel_id, change.changed_at)).map(nightKey));
    const nights = change.nights.filter(({ key: [rate_plan_id, room_class_id, night] }) =>
      same.has(nightKey({ rate_plan_id, room_class_id, night })),
    );
    await writeNights(
      query,
      hotel_id,
      nights.flatMap(({ before }) => before ?? []),
      now,
    );
    const added = nights.filter(({ before }) => before === null);
    await removeNights(
      query,
      hotel_id,
      added.map(({ key: [rate_plan_id, room_class_id, night] }) => ({ rate_plan_id, room_class_id, night })),
    );
    const revision = kept.revision + 1;
    const rules = change.rules_before ?? kept.rules;
    await keepRules(query, hotel_id, { rules, revision }, now);
    await forgetChange(query, hotel_id);
    const entry = { at: now, actor: actorOf(context), action: "rates.undone", nights: nights.length };
    await appendAudit(query, hotel_id, null, entry);
    return { revision, nights: nights.length };
  });
}
