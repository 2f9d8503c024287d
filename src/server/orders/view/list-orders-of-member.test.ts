/** A member's own orders, by the token of this lodging. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallInput } from "#contract/call.ts";
import { listOrders } from "#contract/orders.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp } from "#tests/helpers/wire.ts";

let now = new Date("2031-03-01T04:00:00Z");
let world: World;
beforeAll(async () => {
  world = await openWorld({ clock: () => now });
});
afterAll(() => world.close());

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(world.database, { from: "2031-03-01", ...hotel });

type OrderLookup = Omit<CallInput<typeof listOrders>["query"], "domain">;

const find = (lodging: Lodging, requested: OrderLookup, headers = {}) =>
  overHttp(world, lodging.domain, listOrders, { query: { domain: lodging.domain, ...requested } }, { headers });

test("a member sees their own orders, newest first, and nobody else's", async () => {
  const [lodging, other] = [await openAt({ rooms: [{ capacity: 9 }] }), await openAt()];
  const member_id = await addMember(world.database, lodging.hotel_id);
  const bearer = await world.bearer(lodging.hotel_id, member_id);
  const stranger = await world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id));
  const booker = bookerOf(world, lodging, bearer);
  const numbers: string[] = [];
  const before = now;
  for (const minute of [0, 1, 2]) {
    now = new Date(before.getTime() + minute * 60_000);
    numbers.unshift((await booker.book(lodging.body([[0, 0, 1]], { ahead: 20 - minute }))).order_doc);
  }
  const visitors = await bookerOf(world, lodging).book(lodging.body());
  const seen = async (requested: OrderLookup, headers: object, at = lodging) => {
    const { status, envelope } = await find(at, requested, headers);
    return envelope.success ? envelope.data!.map((order) => order.order_doc) : [status, envelope.code];
  };
  expect(await seen({}, bearer)).toEqual(numbers);
  expect(await seen({ order_doc: numbers[1]! }, bearer)).toEqual([numbers[1]]);
  expect(await seen({}, stranger)).toEqual([]);
  expect(await seen({ order_doc: numbers[1]! }, stranger)).toEqual([403, "ORDER_ACCESS"]);
  expect(await seen({ order_doc: visitors.order_doc }, bearer)).toEqual([403, "ORDER_ACCESS"]);
  // The same person at another lodging is somebody else, and this token is none there.
  await addMember(world.database, other.hotel_id);
  expect(await seen({}, bearer, other)).toEqual([403, "ORDER_ACCESS"]);
  expect(await seen({}, await world.bearer(other.hotel_id, member_id), other)).toEqual([]);
  now = before;
  await expectClean(world, lodging.hotel_id);
});
