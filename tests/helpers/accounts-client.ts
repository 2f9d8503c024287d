/** A lodging's site as a client of the accounts service, by a standard library; and a person who signs in there by e-mail code. */
import * as client from "openid-client";
import { callbackPath, clientSecret, lodgingClientId } from "#server/accounts/oidc/clients.ts";
import { AccountsBrowser, codeSentTo } from "#tests/helpers/accounts-browser.ts";
import type { AccountsWorld } from "#tests/helpers/accounts-world.ts";

export const newRequest = () => ({
  pkceCodeVerifier: client.randomPKCECodeVerifier(),
  expectedState: client.randomState(),
  expectedNonce: client.randomNonce(),
});
export type SignInRequest = ReturnType<typeof newRequest>;

export type AccountsClient = Awaited<ReturnType<typeof openClient>>;

export async function openClient(at: AccountsWorld, lodging: { hotel_id: number; domain: string }) {
  const { secrets, originOf } = at.world.dependencies;
  const client_id = lodgingClientId(lodging.hotel_id);
  const redirect_uri = originOf(lodging.domain) + callbackPath("stay");
  const config = await client.discovery(
    new URL(at.accounts),
    client_id,
    { id_token_signed_response_alg: "ES256" },
    client.ClientSecretPost(clientSecret(secrets, client_id)),
    { execute: [client.allowInsecureRequests] },
  );

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

  /** A sign-in that has been begun in this browser. */
  async function begin(browser: AccountsBrowser, request = newRequest(), more: Record<string, string> = {}) {
    const begun = await browser.begin(await authorizeUrl(request, more));
    if (!("uid" in begun)) throw new Error(`no sign-in page but ${begun.status} ${begun.to}`);
    return begun.uid;
  }

  /** The code in the e-mail that this sign-in has sent. */
  async function sendCode(browser: AccountsBrowser, uid: string, email: string): Promise<string> {
    const sent = await browser.call(`/sign-in/${uid}/code`, { email });
    if (!sent.success) throw new Error(`no code was sent: ${sent.code}`);
    return codeSentTo(at.world.database, lodging.hotel_id, email);
  }

  /** Signs in by e-mail code; answers where the browser comes back to the lodging's site. */
  async function signIn(email: string, request = newRequest(), browser = new AccountsBrowser(at.origin)): Promise<URL> {
    const begun = await browser.begin(await authorizeUrl(request));
    if (!("uid" in begun)) return new URL(begun.to);
    const code = await sendCode(browser, begun.uid, email);
    const answered = await browser.call<{ redirect: string }>(`/sign-in/${begun.uid}/verify`, { email, code });
    if (!answered.success) throw new Error(`not signed in: ${answered.code}`);
    return browser.follow(answered.data!.redirect);
  }

  /** Everything up to the tokens. */
  async function tokensOf(email: string, browser?: AccountsBrowser) {
    const request = newRequest();
    return client.authorizationCodeGrant(config, await signIn(email, request, browser), request);
  }

  return { lodging, client_id, redirect_uri, config, authorizeUrl, begin, sendCode, signIn, tokensOf };
}
