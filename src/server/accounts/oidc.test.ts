/** Our provider from outside: a standard client signs in against it with PKCE, and everything that is not right is refused. */
import * as client from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callbackPath, clientSecret, lodgingClientId } from "#server/accounts/clients.ts";
import { AccountsBrowser, codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

let at: AccountsWorld;
let lodging: Lodging;
let config: client.Configuration;
let redirect_uri: string;

beforeAll(async () => {
  at = await openAccountsWorld();
  lodging = await openLodging(at.world.database);
  const { secrets, originOf } = at.world.dependencies;
  const client_id = lodgingClientId(lodging.hotel_id);
  redirect_uri = originOf(lodging.domain) + callbackPath("stay");
  config = await client.discovery(
    new URL(at.accounts),
    client_id,
    { id_token_signed_response_alg: "ES256" },
    client.ClientSecretPost(clientSecret(secrets, client_id)),
    { execute: [client.allowInsecureRequests] },
  );
});

afterAll(() => at.close());

const newRequest = () => ({
  pkceCodeVerifier: client.randomPKCECodeVerifier(),
  expectedState: client.randomState(),
  expectedNonce: client.randomNonce(),
});
type SignInRequest = ReturnType<typeof newRequest>;

async function authorizeUrl(request: SignInRequest, more: Record<string, string> = {}): Promise<URL> {
  return client.buildAuthorizationUrl(config, {
    redirect_uri,
    scope: "openid email profile",
    role: "mem",
    state: request.expectedState,
    nonce: request.expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(request.pkceCodeVerifier),
    code_challenge_method: "S256",
    ...more,
  });
}

/** Signs in by e-mail code; answers where the browser comes back to the lodging's site. */
async function signIn(email: string, request: SignInRequest, browser = new AccountsBrowser(at.origin)): Promise<URL> {
  const begun = await browser.begin(await authorizeUrl(request));
  if (!("uid" in begun)) return new URL(begun.to);
  expect(await browser.call(`/sign-in/${begun.uid}/code`, { email })).toMatchObject({ success: true });
  const code = await codeSentTo(at.world.database, lodging.hotel_id, email);
  const answered = await browser.call<{ redirect: string }>(`/sign-in/${begun.uid}/verify`, { email, code });
  expect(answered).toMatchObject({ success: true, data: { next: "done" } });
  return browser.follow(answered.data!.redirect);
}

test("a client signs in by PKCE, learns who it is, and refreshes with rotation", async () => {
  const request = newRequest();
  const back = await signIn("mei@example.com", request);
  expect(back.href).toContain(redirect_uri);
  const tokens = await client.authorizationCodeGrant(config, back, request);
  expect(tokens.claims()).toMatchObject({ email: "mei@example.com", email_verified: true, iss: at.accounts });
  const owner = await at.world.dependencies.accounts.readMemberToken(tokens.access_token);
  expect(owner).toMatchObject({ account_id: tokens.claims()!.sub, client_id: lodgingClientId(lodging.hotel_id) });

  const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token!);
  expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
  // Whoever shows the old one again may have stolen it: the whole family ends.
  await expect(client.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toMatchObject({
    error: "invalid_grant",
  });
  await expect(client.refreshTokenGrant(config, refreshed.refresh_token!)).rejects.toMatchObject({
    error: "invalid_grant",
  });
  expect(await at.world.dependencies.accounts.readMemberToken(refreshed.access_token)).toBeNull();
});
