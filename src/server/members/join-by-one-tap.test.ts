/** Joining in the page by Google's one tap: the right token opens a session, one for another browser nothing. */
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getMember, joinByOneTap } from "#contract/members.ts";
import { sandboxUpstreams } from "#server/accounts/upstreams/upstreams.ts";
import { closeMembers, SiteBrowser } from "#tests/helpers/site-browser.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { idTokenFor } from "../../../sandbox/providers.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";

const bank = createSandbox();
const upstreams = sandboxUpstreams("http://bank.test");
let world: World;
let lodging: Lodging;

beforeAll(async () => {
  world = await openWorld({ bank, upstreams });
  lodging = await openLodging(world.database);
});
afterAll(() => world.close());

const newPerson = () => ({ sub: randomUUID(), email: `${randomUUID()}@example.com`, name: "Mei Lin" });

/** A browser that has opened a page, and what it gives to Google. */
async function openBrowser({ domain }: Lodging) {
  const site = new SiteBrowser(world, domain);
  await site.request("/stay/member");
  const [, session] = site.cookie(/^XSRF-TOKEN$/)!;
  return { site, nonce: createHash("sha256").update(session).digest("hex") };
}

const tokenFor = (person: ReturnType<typeof newPerson> & { isVerified?: boolean }, nonce?: string) =>
  idTokenFor(bank, person, { provider: "google", issuer: upstreams.google!.issuer, ...(nonce ? { nonce } : {}) });

const send = ({ site }: { site: SiteBrowser }, token: string) =>
  site.call(joinByOneTap, { body: { domain: site.domain, token } });

const failed = { success: false, code: "UPSTREAM_FAILED" };

test("joins once, signs in later, and opens a session", async () => {
  const person = newPerson();
  const first = await openBrowser(lodging);
  const joined = await send(first, await tokenFor(person, first.nonce));
  expect(joined).toMatchObject({ success: true, data: { is_new: true, expires_in: 600 } });
  expect(first.site.cookie(/^__Host-yado-member$/)).toBeDefined();
  const { data } = await first.site.call(getMember, { query: { domain: lodging.domain } }, joined.data!.hotel_token);
  expect(data).toMatchObject({ email: person.email, name: person.name, wants_news: false });
  const second = await openBrowser(lodging);
  expect(await send(second, await tokenFor(person, second.nonce))).toMatchObject({ data: { is_new: false } });
});

test("a token of another browser, without a nonce, or of an unverified address opens nothing", async () => {
  const [mine, other] = [await openBrowser(lodging), await openBrowser(lodging)];
  const tokens = [
    await tokenFor(newPerson(), other.nonce),
    await tokenFor(newPerson()),
    await tokenFor({ ...newPerson(), isVerified: false }, mine.nonce),
    "a.b.c",
  ];
  for (const token of tokens) expect(await send(mine, token)).toMatchObject(failed);
  expect(mine.site.cookie(/^__Host-yado-member$/)).toBeUndefined();
});

test("a program without the browser's cookie is refused", async () => {
  const body = JSON.stringify({ domain: lodging.domain, token: await tokenFor(newPerson(), "a nonce") });
  const headers = { "content-type": "application/json" };
  const response = await world.fetch(lodging.domain, "/api/member/onetap", { method: "POST", headers, body });
  expect(await response.json()).toMatchObject(failed);
});

test("the booking page alone names Google, and only where there are members", async () => {
  const policyOf = async ({ domain }: Lodging, path: string) =>
    (await world.fetch(domain, path)).headers.get("content-security-policy")!;
  const base = `${upstreams.google!.issuer}/gsi`;
  expect(await policyOf(lodging, "/stay/booking")).toContain(`${base}/client`);
  expect(await policyOf(lodging, "/stay")).not.toContain(base);
  expect(await policyOf(lodging, "/stay/member")).not.toContain(base);
  const closed = await openLodging(world.database);
  await closeMembers(world, closed.hotel_id);
  expect(await policyOf(closed, "/stay/booking")).not.toContain(base);
  const browser = await openBrowser(lodging);
  const token = await tokenFor(newPerson(), browser.nonce);
  const site = new SiteBrowser(world, closed.domain);
  expect(await site.call(joinByOneTap, { body: { domain: closed.domain, token } })).toMatchObject({
    code: "MEMBERS_CLOSED",
  });
});
