import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { accountOfCode } from "#server/accounts/verify-sign-in-code.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { assertMembers } from "#server/members/assert-members.ts";
import { joiningBrowser } from "#server/members/joining-browser.ts";
import { openMembership } from "#server/members/open-membership.ts";

/** Joins without leaving the page: the code proves the address, as it would at the accounts service. */
export async function joinByCode(
  { body }: HandlerInput<typeof contract.joinByCode>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.joinByCode>> {
  assertMembers(context.hotel);
  const { email, code, wants_news } = body;
  const asked_in = joiningBrowser(context);
  return openMembership(context, await accountOfCode(context, { email, code, asked_in, purpose: "join" }), wants_news);
}
