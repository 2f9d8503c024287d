/** Google's one-tap token: a right one opens its account, each kind of wrong one nothing. */
import { randomUUID } from "node:crypto";
import { exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Upstream, sandboxUpstreams } from "#server/accounts/upstreams/upstreams.ts";
import { lodgingClientId } from "#server/accounts/oidc/clients.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { idTokenFor } from "../../../../sandbox/providers.ts";
import { createSandbox } from "../../../../sandbox/sandbox.ts";

const bank = createSandbox();
const upstreams = sandboxUpstreams("http://bank.test");
const google = upstreams.google as Upstream;
let at: AccountsWorld;
let lodging: Lodging;

beforeAll(async () => {
  at = await openAccountsWorld({ bank, upstreams });
  lodging = await openLodging(at.world.database);
});

afterAll(() => at.close());

const newPerson = () => ({ sub: randomUUID(), email: `${randomUUID()}@example.com`, name: "Mei Lin" });
const tokenOf = (person: ReturnType<typeof newPerson>, more: object = {}) =>
  idTokenFor(bank, person, { provider: "google", issuer: google.issuer, ...more });

async function oneTap(
  token: string,
  { client = lodgingClientId(lodging.hotel_id), nonce = undefined as string | undefined, bearer = token } = {},
) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${bearer}` };
  const body = JSON.stringify({ client, token, ...(nonce === undefined ? {} : { nonce }) });
  const response = await fetch(`${at.accounts}/api/v1/onetap`, { method: "POST", headers, body });
  return (await response.json()) as { success: boolean; code?: string; data?: { access_token: string } };
}

const owner = async (token: string) => at.world.dependencies.accounts.readMemberToken(token);
const failed = { success: false, code: "UPSTREAM_FAILED" };

test("opens an account by issuer and subject, the same one when the address has changed", async () => {
  const person = newPerson();
  const first = await oneTap(await tokenOf(person));
  expect(first).toMatchObject({ success: true, data: { token_type: "Bearer", expires_in: 600 } });
  const again = await oneTap(await tokenOf({ ...person, email: `${randomUUID()}@example.com` }));
  const [before, after] = [await owner(first.data!.access_token), await owner(again.data!.access_token)];
  expect(before).toMatchObject({ client_id: lodgingClientId(lodging.hotel_id), role: "mem" });
  expect(after!.account_id).toBe(before!.account_id);
  // Another Google account with the first one's address is another person.
  expect(await oneTap(await tokenOf({ ...person, sub: randomUUID() }))).toMatchObject(failed);
});

test("takes Google's name with and without https", async () => {
  const spelling = google.issuer.replace("http://", "");
  expect(await oneTap(await tokenOf(newPerson(), { issuer: spelling }))).toMatchObject({ success: true });
});

/** Google's published key, by which a careless verifier would check HMAC. */
async function publishedKey(): Promise<JWK & { kid: string }> {
  const response = await bank.app.request("http://bank.test/google/oauth2/v3/certs");
  return ((await response.json()) as { keys: (JWK & { kid: string })[] }).keys[0]!;
}

const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  iss: google.issuer,
  aud: google.client_id,
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  iat: now(),
  exp: now() + 3_600,
});

const BAD: [name: string, make: () => Promise<string>][] = [
  ["another audience", () => tokenOf(newPerson(), { audience: "somebody-else" })],
  ["another issuer", () => tokenOf(newPerson(), { issuer: "https://accounts.evil.example" })],
  [
    "expired",
    async () => {
      const clock = bank.clock;
      bank.clock = () => new Date(Date.now() - 2 * 3_600_000);
      const token = await tokenOf(newPerson());
      bank.clock = clock;
      return token;
    },
  ],
  [
    "an unknown key",
    async () => {
      const { privateKey } = await generateKeyPair("RS256");
      return new SignJWT(claims()).setProtectedHeader({ alg: "RS256", kid: "unknown" }).sign(privateKey);
    },
  ],
  [
    "another key under the known name",
    async () => {
      const { privateKey } = await generateKeyPair("RS256");
      const { kid } = await publishedKey();
      return new SignJWT(claims()).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey);
    },
  ],
  ["no signature", async () => `${new UnsecuredJWT(claims()).encode()}AA`],
  [
    "HMAC with the public key",
    async () => {
      const { kid, ...jwk } = await publishedKey();
      const pem = await exportSPKI((await importJWK(jwk, "RS256", { extractable: true })) as CryptoKey);
      const secret = new TextEncoder().encode(pem);
      return new SignJWT(claims()).setProtectedHeader({ alg: "HS256", kid }).sign(secret);
    },
  ],
  ["an unverified address", () => tokenOf({ ...newPerson(), isVerified: false } as ReturnType<typeof newPerson>)],
  ["no address", () => tokenOf({ ...newPerson(), email: "" })],
];

test.each(BAD)("refuses %s", async (_name, make) => {
  expect(await oneTap(await make())).toMatchObject(failed);
});

test("the header must be the token, the nonce the one that was given, the client a lodging with members", async () => {
  const token = await tokenOf(newPerson(), { nonce: "made for this page" });
  expect(await oneTap(token, { bearer: await tokenOf(newPerson()) })).toMatchObject(failed);
  expect(await oneTap(token, { nonce: "made for another" })).toMatchObject(failed);
  // A token that was made for one page is worth nothing without what that page gave.
  expect(await oneTap(token)).toMatchObject(failed);
  expect(await oneTap(await tokenOf(newPerson()), { nonce: "made for this page" })).toMatchObject(failed);
  for (const client of ["studio", "lodging-999999999", "nobody"]) {
    expect(await oneTap(token, { client })).toMatchObject(failed);
  }
  const closed = await openLodging(at.world.database, { close_member_system: true });
  const client = lodgingClientId(closed.hotel_id);
  expect(await oneTap(token, { client, nonce: "made for this page" })).toMatchObject({
    success: false,
    code: "MEMBERS_CLOSED",
  });
  expect(await oneTap(token, { nonce: "made for this page" })).toMatchObject({ success: true });
});

test("keys are fetched once, for as long as they may be kept", async () => {
  const requested: string[] = [];
  const own = createSandbox();
  const counting = {
    ...own,
    app: { request: (url: string, init?: RequestInit) => (requested.push(url), own.app.request(url, init)) },
  };
  const world = await openAccountsWorld({
    bank: counting as typeof own,
    upstreams: sandboxUpstreams("http://bank.test"),
  });
  const { hotel_id } = await openLodging(world.world.database);
  const send = async () => {
    const token = await idTokenFor(own, newPerson(), { provider: "google", issuer: google.issuer });
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const body = JSON.stringify({ client: lodgingClientId(hotel_id), token });
    return (await fetch(`${world.accounts}/api/v1/onetap`, { method: "POST", headers, body })).json();
  };
  for (let times = 0; times < 3; times += 1) expect(await send()).toMatchObject({ success: true });
  expect(requested.filter((url) => url.endsWith("/certs"))).toHaveLength(1);
  await world.close();
});
