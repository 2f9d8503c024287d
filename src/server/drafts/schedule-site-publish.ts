import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/site-drafts.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { putSchedule } from "#server/drafts/schedule-store.ts";
import { Refusal } from "#server/errors/refusal.ts";

const LATEST_MS = 366 * 86_400_000;

export function scheduleSitePublish(
  { body: { publish_timestamp, note } }: HandlerInput<typeof contract.scheduleSitePublish>,
  { hotel: { hotel_id }, person, now, lang, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  const publish_at = new Date(publish_timestamp * 1000);
  const wait = publish_at.getTime() - now.getTime();
  if (!(wait > 0 && wait <= LATEST_MS)) throw new Refusal("INVALID_INPUT", ["publish_timestamp"]);
  return query(async (query) => {
    await putSchedule(query, hotel_id, { publish_at, note, scheduled_by: person.account_id, lang });
    const actor = `staff:${person.account_id}`;
    const after = publish_at.toISOString();
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "site.scheduled", after });
    return {};
  });
}
