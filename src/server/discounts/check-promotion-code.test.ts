import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPromotionCode } from "#contract/discounts.ts";
import { addDays } from "#rules/time/day.ts";
import { addCoupon, addMember, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let lodging: Lodging;
beforeAll(async () => {
  world = await openWorld();
  lodging = await openLodging(world.database);
  const { hotel_id, day, classes } = lodging;
  const add = (row: Parameters<typeof addCoupon>[2]) => addCoupon(world.database, hotel_id, row);
  await add({ code: "TEN" });
  await add({ code: "SPRING", stay_from: day(20), stay_to: day(40) });
  await add({ code: "SUITE", room_classes: [classes[0]!.room_class_id] });
  await add({ code: "SOON", book_from: day(1) });
  await add({ code: "PAST", stay_to: addDays(day(0), -1) });
  await add({ code: "OFF", active: false });
  await add({ code: "GONE", cap: 0 });
});
afterAll(() => world.close());

const check = (code: string, headers = {}) =>
  world.apiOf(lodging.domain, "zh-TW", headers)(checkPromotionCode, { body: { domain: lodging.domain, code } });

test.each(["TEN", "ten ", "SPRING", "SUITE"])("%s is worth typing", async (code) => {
  expect(await check(code)).toMatchObject({ code: code.trim().toUpperCase(), name: "九折", percent: 10, verify: true });
});

test.each(["SOON", "PAST", "OFF", "GONE", "NOSUCH", "Memberpromotion"])(
  "%s is answered like none at all",
  async (code) => {
    expect(await check(code)).toBeNull();
  },
);

test("a member may use the member promotion", async () => {
  const member_id = await addMember(world.database, lodging.hotel_id);
  const headers = await world.bearer(lodging.hotel_id, member_id);
  expect(await check("memberpromotion", headers)).toMatchObject({ percent: 20, verify: true });
});

test("another lodging's code is none", async () => {
  const other = await openLodging(world.database);
  const api = world.apiOf(other.domain);
  expect(await api(checkPromotionCode, { body: { domain: other.domain, code: "TEN" } })).toBeNull();
});
