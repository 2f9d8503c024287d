import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/site-drafts.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { publishDraft } from "#server/drafts/publish-draft.ts";

export async function publishSite(
  { body: { note } }: HandlerInput<typeof contract.publishSite>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.publishSite>> {
  const publishing = { reason: "publish" as const, note, made_by: person.account_id, made_at: now };
  return { version: await query((query) => publishDraft(query, hotel_id, publishing)) };
}
