import { randomBytes } from "node:crypto";
import * as client from "openid-client";
import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { saveOnce } from "#server/accounts/one-time-records.ts";
import { LIFETIMES } from "#server/accounts/oidc/provider.ts";
import { openSignIn } from "#server/accounts/sign-in.ts";
import { configurationOf } from "#server/accounts/upstreams/upstream-client.ts";
import { type UpstreamRequest, upstreamCallback } from "#server/accounts/upstreams/upstream-request.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { cookieIn } from "#server/security/cookies.ts";
import { hashOf } from "#server/orders/ids.ts";

export async function startUpstream(
  { params, body }: HandlerInput<typeof contract.startUpstream>,
  context: PlatformContext,
): Promise<{ redirect: string }> {
  const { uid } = await openSignIn(context, params.uid);
  const upstream = context.accounts.upstreams[body.provider];
  if (!upstream) throw new Refusal("NOT_FOUND");
  const configuration = await configurationOf(upstream, context.outside).catch((error: unknown) => {
    console.error(`${upstream.name} can't be reached: ${error instanceof Error ? error.message : String(error)}`);
    throw new Refusal("UPSTREAM_FAILED");
  });
  const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
  const request: UpstreamRequest = {
    uid,
    provider: body.provider,
    nonce,
    verifier,
    browser: hashOf(markBrowser(context)),
  };
  await saveOnce(context.database, { kind: "UpstreamRequest", id: state, seconds: LIFETIMES.signIn }, request);
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: upstreamCallback(context, body.provider),
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return { redirect: url.href };
}

/** The sign-in's own cookie does not come along to the address where the provider sends the browser back. */
function markBrowser({ cookies, setCookie, originOf, platformHost }: PlatformContext): string {
  const sent = cookieIn(cookies, "yado-upstream");
  // Kept where there is one: a second tab must not break the first.
  const value = sent !== null && /^[\w-]{32}$/.test(sent) ? sent : randomBytes(24).toString("base64url");
  const isSecure = originOf(platformHost).startsWith("https:");
  setCookie(
    `yado-upstream=${value}; Path=/accounts; Max-Age=${LIFETIMES.signIn}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`,
  );
  return value;
}
