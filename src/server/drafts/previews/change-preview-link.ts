import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/preview-links.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { setLinkEnded } from "#server/drafts/previews/preview-link-store.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** A link that is so already, or over, is not found: its reader sees a list that is older than what is true. */
export function changePreviewLink(
  { body: { link_id, is_ended } }: HandlerInput<typeof contract.changePreviewLink>,
  { hotel: { hotel_id }, now, query, person }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return query(async (query) => {
    const changed = await setLinkEnded(query, hotel_id, link_id, is_ended, now);
    if (changed === null) throw new Refusal("NOT_FOUND", ["link_id"]);
    const action = is_ended ? "preview.ended" : "preview.reopened";
    const about = changed.version === 0 ? {} : { version: changed.version };
    const actor = `staff:${person.account_id}`;
    await appendAudit(query, hotel_id, null, { at: now, actor, action, ...about });
    return {};
  });
}
