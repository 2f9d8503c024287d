/** A member token becomes one lodging's hotel-system token: the right one, at the right lodging, and no other. */
import { randomUUID } from "node:crypto";
import { generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import * as client from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lodgingClientId, STUDIO_CLIENT } from "#server/accounts/oidc/clients.ts";
import { readSigningKeys } from "#server/accounts/oidc/signing-keys.ts";
import { type AccountsClient, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

let at: AccountsWorld;
let lodging: Lodging;
let other: Lodging;
let site: AccountsClient;
let token: string;

beforeAll(async () => {
  at = await openAccountsWorld();
  lodging = await openLodging(at.world.database);
  other = await openLodging(at.world.database);
  site = await openClient(at, lodging);
  token = (await site.tokensOf(`${randomUUID()}@example.com`)).access_token;
});

afterAll(() => at.close());

type Exchanged = { success: boolean; code?: string; data?: { access_token: string; expires_in: number } };

async function exchange(bearer: string | null, hotel_id = lodging.hotel_id, host = "localhost"): Promise<Exchanged> {
  const authorization = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  const init = { method: "POST", headers: authorization, body: JSON.stringify({ hotel_id }) };
  return (await at.world.fetch(host, "/pms/oauth/token/exchange", init)).json() as Promise<Exchanged>;
}

const needed = { success: false, code: "SIGN_IN_NEEDED" };

const countMembers = async (member_id: string) => {
  const count = { name: "count_member", text: `select 1 from member where hotel_id = $1 and member_id = $2` };
  const { hotel_id } = lodging;
  return (await at.world.database.forHotel(hotel_id, (query) => query.run(count, [hotel_id, member_id]))).length;
};

test("who exchanges for the first time joins, once; the token names the member at this lodging alone", async () => {
  const owner = await at.world.dependencies.accounts.readMemberToken(token);
  expect(await countMembers(owner!.account_id)).toBe(0);
  const both = await Promise.all([exchange(token), exchange(token, lodging.hotel_id, lodging.domain)]);
  for (const exchanged of both) {
    expect(exchanged).toMatchObject({ success: true, data: { token_type: "Bearer", expires_in: 3600 } });
  }
  expect(await countMembers(owner!.account_id)).toBe(1);
  const { tokens } = at.world.dependencies;
  const hotelToken = both[0].data!.access_token;
  expect(await tokens.read(hotelToken, lodging.hotel_id, new Date())).toBe(owner!.account_id);
  expect(await tokens.read(hotelToken, other.hotel_id, new Date())).toBeNull();
  const credit = await at.world.fetch(lodging.domain, `/api/member/credit?domain=${lodging.domain}`, {
    headers: { authorization: `Bearer ${hotelToken}` },
  });
  expect(await credit.json()).toMatchObject({ success: true, data: { points: 0 } });
  // The member token itself is no hotel-system token.
  const wrong = await at.world.fetch(lodging.domain, `/api/member/credit?domain=${lodging.domain}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await wrong.json()).toMatchObject(needed);
});

test("a token of one lodging opens nothing at another", async () => {
  expect(await exchange(token, other.hotel_id)).toMatchObject(needed);
  expect(await exchange(token, other.hotel_id, other.domain)).toMatchObject(needed);
  // On a lodging's own host no other can be named.
  expect(await exchange(token, lodging.hotel_id, other.domain)).toMatchObject({ code: "HOTEL_NOT_FOUND" });
  expect(await exchange(token, 999_999_999)).toMatchObject({ code: "HOTEL_NOT_FOUND" });
});

test("a lodging without members gives none", async () => {
  const closed = await openLodging(at.world.database, { close_member_system: true });
  expect(await exchange(token, closed.hotel_id)).toMatchObject({ success: false, code: "MEMBERS_CLOSED" });
});

test("tokens that are not ours, or not for this, are refused", async () => {
  const { accounts, secrets } = at.world.dependencies;
  const [key] = await readSigningKeys(at.world.database, secrets, new Date());
  const owner = (await accounts.readMemberToken(token))!;
  const pms = `${at.origin}/pms`;
  const claims = { client_id: owner.client_id, grant_id: owner.grant_id, role: "mem" };
  const signed = (
    changes: object = {},
    { aud = pms, iss = accounts.issuer, exp = "5m", by = undefined as CryptoKey | undefined } = {},
  ) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: "ES256", typ: "at+jwt", kid: key!.kid })
      .setSubject(owner.account_id)
      .setAudience(aud)
      .setIssuer(iss)
      .setIssuedAt()
      .setExpirationTime(exp)
      .sign(by ?? key!);
  // Made like this it is right, so that each of the following is wrong for its own reason.
  expect(await exchange(await signed())).toMatchObject({ success: true });

  const { privateKey } = await generateKeyPair("ES256");
  const unsigned = new UnsecuredJWT({ ...claims, sub: owner.account_id, aud: pms, iss: accounts.issuer })
    .setExpirationTime("5m")
    .encode();
  const hmac = new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid: key!.kid })
    .setSubject(owner.account_id)
    .setAudience(pms)
    .setIssuer(accounts.issuer)
    .setExpirationTime("5m")
    .sign(new TextEncoder().encode(JSON.stringify({ kty: key!.kty, crv: key!.crv, x: key!.x, y: key!.y })));
  const bad = [
    null,
    "nonsense",
    unsigned,
    await hmac,
    await signed({}, { by: privateKey }),
    await signed({}, { aud: "https://elsewhere.example" }),
    await signed({}, { iss: "https://elsewhere.example" }),
    await signed({}, { exp: "-1s" }),
    await signed({ role: "staff" }),
    await signed({ role: undefined }),
    await signed({ client_id: STUDIO_CLIENT }),
    await signed({ client_id: lodgingClientId(other.hotel_id) }),
    await signed({ grant_id: "another" }),
    (await site.tokensOf(`${randomUUID()}@example.com`)).id_token!,
  ];
  for (const each of bad) expect(await exchange(each), String(each)).toMatchObject(needed);
  // A staff token of the studio, as our own service makes it.
  const studio = await accounts.issueTokens(owner.account_id, STUDIO_CLIENT);
  expect(await exchange(studio.access_token)).toMatchObject(needed);
});

test("after signing out the token is nothing, although its time is not over", async () => {
  const tokens = await site.tokensOf(`${randomUUID()}@example.com`);
  expect(await exchange(tokens.access_token)).toMatchObject({ success: true });
  await client.tokenRevocation(site.config, tokens.refresh_token!);
  expect(await exchange(tokens.access_token)).toMatchObject(needed);
});
