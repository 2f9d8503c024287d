import { buildAuthorizationUrl, calculatePKCECodeChallenge } from "openid-client";
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import { STAFF_SESSION_HOURS } from "#rules/people/staff-roles.ts";
import { isSignUpPath, SIGN_UP_HINT, STUDIO, studioPath } from "#rules/people/studio-path.ts";
import { STUDIO_CLIENT } from "#server/accounts/oidc/clients.ts";
import { ownClient } from "#server/accounts/oidc/own-client.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { startedCookie } from "#server/staff/sign-in-cookie.ts";

/** A sign-in at the accounts service older than a staff session does not open another one. */
const LONGEST_SECONDS = STAFF_SESSION_HOURS * 3_600;

export async function startStudioSignIn(
  { body }: HandlerInput<typeof contract.startStudioSignIn>,
  context: PlatformContext,
): Promise<{ redirect: string }> {
  const { secrets, originOf, platformHost, lang } = context;
  const origin = originOf(platformHost);
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const started = { state, nonce, verifier, back: studioPath(body.back) };
  context.setCookie(startedCookie(secrets, started, origin.startsWith("https:")));
  const redirect = buildAuthorizationUrl(ownClient(context, STUDIO_CLIENT), {
    redirect_uri: `${origin}${STUDIO}/oauth/callback`,
    scope: "openid email profile",
    role: "staff",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    max_age: String(LONGEST_SECONDS),
    ui_locales: lang,
    ...(body.email === undefined ? {} : { login_hint: body.email }),
    ...(isSignUpPath(started.back) ? { screen_hint: SIGN_UP_HINT } : {}),
    ...(body.is_fresh ? { prompt: "login" } : {}),
  });
  return { redirect: redirect.href };
}
