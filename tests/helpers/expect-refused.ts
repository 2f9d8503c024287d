/** An order that is refused, and changes nothing. */
import { expect } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { overHttp } from "#tests/helpers/wire.ts";
import { countOrders, expectClean, type Lodging, type OrderBody, readStock } from "#tests/lodgings/lodging.ts";
import type { World } from "#tests/setup/world.ts";

/** Refused with this code and some words, and the lodging is as it was. */
export async function expectRefused(
  world: World,
  lodging: Lodging,
  body: OrderBody,
  code: RefusalCode,
  headers: Record<string, string> = {},
) {
  const before = await countOrders(world.database, lodging.hotel_id);
  const stock = await stockOf(world, lodging);
  const { status, envelope } = await overHttp(world, lodging.domain, placeOrder, { body }, { headers });
  expect(envelope).toMatchObject({ success: false, code });
  expect(envelope.msg).not.toBe("");
  expect(envelope.extra_info?.message).toBe(envelope.msg);
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(before);
  expect(await stockOf(world, lodging)).toEqual(stock);
  await expectClean(world, lodging.hotel_id);
  return { status, msg: envelope.msg, fields: envelope.extra_info?.fields };
}

export const stockOf = (world: World, lodging: Lodging) =>
  Promise.all(
    lodging.classes.flatMap(({ room_class_id }) =>
      [10, 11].map((night) => readStock(world.database, lodging.hotel_id, room_class_id, lodging.day(night))),
    ),
  );
