import type { CallAnswer } from "#contract/call.ts";
import type { joinByCode } from "#contract/members.ts";
import { lodgingClientId } from "#server/accounts/oidc/clients.ts";
import { noteDevice } from "#server/accounts/note-device.ts";
import { LIFETIMES } from "#server/accounts/oidc/provider.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { joinLodging } from "#server/members/join-lodging.ts";
import { openSession } from "#server/members/member-session.ts";

/** Whoever has proved an account without leaving the page is a member here from now on, in this browser. */
export async function openMembership(
  context: RequestContext,
  account: Parameters<typeof noteDevice>[2],
  wants_news: boolean,
): Promise<CallAnswer<typeof joinByCode>> {
  const { hotel, now, accounts, tokens } = context;
  const joining = { ...account, wants_news };
  const is_new = await context.query((query) => joinLodging(query, hotel.hotel_id, joining, now));
  const given = await accounts.issueTokens(account.account_id, lodgingClientId(hotel.hotel_id));
  await openSession(context, { member_id: account.account_id, refresh_token: given.refresh_token });
  await noteDevice(context, { hotel, host: hotel.domain, path: "/" }, account);
  return {
    member_token: given.access_token,
    hotel_token: await tokens.issue(hotel.hotel_id, account.account_id, now),
    expires_in: LIFETIMES.memberToken,
    is_new,
  };
}
