/** Every change of how an account is opened is told by e-mail, in the account's language; "this was not me" ends all its sessions. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCOUNT_MAIL_WORDS } from "#languages/languages.ts";
import { type AccountChange, NOTICE_DAYS } from "#rules/people/account-changes.ts";
import type { Language } from "#rules/text/language.ts";
import { sandboxUpstreams } from "#server/accounts/upstreams/upstreams.ts";
import { AccountsBrowser } from "#tests/helpers/accounts-browser.ts";
import { type AccountsClient, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { Authenticator } from "#tests/helpers/authenticator.ts";
import { StudioBrowser } from "#tests/helpers/studio-browser.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { createSandbox } from "../../../../sandbox/sandbox.ts";

const PLATFORM = 0;
const DAY_MS = 86_400_000;
const bank = createSandbox();
let at: AccountsWorld;
let site: AccountsClient;
let later_ms = 0;

beforeAll(async () => {
  const clock = () => new Date(Date.now() + later_ms);
  at = await openAccountsWorld({ bank, clock, upstreams: sandboxUpstreams("http://bank.test") });
  site = await openClient(at, await openLodging(at.world.database));
});
afterAll(() => at.close());

type Mail = { subject: string; text: string; lang: Language };

async function mailsTo(email: string, hotel_id = PLATFORM): Promise<Mail[]> {
  const text = `select subject, text, lang from mail
    where hotel_id = $1 and "to" = $2 and kind = 'account_changed' order by created_at, mail_id`;
  return at.world.database.forHotel(hotel_id, (query) =>
    query.run<Mail>({ name: "told_changes", text }, [hotel_id, email]),
  );
}

async function speak(email: string, lang: Language): Promise<void> {
  const text = `update platform.account set lang = $2 where email = $1`;
  await at.world.database.forAccounts((query) => query.run({ name: "speak", text }, [email, lang]));
}

const what = (lang: Language, change: AccountChange) => ACCOUNT_MAIL_WORDS[lang].account_changed.what[change];
const tokenIn = ({ text }: Mail) => /\/accounts\/not-me\/([\w.-]+)\?/.exec(text)![1]!;

async function signedIn(lang: Language) {
  const email = `${randomUUID()}@example.com`;
  const browser = new AccountsBrowser(at.origin);
  await site.signIn(email, undefined, browser);
  await speak(email, lang);
  return { email, browser };
}

test("a password set and changed, a passkey added and removed: each is told once, in the account's language", async () => {
  const { email, browser } = await signedIn("ja-JP");
  await browser.call("/api/v1/account/password", { password: "a river of three stones" });
  await browser.call("/api/v1/account/password", { password: "a river of four stones" });
  const device = new Authenticator(at.origin);
  const { data } = await browser.call<Parameters<Authenticator["create"]>[0]>("/api/v1/account/passkey");
  await browser.call("/api/v1/account/passkey", { credential: device.create(data!), name: "My phone" });
  const credential_id = device.held!.id.toString("base64url");
  await browser.call("/api/v1/account/passkey/remove", { credential_id });
  const mails = await mailsTo(email);
  const changes: AccountChange[] = ["password_set", "password_changed", "passkey_added", "passkey_removed"];
  expect(mails.map(({ lang }) => lang)).toEqual(changes.map(() => "ja-JP"));
  for (const [nth, change] of changes.entries()) {
    expect(mails[nth]!.subject).toContain(what("ja-JP", change));
    expect(mails[nth]!.text).toContain("Chrome, Android");
    expect(mails[nth]!.text).toContain(browser.address);
    expect(mails[nth]!.text).toContain("/accounts/not-me/");
  }
  // What is refused is not told.
  await browser.call("/api/v1/account/password", { password: "password1234" });
  await browser.call("/api/v1/account/passkey/remove", { credential_id });
  expect(await mailsTo(email)).toHaveLength(changes.length);
});

test("a reset and a second step are told too, from the lodging or the studio they come from", async () => {
  const { email } = await signedIn("ko-KR");
  later_ms += 61_000;
  const stranger = new AccountsBrowser(at.origin);
  const uid = await site.begin(stranger);
  const code = await site.sendCode(stranger, uid, email);
  await stranger.call(`/sign-in/${uid}/reset`, { email, code, password: "a river of three stones" });
  const [reset, ...more] = await mailsTo(email, site.lodging.hotel_id);
  expect(more).toEqual([]);
  expect(reset).toMatchObject({ lang: "ko-KR" });
  expect(reset!.subject).toContain(what("ko-KR", "password_set"));

  const owner = new StudioBrowser(at);
  const address = `${randomUUID()}@example.com`;
  await owner.prove(await owner.start(), address);
  const [second] = await mailsTo(address);
  expect(second!.subject).toContain(what(second!.lang, "password_set"));
});

test("Google or LINE that a code links is told", async () => {
  const { email } = await signedIn("en-US");
  later_ms += 61_000;
  const browser = new AccountsBrowser(at.origin);
  const uid = await site.begin(browser);
  const { data } = await browser.call<{ redirect: string }>(`/sign-in/${uid}/upstream`, { provider: "line" });
  const body = new URLSearchParams({ person: "typed", name: randomUUID() }).toString();
  const sent = await bank.app.request(data!.redirect, { method: "POST", body });
  const { search } = new URL(sent.headers.get("location")!);
  expect(await browser.call("/api/v1/upstream/line", { search })).toMatchObject({ data: { next: "prove_address" } });
  const code = await site.sendCode(browser, uid, email);
  await browser.call(`/sign-in/${uid}/verify`, { email, code });
  const [mail] = await mailsTo(email, site.lodging.hotel_id);
  expect(mail!.subject).toContain(what("en-US", "line_linked"));
});

test("'this was not me' ends every session: the account's, the lodgings' and the studio's; looking at it ends none", async () => {
  const owner = new StudioBrowser(at);
  const email = `${randomUUID()}@example.com`;
  await owner.finish(await owner.prove(await owner.start(), email));
  later_ms += 61_000;
  const elsewhere = new AccountsBrowser(at.origin);
  const tokens = await site.tokensOf(email, elsewhere);
  // Proved, and not taken up yet.
  later_ms += 61_000;
  const waiting = new AccountsBrowser(at.origin);
  const uid = await site.begin(waiting);
  const code = await site.sendCode(waiting, uid, email);
  const proved = await waiting.call<{ redirect: string }>(`/sign-in/${uid}/verify`, { email, code });
  const isOpen = async () => ({
    account: (await elsewhere.call("/api/v1/account")).success,
    studio: (await owner.studio("/lodgings")).success,
    lodging: (await at.world.dependencies.accounts.readMemberToken(tokens.access_token)) !== null,
  });
  const all = { account: true, studio: true, lodging: true };
  const [mail] = await mailsTo(email);
  const path = `/api/v1/notice/${tokenIn(mail!)}`;

  const reader = new AccountsBrowser(at.origin);
  const notice = await reader.call(path);
  expect(notice).toMatchObject({ success: true, data: { email, change: "password_set" } });
  for (const method of ["GET", "HEAD"]) {
    const page = await reader.request(`/accounts/not-me/${tokenIn(mail!)}`, { method });
    expect(page.headers.get("referrer-policy")).not.toBe("unsafe-url");
  }
  expect(await isOpen()).toEqual(all);

  expect(await reader.call(`${path}/end`, {})).toMatchObject({ success: true });
  expect(await isOpen()).toEqual({ account: false, studio: false, lodging: false });
  const taken = await waiting.request(new URL(proved.data!.redirect, at.origin).pathname);
  expect(taken.headers.get("location")).toBeNull();
  // Pressed twice it says the same.
  expect(await reader.call(`${path}/end`, {})).toMatchObject({ success: true });
});

test("a token that is forged, changed or too old opens and ends nothing", async () => {
  const { email, browser } = await signedIn("zh-TW");
  await browser.call("/api/v1/account/password", { password: "a river of three stones" });
  const [mail] = await mailsTo(email);
  const token = tokenIn(mail!);
  const gone = { success: false, code: "NOT_FOUND", status: 404 };
  const reader = new AccountsBrowser(at.origin);
  const flip = (place: number) => {
    const letter = token[place] === "A" ? "B" : "A";
    return token.slice(0, place) + letter + token.slice(place + 1);
  };
  for (const wrong of [flip(0), flip(30), flip(token.length - 1), `${"A".repeat(16)}.${"A".repeat(60)}`]) {
    expect(await reader.call(`/api/v1/notice/${wrong}`)).toMatchObject(gone);
    expect(await reader.call(`/api/v1/notice/${wrong}/end`, {})).toMatchObject(gone);
  }
  const before = later_ms;
  later_ms += NOTICE_DAYS * DAY_MS + 1_000;
  expect(await reader.call(`/api/v1/notice/${token}/end`, {})).toMatchObject(gone);
  later_ms = before;
  expect(await browser.call("/api/v1/account")).toMatchObject({ success: true });
});
