import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/accounts.ts";
import { hotelOfClient } from "#server/accounts/oidc/clients.ts";
import { readAccount } from "#server/accounts/read-account.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { LIFETIME_SECONDS } from "#server/members/hotel-token.ts";
import { joinLodging } from "#server/members/join-lodging.ts";

/** Who signs in at a lodging for the first time joins it. A token made for one lodging's site is nothing at another. */
export async function exchangeToken(
  { body }: HandlerInput<typeof contract.exchangeToken>,
  { hotel, bearer, accounts, database, tokens, query, now }: RequestContext,
): Promise<CallAnswer<typeof contract.exchangeToken>> {
  const { hotel_id } = hotel;
  if (body.hotel_id !== hotel_id) throw new Refusal("HOTEL_NOT_FOUND");
  if (hotel.close_member_system) throw new Refusal("MEMBERS_CLOSED");
  const owner = bearer === null ? null : await accounts.readMemberToken(bearer);
  if (!owner || owner.role !== "mem" || hotelOfClient(owner.client_id) !== hotel_id)
    throw new Refusal("SIGN_IN_NEEDED");
  const account = await readAccount(database, owner.account_id);
  await query((lodging) => joinLodging(lodging, hotel_id, account, now));
  const access_token = await tokens.issue(hotel_id, account.account_id, now);
  return { access_token, token_type: "Bearer", expires_in: LIFETIME_SECONDS };
}
