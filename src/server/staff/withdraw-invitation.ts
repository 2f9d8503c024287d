import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { endInvitation } from "#server/staff/invitation-store.ts";

export function withdrawInvitation(
  { body: { invitation_id } }: HandlerInput<typeof contract.withdrawInvitation>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return query(async (query) => {
    const ended = await endInvitation(query, hotel_id, invitation_id, now);
    if (!ended) throw new Refusal("INVITATION_OVER");
    const actor = `staff:${person.account_id}`;
    const entry = { at: now, actor, action: "staff.invitation_withdrawn", before: ended.role, invitation_id };
    await appendAudit(query, hotel_id, null, entry);
    return {};
  });
}
