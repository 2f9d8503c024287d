/** Our provider from outside: a standard client signs in against it with PKCE, and everything that is not right is refused. */
import { randomUUID } from "node:crypto";
import * as client from "openid-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientSecret } from "#server/accounts/oidc/clients.ts";
import { AccountsBrowser } from "#tests/helpers/accounts-browser.ts";
import { type AccountsClient, newRequest, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";

let at: AccountsWorld;
let site: AccountsClient;
let other: AccountsClient;

beforeAll(async () => {
  at = await openAccountsWorld();
  site = await openClient(at, await openLodging(at.world.database));
  other = await openClient(at, await openLodging(at.world.database));
});

afterAll(() => at.close());

const newEmail = () => `${randomUUID()}@example.com`;
const readToken = (token: string) => at.world.dependencies.accounts.readMemberToken(token);
const refusedGrant = { error: "invalid_grant" };

/** The token endpoint by hand, where the library would not send something so wrong. */
async function redeem(fields: Record<string, string>): Promise<{ status: number; error?: string }> {
  const response = await fetch(`${at.accounts}/oauth/token`, { method: "POST", body: new URLSearchParams(fields) });
  return { status: response.status, ...((await response.json()) as { error?: string }) };
}

const codeFields = (from: AccountsClient, back: URL, more: Record<string, string> = {}) => ({
  grant_type: "authorization_code",
  client_id: from.client_id,
  client_secret: clientSecret(at.world.dependencies.secrets, from.client_id),
  redirect_uri: from.redirect_uri,
  code: back.searchParams.get("code") ?? "",
  ...more,
});

test("a client signs in by PKCE, learns who it is, and refreshes with rotation", async () => {
  const email = newEmail();
  const tokens = await site.tokensOf(email);
  expect(tokens.claims()).toMatchObject({ email, email_verified: true, iss: at.accounts });
  expect(await readToken(tokens.access_token)).toMatchObject({
    account_id: tokens.claims()!.sub,
    client_id: site.client_id,
    role: "mem",
  });

  const refreshed = await client.refreshTokenGrant(site.config, tokens.refresh_token!);
  expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
  // Whoever shows the old one again may have stolen it: the whole family ends.
  await expect(client.refreshTokenGrant(site.config, tokens.refresh_token!)).rejects.toMatchObject(refusedGrant);
  await expect(client.refreshTokenGrant(site.config, refreshed.refresh_token!)).rejects.toMatchObject(refusedGrant);
  expect(await readToken(refreshed.access_token)).toBeNull();
});

describe("the code", () => {
  test("works once; the second use ends what the first has given", async () => {
    const request = newRequest();
    const back = await site.signIn(newEmail(), request);
    const tokens = await client.authorizationCodeGrant(site.config, back, request);
    await expect(client.authorizationCodeGrant(site.config, back, request)).rejects.toMatchObject(refusedGrant);
    expect(await readToken(tokens.access_token)).toBeNull();
    await expect(client.refreshTokenGrant(site.config, tokens.refresh_token!)).rejects.toMatchObject(refusedGrant);
  });

  test("is for its client, its address and its verifier", async () => {
    const request = newRequest();
    const verifier = { code_verifier: request.pkceCodeVerifier };
    const fresh = () => site.signIn(newEmail(), request);
    const foreign = { ...codeFields(other, await fresh(), verifier) };
    expect(await redeem(foreign)).toMatchObject({ status: 400, ...refusedGrant });
    expect(await redeem({ ...foreign, redirect_uri: site.redirect_uri })).toMatchObject(refusedGrant);
    const elsewhere = { ...verifier, redirect_uri: `${site.redirect_uri}/` };
    expect(await redeem(codeFields(site, await fresh(), elsewhere))).toMatchObject(refusedGrant);
    expect(await redeem(codeFields(site, await fresh()))).toMatchObject(refusedGrant);
    const wrong = { code_verifier: client.randomPKCECodeVerifier() };
    expect(await redeem(codeFields(site, await fresh(), wrong))).toMatchObject(refusedGrant);
    const secretless = codeFields(site, await fresh(), { ...verifier, client_secret: "guessed" });
    expect(await redeem(secretless)).toMatchObject({ status: 401, error: "invalid_client" });
    expect(await redeem(codeFields(site, await fresh(), verifier))).toMatchObject({ status: 200 });
  });

  test("is over after its time", async () => {
    const request = newRequest();
    const back = await site.signIn(newEmail(), request);
    const id = back.searchParams.get("code");
    const [changed] = await at.world.database.forAccounts((query) =>
      query.run<{ lifetime: number }>(
        {
          name: "age_code",
          text: `with known as (select expires_at from platform.oidc_record where model = 'AuthorizationCode' and id = $1)
            update platform.oidc_record set expires_at = now() - interval '1 second' where model = 'AuthorizationCode' and id = $1
            returning extract(epoch from (select expires_at from known) - now())::int as lifetime`,
        },
        [id],
      ),
    );
    expect(changed!.lifetime).toBeLessThanOrEqual(60);
    await expect(client.authorizationCodeGrant(site.config, back, request)).rejects.toMatchObject(refusedGrant);
  });
});

describe("/oauth/authorize", () => {
  const redirects: [name: string, change: (uri: string) => string][] = [
    ["another path", (uri) => `${uri}/more`],
    ["a trailing slash", (uri) => `${uri}/`],
    ["a query", (uri) => `${uri}?next=1`],
    ["a fragment", (uri) => `${uri}#here`],
    ["another port", (uri) => uri.replace(/:\d+\//, ":1/")],
    ["user info", (uri) => uri.replace("://", "://somebody@")],
    ["another host", (uri) => uri.replace("://", "://evil.")],
    ["another scheme", (uri) => uri.replace("http:", "https:")],
    ["a path that leads back", (uri) => uri.replace("/oauth", "/x/../oauth")],
    ["other letters", (uri) => uri.replace("/stay", "/STAY")],
  ];

  test.each(redirects)("sends nobody to %s", async (_name, change) => {
    const url = await site.authorizeUrl(newRequest(), { redirect_uri: change(site.redirect_uri) });
    const response = await fetch(url, { redirect: "manual" });
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.text()).toContain("<h1");
  });

  const refused: [name: string, more: Record<string, string>, error: string][] = [
    ["no challenge", { code_challenge: "", code_challenge_method: "" }, "invalid_request"],
    ["a plain challenge", { code_challenge_method: "plain" }, "invalid_request"],
    ["a staff role at a lodging", { role: "staff" }, "invalid_request"],
    ["an unknown role", { role: "owner" }, "invalid_request"],
    ["a token instead of a code", { response_type: "token" }, "unsupported_response_type"],
    ["another audience", { resource: "https://elsewhere.example" }, "invalid_target"],
  ];

  test.each(refused)("refuses %s, and says so to the client with its own name", async (_name, more, error) => {
    const url = await site.authorizeUrl(newRequest(), more);
    const response = await fetch(url, { redirect: "manual" });
    const back = new URL(response.headers.get("location") ?? "");
    expect(back.origin + back.pathname).toBe(site.redirect_uri);
    const answered = new URLSearchParams(back.search || back.hash.slice(1));
    expect(Object.fromEntries(answered)).toMatchObject({ error, iss: at.accounts });
    expect(answered.has("code")).toBe(false);
  });

  test("knows no other program", async () => {
    const url = await site.authorizeUrl(newRequest(), { client_id: "lodging-999999999" });
    expect((await fetch(url, { redirect: "manual" })).status).toBe(400);
  });

  test("names itself in the answer: another issuer's is refused by the client", async () => {
    const request = newRequest();
    const back = await site.signIn(newEmail(), request);
    expect(back.searchParams.get("iss")).toBe(at.accounts);
    const mixedUp = new URL(back);
    mixedUp.searchParams.set("iss", "https://accounts.evil.example");
    await expect(client.authorizationCodeGrant(site.config, mixedUp, request)).rejects.toThrow();
    mixedUp.searchParams.delete("iss");
    await expect(client.authorizationCodeGrant(site.config, mixedUp, request)).rejects.toThrow();
    const stranger = { ...request, expectedState: client.randomState() };
    await expect(client.authorizationCodeGrant(site.config, back, stranger)).rejects.toThrow();
  });
});

describe("a sign-in", () => {
  test("goes on only in the browser that began it", async () => {
    const [victim, attacker] = [new AccountsBrowser(at.origin), new AccountsBrowser(at.origin)];
    const uid = await site.begin(attacker);
    const email = newEmail();
    const expired = { success: false, code: "SIGN_IN_EXPIRED", status: 410 };
    expect(await victim.call(`/sign-in/${uid}/state`)).toMatchObject(expired);
    expect(await victim.call(`/sign-in/${uid}/code`, { email })).toMatchObject(expired);
    // Begun in the victim's own browser, continued with another's name of it.
    await site.begin(victim);
    expect(await victim.call(`/sign-in/${uid}/code`, { email })).toMatchObject(expired);
    const code = await site.sendCode(attacker, uid, email);
    expect(await victim.call(`/sign-in/${uid}/verify`, { email, code })).toMatchObject(expired);
    const done = await attacker.call<{ redirect: string }>(`/sign-in/${uid}/verify`, { email, code });
    // The end is bound to the browser, too: the address alone opens nothing.
    const resumed = await victim.request(new URL(done.data!.redirect, at.origin).pathname);
    expect(resumed.status).toBe(400);
    expect(resumed.headers.get("location")).toBeNull();
  });

  test("of a second person in the same browser takes the first one's place", async () => {
    const browser = new AccountsBrowser(at.origin);
    const [first, second] = [newEmail(), newEmail()];
    // Two tabs, both begun before anyone has signed in.
    const [one, two] = [await site.begin(browser), await other.begin(browser)];
    const finish = async (from: AccountsClient, uid: string, email: string) => {
      const code = await from.sendCode(browser, uid, email);
      const { data } = await browser.call<{ redirect: string }>(`/sign-in/${uid}/verify`, { email, code });
      return browser.follow(data!.redirect);
    };
    expect((await finish(site, one, first)).searchParams.has("code")).toBe(true);
    expect((await finish(other, two, second)).searchParams.has("code")).toBe(true);
    expect(await browser.call("/api/v1/account")).toMatchObject({ success: true, data: { email: second } });
    // Begun while the first is signed in, with another person's proof.
    const three = await site.begin(browser, newRequest(), { prompt: "login" });
    expect((await finish(site, three, newEmail())).searchParams.has("code")).toBe(true);
  });
});

test("the configuration names what is offered, and every key is public", async () => {
  const found = (await (await fetch(`${at.accounts}/.well-known/openid-configuration`)).json()) as Record<
    string,
    unknown
  >;
  expect(found).toMatchObject({
    issuer: at.accounts,
    authorization_endpoint: `${at.accounts}/oauth/authorize`,
    token_endpoint: `${at.accounts}/oauth/token`,
    jwks_uri: `${at.accounts}/oauth/jwks`,
    response_types_supported: ["code"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  });
  const { keys } = (await (await fetch(String(found.jwks_uri))).json()) as { keys: Record<string, string>[] };
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    expect(key).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256" });
    expect(key).not.toHaveProperty("d");
  }
});
