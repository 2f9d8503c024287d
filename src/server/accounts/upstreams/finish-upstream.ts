import * as client from "openid-client";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { takeOnce } from "#server/accounts/one-time-records.ts";
import { prove, readSignIn } from "#server/accounts/sign-in.ts";
import { type Identity, readIdToken } from "#server/accounts/upstreams/id-token.ts";
import { accountOfIdentity } from "#server/accounts/upstreams/identity-account.ts";
import { savePendingIdentity } from "#server/accounts/upstreams/pending-identity.ts";
import { configurationOf } from "#server/accounts/upstreams/upstream-client.ts";
import { type UpstreamRequest, upstreamCallback } from "#server/accounts/upstreams/upstream-request.ts";
import type { Upstream } from "#server/accounts/upstreams/upstreams.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { cookieIn } from "#server/security/cookies.ts";
import { hashOf } from "#server/orders/ids.ts";

/** Only for the browser, the sign-in and the provider that the request was made for, and only once. */
export async function finishUpstream(
  { params, body }: HandlerInput<typeof contract.finishUpstream>,
  context: PlatformContext,
): Promise<CallAnswer<typeof contract.finishUpstream>> {
  const { database, now, lang } = context;
  const search = new URLSearchParams(body.search);
  const state = search.get("state") ?? "";
  const request = await takeOnce<UpstreamRequest>(database, "UpstreamRequest", state);
  const browser = cookieIn(context.cookies, "yado-upstream");
  if (!request || browser === null || hashOf(browser) !== request.browser) throw new Refusal("SIGN_IN_EXPIRED");
  const { uid } = request;
  const failed = () => new Refusal("UPSTREAM_FAILED", [], { uid });
  const upstream = context.accounts.upstreams[params.provider];
  if (!upstream || request.provider !== params.provider) throw failed();
  const signIn = await readSignIn(context, uid);
  const identity = await redeem(context, upstream, request, search);
  if (!identity) throw failed();
  const account = await accountOfIdentity(database, identity, { lang, now });
  if (account) return { ...(await prove(context, signIn, account, "upstream")), uid };
  const { issuer, subject, email } = identity;
  await savePendingIdentity(database, uid, { provider: upstream.name, issuer, subject, email });
  return { next: "prove_address", redirect: null, uid };
}

/** Whom the provider names for the code that the browser brought; null: nobody, or for another request. */
async function redeem(
  context: PlatformContext,
  upstream: Upstream,
  { provider, nonce, verifier }: UpstreamRequest,
  search: URLSearchParams,
): Promise<Identity | null> {
  const { outside, now } = context;
  const back = new URL(`${upstreamCallback(context, provider)}?${search}`);
  try {
    const configuration = await configurationOf(upstream, outside);
    const { id_token } = await client.authorizationCodeGrant(configuration, back, {
      pkceCodeVerifier: verifier,
      expectedState: search.get("state") ?? "",
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    // The library trusts TLS for what comes from the token endpoint; the signature is checked besides.
    return id_token === undefined ? null : await readIdToken(upstream, outside, id_token, { nonce, now });
  } catch (error) {
    // The person may also have said no, which is no fault of anyone.
    const reason = error instanceof Error ? error.message : String(error);
    if (!search.has("error")) console.error(`signing in with ${upstream.name} failed: ${reason}`);
    return null;
  }
}
