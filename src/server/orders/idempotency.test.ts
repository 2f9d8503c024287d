/** An Idempotency-Key: the same request gets the first answer again, and buys nothing twice. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { addMember, countOrders, expectClean, openLodging, readStock } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("the same key and body answers the first answer again, byte for byte", async () => {
  const lodging = await openLodging(world.database);
  const input = { body: lodging.body() };
  const more = { headers: { "idempotency-key": "3b1f-a-key" } };
  const first = await overHttp(world, lodging.domain, placeOrder, input, more);
  const again = await overHttp(world, lodging.domain, placeOrder, input, more);
  expect(first.envelope).toMatchObject({ success: true, msg: "", data: { order_doc: expect.any(String) } });
  expect(again).toEqual(first);
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(1);
  expect(
    await readStock(world.database, lodging.hotel_id, lodging.classes[0]!.room_class_id, lodging.day(10)),
  ).toMatchObject({
    held: 1,
  });
  await expectClean(world, lodging.hotel_id);
});

test("five of the same at once are one order", async () => {
  const lodging = await openLodging(world.database);
  const api = world.apiOf(lodging.domain, "zh-TW", { idempotencyKey: "at-once" });
  const body = lodging.body();
  const answers = await Promise.all(Array.from({ length: 5 }, () => api(placeOrder, { body })));
  expect(new Set(answers.map((answer) => answer.order_doc)).size).toBe(1);
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(1);
  await expectClean(world, lodging.hotel_id);
});

test("the same key with another body is a conflict and buys nothing", async () => {
  const lodging = await openLodging(world.database);
  const api = world.apiOf(lodging.domain, "en-US", { idempotencyKey: "once" });
  const body = lodging.body();
  await api(placeOrder, { body });
  await expect(api(placeOrder, { body: { ...body, memo: "and a cot" } })).rejects.toMatchObject({
    status: 409,
    code: "KEY_REUSED",
    message: "This request was already used for something else. Please send it again.",
  });
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(1);
  await expectClean(world, lodging.hotel_id);
});

test("the same key and body from somebody else is a conflict: the first guest's order stays theirs", async () => {
  const lodging = await openLodging(world.database);
  const body = lodging.body();
  await world.apiOf(lodging.domain, "en-US", { idempotencyKey: "mine" })(placeOrder, { body });
  const member_id = await addMember(world.database, lodging.hotel_id);
  const bearer = await world.bearer(lodging.hotel_id, member_id);
  await expect(
    world.apiOf(lodging.domain, "en-US", { ...bearer, idempotencyKey: "mine" })(placeOrder, { body }),
  ).rejects.toMatchObject({ status: 409, code: "KEY_REUSED" });
  await expectClean(world, lodging.hotel_id);
});

test("a key belongs to one lodging, and a refused order leaves it unused", async () => {
  const [one, other] = [await openLodging(world.database), await openLodging(world.database)];
  const key = { idempotencyKey: "shared" };
  const { order_doc } = await world.apiOf(one.domain, "zh-TW", key)(placeOrder, { body: one.body() });
  const second = world.apiOf(other.domain, "zh-TW", key);
  await expect(second(placeOrder, { body: other.body([[0, 0, 9]]) })).rejects.toMatchObject({
    code: "NOT_ENOUGH_ROOMS",
  });
  expect((await second(placeOrder, { body: other.body() })).order_doc).not.toBe(order_doc);
  await expectClean(world, one.hotel_id);
  await expectClean(world, other.hotel_id);
});

test("without a key, or with another, the same body is a second order", async () => {
  const lodging = await openLodging(world.database);
  const body = lodging.body();
  for (const headers of [{}, {}, { idempotencyKey: "a" }]) {
    await world.apiOf(lodging.domain, "zh-TW", headers)(placeOrder, { body });
  }
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(3);
  await expectClean(world, lodging.hotel_id);
});

test.each([
  ["an empty key", ""],
  ["a key with a space", "a key"],
  ["a key with a line break", "a\nkey"],
  ["a key that is not ASCII", "鑰匙"],
  ["a key of 256 characters", "k".repeat(256)],
])("%s is malformed input", async (_title, idempotencyKey) => {
  const lodging = await openLodging(world.database);
  await expect(
    world.apiOf(lodging.domain, "en-US", { idempotencyKey })(placeOrder, { body: lodging.body() }),
  ).rejects.toMatchObject({ status: 400, code: "INVALID_INPUT", extra_info: { fields: ["Idempotency-Key"] } });
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(0);
});
