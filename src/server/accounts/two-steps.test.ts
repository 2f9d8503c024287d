/** Staff sign in at the studio with two steps, of which the mailbox is one, however it is shown. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxUpstreams } from "#server/accounts/upstreams/upstreams.ts";
import { AccountsBrowser, codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { openClient } from "#tests/helpers/accounts-client.ts";
import { type AccountsWorld, openAccountsWorld } from "#tests/helpers/accounts-world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";

const bank = createSandbox();
let at: AccountsWorld;
let later_ms = 0;

beforeAll(async () => {
  const clock = () => new Date(Date.now() + later_ms);
  at = await openAccountsWorld({ bank, clock, upstreams: sandboxUpstreams("http://bank.test") });
});

afterAll(() => at.close());

const PASSWORD = "a river of three stones";
/** E-mails of the studio come from the platform itself. */
const PLATFORM = 0;

async function beginAtStudio(browser: AccountsBrowser): Promise<string> {
  const url = new URL(`${at.accounts}/oauth/authorize`);
  const redirect_uri = `${at.origin}/studio/oauth/callback`;
  const query = { client_id: "studio", response_type: "code", redirect_uri, scope: "openid", role: "staff" };
  const pkce = { code_challenge: "A".repeat(43), code_challenge_method: "S256" };
  url.search = new URLSearchParams({ ...query, ...pkce }).toString();
  return ((await browser.begin(url)) as { uid: string }).uid;
}

type Step = { next: string; redirect: string | null };

/** The ways, each as one step of a sign-in. */
function waysOf(browser: AccountsBrowser, uid: string, email: string) {
  const post = (step: string, body: object) => browser.call<Step>(`/sign-in/${uid}/${step}`, body);
  return {
    code: async () => {
      later_ms += 61_000;
      await post("code", { email });
      return post("verify", { email, code: await codeSentTo(at.world.database, PLATFORM, email) });
    },
    password: () => post("password", { email, password: PASSWORD }),
    setUp: () => post("second-step", { password: PASSWORD }),
    line: async (name: string) => {
      const { data } = await browser.call<{ redirect: string }>(`/sign-in/${uid}/upstream`, { provider: "line" });
      const body = new URLSearchParams({ person: "typed", name }).toString();
      const sent = await bank.app.request(data!.redirect, { method: "POST", body });
      const { search } = new URL(sent.headers.get("location")!);
      return browser.call<Step>("/api/v1/upstream/line", { search });
    },
    state: () => browser.call<{ step: string }>(`/sign-in/${uid}/state`),
  };
}

const newStaff = async () => {
  const browser = new AccountsBrowser(at.origin);
  const email = `${randomUUID()}@example.com`;
  const ways = waysOf(browser, await beginAtStudio(browser), email);
  expect(await ways.code()).toMatchObject({ data: { next: "second_step", redirect: null } });
  expect(await ways.state()).toMatchObject({ data: { step: "set_up_second_step", role: "staff" } });
  expect(await ways.setUp()).toMatchObject({ data: { next: "done" } });
  return email;
};

test("code and password, in either order; the second is set up once", async () => {
  const email = await newStaff();
  for (const order of [
    ["code", "password"],
    ["password", "code"],
  ] as const) {
    const browser = new AccountsBrowser(at.origin);
    const ways = waysOf(browser, await beginAtStudio(browser), email);
    expect(await ways[order[0]]()).toMatchObject({ data: { next: "second_step" } });
    expect(await ways.state()).toMatchObject({ data: { step: "second_step", email } });
    expect(await ways.setUp()).toMatchObject({ success: false, code: "SIGN_IN_EXPIRED" });
    expect(await ways[order[0]]()).toMatchObject({ data: { next: "second_step" } });
    const done = await ways[order[1]]();
    expect(done).toMatchObject({ data: { next: "done" } });
    expect((await browser.follow(done.data!.redirect!)).searchParams.has("code")).toBe(true);
  }
});

test("an identity that the mailbox alone can link is no second step beside it", async () => {
  const email = await newStaff();
  const name = randomUUID();
  const browser = new AccountsBrowser(at.origin);
  const ways = waysOf(browser, await beginAtStudio(browser), email);
  expect(await ways.line(name)).toMatchObject({ data: { next: "prove_address" } });
  expect(await ways.code()).toMatchObject({ data: { next: "second_step" } });
  // Now it is linked: it opens the account, but as the same step.
  expect(await ways.line(name)).toMatchObject({ data: { next: "second_step" } });
  expect(await ways.password()).toMatchObject({ data: { next: "done" } });
});

test("a member's session of one step is asked again at the studio", async () => {
  const site = await openClient(at, await openLodging(at.world.database));
  const browser = new AccountsBrowser(at.origin);
  await site.signIn(`${randomUUID()}@example.com`, undefined, browser);
  expect(await beginAtStudio(browser)).toMatch(/^[\w-]+$/);
});
