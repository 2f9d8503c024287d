/** What a person sees and does at their own account: sessions, the password, signing out here and everywhere. */
import { randomUUID } from "node:crypto";
import * as client from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AccountsBrowser } from "#tests/helpers/accounts-browser.ts";
import { type AccountsClient, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";

let at: AccountsWorld;
let site: AccountsClient;
let later_ms = 0;

beforeAll(async () => {
  at = await openAccountsWorld({ clock: () => new Date(Date.now() + later_ms) });
  site = await openClient(at, await openLodging(at.world.database));
});

afterAll(() => at.close());

type Account = { email: string; has_password: boolean; sessions: { session_id: string; is_this: boolean }[] };
const newEmail = () => `${randomUUID()}@example.com`;
const accountIn = async (browser: AccountsBrowser) => (await browser.call<Account>("/api/v1/account")).data;
const isOpen = async (token: string) => (await at.world.dependencies.accounts.readMemberToken(token)) !== null;

/** The same person on a phone and at a desktop: codes to one address come a minute apart. */
async function onTwoDevices() {
  const email = newEmail();
  const phone = new AccountsBrowser(at.origin, "203.0.113.9");
  const desktop = new AccountsBrowser(at.origin, "2001:db8:1:2:3:4:5:6");
  desktop.userAgent = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
  const onPhone = await site.tokensOf(email, phone);
  later_ms += 61_000;
  const onDesktop = await site.tokensOf(email, desktop);
  return { email, phone, desktop, onPhone, onDesktop };
}

test("lists where one is signed in, and ends one of them with the sites it opened", async () => {
  const { email, phone, desktop, onPhone, onDesktop } = await onTwoDevices();
  const seen = await accountIn(desktop);
  expect(seen).toMatchObject({ email, has_password: false, passkeys: [], identities: [] });
  expect(seen!.sessions).toHaveLength(2);
  expect(seen!.sessions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ browser: "Firefox, Windows", network: "2001:db8:1:2", is_this: true }),
      expect.objectContaining({ browser: "Chrome, Android", network: "203.0.113.9", is_this: false }),
    ]),
  );

  const { session_id } = seen!.sessions.find(({ is_this }) => !is_this)!;
  expect(await desktop.call("/api/v1/account/sessions/end", { session_id })).toMatchObject({ success: true });
  expect(await accountIn(phone)).toBeUndefined();
  expect(await isOpen(onPhone.access_token)).toBe(false);
  await expect(client.refreshTokenGrant(site.config, onPhone.refresh_token!)).rejects.toMatchObject({
    error: "invalid_grant",
  });
  expect(await isOpen(onDesktop.access_token)).toBe(true);
  expect((await accountIn(desktop))!.sessions).toHaveLength(1);
});

test("ends all of them at once, and nobody else's", async () => {
  const { desktop, phone, onPhone, onDesktop } = await onTwoDevices();
  const stranger = new AccountsBrowser(at.origin);
  const strangers = await site.tokensOf(newEmail(), stranger);
  const { session_id } = (await accountIn(desktop))!.sessions[0]!;
  await stranger.call("/api/v1/account/sessions/end", { session_id });
  expect((await accountIn(desktop))!.sessions).toHaveLength(2);

  expect(await phone.call("/api/v1/account/sessions/end", { session_id: null })).toMatchObject({ success: true });
  for (const browser of [phone, desktop]) expect(await accountIn(browser)).toBeUndefined();
  expect(phone.cookiesFor("/")).not.toContain("yado-account=");
  for (const { access_token } of [onPhone, onDesktop]) expect(await isOpen(access_token)).toBe(false);
  expect(await isOpen(strangers.access_token)).toBe(true);
});

test("a password is set by a fresh sign-in, when it is hard to guess, and then signs in", async () => {
  const email = newEmail();
  const browser = new AccountsBrowser(at.origin);
  await site.signIn(email, undefined, browser);
  const save = (password: string) => browser.call("/api/v1/account/password", { password });
  for (const password of ["password1234", "1234567890", email.slice(0, 14)]) {
    expect(await save(password)).toMatchObject({ success: false, code: "PASSWORD_WEAK" });
  }
  expect(await save("short")).toMatchObject({ success: false, code: "INVALID_INPUT" });
  const began = later_ms;
  later_ms += 10 * 60_000 + 2_000;
  expect(await save("a river of three stones")).toMatchObject({ success: false, code: "FRESH_SIGN_IN_NEEDED" });
  later_ms = began;
  expect(await save("a river of three stones")).toMatchObject({ success: true });
  expect(await accountIn(browser)).toMatchObject({ has_password: true });

  const elsewhere = new AccountsBrowser(at.origin);
  const uid = await site.begin(elsewhere);
  const signIn = (password: string) => elsewhere.call(`/sign-in/${uid}/password`, { email, password });
  expect(await signIn("a river of four stones")).toMatchObject({ success: false, code: "SIGN_IN_FAILED" });
  expect(await signIn("a river of three stones")).toMatchObject({ success: true, data: { next: "done" } });
});

test("a new password ends every other session, and what they had opened; this one stays", async () => {
  const { desktop, phone, onPhone, onDesktop } = await onTwoDevices();
  const strangers = await site.tokensOf(newEmail(), new AccountsBrowser(at.origin));
  expect(await desktop.call("/api/v1/account/password", { password: "a river of three stones" })).toMatchObject({
    success: true,
  });
  expect(await accountIn(phone)).toBeUndefined();
  expect((await accountIn(desktop))!.sessions).toMatchObject([{ is_this: true }]);
  expect(await isOpen(onPhone.access_token)).toBe(false);
  await expect(client.refreshTokenGrant(site.config, onPhone.refresh_token!)).rejects.toMatchObject({
    error: "invalid_grant",
  });
  expect(await isOpen(onDesktop.access_token)).toBe(true);
  expect(await client.refreshTokenGrant(site.config, onDesktop.refresh_token!)).toHaveProperty("access_token");
  expect(await isOpen(strangers.access_token)).toBe(true);
});
