import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { isAway } from "#server/accounts/oidc/own-client.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { assertMembers } from "#server/members/assert-members.ts";
import { clearSessionCookie, sessionCookie } from "#server/members/member-cookies.ts";
import { renewSession } from "#server/members/member-session.ts";

export async function renewMemberSession(
  _input: unknown,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.renewMemberSession>> {
  assertMembers(context.hotel);
  const renewed = await renewSession(context).catch((error: unknown) => {
    throw isAway(error) ? new Refusal("UNAVAILABLE") : error;
  });
  if (!renewed) {
    if (sessionCookie(context) !== null) clearSessionCookie(context);
    throw new Refusal("SIGN_IN_NEEDED");
  }
  const { member_token, hotel_token, expires_in } = renewed;
  return { member_token, hotel_token, expires_in };
}
