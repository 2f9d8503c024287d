import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/translations.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { deleteTerm } from "#server/translations/translation-store.ts";

export function removeGlossaryTerm(
  { body: { term_id } }: HandlerInput<typeof contract.removeGlossaryTerm>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.removeGlossaryTerm>> {
  return query(async (query) => {
    const before = await deleteTerm(query, hotel_id, term_id);
    // Somebody else has removed it: it is as wanted.
    if (before === null) return {};
    const actor = `staff:${person.account_id}`;
    const changes = [{ term_id, before, after: null }];
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "glossary.removed", changes });
    return {};
  });
}
