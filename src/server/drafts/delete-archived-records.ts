import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/site-drafts.ts";
import { PRESENT } from "#rules/content/content-fields.ts";
import { recordKey } from "#rules/content/site-content.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { deleteArchived, lockSite } from "#server/drafts/content-store.ts";
import { deleteChanges, listChanges } from "#server/drafts/draft-store.ts";

/** What the draft puts back is no archive any more, and stays. */
export function deleteArchivedRecords(
  { body: { records } }: HandlerInput<typeof contract.deleteArchivedRecords>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.deleteArchivedRecords>> {
  return query(async (query) => {
    await lockSite(query, hotel_id);
    const changes = await listChanges(query, hotel_id);
    const comingBack = new Set(
      changes.filter(({ field, value }) => field === PRESENT && value === true).map(recordKey),
    );
    const gone: object[] = [];
    for (const each of records) {
      if (comingBack.has(recordKey(each))) continue;
      const fields = await deleteArchived(query, hotel_id, each);
      if (fields === null) continue;
      await deleteChanges(query, hotel_id, each);
      gone.push({ ...each, before: fields.facilities_title ?? fields.promotion_title ?? null });
    }
    if (gone.length > 0) {
      const actor = `staff:${person.account_id}`;
      await appendAudit(query, hotel_id, null, { at: now, actor, action: "archive.deleted", changes: gone });
    }
    return { deleted: gone.length };
  });
}
