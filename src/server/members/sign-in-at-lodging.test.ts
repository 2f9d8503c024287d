/** A member signs in at a lodging: out to the accounts service, back with a code, and a session of this browser at this lodging. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calculateOrder } from "#contract/orders.ts";
import {
  finishSignIn,
  getMember,
  joinByCode,
  renewMemberSession,
  sendJoinCode,
  signOutMember,
  startSignIn,
} from "#contract/members.ts";
import { AccountsBrowser, codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { closeMembers, SiteBrowser } from "#tests/helpers/site-browser.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

let at: AccountsWorld;
let lodging: Lodging;

beforeAll(async () => {
  at = await openAccountsWorld();
  lodging = await openLodging(at.world.database, { rooms: [{ plans: [{ member_price: 1900 }] }] });
});
afterAll(() => at.close());

const siteOf = ({ domain }: { domain: string } = lodging) => new SiteBrowser(at.world, domain);

async function begin(site: SiteBrowser, back = ""): Promise<URL> {
  const { domain } = site;
  const begun = await site.call(startSignIn, { body: { domain, back } });
  return new URL(begun.data!.redirect);
}

/** At the accounts service, by e-mail code; a browser that is signed in there comes back at once. */
async function proveAt(authorize: URL, email: string, accounts = new AccountsBrowser(at.origin)): Promise<URL> {
  const begun = await accounts.begin(authorize);
  if (!("uid" in begun)) return new URL(begun.to, at.origin);
  expect(await accounts.call(`/sign-in/${begun.uid}/code`, { email })).toMatchObject({ success: true });
  const [, hotel_id] = /lodging-(\d+)/.exec(authorize.searchParams.get("client_id")!)!;
  const code = await codeSentTo(at.world.database, Number(hotel_id), email);
  const proved = await accounts.call<{ redirect: string }>(`/sign-in/${begun.uid}/verify`, { email, code });
  expect(proved).toMatchObject({ success: true });
  return accounts.follow(proved.data!.redirect);
}

const finish = (site: SiteBrowser, { search }: { search: string }) =>
  site.call(finishSignIn, { body: { domain: site.domain, search: search.slice(1) } });

async function signedIn(email: string, site = siteOf()): Promise<SiteBrowser> {
  const back = await proveAt(await begin(site), email);
  expect((await finish(site, back)).data).toMatchObject({ outcome: "signed_in" });
  return site;
}

const renew = (site: SiteBrowser) => site.call(renewMemberSession, { body: { domain: site.domain } });

test("the way out names the role, the language and this lodging; the way back opens a session and remembers the page", async () => {
  const site = siteOf();
  const authorize = await begin(site, "/stay/en-US/booking?cart=1.2.1");
  expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
    client_id: `lodging-${lodging.hotel_id}`,
    role: "mem",
    ui_locales: "en-US",
    code_challenge_method: "S256",
    redirect_uri: `${at.world.dependencies.originOf(lodging.domain)}/stay/oauth/callback`,
  });
  const back = await proveAt(authorize, "mei@example.com");
  const { data } = await finish(site, back);
  expect(data).toEqual({ outcome: "signed_in", back: "/stay/en-US/booking?cart=1.2.1", lang: "en-US" });

  const { data: tokens } = await renew(site);
  const { domain } = lodging;
  const { data: member } = await site.call(getMember, { query: { domain } }, tokens!.hotel_token);
  expect(member).toMatchObject({ email: "mei@example.com", wants_news: false });
  const priced = await site.call(calculateOrder, { body: lodging.body() }, tokens!.hotel_token);
  expect(priced.data!.total_price).toBe(2 * 1900 + 10 * 10 + 11 * 10);
});

test("a browser that has signed in here is known when its owner joins by a code in the page", async () => {
  const email = "known-here@example.com";
  const site = await signedIn(email);
  const earlier = "update platform.sign_in_code set sent_at = sent_at - interval '2 minutes'";
  await at.world.database.forAccounts((query) => query.run({ name: "earlier", text: earlier }, []));
  const { domain, hotel_id } = lodging;
  await site.call(sendJoinCode, { body: { domain, email } });
  const code = await codeSentTo(at.world.database, hotel_id, email);
  expect(await site.call(joinByCode, { body: { domain, email, code } })).toMatchObject({ success: true });
  const notified = sql`select 1 from mail where hotel_id = ${hotel_id} and "to" = ${email} and kind = 'new_device'`;
  expect(await readRows(at.world.database, hotel_id, notified)).toEqual([]);
});

test("nothing that identifies anybody is in the cookies or, readable, in the table", async () => {
  const site = await signedIn("secret@example.com");
  const [, token] = site.cookie(/yado-member$/)!;
  const rows = await readRows<{ row: string }>(
    at.world.database,
    lodging.hotel_id,
    sql`select row_to_json(member_session)::text as row from member_session`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { row } of rows) expect(row).not.toContain(token);
  expect(site.cookies).not.toContain("@");
});

test("the same answer shown again, or in another browser, or at another lodging, opens nothing", async () => {
  const site = siteOf();
  const back = await proveAt(await begin(site), "again@example.com");
  const [name, pending] = site.cookie(/yado-sign-in-/)!;
  expect((await finish(siteOf(), back)).data).toMatchObject({ outcome: "expired" });

  const other = await openLodging(at.world.database);
  const elsewhere = siteOf(other);
  elsewhere.plant(name, pending);
  expect((await finish(elsewhere, back)).data).toMatchObject({ outcome: "expired" });

  expect((await finish(site, back)).data).toMatchObject({ outcome: "signed_in" });
  expect((await finish(site, back)).data).toMatchObject({ outcome: "expired" });
  // The cookie kept from before is no use either: the code has been used.
  site.plant(name, pending);
  expect((await finish(site, back)).data).toMatchObject({ outcome: "failed" });
});

const CHANGED: [string, (search: URLSearchParams) => void, string][] = [
  ["no state", (search) => search.delete("state"), "expired"],
  ["another state", (search) => search.set("state", `${search.get("state")!.slice(0, 12)}x`), "expired"],
  ["another issuer", (search) => search.set("iss", "https://accounts.other.example"), "failed"],
  ["no issuer", (search) => search.delete("iss"), "failed"],
  ["no code", (search) => search.delete("code"), "failed"],
  ["a guessed code", (search) => search.set("code", "guess"), "failed"],
  ["two codes", (search) => search.append("code", "guess"), "failed"],
];
test.each(CHANGED)("an answer with %s opens nothing", async (title, spoil, outcome) => {
  const site = siteOf();
  const back = await proveAt(await begin(site, "/stay/about"), `spoilt-${title.replace(/ /g, "-")}@example.com`);
  spoil(back.searchParams);
  expect((await finish(site, back)).data).toMatchObject({ outcome });
  expect(site.cookie(/yado-member$/)).toBeUndefined();
});

test("whoever says no comes back to the saved page as a visitor", async () => {
  const site = siteOf();
  const authorize = await begin(site, "/stay/booking");
  const search = new URLSearchParams({ error: "access_denied", state: authorize.searchParams.get("state")! });
  search.set("iss", at.accounts);
  expect((await finish(site, { search: `?${search}` })).data).toMatchObject({
    outcome: "denied",
    back: "/stay/booking",
  });
  expect((await renew(site)).code).toBe("SIGN_IN_NEEDED");
});

test("tabs that renew at the same moment all get tokens, and the sign-in lives on", async () => {
  const site = await signedIn("tabs@example.com");
  const renewed = await Promise.all(Array.from({ length: 8 }, () => renew(site)));
  expect(renewed.map(({ success }) => success)).toEqual(Array.from({ length: 8 }, () => true));
  expect((await renew(site)).success).toBe(true);
});

test("two tabs sign in as two people: both come back, and the browser is the last one's", async () => {
  const site = siteOf();
  const [first, second] = [await begin(site), await begin(site)];
  const backs = [await proveAt(first, "one@example.com"), await proveAt(second, "two@example.com")];
  for (const back of backs) expect((await finish(site, back)).data).toMatchObject({ outcome: "signed_in" });
  const { data } = await renew(site);
  const { domain } = lodging;
  expect((await site.call(getMember, { query: { domain } }, data!.hotel_token)).data!.email).toBe("two@example.com");
});

test("signing out ends the session here and the browser's session at the accounts service", async () => {
  const accounts = new AccountsBrowser(at.origin);
  const site = siteOf();
  expect((await finish(site, await proveAt(await begin(site), "out@example.com", accounts))).data).toMatchObject({
    outcome: "signed_in",
  });
  // Still signed in there: a second time needs no code.
  const again = await accounts.begin(await begin(siteOf()));
  expect("to" in again && again.to).toContain("code=");
  const kept = site.cookies;
  expect((await site.call(signOutMember, { body: { domain: lodging.domain } })).success).toBe(true);
  expect(site.cookie(/yado-member$/)).toBeUndefined();
  expect("uid" in (await accounts.begin(await begin(siteOf())))).toBe(true);
  const thief = siteOf();
  for (const each of kept.split("; ")) thief.plant(each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1));
  expect((await renew(thief)).code).toBe("SIGN_IN_NEEDED");
});

test("a session opens nothing at another lodging, and no call over HTTP without the bearer token", async () => {
  const site = await signedIn("own@example.com");
  const other = await openLodging(at.world.database);
  const elsewhere = siteOf(other);
  elsewhere.plant(...site.cookie(/yado-member$/)!);
  expect((await renew(elsewhere)).code).toBe("SIGN_IN_NEEDED");
  expect((await site.call(getMember, { query: { domain: lodging.domain } })).code).toBe("SIGN_IN_NEEDED");
});

test("a lodging that has closed its member system begins no sign-in and ends none", async () => {
  const closing = await openLodging(at.world.database);
  const site = siteOf(closing);
  const back = await proveAt(await begin(site), "late@example.com");
  const signed = await signedIn("early@example.com", siteOf(closing));
  await closeMembers(at.world, closing.hotel_id);
  expect(await site.call(startSignIn, { body: { domain: closing.domain } })).toMatchObject({
    status: 403,
    code: "MEMBERS_CLOSED",
    msg: "This property doesn’t offer membership.",
  });
  expect(await finish(site, back)).toMatchObject({ code: "MEMBERS_CLOSED" });
  expect(await renew(signed)).toMatchObject({ code: "MEMBERS_CLOSED" });
});

test("while the accounts service is away, the saved page is not lost, and the session neither", async () => {
  const site = siteOf();
  const back = await proveAt(await begin(site, "/stay/booking?cart=1.2.1"), "away@example.com");
  const signed = await signedIn("away-too@example.com");
  const { accounts } = at.world.dependencies;
  const { answer } = accounts;
  accounts.answer = (_request, response) => {
    response.writeHead(503).end();
    return true;
  };
  try {
    expect((await finish(site, back)).data).toMatchObject({ outcome: "away", back: "/stay/booking?cart=1.2.1" });
    expect(await renew(signed)).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  } finally {
    accounts.answer = answer;
  }
  expect((await renew(signed)).success).toBe(true);
});
