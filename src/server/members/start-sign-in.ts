import * as client from "openid-client";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { isEmail } from "#rules/guests/guest-fields.ts";
import { backPath } from "#rules/site/back-path.ts";
import { callbackPath, lodgingClientId } from "#server/accounts/oidc/clients.ts";
import { ownClient } from "#server/accounts/oidc/own-client.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { assertMembers } from "#server/members/assert-members.ts";
import { keepPending } from "#server/members/pending-sign-in.ts";

export async function startSignIn(
  { body }: HandlerInput<typeof contract.startSignIn>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.startSignIn>> {
  const { hotel, product, originOf, lang } = context;
  assertMembers(hotel);
  const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
  keepPending(context, { state, nonce, verifier, back: backPath(body.back, product), lang });
  const url = client.buildAuthorizationUrl(ownClient(context, lodgingClientId(hotel.hotel_id)), {
    redirect_uri: originOf(hotel.domain) + callbackPath(product),
    scope: "openid email profile",
    role: "mem",
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ui_locales: lang,
    ...(isEmail(body.email) ? { login_hint: body.email.trim().toLowerCase() } : {}),
  });
  return { redirect: url.href };
}
