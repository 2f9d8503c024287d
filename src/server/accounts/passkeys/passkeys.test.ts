/** Passkeys from making one to signing in with it, and everything that must not open an account. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TWO_STEPS } from "#server/accounts/oidc/provider.ts";
import { AccountsBrowser } from "#tests/helpers/accounts-browser.ts";
import { type AccountsClient, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { Authenticator } from "#tests/helpers/authenticator.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";

let at: AccountsWorld;
let site: AccountsClient;
let later_ms = 0;

beforeAll(async () => {
  at = await openAccountsWorld({ clock: () => new Date(Date.now() + later_ms) });
  site = await openClient(at, await openLodging(at.world.database));
});

afterAll(() => at.close());

type Options = { challenge: string; user: { id: string }; rp: { id: string }; rpId: string };
const failed = { success: false, code: "PASSKEY_FAILED" };

const optionsFor = async (browser: AccountsBrowser, uid: string) =>
  (await browser.call<Options>(`/sign-in/${uid}/passkey`)).data!;

/** A person who is signed in, and the device on which they have just made a passkey. */
async function withPasskey() {
  const email = `${randomUUID()}@example.com`;
  const browser = new AccountsBrowser(at.origin);
  await site.signIn(email, undefined, browser);
  const device = new Authenticator(at.origin);
  const { data } = await browser.call<Options>("/api/v1/account/passkey");
  const added = await browser.call("/api/v1/account/passkey", { credential: device.create(data!), name: "My phone" });
  expect(added).toMatchObject({ success: true });
  return { email, browser, device };
}

test("a passkey signs in at another browser, once for each challenge", async () => {
  const { email, browser, device } = await withPasskey();
  const account = await browser.call<{ passkeys: object[] }>("/api/v1/account");
  expect(account.data!.passkeys).toEqual([
    {
      credential_id: expect.any(String),
      name: "My phone",
      created_timestamp: expect.any(Number),
      used_timestamp: null,
    },
  ]);

  const elsewhere = new AccountsBrowser(at.origin);
  const uid = await site.begin(elsewhere);
  const options = await optionsFor(elsewhere, uid);
  expect(options).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
  const credential = device.get(options);
  const done = await elsewhere.call<{ redirect: string }>(`/sign-in/${uid}/passkey`, { credential });
  expect(done).toMatchObject({ success: true, data: { next: "done" } });
  // The same answer again, in the same sign-in.
  expect(await elsewhere.call(`/sign-in/${uid}/passkey`, { credential })).toMatchObject(failed);
  const back = await elsewhere.follow(done.data!.redirect);
  expect(back.searchParams.has("code")).toBe(true);
  expect(await elsewhere.call("/api/v1/account")).toMatchObject({ data: { email } });
  const { Session } = await at.world.dependencies.accounts.provider();
  const [, id] = /yado-account=([^;]+)/.exec(elsewhere.cookiesFor("/"))!;
  expect(await Session.find(id!)).toMatchObject({ acr: TWO_STEPS, amr: ["passkey"] });
});

test("an answer opens nothing in another sign-in, from another site, without its owner, or by another key", async () => {
  const { device } = await withPasskey();
  const browser = new AccountsBrowser(at.origin);
  const [uid, other] = [await site.begin(browser), await site.begin(browser)];
  const send = (credential: unknown, to = uid) => browser.call(`/sign-in/${to}/passkey`, { credential });

  const bound = device.get(await optionsFor(browser, uid));
  await optionsFor(browser, other);
  expect(await send(bound, other)).toMatchObject(failed);

  const fake = new Authenticator("https://localhost.evil.example");
  fake.held = device.held;
  expect(await send(fake.get(await optionsFor(browser, uid)))).toMatchObject(failed);

  device.isVerified = false;
  expect(await send(device.get(await optionsFor(browser, uid)))).toMatchObject(failed);
  device.isVerified = true;

  const forger = new Authenticator(at.origin);
  const options = await optionsFor(browser, uid);
  forger.create({ ...options, rp: { id: "localhost" }, user: { id: device.held!.userHandle } });
  forger.held!.id = device.held!.id;
  expect(await send(forger.get(options))).toMatchObject(failed);

  const neighbour = { ...(await optionsFor(browser, uid)), rpId: "evil.example" };
  expect(await send(device.get(neighbour))).toMatchObject(failed);

  const misnamed = device.get(await optionsFor(browser, uid));
  const userHandle = Buffer.from(randomUUID()).toString("base64url");
  expect(await send({ ...misnamed, response: { ...misnamed.response, userHandle } })).toMatchObject(failed);

  await optionsFor(browser, uid);
  expect(await send({ id: misnamed.id, type: "public-key" })).toMatchObject(failed);
  expect(await send({ id: "unknown", type: "public-key" })).toMatchObject(failed);
  // After all that, the right one still works.
  expect(await send(device.get(await optionsFor(browser, uid)))).toMatchObject({ success: true });
});

test("a copied device is noticed by its counter", async () => {
  const { device } = await withPasskey();
  const use = async (counter: number) => {
    const browser = new AccountsBrowser(at.origin);
    const uid = await site.begin(browser);
    device.counter = counter;
    return browser.call(`/sign-in/${uid}/passkey`, { credential: device.get(await optionsFor(browser, uid)) });
  };
  expect(await use(0)).toMatchObject({ success: true });
  expect(await use(0)).toMatchObject({ success: true });
  expect(await use(7)).toMatchObject({ success: true });
  for (const counter of [7, 3, 0]) expect(await use(counter)).toMatchObject(failed);
  expect(await use(8)).toMatchObject({ success: true });
});

test("a passkey is added and removed by a fresh sign-in only, and by its owner", async () => {
  const { browser, device } = await withPasskey();
  const stranger = await withPasskey();
  const credential_id = device.held!.id.toString("base64url");
  const remove = (from: AccountsBrowser) => from.call("/api/v1/account/passkey/remove", { credential_id });
  expect(await remove(stranger.browser)).toMatchObject({ success: false, code: "NOT_FOUND" });

  // One challenge makes one passkey, and a passkey is stored once.
  const { data } = await browser.call<Options>("/api/v1/account/passkey");
  const credential = device.create(data!);
  const add = () => browser.call("/api/v1/account/passkey", { credential, name: "Again" });
  expect(await add()).toMatchObject({ success: true });
  expect(await add()).toMatchObject(failed);

  later_ms = 11 * 60_000;
  const stale = { success: false, code: "FRESH_SIGN_IN_NEEDED", status: 403 };
  expect(await browser.call("/api/v1/account/passkey")).toMatchObject(stale);
  expect(await add()).toMatchObject(stale);
  expect(await remove(browser)).toMatchObject(stale);
  later_ms = 0;
  expect(await remove(browser)).toMatchObject({ success: true });
  const uid = await site.begin(browser, undefined, { prompt: "login" });
  device.held = { ...device.held!, id: Buffer.from(credential_id, "base64url") };
  const gone = { credential: device.get(await optionsFor(browser, uid)) };
  expect(await browser.call(`/sign-in/${uid}/passkey`, gone)).toMatchObject(failed);
});

test("whoever is not signed in has no account to change", async () => {
  const browser = new AccountsBrowser(at.origin);
  const needed = { success: false, code: "SIGN_IN_NEEDED", status: 401 };
  expect(await browser.call("/api/v1/account/passkey")).toMatchObject(needed);
  expect(await browser.call("/api/v1/account")).toMatchObject(needed);
});
