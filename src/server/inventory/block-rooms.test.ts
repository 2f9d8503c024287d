/** Rooms that are taken out of sale without an order, and put on sale again. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { findAlternatives, getRoomCalendar, searchRooms } from "#contract/rooms.ts";
import { blockRooms, type NewBlock } from "#server/inventory/block-rooms.ts";
import { unblockRooms } from "#server/inventory/unblock-rooms.ts";
import { expectClean, openLodging, readStock, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp, readRows } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The nights 10 and 11 of the first class, unless said otherwise. */
const block = (
  { hotel_id, classes, day }: Lodging,
  { ahead = 10, nights = 2, room = 0, ...more }: { ahead?: number; nights?: number; room?: number } & Partial<NewBlock>,
) =>
  world.database.forHotel(hotel_id, (query) =>
    blockRooms(
      query,
      hotel_id,
      {
        room_class_id: classes[room]!.room_class_id,
        first_night: day(ahead),
        departure: day(ahead + nights),
        rooms: 1,
        reason: "maintenance",
        owner: "staff:anna",
        ...more,
      },
      new Date(),
    ),
  );

const release = (hotel_id: number, block_id: string) =>
  world.database.forHotel(hotel_id, (query) =>
    unblockRooms(query, hotel_id, { block_id, actor: "staff:ben" }, new Date()),
  );

const blockedOn = async ({ hotel_id, classes, day }: Lodging, ahead: number) =>
  (await readStock(world.database, hotel_id, classes[0]!.room_class_id, day(ahead))).blocked;

async function offered(lodging: Lodging, ahead = 10, nights = 2): Promise<Record<string, number>> {
  const found = await world.apiOf(lodging.domain)(searchRooms, {
    query: { domain: lodging.domain, start_date: lodging.day(ahead), end_date: lodging.day(ahead + nights) },
  });
  return Object.fromEntries(
    found.flatMap((room) => room.rate_plans.map((plan) => [plan.rate_plan_code, plan.inventory])),
  );
}

test("a blocked night is not sold, audits clean, and comes back", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 2 }] });
  const { domain, hotel_id, day } = lodging;
  const block_id = await block(lodging, { ahead: 11, nights: 1, rooms: 2 });
  await expectClean(world, hotel_id);
  expect(await offered(lodging, 10, 2)).toEqual({});
  expect(await offered(lodging, 10, 1)).toEqual({ A1: 2 });
  const api = world.apiOf(domain);
  const calendar = {
    domain,
    start_date: day(10),
    end_date: day(12),
    room_class_ids: [String(lodging.classes[0]!.room_class_id)],
  };
  expect((await api(getRoomCalendar, { query: calendar })).map(({ price }) => price)).toEqual([2100, null, 2120]);
  const stay = { domain, start_date: day(10), end_date: day(12), rooms: "1", adults: "2" };
  const { shorter } = await api(findAlternatives, { query: stay });
  expect(shorter.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([[day(10), day(11)]]);
  for (const call of [calculateOrder, placeOrder] as const) {
    const { envelope } = await overHttp(world, domain, call, { body: lodging.body() });
    expect(envelope).toMatchObject({ success: false, code: "ROOM_SOLD_OUT" });
  }
  await release(hotel_id, block_id);
  await api(placeOrder, { body: lodging.body([[0, 0, 2]]) });
  expect(await offered(lodging, 10, 2)).toEqual({});
  await expectClean(world, hotel_id);
});

test("only what is free can be blocked, on every night or on none", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 3 }] });
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 1]], { ahead: 11, nights: 1 }) });
  await expect(block(lodging, { rooms: 3 })).rejects.toMatchObject({ code: "NOT_ENOUGH_ROOMS" });
  expect(await blockedOn(lodging, 10)).toBe(0);
  await block(lodging, { rooms: 1 });
  await block(lodging, { rooms: 1, reason: "calendar", owner: "ical:7", note: "two of them" });
  await expect(block(lodging, {})).rejects.toMatchObject({ code: "NOT_ENOUGH_ROOMS" });
  expect([await blockedOn(lodging, 9), await blockedOn(lodging, 10), await blockedOn(lodging, 11)]).toEqual([0, 2, 2]);
  // Stock is loaded for sixty nights only.
  await expect(block(lodging, { ahead: 59 })).rejects.toMatchObject({ code: "NOT_ENOUGH_ROOMS" });
  await expect(block(lodging, { nights: 0 })).rejects.toThrow();
  await expect(block(lodging, { rooms: 0 })).rejects.toThrow();
  await expectClean(world, lodging.hotel_id);
});

test("a house with a blocked room is not rented as a whole, and nothing of a rented one is blocked", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [{ plans: [{}, { price: 9000, support_entire_rent: true }] }, { capacity: 2 }],
  });
  const block_id = await block(lodging, { room: 1 });
  expect(await offered(lodging)).toEqual({ A1: 3, B1: 1 });
  const { envelope } = await overHttp(world, lodging.domain, placeOrder, { body: lodging.body([[0, 1, 1]]) });
  expect(envelope.code).toBe("PLAN_SOLD_OUT");
  await release(lodging.hotel_id, block_id);
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 1, 1]]) });
  await expect(block(lodging, { room: 1 })).rejects.toMatchObject({ code: "NOT_ENOUGH_ROOMS" });
  await expectClean(world, lodging.hotel_id);
});

test("a second release changes nothing; another lodging's block can't be released", async () => {
  const [lodging, other] = [await openLodging(world.database), await openLodging(world.database)];
  const kept = await block(lodging, {});
  const block_id = await block(lodging, {});
  await Promise.all([release(lodging.hotel_id, block_id), release(lodging.hotel_id, block_id)]);
  await release(lodging.hotel_id, block_id);
  expect(await blockedOn(lodging, 10)).toBe(1);
  await expect(release(other.hotel_id, kept)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await blockedOn(lodging, 10)).toBe(1);
  const log = await readRows<{ entry: object }>(
    world.database,
    lodging.hotel_id,
    sql`select entry - 'at' as entry from audit_log where hotel_id = ${lodging.hotel_id} order by seq`,
  );
  expect(log.map(({ entry }) => entry)).toEqual([
    { actor: "staff:anna", action: "rooms.blocked", block_id: kept },
    { actor: "staff:anna", action: "rooms.blocked", block_id },
    { actor: "staff:ben", action: "rooms.unblocked", block_id },
  ]);
  await expectClean(world, lodging.hotel_id);
});

test("orders, blocks and releases at the same time never take a room twice, and none waits for the other forever", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 4 }] });
  const { hotel_id } = lodging;
  const first = await Promise.all([1, 2, 3].map(() => block(lodging, { ahead: 10, nights: 5 })));
  await Promise.allSettled([
    ...first.map((block_id) => release(hotel_id, block_id)),
    ...[10, 11, 12, 13].map((ahead) => block(lodging, { ahead, nights: 5 })),
    ...[10, 11, 12].map((ahead) =>
      world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 1]], { ahead, nights: 4 }) }),
    ),
  ]);
  const { held, blocked } = await readStock(
    world.database,
    hotel_id,
    lodging.classes[0]!.room_class_id,
    lodging.day(13),
  );
  expect(held + blocked).toBeGreaterThan(0);
  await expectClean(world, hotel_id);
});

test("what a block takes can't be changed, nor what was written of it", async () => {
  const lodging = await openLodging(world.database);
  await block(lodging, {});
  const denied = { cause: { code: "42501" } };
  for (const statement of [
    sql`update room_block set rooms = 2`,
    sql`delete from room_block`,
    sql`update block_ledger set kind = 'unblock'`,
    sql`delete from block_ledger`,
  ]) {
    await expect(change(world.database, lodging.hotel_id, statement)).rejects.toMatchObject(denied);
  }
});
