import { createHash } from "node:crypto";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { lodgingClientId } from "#server/accounts/oidc/clients.ts";
import { accountOfOneTap } from "#server/accounts/upstreams/one-tap.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { sessionIn } from "#server/http/xsrf.ts";
import { assertMembers } from "#server/members/assert-members.ts";
import { openMembership } from "#server/members/open-membership.ts";

/** Joins without leaving the page: Google proves the person. A token that was made for another browser is worth nothing here. */
export async function joinByOneTap(
  { body: { token } }: HandlerInput<typeof contract.joinByOneTap>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.joinByOneTap>> {
  const { hotel, cookies } = context;
  assertMembers(hotel);
  const session = sessionIn(cookies);
  if (session === null) throw new Refusal("UPSTREAM_FAILED");
  // The browser gives the same to Google (web/booking/one-tap.ts): whoever finds the token can't make the cookie from it.
  const nonce = createHash("sha256").update(session).digest("hex");
  const account = await accountOfOneTap(context, { client: lodgingClientId(hotel.hotel_id), token, nonce });
  return openMembership(context, account, false);
}
