import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/translations.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { lockDraft } from "#server/drafts/lock-draft.ts";
import { readLeastShare, writeLeastShare } from "#server/translations/translation-store.ts";

/** What is public stays so until the next publish. */
export function setLanguageThreshold(
  { body: { least_share } }: HandlerInput<typeof contract.setLanguageThreshold>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.setLanguageThreshold>> {
  return query(async (query) => {
    await lockDraft(query, hotel_id);
    const before = await readLeastShare(query, hotel_id);
    if (before === least_share) return {};
    await writeLeastShare(query, hotel_id, least_share);
    const actor = `staff:${person.account_id}`;
    const changes = [{ field: "least_share", before, after: least_share }];
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "translations.threshold", changes });
    return {};
  });
}
