/** Keys of several servers over months: all sign with the same one, a new one is shown before it signs, old tokens verify. */
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccounts } from "#server/accounts/accounts.ts";
import { readSigningKeys } from "#server/accounts/oidc/signing-keys.ts";
import { createSecrets } from "#server/security/secrets.ts";
import { lodgingClientId } from "#server/accounts/oidc/clients.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const DAY_MS = 86_400_000;
let separate: SeparateDatabase;
let worlds: World[];

beforeAll(async () => {
  separate = await openSeparateDatabase();
  worlds = await Promise.all([1, 2, 3].map(() => openWorld({ url: separate.url })));
});

afterAll(async () => {
  await Promise.all(worlds.map((world) => world.close()));
  await separate.drop();
});

const keysAfter = async (days: number, world = worlds[0]!) => {
  const { database, secrets } = world.dependencies;
  return readSigningKeys(database, secrets, new Date(Date.now() + days * DAY_MS));
};

/** A server that reads its keys now, as one does every hour. */
const serverNow = (world: World) =>
  createAccounts({ ...world.dependencies, upstreams: {}, hostOf: () => "", addressOf: () => "" });

test("servers that start at once agree on one key, and read each other's tokens", async () => {
  const made = await Promise.all(worlds.map((world) => keysAfter(0, world)));
  expect(new Set(made.map((keys) => keys.map(({ kid }) => kid).join()))).toHaveProperty("size", 1);
  expect(made[0]).toHaveLength(1);
  const { hotel_id } = await openLodging(worlds[0]!.database);
  const [one, two] = worlds.map(serverNow);
  const { access_token } = await one!.issueTokens("6f1e7c52-7b0e-4c1e-9a3b-0d7f5f0a1b2c", lodgingClientId(hotel_id));
  expect(await two!.readMemberToken(access_token)).toMatchObject({ client_id: lodgingClientId(hotel_id) });
});

test("after ninety days a second key is shown, and signs a day later; tokens of the first still verify", async () => {
  const [first] = await keysAfter(0);
  expect((await keysAfter(89)).map(({ kid }) => kid)).toEqual([first!.kid]);
  const renewed = await Promise.all(worlds.map((world) => keysAfter(91, world)));
  const [signing, shown, ...more] = renewed[0]!;
  expect(more).toEqual([]);
  expect(signing!.kid).toBe(first!.kid);
  for (const keys of renewed) expect(keys.map(({ kid }) => kid)).toEqual([first!.kid, shown!.kid]);
  expect((await keysAfter(92)).map(({ kid }) => kid)).toEqual([shown!.kid, first!.kid]);

  const { hotel_id } = await openLodging(worlds[0]!.database);
  const server = serverNow(worlds[1]!);
  const { access_token } = await server.issueTokens("6f1e7c52-7b0e-4c1e-9a3b-0d7f5f0a1b2c", lodgingClientId(hotel_id));
  const { grant_id } = (await server.readMemberToken(access_token))!;
  const signedBy = (key: CryptoKey | typeof first, kid: string) =>
    new SignJWT({ client_id: lodgingClientId(hotel_id), grant_id, role: "mem" })
      .setProtectedHeader({ alg: "ES256", kid })
      .setSubject("6f1e7c52-7b0e-4c1e-9a3b-0d7f5f0a1b2c")
      .setIssuer(server.issuer)
      .setAudience(server.issuer.replace("/accounts", "/pms"))
      .setExpirationTime("5m")
      .sign(key!);
  for (const key of [first!, shown!]) {
    expect(await server.readMemberToken(await signedBy(key, key.kid))).toMatchObject({ grant_id });
  }
  const { privateKey } = await generateKeyPair("ES256");
  expect(await server.readMemberToken(await signedBy(privateKey, first!.kid))).toBeNull();
});

test("after 180 days a key is gone with the next new one; a key that another SECRET sealed is replaced", async () => {
  const before = await keysAfter(92);
  const after = await keysAfter(183);
  expect(after.map(({ kid }) => kid)).not.toContain(before.at(-1)!.kid);
  const { database } = worlds[0]!.dependencies;
  const others = await readSigningKeys(database, createSecrets("another secret, also of the tests only"), new Date());
  expect(others).toHaveLength(1);
  expect(after.map(({ kid }) => kid)).not.toContain(others[0]!.kid);
});
