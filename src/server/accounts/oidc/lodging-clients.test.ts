/** The token endpoint as the specification's client uses it: JSON, from the lodging's own page; and nobody else's page. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
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

type ReadAnswer = { status: number; allowed: string | null; body: Record<string, unknown> };

async function post(body: string, headers: Record<string, string> = {}): Promise<ReadAnswer> {
  const type = { "content-type": "application/json; charset=utf-8" };
  const response = await fetch(`${at.accounts}/oauth/token`, {
    method: "POST",
    headers: { ...type, ...headers },
    body,
  });
  return {
    status: response.status,
    allowed: response.headers.get("access-control-allow-origin"),
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** A sign-in that is over, as what trades its code. */
async function signedIn(): Promise<Record<string, unknown>> {
  const request = newRequest();
  const back = await site.signIn(`${randomUUID()}@example.com`, request);
  return {
    client_id: site.client_id,
    client_secret: clientSecret(at.world.dependencies.secrets, site.client_id),
    grant_type: "authorization_code",
    redirect_uri: site.redirect_uri,
    code: back.searchParams.get("code"),
    code_verifier: request.pkceCodeVerifier,
  };
}

const origin = ({ redirect_uri }: AccountsClient) => new URL(redirect_uri).origin;

test("takes JSON, with null for what is absent and with fields that nobody knows", async () => {
  const fields = { ...(await signedIn()), resource: null, refresh_token: null, remember: true, device: { name: "x" } };
  expect(await post(JSON.stringify(fields))).toMatchObject({
    status: 200,
    body: { token_type: "Bearer", expires_in: 600, access_token: expect.any(String) },
  });
  // Once only, as by a form.
  expect(await post(JSON.stringify(fields))).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
});

test.each(["{", "[]", "null", '"text"', "", `{"client_id":"${"x".repeat(60_000)}"}`])(
  "answers %.20s as it answers a form that can't be read",
  async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { error: "invalid_request" } });
  },
);

test("is open to the lodging's own page, and closed to every other", async () => {
  const fields = JSON.stringify(await signedIn());
  for (const wrong of [origin(other), "https://evil.example", "null", origin(site).replace("http:", "https:")]) {
    const answer = await post(fields, { origin: wrong });
    expect([wrong, answer.status >= 400, answer.allowed]).toEqual([wrong, true, null]);
  }
  expect(await post(fields, { origin: origin(site) })).toMatchObject({ status: 200, allowed: origin(site) });
});

test("a browser that begins to sign in can make our calls: its first cookies bring XSRF-TOKEN", async () => {
  const browser = new AccountsBrowser(at.origin);
  const { pathname, search } = await site.authorizeUrl(newRequest());
  const response = await browser.request(pathname + search);
  expect(response.headers.getSetCookie().map((each) => each.split("=")[0])).toContain("XSRF-TOKEN");
  const { pathname: page } = new URL(response.headers.get("location")!, at.origin);
  const sent = await browser.call(`${page.replace("/accounts", "")}/code`, { email: `${randomUUID()}@example.com` });
  expect(sent).toMatchObject({ success: true });
});
