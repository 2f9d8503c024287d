/** Other days, fewer nights and rooms together: whatever is suggested is really on offer, at that price. */
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { findAlternatives } from "#contract/rooms.ts";
import { addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { aheadOf, find, queryOf, USUAL } from "#tests/guests/find-alternatives.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const close = (lodging: Lodging, room: number, ...nights: number[]) =>
  change(
    world.database,
    lodging.hotel_id,
    sql`update room_night set closed = true where room_class_id = ${lodging.classes[room]!.room_class_id}
      and night in (${sql.join(
        nights.map((night) => sql`${lodging.day(night)}`),
        sql`, `,
      )})`,
  );

test("the nearest days as long, and the longest stays within, each with its cheapest plan", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{ price: 3000 }, { price: 2000 }] }] });
  await close(lodging, 0, 11, 13);
  const { dates, shorter, mixes } = await find(world, lodging);
  expect(aheadOf(lodging, dates)).toEqual([
    [8, 3],
    [7, 3],
    [14, 3],
  ]);
  expect(dates[0]).toEqual({
    start_date: lodging.day(8),
    end_date: lodging.day(11),
    price: 2080 + 2090 + 2100,
    room_class_id: lodging.classes[0]!.room_class_id,
    rate_plan_id: lodging.classes[0]!.plans[1],
    rooms: 1,
  });
  expect(aheadOf(lodging, shorter)).toEqual([
    [10, 1],
    [12, 1],
  ]);
  expect(mixes).toEqual([]);
});

test("days that are over are not suggested", async () => {
  const lodging = await openLodging(world.database);
  await close(lodging, 0, 1, 2);
  expect(aheadOf(lodging, (await find(world, lodging, { ahead: 1, nights: 2 })).dates)).toEqual([
    [3, 2],
    [4, 2],
    [5, 2],
  ]);
});

test("a member gets member prices", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [{ plans: [{ price: 2000 }, { price: 2200, member_price: 1500 }] }],
  });
  const member = await world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id));
  const [visitors] = (await find(world, lodging, { nights: 1 })).dates;
  const [members] = (await find(world, lodging, { nights: 1 }, member)).dates;
  expect([visitors!.rate_plan_id, visitors!.price]).toEqual([lodging.classes[0]!.plans[0], 2110]);
  expect([members!.rate_plan_id, members!.price]).toEqual([lodging.classes[0]!.plans[1], 1610]);
});

test("rooms of several kinds for who do not fit into one, and a whole house alone", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [
      { capacity: 1, people: 2, plans: [{ price: 2000 }, { price: 9000, support_entire_rent: true }] },
      { capacity: 2, people: 3, children: 1, plans: [{ price: 3000 }] },
    ],
  });
  const [two, three] = lodging.classes as [Lodging["classes"][number], Lodging["classes"][number]];
  const line = ({ room_class_id }: { room_class_id: number }, rate_plan_id: number, num: number) => ({
    room_class_id,
    rate_plan_id,
    num,
  });
  const [one, both] = [[[]], [[], []]].map((meals) => ({ meals, is_accessible: false }));
  const { mixes } = await find(world, lodging, { nights: 1, adults: 5, children: 1 });
  expect(mixes).toEqual([
    { price: 2100 + 3100, lines: [line(two, two.plans[0]!, 1), line(three, three.plans[0]!, 1)], ...both },
    { price: 2 * 3100, lines: [line(three, three.plans[0]!, 2)], ...one },
    { price: 9100, lines: [line(two, two.plans[1]!, 1)], ...one },
  ]);
  // All rooms together hold eight; as soon as one is taken the whole house can't be rented.
  const all = [
    { price: 2100 + 2 * 3100, lines: [line(two, two.plans[0]!, 1), line(three, three.plans[0]!, 2)], ...both },
    { price: 9100, lines: [line(two, two.plans[1]!, 1)], ...one },
  ];
  expect((await find(world, lodging, { nights: 1, adults: 8 })).mixes).toEqual(all);
  expect((await find(world, lodging, { nights: 1, adults: 9 })).mixes).toEqual([]);
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[1, 0, 1]], { nights: 1 }) });
  expect((await find(world, lodging, { nights: 1, adults: 8 })).mixes).toEqual([]);
  await expectClean(world, lodging.hotel_id);
});

test("what is no search is refused as a search is", async () => {
  const lodging = await openLodging(world.database);
  const refusal = async (query: Record<string, string>) => {
    const { status, envelope } = await overHttp(world, lodging.domain, findAlternatives, {
      query: { ...queryOf(lodging, USUAL), ...query },
    });
    return [status, envelope.code, envelope.extra_info?.fields];
  };
  expect(await refusal({ start_date: lodging.day(-1) })).toEqual([400, "INVALID_INPUT", ["start_date"]]);
  expect(await refusal({ end_date: lodging.day(10) })).toEqual([400, "INVALID_INPUT", ["end_date"]]);
  expect(await refusal({ end_date: lodging.day(41) })).toEqual([400, "INVALID_INPUT", ["end_date"]]);
  expect(await refusal({ rooms: "0" })).toEqual([400, "INVALID_INPUT", ["rooms"]]);
  const closed = await openLodging(world.database, { booking_close: true });
  const { envelope } = await overHttp(world, closed.domain, findAlternatives, { query: queryOf(closed, USUAL) });
  expect(envelope.code).toBe("BOOKING_CLOSED");
});

test("it is one statement, once the lodging's book is open", async () => {
  const lodging = await openLodging(world.database);
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    await expect
      .poll(async () => {
        sent.mockClear();
        await find(world, lodging, { adults: 5 });
        return sent.mock.calls.map(([requested]) => (requested as unknown as { text: string }).text);
      })
      .toEqual(["select * from nights_offered($1, $2, $3, $4)"]);
  } finally {
    sent.mockRestore();
  }
});

test("another lodging's rooms are never suggested", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 0 }] });
  const other = await openLodging(world.database, { rooms: [{ capacity: 9, plans: [{ price: 1 }] }] });
  expect(await find(world, lodging, { adults: 4 })).toMatchObject({ dates: [], shorter: [], longer: [], mixes: [] });
  expect((await find(world, other, { adults: 4 })).mixes).toHaveLength(1);
});
