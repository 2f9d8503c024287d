import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/site-drafts.ts";
import { PRESENT } from "#rules/content/content-fields.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { lockSite } from "#server/drafts/content-store.ts";
import { deleteChanges, deleteUnusedRoom } from "#server/drafts/draft-store.ts";

export function discardDraft(
  { body: { record, record_id, field } }: HandlerInput<typeof contract.discardDraft>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.discardDraft>> {
  return query(async (query) => {
    await lockSite(query, hotel_id);
    const gone = await deleteChanges(query, hotel_id, { record, record_id, field });
    for (const each of gone) {
      if (each.record === "room" && each.field === PRESENT) await deleteUnusedRoom(query, hotel_id, each.record_id);
    }
    if (gone.length > 0) {
      const actor = `staff:${person.account_id}`;
      await appendAudit(query, hotel_id, null, { at: now, actor, action: "draft.discarded", changes: gone });
    }
    return { discarded: gone.length };
  });
}
