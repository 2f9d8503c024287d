import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findBefore, forgetBefore, listChecks, lockTerms, setTerms } from "#server/payments/settings/check-store.ts";
import { changesOf, policiesOf, undoUntil } from "#server/payments/settings/policies.ts";

export function undoPolicies(
  _input: unknown,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return query(async (query) => {
    const terms = await lockTerms(query, hotel_id);
    const kept = await findBefore(query, hotel_id);
    if (!kept || undoUntil(kept.changed_at) * 1000 <= now.getTime()) throw new Refusal("UNDO_OVER");
    // A vendor whose keys were changed meanwhile does not come back this way.
    const paused = new Set((await listChecks(query, hotel_id)).flatMap((check) => check.paused));
    const payment_list = kept.before.payment_list.filter((id) => !paused.has(id));
    await setTerms(query, hotel_id, { ...kept.before, payment_list });
    await forgetBefore(query, hotel_id);
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "payment.policies_undone" };
    const changes = changesOf(policiesOf(terms), policiesOf({ ...kept.before, payment_list }));
    const [before, after] = (["before", "after"] as const).map((side) =>
      JSON.stringify(Object.fromEntries(changes.map((change) => [change.field, change[side]]))),
    );
    await appendAudit(query, hotel_id, null, { ...entry, before: before!, after: after! });
    return {};
  });
}
