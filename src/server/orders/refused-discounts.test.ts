/** Coupons and points that can't be used: the order is refused, and nothing is taken. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOrders, placeOrder } from "#contract/orders.ts";
import { WORDS } from "#languages/languages.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { expectRefused } from "#tests/helpers/expect-refused.ts";
import { addCoupon, addMember, type Lodging, openLodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const refuses = (...order: [Lodging, OrderBody, RefusalCode, Record<string, string>?]) =>
  expectRefused(world, ...order);

test("a used-up, a foreign, an unknown and a switched-off coupon are refused", async () => {
  const [lodging, other] = [await openLodging(world.database), await openLodging(world.database)];
  await addCoupon(world.database, lodging.hotel_id, { code: "LAST", cap: 1 });
  await addCoupon(world.database, lodging.hotel_id, { code: "OFF", active: false });
  await addCoupon(world.database, other.hotel_id, { code: "THEIRS" });
  const body = (code: string) => lodging.body([[0, 0, 1]], { coupon_array: [code] });
  await world.apiOf(lodging.domain)(placeOrder, { body: body("last") });
  const words = WORDS["en-US"].coupon_refused;
  for (const code of ["LAST", "OFF", "THEIRS", "NOBODYS"]) {
    const { msg } = await refuses(lodging, body(code), "COUPON_INVALID");
    expect(msg).toBe(code === "LAST" ? words.used_up(code) : words.unknown(code));
  }
});

test("a coupon once per guest counts guests by their address, or as members", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 9 }] });
  await addCoupon(world.database, lodging.hotel_id, { code: "ONCE", per_member_cap: 1 });
  const body = (booker_email: string) => lodging.body([[0, 0, 1]], { coupon_array: ["ONCE"], booker_email });
  const guest = world.apiOf(lodging.domain);
  await guest(placeOrder, { body: body("mei@example.com") });
  const { msg } = await refuses(lodging, body("MEI@Example.com"), "COUPON_INVALID");
  expect(msg).toBe(WORDS["en-US"].coupon_refused.used_by_guest("ONCE"));
  await guest(placeOrder, { body: body("yu@example.com") });
  const bearer = await world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id));
  await world.apiOf(lodging.domain, "zh-TW", bearer)(placeOrder, { body: body("one@example.com") });
  await refuses(lodging, body("two@example.com"), "COUPON_INVALID", bearer);
});

test("points beyond the balance are refused, and a visitor has none", async () => {
  const lodging = await openLodging(world.database);
  const member_id = await addMember(world.database, lodging.hotel_id, { points: 100 });
  const bearer = await world.bearer(lodging.hotel_id, member_id);
  await refuses(lodging, lodging.body([[0, 0, 1]], { point_used: 101 }), "POINTS_NOT_ENOUGH", bearer);
  const { status } = await refuses(lodging, lodging.body([[0, 0, 1]], { point_used: 1 }), "SIGN_IN_NEEDED");
  expect(status).toBe(401);
  await refuses(lodging, lodging.body([[0, 0, 1]], { use_deposit: true }), "SIGN_IN_NEEDED");
  const api = world.apiOf(lodging.domain, "zh-TW", bearer);
  await api(placeOrder, { body: lodging.body([[0, 0, 1]], { point_used: 60 }) });
  await refuses(lodging, lodging.body([[0, 0, 1]], { point_used: 41 }), "POINTS_NOT_ENOUGH", bearer);
  expect((await api(listOrders, { query: { domain: lodging.domain } }))[0]).toMatchObject({ used_point: 60 });
});
