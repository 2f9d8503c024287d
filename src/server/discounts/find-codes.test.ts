import { afterAll, beforeAll, expect, test } from "vitest";
import { findCodes } from "#contract/discounts.ts";
import { addCoupon, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test.each<[string, Parameters<typeof openLodging>[1], (day: (ahead: number) => string) => object | null, boolean]>([
  ["none", {}, () => null, false],
  ["one", {}, () => ({}), true],
  ["one that begins later", {}, (day) => ({ book_from: day(3) }), true],
  ["one on its last day", {}, (day) => ({ book_to: day(0) }), true],
  ["one that is over", {}, (day) => ({ book_to: day(-1) }), false],
  ["one that is switched off", {}, () => ({ active: false }), false],
  // Whoever has it is told that it is used up.
  ["one that is used up", {}, () => ({ cap: 0 }), true],
  ["one where stock lives elsewhere", { origin_pms: "other" }, () => ({}), false],
])("a lodging with %s asks for codes or not", async (_title, hotel, row, has_codes) => {
  const { database } = world;
  const other = await openLodging(database);
  await addCoupon(database, other.hotel_id, {});
  const lodging = await openLodging(database, hotel);
  const coupon = row(lodging.day);
  if (coupon) await addCoupon(database, lodging.hotel_id, coupon);
  const { domain } = lodging;
  expect(await world.apiOf(domain)(findCodes, { query: { domain } })).toEqual({ has_codes });
});
