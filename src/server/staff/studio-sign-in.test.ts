/** Signing in at the studio, by the standard's own way over our accounts service; and everything that ends it. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endSessions } from "#server/accounts/end-sessions.ts";
import { STUDIO_CLIENT } from "#server/accounts/oidc/clients.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { StudioBrowser } from "#tests/helpers/studio-browser.ts";

let at: AccountsWorld;
beforeAll(async () => {
  at = await openAccountsWorld();
});
afterAll(() => at.close());

let people = 0;
const newEmail = () => `staff${(people += 1)}@example.com`;

const mine = (browser: StudioBrowser) => browser.studio<{ email: string }>("/lodgings");
const accountOf = async (email: string) => {
  const found = await at.world.database.forAccounts((query) =>
    query.execute<{ account_id: string }>(sql`select account_id from platform.account where email = ${email}`),
  );
  return found.rows[0]!.account_id;
};

test("two steps open the studio in this browser, and the saved page comes next", async () => {
  const [browser, email] = [new StudioBrowser(at), newEmail()];
  expect(await mine(browser)).toMatchObject({ status: 401, code: "SIGN_IN_NEEDED" });
  const finished = await browser.signIn(email, { back: "/studio/tidesong.localhost/team?lang=en-US" });
  expect(finished.data).toEqual({ back: "/studio/tidesong.localhost/team?lang=en-US" });
  expect((await mine(browser)).data).toEqual({ email, lodgings: [], archived: [], invitations: [] });
  expect(await mine(new StudioBrowser(at))).toMatchObject({ status: 401 });
});

test("the way to the accounts service has everything that protects a sign-in", async () => {
  const authorize = await new StudioBrowser(at).start({ back: "//evil.example" });
  const sent = Object.fromEntries(authorize.searchParams);
  expect(authorize.href).toContain(`${at.accounts}/oauth/authorize?`);
  expect(sent).toMatchObject({
    client_id: STUDIO_CLIENT,
    role: "staff",
    code_challenge_method: "S256",
    max_age: "43200",
  });
  for (const name of ["state", "nonce", "code_challenge"]) expect(sent[name]!.length, name).toBeGreaterThan(30);
  expect(sent.prompt).toBeUndefined();
});

test("another browser's answer, a replayed one and a changed one open nothing", async () => {
  const [browser, stranger, email] = [new StudioBrowser(at), new StudioBrowser(at), newEmail()];
  const back = await browser.prove(await browser.start(), email);
  await stranger.start();
  expect(await stranger.finish(back)).toMatchObject({ code: "SIGN_IN_EXPIRED" });
  const second = new StudioBrowser(at);
  const other = await second.prove(await second.start(), newEmail());
  other.searchParams.set("iss", "https://other.example");
  expect(await second.finish(other)).toMatchObject({ code: "UPSTREAM_FAILED" });
  expect(await browser.finish(back)).toMatchObject({ success: true });
  expect(await browser.finish(back)).toMatchObject({ code: "SIGN_IN_EXPIRED" });
  expect(await mine(stranger)).toMatchObject({ status: 401 });
  expect(await mine(second)).toMatchObject({ status: 401 });
});

test("a code that was used, or is made up, is refused with its sentence", async () => {
  const browser = new StudioBrowser(at);
  const authorize = await browser.start();
  const made = new URL(`${at.origin}/studio/oauth/callback`);
  made.search = String(
    new URLSearchParams({ code: "made-up", state: authorize.searchParams.get("state")!, iss: at.accounts }),
  );
  expect(await browser.finish(made)).toMatchObject({ code: "UPSTREAM_FAILED" });
});

test("signing out ends it, and the next sign-in asks for both steps again", async () => {
  const [browser, email] = [new StudioBrowser(at), newEmail()];
  await browser.signIn(email);
  const stolen = browser.cookiesFor("/");
  await browser.studio("/sign-out", {});
  expect(await mine(browser)).toMatchObject({ status: 401 });
  const thief = await fetch(`${at.origin}/api/studio/lodgings`, { headers: { cookie: stolen } });
  expect(thief.status).toBe(401);
  expect(await browser.begin(await browser.start())).toHaveProperty("uid");
});

test("signing out everywhere ends it in every browser", async () => {
  const [one, other, email] = [new StudioBrowser(at), new StudioBrowser(at), newEmail()];
  await one.signIn(email);
  await other.signIn(email);
  expect((await mine(one)).success && (await mine(other)).success).toBe(true);
  await endSessions(at.world.database, await accountOf(email), null);
  expect(await mine(one)).toMatchObject({ status: 401 });
  expect(await mine(other)).toMatchObject({ status: 401 });
});

test("it ends twelve hours after the sign-in, however often it is used", async () => {
  const [browser, email] = [new StudioBrowser(at), newEmail()];
  await browser.signIn(email);
  const { rows } = await at.world.database.forAccounts((query) =>
    query.execute<{ hours: number }>(sql`select extract(epoch from expires_at - signed_in_at)::int / 3600 as hours
      from platform.staff_session join platform.account using (account_id) where email = ${email}`),
  );
  expect(rows).toEqual([{ hours: 12 }]);
  await at.world.database.forAccounts((query) =>
    query.execute(sql`update platform.staff_session set expires_at = now() - interval '1 second'
      where account_id = (select account_id from platform.account where email = ${email})`),
  );
  expect(await mine(browser)).toMatchObject({ status: 401 });
});

test("a sign-in for a dangerous act asks again, although the person is signed in", async () => {
  const [browser, email] = [new StudioBrowser(at), newEmail()];
  await browser.signIn(email);
  const silent = await browser.begin(await browser.start());
  expect(silent, "an ordinary one needs no proof again").not.toHaveProperty("uid");
  await at.world.database.forAccounts((query) =>
    query.execute(sql`update platform.staff_session set signed_in_at = signed_in_at - interval '1 hour'`),
  );
  expect(await browser.begin(await browser.start({ is_fresh: true }))).toHaveProperty("uid");
  expect(await browser.signIn(email, { is_fresh: true })).toMatchObject({ success: true });
  const { rows } = await at.world.database.forAccounts((query) =>
    query.execute<{ is_fresh: boolean }>(sql`select signed_in_at > now() - interval '1 minute' as is_fresh
      from platform.staff_session join platform.account using (account_id) where email = ${email}`),
  );
  expect(rows, "the last session gives way to the new one").toEqual([{ is_fresh: true }]);
});

test("while the database of the accounts is away, the sentence says so", async () => {
  const browser = new StudioBrowser(at);
  const back = await browser.prove(await browser.start(), newEmail());
  const { accounts } = at.world.dependencies;
  const { answer } = accounts;
  accounts.answer = (_request, response) => {
    response.writeHead(503).end();
    return true;
  };
  expect(await browser.finish(back)).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  accounts.answer = answer;
});
