import { authorizationCodeGrant } from "openid-client";
import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import { STUDIO } from "#rules/people/studio-path.ts";
import { STUDIO_CLIENT } from "#server/accounts/oidc/clients.ts";
import { isAway, ownClient } from "#server/accounts/oidc/own-client.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { endedCookie, readStarted } from "#server/staff/sign-in-cookie.ts";
import { openStaffSession } from "#server/staff/staff-session.ts";

/** Only in the browser that started it: another's state and verifier are not in its cookie. */
export async function finishStudioSignIn(
  { body }: HandlerInput<typeof contract.finishStudioSignIn>,
  context: PlatformContext,
): Promise<{ back: string }> {
  const { accounts, secrets, originOf, platformHost, cookies, database, now } = context;
  const origin = originOf(platformHost);
  const isSecure = origin.startsWith("https:");
  const started = readStarted(secrets, cookies, isSecure);
  const back = new URL(`${origin}${STUDIO}/oauth/callback`);
  back.search = body.search;
  // A foreign or old answer does not end the sign-in that this browser has under way.
  if (!started || back.searchParams.get("state") !== started.state) throw new Refusal("SIGN_IN_EXPIRED");
  context.setCookie(endedCookie(isSecure));
  const tokens = await authorizationCodeGrant(ownClient(context, STUDIO_CLIENT), back, {
    pkceCodeVerifier: started.verifier,
    expectedState: started.state,
    expectedNonce: started.nonce,
    idTokenExpected: true,
  }).catch((error: unknown) => {
    throw new Refusal(isAway(error) ? "UNAVAILABLE" : "UPSTREAM_FAILED");
  });
  const owner = await accounts.readMemberToken(tokens.access_token);
  const { auth_time } = tokens.claims() ?? {};
  if (!owner || owner.client_id !== STUDIO_CLIENT || owner.role !== "staff" || auth_time === undefined) {
    throw new Refusal("UPSTREAM_FAILED");
  }
  const { account_id, grant_id } = owner;
  const opening = { account_id, grant_id, signed_in_at: new Date(auth_time * 1000), now, isSecure, cookies };
  context.setCookie(await database.forAccounts((query) => openStaffSession(query, opening)));
  return { back: started.back };
}
