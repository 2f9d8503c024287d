/** A lodging's own domain: shown by a record at the registrar, led to, released when it changes hands. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallRefused } from "#contract/client.ts";
import { createApiClient } from "#contract/client.ts";
import * as contract from "#contract/studio/domains.ts";
import { mount } from "#server/calls/mount.ts";
import { domainHandlers } from "#server/domains/calls.ts";
import { recheckDomains } from "#server/domains/recheck-domains.ts";
import type { DomainResolver } from "#server/network/domain-resolver.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
const PROXY = "192.0.2.7";
/** What the name servers say; a name that is missing has no records. */
const texts = new Map<string, string[] | null>();
const targets = new Map<string, string[] | null>([["platform.test", ["203.0.113.5", "2001:db8::5"]]]);
const resolver: DomainResolver = {
  texts: async (name) => (texts.has(name) ? texts.get(name)! : []),
  targets: async (name) => (targets.has(name) ? targets.get(name)! : []),
};
beforeAll(async () => {
  world = await openWorld({ trustedProxies: [PROXY] });
});
afterAll(() => world.close());

async function lodging() {
  const hotel = await makeHotel(world.database);
  const slug = `slug-${hotel.hotel_id}.platform.test`;
  await world.database.forHotel(hotel.hotel_id, (query) =>
    query.execute(sql`insert into hotel_host (hotel_id, host, canonical) values (${hotel.hotel_id}, ${slug}, false)`),
  );
  const { cookie } = await signInStaff(world, { roles: { [hotel.hotel_id]: "owner" } });
  const answer = mount(domainHandlers, { ...world.dependencies, resolver });
  const api = createApiClient((call, input) =>
    answer(call, {
      host: "platform.test",
      params: {},
      query: { ...(input.query as object), lang: "en-US" },
      body: input.body,
      headers: { cookies: cookie },
    }),
  );
  const domain = slug;
  const add = (host: string) =>
    api(contract.addDomain, { body: { domain, host } }).then(
      (added) => added.host,
      (error: CallRefused) => error.code,
    );
  const check = (host: string) =>
    api(contract.checkDomain, { body: { domain, host } }).then(
      ({ found, points_here }) => `${found} ${points_here}`,
      (error: CallRefused) => error.code,
    );
  const canonical = (host: string) =>
    api(contract.makeCanonical, { body: { domain, host } }).then(
      (made) => made.domain,
      (error: CallRefused) => error.code,
    );
  const remove = (host: string) => api(contract.removeDomain, { body: { domain, host } });
  const list = async () => (await api(contract.listDomains, { query: { domain } })).hosts;
  /** Enters at the registrar what the studio says. */
  const enter = async (host: string) => {
    const { records } = (await list()).find((each) => each.host === host)!;
    for (const { type, name, value } of records) {
      if (type === "TXT") texts.set(name, [value]);
      else targets.set(name, [...(targets.get(name) ?? []), value]);
    }
  };
  return { ...hotel, slug, api, add, check, canonical, remove, list, enter };
}

/** Other processes, and this one, learn of a change a moment after its commit. */
const ownerOf = async (host: string) => (await world.dependencies.directory.byHost(host))?.hotel_id ?? null;
const canonicalOf = async (hotel_id: number) => (await world.dependencies.directory.byId(hotel_id))?.domain;
const locationOf = async (host: string, path: string) => (await world.fetch(host, path)).headers.get("location") ?? "";
const newHost = () => `www.inn-${randomUUID().slice(0, 8)}.com`;

test("from adding to the address that guests see, and back", async () => {
  const { hotel_id, domain, slug, add, check, canonical, remove, list, enter } = await lodging();
  const host = newHost();
  expect(await add(`https://${host.toUpperCase()}/rooms`)).toBe(host);
  expect(await add(host)).toBe(host);
  expect(await check(host)).toBe("no_record false");
  expect(await canonical(host)).toBe("DOMAIN_NOT_READY");
  expect(await ownerOf(host)).toBeNull();
  texts.set(`_yado.${host}`, ["yado-proof=wrong"]);
  expect(await check(host)).toBe("wrong_record false");
  texts.set(`_yado.${host}`, null);
  expect(await check(host)).toBe("unreachable false");
  await enter(host);
  expect(await check(host)).toBe("proved true");
  expect((await list()).find((each) => each.host === host)).toMatchObject({ state: "ready", is_canonical: false });
  await expect.poll(() => locationOf(host, "/stay")).toContain(`//${domain}`);

  expect(await canonical(host)).toBe(host);
  await expect.poll(() => locationOf(slug, "/stay/rooms?x=1")).toBe(`https://${host}/stay/rooms?x=1`);
  expect(await remove(host)).toEqual({ domain: slug });
  await expect.poll(() => ownerOf(host)).toBeNull();
  const log = await readRows<{ action: string }>(
    world.database,
    hotel_id,
    sql`select entry ->> 'action' as action from audit_log where hotel_id = ${hotel_id} order by seq`,
  );
  expect(log.map(({ action }) => action)).toEqual([
    "domain.added",
    "domain.proved",
    "domain.canonical",
    "domain.removed",
  ]);
  await expectClean(world, hotel_id);
});

test.each([
  ["127.0.0.1", "DOMAIN_MALFORMED"],
  ["0x7f.1", "DOMAIN_MALFORMED"],
  ["[::1]", "DOMAIN_MALFORMED"],
  ["com.tw", "DOMAIN_MALFORMED"],
  ["inn", "DOMAIN_MALFORMED"],
  ["inn com", "DOMAIN_MALFORMED"],
  ["inn.local", "DOMAIN_MALFORMED"],
  ["platform.test", "DOMAIN_OF_PLATFORM"],
  ["other.platform.test", "DOMAIN_OF_PLATFORM"],
  ["月澄旅宿.com", "xn--6vq74m27s8sv.com"],
])("%s: %s", async (typed, expected) => {
  const { add } = await lodging();
  const added = await add(typed);
  if (expected.startsWith("xn--")) expect(added).toMatch(/^xn--[a-z0-9]+\.com$/);
  else expect(added).toBe(expected);
});

test("a domain itself gets the platform's addresses, a name below it a CNAME", async () => {
  const { add, list } = await lodging();
  const apex = newHost().slice("www.".length);
  await add(apex);
  await add(`www.${apex}`);
  const own = (await list()).filter((each) => !each.is_platforms);
  expect(own.map(({ records }) => records.map(({ type, value }) => [type, value])[1])).toEqual([
    ["A", "203.0.113.5"],
    ["CNAME", "platform.test"],
  ]);
  expect(own[0]!.records.map(({ type }) => type)).toEqual(["TXT", "A", "AAAA"]);
});

test("another lodging's domain is refused while its record is there; who shows a newer record has it", async () => {
  const [first, second] = [await lodging(), await lodging()];
  const host = newHost();
  await first.add(host);
  await first.enter(host);
  await first.check(host);
  await first.canonical(host);
  expect(await second.add(host)).toBe("DOMAIN_TAKEN");
  const old = texts.get(`_yado.${host}`)!;
  texts.set(`_yado.${host}`, null);
  expect(await second.add(host), "while the name servers are silent").toBe("DOMAIN_TAKEN");

  texts.set(`_yado.${host}`, []);
  expect(await second.add(host)).toBe(host);
  await expect.poll(() => ownerOf(host)).toBe(first.hotel_id);
  const { records } = (await second.list()).find((each) => each.host === host)!;
  texts.set(`_yado.${host}`, [...old, records[0]!.value]);
  expect(await second.check(host), "both records").toBe("DOMAIN_TAKEN");
  texts.set(`_yado.${host}`, [records[0]!.value]);
  expect(await second.check(host)).toBe("proved true");
  await expect.poll(() => ownerOf(host)).toBe(second.hotel_id);
  await expect.poll(() => canonicalOf(first.hotel_id)).toBe(first.slug);
  expect((await first.list()).find((each) => each.host === host)).toMatchObject({ state: "waiting" });
});

test("two lodgings that show a free domain at once: one has it", async () => {
  const both = [await lodging(), await lodging()];
  const host = newHost();
  for (const each of both) await each.add(host);
  const values = await Promise.all(both.map(async ({ list }) => (await list()).at(-1)!.records[0]!.value));
  texts.set(`_yado.${host}`, values);
  const found = await Promise.all(both.map(({ check }) => check(host)));
  expect(found.filter((each) => each === "proved false")).toHaveLength(1);
});

test("the daily look finds records that came late, and lets go of a domain after a week without its record", async () => {
  const { hotel_id, slug, add, canonical, check, enter, list } = await lodging();
  const host = newHost();
  await add(host);
  await enter(host);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000);
  const look = (days: number) =>
    recheckDomains({ database: world.database, resolver, platformHost: "platform.test", now: day(days) });
  await look(1);
  expect((await list()).at(-1)).toMatchObject({ state: "ready" });
  await canonical(host);
  texts.set(`_yado.${host}`, []);
  for (let days = 2; days <= 7; days += 1) await look(days);
  await expect.poll(() => canonicalOf(hotel_id)).toBe(host);
  await check(host);
  await look(8);
  await expect.poll(() => canonicalOf(hotel_id)).toBe(slug);
  expect((await list()).at(-1)).toMatchObject({ state: "waiting" });
});

test("certificates: only for hosts that are ours, and only the proxy may ask", async () => {
  const { slug, add, check, enter } = await lodging();
  const host = newHost();
  await add(host);
  const ask = async (domain: string, headers: Record<string, string> = {}) =>
    (await world.fetch("127.0.0.1", `/internal/tls?domain=${encodeURIComponent(domain)}`, { headers })).status;
  expect(await ask(host), "not proved yet").toBe(404);
  await enter(host);
  await check(host);
  await expect.poll(() => ask(host)).toBe(200);
  expect([await ask(slug), await ask("platform.test")]).toEqual([200, 200]);
  expect([await ask(""), await ask("evil.example"), await ask(`evil.${slug}`)]).toEqual([404, 404, 404]);
  expect(await ask(host, { "x-forwarded-for": "198.51.100.7" })).toBe(404);
});
