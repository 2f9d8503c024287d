import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/site-drafts.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { previewAddresses } from "#server/drafts/previews/preview-addresses.ts";
import { ownPreviewToken } from "#server/drafts/previews/preview-token.ts";

/** Changes nothing: whoever may write the draft may look at it, and at what was public once. */
export async function makePreviewLink(
  { body: { version = 0 } }: HandlerInput<typeof contract.makePreviewLink>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.makePreviewLink>> {
  const { hotel, now, secrets, person } = context;
  const own = { hotel_id: hotel.hotel_id, account_id: person.account_id, version };
  const { token, expires_at } = ownPreviewToken(secrets, own, now);
  const addresses = await previewAddresses(context, token, version);
  return { ...addresses, expires_timestamp: Math.floor(expires_at.getTime() / 1000) };
}
