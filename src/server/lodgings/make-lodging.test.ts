/** A lodging is opened by its owner: once per key, with a name that only it has, and unseen until it is published. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallInput } from "#contract/call.ts";
import { type CallRefused, createApiClient } from "#contract/client.ts";
import { checkSlug, makeLodging } from "#contract/studio/lodgings.ts";
import { listRefundPolicies, removeRefundPolicy, saveRefundPolicy } from "#contract/studio/refund-policies.ts";
import { getPaymentSettings } from "#contract/studio/studio-payments.ts";
import { listMyLodgings, listTeam } from "#contract/studio.ts";
import { mountPlatform } from "#server/calls/mount-platform.ts";
import { mount } from "#server/calls/mount.ts";
import { lodgingHandlers } from "#server/lodgings/calls.ts";
import { paymentSettingHandlers } from "#server/payments/settings/calls.ts";
import { refundPolicyHandlers } from "#server/refund-policies/calls.ts";
import { staffHandlers, studioHandlers } from "#server/staff/calls.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wanted = NonNullable<CallInput<typeof makeLodging>["body"]>;
const newSlug = () => `inn-${randomUUID().slice(0, 13)}`;
const wanted = (more: Partial<Wanted> = {}): Wanted => ({
  name: "月澄",
  kind: "ryokan",
  country: "JP",
  main_lang: "ja-JP",
  slug: newSlug(),
  ...more,
});

/** A new person in a network of their own. */
async function newOwner(address = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`) {
  const person = await signInStaff(world);
  const answers = {
    lodging: mount([...staffHandlers, ...refundPolicyHandlers, ...paymentSettingHandlers], world.dependencies),
    platform: mountPlatform([...studioHandlers, ...lodgingHandlers], world.dependencies),
  };
  const at = (key?: string) =>
    createApiClient((call, input) =>
      answers[call.scope](call, {
        host: "platform.test",
        params: {},
        query: { ...(input.query as object), lang: "en-US" },
        body: input.body,
        headers: { cookies: person.cookie, idempotencyKey: key },
        address,
      }),
    );
  const make = (body: Wanted, key?: string) =>
    at(key)(makeLodging, { body }).then(
      ({ domain }) => domain,
      (error: CallRefused) => error.code,
    );
  return { ...person, api: at(), make };
}

const hotelIdOf = async (domain: string) => (await world.dependencies.directory.byHost(domain))!.hotel_id;

test("a lodging has what its country and kind say, its opener as owner, a log, and no fact that nobody stated", async () => {
  const { api, make, account_id } = await newOwner();
  const body = wanted({ slug: ` Moon_Clear 7 ${randomUUID().slice(0, 8)}` });
  const domain = await make(body);
  expect(domain).toMatch(/^moon-clear-7-[0-9a-f]{8}\.platform\.test$/);
  const tenant = await world.dependencies.directory.byHost(domain);
  expect(tenant).toMatchObject({
    currency: "JPY",
    timezone: "Asia/Tokyo",
    country: "JP",
    main_lang: "ja-JP",
    is_new: true,
    website_exist: false,
  });
  const { hotel_id } = tenant!;
  const [row] = await readRows<{ kind: number; template_code: string; info: Record<string, unknown> }>(
    world.database,
    hotel_id,
    sql`select kind, template_code, info from hotel join hotel_site using (hotel_id) where hotel_id = ${hotel_id}`,
  );
  expect(row).toMatchObject({ kind: 16, template_code: "layout_200.1" });
  for (const [field, value] of Object.entries(row!.info)) {
    if (typeof value === "string") expect(value, field).toBe("");
  }
  expect((await api(listTeam, { query: { domain } })).team).toMatchObject([{ role: "owner", account_id }]);
  expect((await api(listMyLodgings, {})).lodgings).toMatchObject([{ domain, name: "月澄", site: null }]);
  const log = await readRows<{ action: string }>(
    world.database,
    hotel_id,
    sql`select entry ->> 'action' as action from audit_log where hotel_id = ${hotel_id}`,
  );
  expect(log).toEqual([{ action: "lodging.made" }]);
  await expectClean(world, hotel_id);
});

test("visitors see that it opens soon, and nothing of it", async () => {
  const { make } = await newOwner();
  const domain = await make(wanted({ name: "Secret Garden Inn", main_lang: "en-US" }));
  const info = await world.fetch(domain, `/api/hotel/info?domain=${domain}`);
  expect(info.status).toBe(404);
  expect(await info.text()).not.toContain("Secret");
});

test("the same key opens one lodging, however often it is sent; with another body it is refused", async () => {
  const { make, api } = await newOwner();
  const [body, key] = [wanted(), randomUUID()];
  const made = await Promise.all([make(body, key), make(body, key), make(body, key)]);
  expect(new Set(made.filter((each) => each.includes(".")))).toEqual(new Set([`${body.slug}.platform.test`]));
  expect(await make(body, key)).toBe(`${body.slug}.platform.test`);
  expect(await make(wanted(), key)).toBe("KEY_REUSED");
  expect((await api(listMyLodgings, {})).lodgings).toHaveLength(1);
});

test("of several who want the same name at once one gets it; the others are proposed another, at the field", async () => {
  const owners = await Promise.all([1, 2, 3, 4].map(() => newOwner()));
  const slug = newSlug();
  const made = await Promise.all(owners.map(({ make }) => make(wanted({ slug }), "key-1")));
  expect(made.toSorted()).toEqual(["SLUG_TAKEN", "SLUG_TAKEN", "SLUG_TAKEN", `${slug}.platform.test`].toSorted());
  const loser = owners[made.indexOf("SLUG_TAKEN")]!;
  const refused = await loser.api(makeLodging, { body: wanted({ slug }) }).catch((error: CallRefused) => error);
  expect(refused).toMatchObject({
    code: "SLUG_TAKEN",
    extra_info: { fields: ["slug"] },
    data: { proposal: expect.any(String) },
  });
  const { proposal } = (refused as CallRefused).data as { proposal: string };
  expect(await loser.make(wanted({ slug: proposal }), "key-1")).toBe(`${proposal}.platform.test`);
  expect((await loser.api(listMyLodgings, {})).lodgings).toHaveLength(1);
});

test("a name is checked while it is typed: free, taken, reserved, hostile or malformed, with one that is free", async () => {
  const { api, make } = await newOwner();
  const slug = newSlug();
  const state = async (typed: string) =>
    (await api(checkSlug, { query: { slug: typed, name: "海 Umi", kind: "inn" } })).state;
  expect(await state(slug)).toBe("free");
  await make(wanted({ slug }));
  expect(await state(slug)).toBe("taken");
  expect(await state("studio")).toBe("reserved");
  expect(await state("paypal-inn")).toBe("hostile");
  expect(await state("xn--abc")).toBe("malformed");
  expect(await state("月澄")).toBe("malformed");
  const { proposal } = await api(checkSlug, { query: { slug } });
  expect(await state(proposal)).toBe("free");
  expect(await make(wanted({ slug: "api" }))).toBe("SLUG_RESERVED");
  expect(await make(wanted({ slug: "h" }))).toBe("SLUG_MALFORMED");
  expect(await make(wanted({ template_code: "layout_999.1" }))).toBe("INVALID_INPUT");
});

test("five unpublished lodgings a person, twenty a day from one network", async () => {
  const { make } = await newOwner();
  const made = [];
  for (let count = 0; count < 6; count += 1) made.push(await make(wanted()));
  expect(made.filter((each) => each.includes("."))).toHaveLength(5);
  expect(made.at(-1)).toBe("TOO_MANY_LODGINGS");

  const neighbours = await Promise.all(Array.from({ length: 5 }, () => newOwner("192.0.2.77")));
  const results = await Promise.all(neighbours.flatMap((each) => [1, 2, 3, 4, 5].map(() => each.make(wanted()))));
  expect(results.filter((each) => each.includes("."))).toHaveLength(20);
});

test("who is not signed in opens nothing", async () => {
  const answer = mountPlatform(lodgingHandlers, world.dependencies);
  const refused = await answer(makeLodging, { host: "platform.test", params: {}, query: {}, body: wanted() });
  expect(refused.status).toBe(401);
  expect(await hotelIdOf(await (await newOwner()).make(wanted()))).toBeGreaterThanOrEqual(1000);
});

test.each([
  ["TW", [2, 20, 0, 30], ["all", "deposit"], 30],
  ["JP", [1, 20, 0, 80], ["all"], 0],
  ["KR", [1, 10, 0, 20], ["all"], 0],
  ["FR", [7, 50, 0, 100], ["all"], 0],
])(
  "in %s it begins with the cancellation policy and the deposit of its country",
  async (country, steps, types, percent) => {
    const { api, make } = await newOwner();
    const domain = await make(wanted({ country }));
    const { policies } = await api(listRefundPolicies, { query: { domain } });
    const first = policies.find(({ is_default }) => is_default)!;
    expect(first.steps.flatMap(({ days_before, fee_percent }) => [days_before, fee_percent])).toEqual(steps);
    expect(first.is_changed, "these are its usual ones").toBe(false);
    const read = () => api(getPaymentSettings, { query: { domain } });
    const { takes_deposit, deposit_percent } = (await read()).policies;
    expect([takes_deposit, takes_deposit ? deposit_percent : 0]).toEqual([types.includes("deposit"), percent]);
    // Changed and put back, they are the country's again.
    const { refund_template_id } = first;
    await api(saveRefundPolicy, { body: { domain, refund_template_id, steps: [{ days_before: 9, fee_percent: 90 }] } });
    await api(removeRefundPolicy, { body: { domain, refund_template_id } });
    expect((await api(listRefundPolicies, { query: { domain } })).policies).toEqual(policies);
  },
);
