import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/accounts.ts";
import { hotelOfClient } from "#server/accounts/oidc/clients.ts";
import { accountOfOneTap } from "#server/accounts/upstreams/one-tap.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { isSame } from "#server/security/secrets.ts";

/** The token stands in the header too: no form of another site can send one. */
export async function signInWithOneTap(
  { body }: HandlerInput<typeof contract.signInWithOneTap>,
  context: PlatformContext,
): Promise<CallAnswer<typeof contract.signInWithOneTap>> {
  const { client, token, nonce = null } = body;
  if (context.sender !== null && context.sender !== hotelOfClient(client)) throw new Refusal("XSRF_FAILED");
  if (context.bearer === null || !isSame(context.bearer, token)) throw new Refusal("UPSTREAM_FAILED");
  const { account_id } = await accountOfOneTap(context, { client, token, nonce });
  const { access_token, expires_in } = await context.accounts.issueTokens(account_id, client);
  return { access_token, token_type: "Bearer", expires_in };
}
