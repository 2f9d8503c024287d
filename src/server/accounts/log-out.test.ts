/** Signing out by script (JSONP): only from our own hosts, and with a harmless callback. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AccountsBrowser } from "#tests/helpers/accounts-browser.ts";
import { type AccountsClient, openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

let at: AccountsWorld;
let lodging: Lodging;
let site: AccountsClient;

beforeAll(async () => {
  at = await openAccountsWorld();
  lodging = await openLodging(at.world.database);
  site = await openClient(at, lodging);
});

afterAll(() => at.close());

async function signedIn() {
  const browser = new AccountsBrowser(at.origin);
  const tokens = await site.tokensOf(`${randomUUID()}@example.com`, browser);
  return { browser, tokens };
}

const isSignedIn = async (browser: AccountsBrowser) => (await browser.call("/api/v1/account")).success;
const logOut = (browser: AccountsBrowser, headers: Record<string, string>, callback = "done") =>
  browser.request(`/accounts/logout/json?callback=${encodeURIComponent(callback)}`, { headers });
const siteOrigin = () => at.world.dependencies.originOf(lodging.domain);

test("from a lodging's page it ends the session and everything that it opened", async () => {
  const { browser, tokens } = await signedIn();
  const response = await logOut(browser, { referer: `${siteOrigin()}/stay/member` }, "app.signed_out");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/javascript; charset=utf-8");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-disposition")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.text()).toBe(`/**/app.signed_out({"success":true});`);
  expect(await isSignedIn(browser)).toBe(false);
  expect(await at.world.dependencies.accounts.readMemberToken(tokens.access_token)).toBeNull();
});

test("the platform's own pages may, and who is not signed in is told the same", async () => {
  const response = await logOut(new AccountsBrowser(at.origin), { origin: at.origin });
  expect(await response.text()).toBe(`/**/done({"success":true});`);
});

test("no other site's, no unknown one's, and none that hides", async () => {
  const { browser } = await signedIn();
  const foreign: Record<string, string>[] = [
    {},
    { referer: "https://evil.example/" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { referer: "not an address" },
    { referer: `${siteOrigin()}.evil.example/` },
    { referer: siteOrigin().replace("://", "://evil.") },
    { referer: siteOrigin().replace("http:", "https:") },
    { referer: siteOrigin().replace(/:\d+$/, ":1") },
    { referer: `https://evil.example/?${siteOrigin()}` },
    { referer: `${siteOrigin()}/`, origin: "https://evil.example" },
  ];
  for (const headers of foreign) {
    const response = await logOut(browser, headers);
    expect([response.status, response.headers.get("content-type")], JSON.stringify(headers)).toEqual([
      403,
      expect.stringContaining("json"),
    ]);
  }
  expect(await isSignedIn(browser)).toBe(true);
});

test("a callback is a name and nothing else", async () => {
  const { browser } = await signedIn();
  for (const callback of ["", "1a", "a b", "alert(1)", "a;b", "a[0]", "a\u2028b", "<script>", "x".repeat(65), "$"]) {
    const response = await logOut(browser, { referer: `${siteOrigin()}/` }, callback);
    expect(response.status, callback).toBe(400);
    expect(response.headers.get("content-type")).toContain("json");
  }
  expect((await browser.request("/accounts/logout/json", { headers: { referer: siteOrigin() } })).status).toBe(400);
  expect(await isSignedIn(browser)).toBe(true);
  expect((await logOut(browser, { referer: siteOrigin() }, "x".repeat(64))).status).toBe(200);
});

test("by POST, from our own page only", async () => {
  const { browser, tokens } = await signedIn();
  const foreign = await browser.request("/accounts/logout", {
    method: "POST",
    headers: { origin: "https://evil.example" },
  });
  expect(foreign.status).toBe(403);
  expect(await isSignedIn(browser)).toBe(true);
  expect(await browser.call("/logout", {})).toMatchObject({ success: true });
  expect(await isSignedIn(browser)).toBe(false);
  expect(await at.world.dependencies.accounts.readMemberToken(tokens.access_token)).toBeNull();
});
