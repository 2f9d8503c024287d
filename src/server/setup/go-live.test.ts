/** From a new lodging to a public site: what is missing, what may be left, and the door that opens once. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CallRefused, createApiClient } from "#contract/client.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { getSiteDraft, saveDraft } from "#contract/site-drafts.ts";
import { makeLodging } from "#contract/studio/lodgings.ts";
import * as contract from "#contract/studio/setup.ts";
import { isReadableAccent } from "#rules/site/accent.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import { handlers } from "#server/calls/handlers.ts";
import { mountPlatform } from "#server/calls/mount-platform.ts";
import { mount } from "#server/calls/mount.ts";
import { lodgingHandlers } from "#server/lodgings/calls.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { fillHotel } from "#tests/lodgings/hotel-rows.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function newLodging() {
  const { cookie } = await signInStaff(world);
  const answers = {
    lodging: mount(handlers, world.dependencies),
    platform: mountPlatform(lodgingHandlers, world.dependencies),
  };
  const address = `10.77.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const api = createApiClient((call, input) =>
    answers[call.scope](call, {
      host: "platform.test",
      params: {},
      query: { ...(input.query as object), lang: "zh-TW" },
      body: input.body,
      headers: { cookies: cookie },
      address,
    }),
  );
  const slug = `live-${randomUUID().slice(0, 13)}`;
  const { domain } = await api(makeLodging, {
    body: { name: "月澄", kind: "inn", country: "TW", main_lang: "zh-TW", slug },
  });
  const { hotel_id } = (await world.dependencies.directory.byHost(domain))!;
  const setup = () => api(contract.getSetup, { query: { domain } });
  const goLive = () =>
    api(contract.goLive, { body: { domain } }).then(
      ({ site }) => site,
      (error: CallRefused) => error.code,
    );
  return { api, domain, hotel_id, setup, goLive };
}

const visible = (domain: string) =>
  world
    .apiOf(domain)(getHotelInfo, { query: { domain } })
    .then(
      ({ hotel_name }) => hotel_name,
      (error: CallRefused) => error.code,
    );

test("a new lodging is not public before what is required is there, and then at once", async () => {
  const { api, domain, hotel_id, setup, goLive } = await newLodging();
  const before = await setup();
  expect(before).toMatchObject({ is_live: false, can_go_live: false });
  expect(before.steps.find(({ step }) => step === "rooms")!.missing).toMatchObject([
    { code: "no_rooms", required: true },
  ]);
  expect(before.minutes).toBeLessThanOrEqual(30);
  expect(await goLive()).toBe("NOT_READY_TO_PUBLISH");
  expect(await visible(domain)).toBe("HOTEL_NOT_FOUND");

  await fillHotel(world.database, { hotel_id, domain });
  await world.database.forHotel(hotel_id, async (query) => {
    await query.execute(sql`update hotel_terms set payment_list = '{14}' where hotel_id = ${hotel_id}`);
    await query.execute(sql`update hotel_site set info = info || '{"phone": "+886 2 2345 6789", "address": {"zh-TW": "宜蘭"}}'
      where hotel_id = ${hotel_id}`);
    await announceChange(query, hotel_id, "hotel");
  });
  const ready = await setup();
  expect(ready.can_go_live).toBe(true);
  expect(ready.steps.find(({ step }) => step === "prices")!.missing).toMatchObject([
    { code: "prices_end", until: expect.stringMatching(/^\d{4}-/) },
  ]);
  await api(contract.leaveSetupStep, { body: { domain, step: "address", is_left: true } });
  expect((await setup()).steps.find(({ step }) => step === "address")).toMatchObject({ state: "left", minutes: 0 });
  await api(contract.leaveSetupStep, { body: { domain, step: "address", is_left: false } });
  expect((await setup()).steps.find(({ step }) => step === "address")!.state).toBe("missing");

  expect(await Promise.all([goLive(), goLive()])).toEqual([`https://${domain}/stay`, `https://${domain}/stay`]);
  await expect.poll(() => visible(domain)).toBe("月澄");
  await expect.poll(async () => (await setup()).is_live).toBe(true);
  const { rows } = await world.database.forHotel(hotel_id, (query) =>
    query.execute(sql`select 1 from audit_log where hotel_id = ${hotel_id} and entry ->> 'action' = 'lodging.opened'`),
  );
  expect(rows).toHaveLength(1);
  await expectClean(world, hotel_id);
});

test("an own colour is judged on the grounds of the theme that the draft has chosen", async () => {
  const { api, domain, setup } = await newLodging();
  const { layouts } = world.dependencies;
  const codes = layouts.flatMap(({ code, themes }) =>
    themes.map((theme, nth) => [`${code}.${nth + 1}`, theme] as const),
  );
  const [dark] = codes.find(([, theme]) => isReadableAccent(theme, "#ffffff"))!;
  const [light] = codes.find(([, theme]) => isReadableAccent(theme, "#000000"))!;
  const choose = async (field: string, value: string) => {
    const { records } = await api(getSiteDraft, { query: { domain } });
    const seen = records.find(({ record }) => record === "site")!.fields[field];
    const change = { record: "site", record_id: 0, field, lang: "", value, seen } as const;
    expect(await api(saveDraft, { body: { domain, changes: [change] } })).toMatchObject({ refused: [], conflicts: [] });
    const { steps } = await setup();
    return steps.find(({ step }) => step === "design")!.missing.map(({ code }) => code);
  };
  expect(await choose("template_code", dark)).toEqual([]);
  expect(await choose("accent", "#ffffff")).toEqual([]);
  expect(await choose("template_code", light)).toEqual(["contrast"]);
  expect(await choose("accent", "#000000")).toEqual([]);
});

test("the cancellation that guests read is shown, and payments that bring no money are named", async () => {
  const { hotel_id, setup } = await newLodging();
  expect((await setup()).cancellation).toHaveLength(3);
  await world.database.forHotel(hotel_id, async (query) => {
    await query.execute(sql`update hotel_terms set payment_list = '{2,14}' where hotel_id = ${hotel_id}`);
    await announceChange(query, hotel_id, "hotel");
  });
  const { steps } = await setup();
  expect(steps.find(({ step }) => step === "policy")!.state).toBe("done");
  const { missing } = steps.find(({ step }) => step === "payment")!;
  expect(missing).toMatchObject([{ code: "test_payments", required: false }]);
});

test("with nothing but test payments no site goes live", async () => {
  const { api, domain, hotel_id, setup, goLive } = await newLodging();
  await fillHotel(world.database, { hotel_id, domain });
  const offer = (payment_list: string) =>
    world.database.forHotel(hotel_id, async (query) => {
      await query.execute(
        sql`update hotel_terms set payment_list = ${payment_list}::int[] where hotel_id = ${hotel_id}`,
      );
      await query.execute(sql`update hotel_site set info = info || '{"phone": "+886 2 2345 6789", "address": {"zh-TW": "宜蘭"}}'
        where hotel_id = ${hotel_id}`);
      await announceChange(query, hotel_id, "hotel");
    });
  await offer("{6}");
  expect(await setup()).toMatchObject({ can_go_live: false });
  await api(contract.leaveSetupStep, { body: { domain, step: "payment", is_left: true } });
  expect(await goLive()).toBe("NOT_READY_TO_PUBLISH");
  await offer("{6,14}");
  expect(await goLive()).toBe(`https://${domain}/stay`);
  await expect.poll(() => visible(domain)).toBe("月澄");
  const { payment_list, is_demonstration } = await world.apiOf(domain)(getHotelInfo, { query: { domain } });
  expect(payment_list, "the public pays in the other way").toEqual([14]);
  expect(is_demonstration).toBe(false);
});
