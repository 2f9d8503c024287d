/** With a thousand lodgings in the cache, what an owner saves and publishes drops that lodging's pages and no other's. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveDraft } from "#contract/site-drafts.ts";
import { addDomain, removeDomain } from "#contract/studio/domains.ts";
import { goLive, leaveSetupStep } from "#contract/studio/setup.ts";
import { createApiClient } from "#contract/client.ts";
import { handlers } from "#server/calls/handlers.ts";
import { mount } from "#server/calls/mount.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { fillHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const OTHERS = 1_000;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("a thousand lodgings keep their pages while one saves, publishes and changes its domains", async () => {
  const { cache } = world;
  const hotel = await makeHotel(world.database, {
    payment_list: [14],
    info: { phone: "+886 2 2345 6789", address: { "zh-TW": "宜蘭" } },
  });
  const { hotel_id, domain } = hotel;
  await fillHotel(world.database, hotel);
  const { cookie } = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const answer = mount(handlers, world.dependencies);
  const api = createApiClient((call, input) =>
    answer(call, {
      host: "platform.test",
      params: {},
      query: { ...(input.query as object), lang: "zh-TW" },
      body: input.body,
      headers: { cookies: cookie },
    }),
  );
  // Ids that no test gives its lodgings.
  const others = Array.from({ length: OTHERS }, (_, index) => 3_000_000_000 + index);
  const keep = (id: number) =>
    cache.remember(
      id,
      "page /",
      async () => ({ page: id }),
      () => 100,
    );
  await Promise.all(others.map(keep));
  const dropsOwnAlone = async (what: string, change: () => Promise<unknown>) => {
    await keep(hotel_id);
    await change();
    await expect.poll(() => cache.recall(hotel_id, "page /"), { message: what }).toBeUndefined();
    expect(
      others.filter((id) => cache.recall(id, "page /") === undefined),
      what,
    ).toEqual([]);
  };
  const left = { domain, step: "address", is_left: true } as const;
  await dropsOwnAlone("a step is left", () => api(leaveSetupStep, { body: left }));
  const change = {
    record: "site",
    record_id: 0,
    field: "phone",
    lang: "",
    value: "+886 2 8765 4321",
    seen: "+886 2 2345 6789",
  } as const;
  await api(saveDraft, { body: { domain, changes: [change] } });
  await dropsOwnAlone("the site is published", () => api(goLive, { body: { domain } }));
  await api(addDomain, { body: { domain, host: "www.thousand-inn.com" } });
  await dropsOwnAlone("a domain is removed", () =>
    api(removeDomain, { body: { domain, host: "www.thousand-inn.com" } }),
  );
});
