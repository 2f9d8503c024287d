import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findPosition, setMayPublish } from "#server/staff/staff-store.ts";

export function allowPublishing(
  { body: { account_id, may_publish } }: HandlerInput<typeof contract.allowPublishing>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return query(async (query) => {
    const position = await findPosition(query, hotel_id, account_id);
    if (position === null) throw new Refusal("NOT_FOUND");
    if (position.may_publish === may_publish) return {};
    await setMayPublish(query, hotel_id, account_id, may_publish);
    const [actor, action] = [`staff:${person.account_id}`, "staff.publishing_changed"];
    const change = { before: position.may_publish, after: may_publish, account_id };
    await appendAudit(query, hotel_id, null, { at: now, actor, action, ...change });
    return {};
  });
}
