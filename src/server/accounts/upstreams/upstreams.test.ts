/** Signing in with Google and LINE, as the sandbox plays them: who gets which account, and what is refused on the way back. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sandboxUpstreams } from "#server/accounts/upstreams/upstreams.ts";
import { AccountsBrowser } from "#tests/helpers/accounts-browser.ts";
import { type AccountsClient, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { createSandbox } from "../../../../sandbox/sandbox.ts";

const bank = createSandbox();
let at: AccountsWorld;
let site: AccountsClient;

beforeAll(async () => {
  at = await openAccountsWorld({ bank, upstreams: sandboxUpstreams("http://bank.test") });
  site = await openClient(at, await openLodging(at.world.database));
});

afterAll(() => at.close());

type Provider = "google" | "line";
type Finished = { next: string; redirect: string | null; uid: string };
type Typed = { name?: string; email?: string; unverified?: string };

const newEmail = () => `${randomUUID()}@example.com`;

async function start(browser: AccountsBrowser, uid: string, provider: Provider): Promise<string> {
  return (await browser.call<{ redirect: string }>(`/sign-in/${uid}/upstream`, { provider })).data!.redirect;
}

/** At the provider's page, somebody is typed; answers the address it sends the browser back to. */
async function typePerson(page: string, person: Typed | "nobody"): Promise<URL> {
  const fields = person === "nobody" ? { person } : { person: "typed", ...person };
  expect((await bank.app.request(page)).status).toBe(200);
  const sent = await bank.app.request(page, { method: "POST", body: new URLSearchParams(fields).toString() });
  expect(sent.status).toBe(303);
  return new URL(sent.headers.get("location")!);
}

const finish = (browser: AccountsBrowser, provider: Provider, search: string) =>
  browser.call<Finished>(`/api/v1/upstream/${provider}`, { search });

/** The whole way, in a browser of its own unless one is given. */
async function comeBack(provider: Provider, person: Typed | "nobody", browser = new AccountsBrowser(at.origin)) {
  const uid = await site.begin(browser);
  const back = await typePerson(await start(browser, uid, provider), person);
  expect(back.origin + back.pathname).toBe(`${at.accounts}/upstream/${provider}`);
  return { browser, uid, back, done: await finish(browser, provider, back.search) };
}

const emailIn = async (browser: AccountsBrowser) =>
  (await browser.call<{ email: string }>("/api/v1/account")).data?.email;

test("an address that Google has verified and nobody has here gets an account, and the identity opens it again", async () => {
  const person = { name: "Mei Lin", email: newEmail() };
  const first = await comeBack("google", person);
  expect(first.done).toMatchObject({ success: true, data: { next: "done", uid: first.uid } });
  const back = await first.browser.follow(first.done.data!.redirect!);
  expect(back.searchParams.has("code")).toBe(true);
  expect(await first.browser.call("/api/v1/account")).toMatchObject({
    data: { email: person.email, name: "Mei Lin", identities: [{ provider: "google" }] },
  });
  const again = await comeBack("google", person);
  expect(again.done).toMatchObject({ success: true, data: { next: "done" } });
  await again.browser.follow(again.done.data!.redirect!);
  expect(await emailIn(again.browser)).toBe(person.email);
});

describe("an account is linked only when its owner proves the address", () => {
  test.each([
    ["google", "verified by Google, but known here already", true, {}],
    ["google", "not verified by Google", false, { unverified: "on" }],
    ["line", "named by LINE, which verifies none", false, {}],
  ] as const)("%s: %s", async (provider, _why, isKnown, more) => {
    const person = { email: newEmail(), name: randomUUID(), ...more };
    if (isKnown) await site.signIn(person.email);
    const { browser, uid, done } = await comeBack(provider, person);
    expect(done).toMatchObject({ success: true, data: { next: "prove_address", redirect: null, uid } });
    expect(await emailIn(browser)).toBeUndefined();
    expect(await browser.call(`/sign-in/${uid}/state`)).toMatchObject({
      data: { step: "start", linking: provider, email: person.email },
    });
    // A code for the same address was sent a moment ago where the account is known: the link waits for the next one.
    if (isKnown) return;
    const code = await site.sendCode(browser, uid, person.email);
    const proved = await browser.call<Finished>(`/sign-in/${uid}/verify`, { email: person.email, code });
    await browser.follow(proved.data!.redirect!);
    expect(await emailIn(browser)).toBe(person.email);
    const again = await comeBack(provider, person);
    expect(again.done).toMatchObject({ data: { next: "done" } });
  });

  test("LINE without any address: the one that is proved", async () => {
    const person = { name: randomUUID() };
    const { browser, uid, done } = await comeBack("line", person);
    expect(done).toMatchObject({ data: { next: "prove_address" } });
    expect(await browser.call(`/sign-in/${uid}/state`)).toMatchObject({ data: { linking: "line", email: "" } });
    const email = newEmail();
    const code = await site.sendCode(browser, uid, email);
    await browser.call(`/sign-in/${uid}/verify`, { email, code });
    const again = await comeBack("line", person);
    await again.browser.follow(again.done.data!.redirect!);
    expect(await emailIn(again.browser)).toBe(email);
  });

  test("who proves another address than the provider named is not linked", async () => {
    const person = { email: newEmail(), name: randomUUID(), unverified: "on" };
    const { browser, uid } = await comeBack("google", person);
    const email = newEmail();
    const code = await site.sendCode(browser, uid, email);
    expect(await browser.call(`/sign-in/${uid}/verify`, { email, code })).toMatchObject({ success: true });
    expect((await comeBack("google", person)).done).toMatchObject({ data: { next: "prove_address" } });
  });
});

describe("on the way back", () => {
  const failed = { success: false, code: "UPSTREAM_FAILED" };
  const expired = { success: false, code: "SIGN_IN_EXPIRED" };

  test("who said no goes on with the sign-in", async () => {
    const { done, uid } = await comeBack("google", "nobody");
    expect(done).toMatchObject({ ...failed, data: { uid } });
  });

  test("an answer is used once, in its own browser, by its own provider, for its own request", async () => {
    const person = { email: newEmail() };
    const begin = async (browser: AccountsBrowser) => {
      const page = await start(browser, await site.begin(browser), "google");
      return typePerson(page, person);
    };
    const [mine, anothers] = [new AccountsBrowser(at.origin), new AccountsBrowser(at.origin)];
    await begin(anothers);
    const { search } = await begin(mine);
    // Signed in as the attacker, in the victim's browser.
    expect(await finish(anothers, "google", search)).toMatchObject(expired);
    // That try has used it up.
    expect(await finish(mine, "google", search)).toMatchObject(expired);

    expect(await finish(mine, "line", (await begin(mine)).search)).toMatchObject(failed);
    expect(await finish(mine, "google", "")).toMatchObject(expired);
    expect(await finish(mine, "google", "?state=guessed&code=guessed")).toMatchObject(expired);

    const change = async (changes: Record<string, string | null>) => {
      const back = await begin(mine);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) back.searchParams.delete(name);
        else back.searchParams.set(name, value);
      }
      return finish(mine, "google", back.search);
    };
    expect(await change({ iss: "https://accounts.evil.example" })).toMatchObject(failed);
    expect(await change({ iss: null })).toMatchObject(failed);
    expect(await change({ code: "guessed" })).toMatchObject(failed);
    // A code of the same person, from another request: it was made for another verifier and nonce.
    const injected = (await begin(anothers)).searchParams.get("code");
    expect(await change({ code: injected })).toMatchObject(failed);
    expect(await change({})).toMatchObject({ success: true });
  });

  test("two tabs come back in any order", async () => {
    const browser = new AccountsBrowser(at.origin);
    const [one, two] = [await site.begin(browser), await site.begin(browser)];
    const first = await typePerson(await start(browser, one, "google"), { email: newEmail() });
    const second = await typePerson(await start(browser, two, "line"), { name: randomUUID() });
    expect(await finish(browser, "line", second.search)).toMatchObject({ data: { uid: two } });
    expect(await finish(browser, "google", first.search)).toMatchObject({ data: { uid: one, next: "done" } });
  });
});

test("one that is not set has no button and no way in", async () => {
  const plain = await openAccountsWorld();
  const client = await openClient(plain, await openLodging(plain.world.database));
  const browser = new AccountsBrowser(plain.origin);
  const uid = await client.begin(browser);
  expect(await browser.call(`/sign-in/${uid}/state`)).toMatchObject({ data: { ways: { google: false, line: false } } });
  expect(await browser.call(`/sign-in/${uid}/upstream`, { provider: "google" })).toMatchObject({ code: "NOT_FOUND" });
  await plain.close();
});
