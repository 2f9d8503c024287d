import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { lodgingClientId } from "#server/accounts/oidc/clients.ts";
import { LIFETIMES } from "#server/accounts/oidc/provider.ts";
import { noteDevice } from "#server/accounts/note-device.ts";
import { accountOfCode } from "#server/accounts/verify-sign-in-code.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { assertMembers } from "#server/members/assert-members.ts";
import { joinLodging } from "#server/members/join-lodging.ts";
import { openSession } from "#server/members/member-session.ts";

/** Joins without leaving the page: the code proves the address, as it would at the accounts service. */
export async function joinByCode(
  { body }: HandlerInput<typeof contract.joinByCode>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.joinByCode>> {
  const { hotel, now, accounts, tokens } = context;
  assertMembers(hotel);
  const account = await accountOfCode(context, body, "join");
  const joining = { ...account, wants_news: body.wants_news };
  const is_new = await context.query((query) => joinLodging(query, hotel.hotel_id, joining, now));
  await noteDevice(context, { hotel, host: hotel.domain, path: "/" }, account);
  const given = await accounts.issueTokens(account.account_id, lodgingClientId(hotel.hotel_id));
  await openSession(context, { member_id: account.account_id, refresh_token: given.refresh_token });
  return {
    member_token: given.access_token,
    hotel_token: await tokens.issue(hotel.hotel_id, account.account_id, now),
    expires_in: LIFETIMES.memberToken,
    is_new,
  };
}
