import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { deleteSchedule } from "#server/drafts/schedule-store.ts";

/** Nothing scheduled: it is as it should be. */
export function cancelScheduledPublish(
  _input: unknown,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return query(async (query) => {
    if (await deleteSchedule(query, hotel_id)) {
      const actor = `staff:${person.account_id}`;
      await appendAudit(query, hotel_id, null, { at: now, actor, action: "site.unscheduled" });
    }
    return {};
  });
}
