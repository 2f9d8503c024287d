/** A search's JSON is joined from kept parts: it must be what writing the same answer as a whole gives, byte for byte. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchRooms } from "#contract/rooms.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test.each(["zh-TW", "en-US"] as const)("the same over the wire as within the process (%s)", async (lang) => {
  const lodging = await openLodging(world.database, {
    rooms: [
      // One that fits, one that does not, one sold out.
      { people: 2, plans: [{ price: 2000, member_price: 1900, rate_plan_code_name: { "zh-TW": '早餐"\\\n😀é' } }, {}] },
      { people: 1, plans: [{ product: [{ name: { "zh-TW": "茶" }, num: 1, unit: { "zh-TW": "杯" } }] }] },
      { capacity: 0 },
    ],
  });
  const query = { domain: lodging.domain, start_date: lodging.day(3), end_date: lodging.day(5), lang };
  const path = `/api/ota/room/empty-by-date?${new URLSearchParams(query).toString()}`;
  const data = await world.apiOf(lodging.domain, lang)(searchRooms, { query });
  // The second time the parts are kept.
  for (const _ of [1, 2]) {
    const response = await world.fetch(lodging.domain, path);
    expect(await response.text()).toBe(JSON.stringify({ success: true, msg: "", data }));
  }
  expect(data.map((room) => room.rate_plans.length)).toEqual([2, 1, 0]);
});
