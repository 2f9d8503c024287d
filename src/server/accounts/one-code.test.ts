/** Whoever reads one code in an owner's mailbox does not open the studio by it, in whatever order and at whatever door they try. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staff } from "#server/database/tables/people.ts";
import { AccountsBrowser, codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { type AccountsClient, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { Authenticator } from "#tests/helpers/authenticator.ts";
import { StudioBrowser } from "#tests/helpers/studio-browser.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";

const PLATFORM = 0;
const PASSWORD = "a thief at the letter box";

let at: AccountsWorld;
let site: AccountsClient;
let later_ms = 0;

beforeAll(async () => {
  at = await openAccountsWorld({ clock: () => new Date(Date.now() + later_ms) });
  site = await openClient(at, await openLodging(at.world.database));
});
afterAll(() => at.close());

const newEmail = () => `${randomUUID()}@example.com`;
type Options = { challenge: string; user: { id: string }; rp: { id: string } };
type Account = { has_password: boolean; passkeys: { credential_id: string }[] };

/** Signed in at the studio by code and password. */
async function newOwner() {
  const browser = new StudioBrowser(at);
  const email = newEmail();
  const back = await browser.prove(await browser.start(), email);
  expect(await browser.finish(back)).toMatchObject({ success: true });
  return { browser, email };
}

async function addPasskey(browser: AccountsBrowser) {
  const device = new Authenticator(at.origin);
  const { data } = await browser.call<Options>("/api/v1/account/passkey");
  const added = { credential: device.create(data!), name: "My phone" };
  expect(await browser.call("/api/v1/account/passkey", added)).toMatchObject({ success: true });
  return device;
}

/** An owner who uses a passkey and has no password. */
async function newOwnerWithPasskey() {
  const { browser, email } = await newOwner();
  const device = await addPasskey(browser);
  const text = `update platform.account set password_hash = null where email = $1`;
  await at.world.database.forAccounts((query) => query.run({ name: "without_password", text }, [email]));
  return { browser, email, device };
}

/** A stranger's sign-in at the studio, who reads the mailbox. */
async function begin() {
  const browser = new StudioBrowser(at);
  const { uid } = (await browser.begin(await browser.start())) as { uid: string };
  const post = (step: string, body: object) =>
    browser.call<{ next: string; redirect: string | null }>(`/sign-in/${uid}/${step}`, body);
  const readCode = async (email: string) => {
    later_ms += 61_000;
    expect(await post("code", { email })).toMatchObject({ success: true });
    return codeSentTo(at.world.database, PLATFORM, email);
  };
  const state = async () => (await browser.call<{ step: string; again: string }>(`/sign-in/${uid}/state`)).data!;
  return { browser, post, readCode, state };
}

describe("a password that was reset in a sign-in", () => {
  test("is no second step in it", async () => {
    const { email } = await newOwner();
    const { post, readCode, state } = await begin();
    const code = await readCode(email);
    expect(await post("reset", { email, code, password: PASSWORD })).toMatchObject({ data: { next: "sign_in_again" } });
    for (let times = 0; times < 2; times += 1) {
      const again = await post("password", { email, password: PASSWORD });
      expect(again).toMatchObject({ success: true, data: { next: "sign_in_again", redirect: null } });
    }
    expect(await post("second-step", { password: PASSWORD })).toMatchObject({ code: "SIGN_IN_EXPIRED" });
    expect(await state()).toMatchObject({ step: "sign_in_again" });
  });

  test("is none either after somebody else was proved in between", async () => {
    const { email } = await newOwner();
    const own = newEmail();
    const { post, readCode } = await begin();
    const code = await readCode(email);
    await post("reset", { email, code, password: PASSWORD });
    expect(await post("verify", { email: own, code: await readCode(own) })).toMatchObject({
      data: { next: "second_step" },
    });
    await post("password", { email, password: PASSWORD });
    const again = await post("verify", { email, code: await readCode(email) });
    expect(again).toMatchObject({ data: { next: "sign_in_again", redirect: null } });
  });

  test("is one in the next sign-in, to which the page leads", async () => {
    const { email } = await newOwner();
    const { browser, post, readCode, state } = await begin();
    await post("reset", { email, code: await readCode(email), password: PASSWORD });
    const { uid } = (await browser.begin(new URL((await state()).again))) as { uid: string };
    const next = (step: string, body: object) =>
      browser.call<{ next: string; redirect: string }>(`/sign-in/${uid}/${step}`, body);
    expect(await browser.call(`/sign-in/${uid}/state`)).toMatchObject({ data: { step: "start", email } });
    await next("code", { email });
    await next("verify", { email, code: await codeSentTo(at.world.database, PLATFORM, email) });
    const done = await next("password", { email, password: PASSWORD });
    expect(done).toMatchObject({ data: { next: "done" } });
    expect(await browser.finish(await browser.follow(done.data!.redirect))).toMatchObject({ success: true });
  });
});

test("a reset never takes a passkey's place", async () => {
  const { browser, email, device } = await newOwnerWithPasskey();
  const stranger = await begin();
  const code = await stranger.readCode(email);
  const reset = await stranger.post("reset", { email, code, password: PASSWORD });
  expect(reset).toMatchObject({ success: false, code: "PASSKEY_NEEDED" });
  expect(await stranger.post("password", { email, password: PASSWORD })).toMatchObject({ code: "SIGN_IN_FAILED" });
  await stranger.post("verify", { email, code: await stranger.readCode(email) });
  expect(await stranger.post("second-step", { password: PASSWORD })).toMatchObject({ code: "SIGN_IN_EXPIRED" });
  expect((await browser.call<Account>("/api/v1/account")).data).toMatchObject({ has_password: false });
  // Its owner is still signed in, and signs in by it.
  const { uid } = (await browser.begin(await browser.start({ is_fresh: true }))) as { uid: string };
  const options = await browser.call<{ challenge: string }>(`/sign-in/${uid}/passkey`);
  const credential = device.get(options.data! as Parameters<Authenticator["get"]>[0]);
  expect(await browser.call(`/sign-in/${uid}/passkey`, { credential })).toMatchObject({ data: { next: "done" } });
});

test("nobody finds out who has a passkey without the code", async () => {
  const { email } = await newOwnerWithPasskey();
  const stranger = await begin();
  const guess = { code: "000000", password: PASSWORD };
  const [known, unknown] = [
    await stranger.post("reset", { email, ...guess }),
    await stranger.post("reset", { email: newEmail(), ...guess }),
  ];
  expect(known).toEqual(unknown);
});

test("a member's sign-in by one code changes nothing of an account that opens the studio", async () => {
  const { browser, email } = await newOwner();
  const [known] = await at.world.database.forAccounts((query) =>
    query.run<{ account_id: string }>(
      { name: "id_of", text: `select account_id from platform.account where email = $1` },
      [email],
    ),
  );
  const { hotel_id } = site.lodging;
  const member = { hotel_id, account_id: known!.account_id, email, role: "owner" as const, since: new Date() };
  await at.world.database.forHotel(hotel_id, (query) => query.insert(staff).values(member));
  const device = await addPasskey(browser);

  const stranger = new AccountsBrowser(at.origin);
  later_ms += 61_000;
  await site.signIn(email, undefined, stranger);
  const refused = { success: false, code: "TWO_STEPS_NEEDED", status: 403 };
  expect(await stranger.call("/api/v1/account/password", { password: PASSWORD })).toMatchObject(refused);
  expect(await stranger.call("/api/v1/account/passkey")).toMatchObject(refused);
  const credential_id = device.held!.id.toString("base64url");
  expect(await stranger.call("/api/v1/account/passkey/remove", { credential_id })).toMatchObject(refused);
  expect((await browser.call<Account>("/api/v1/account")).data!.passkeys).toHaveLength(1);
});
