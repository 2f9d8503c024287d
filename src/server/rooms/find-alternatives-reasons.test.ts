/** Why nothing fits: said truly, with what would. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { findAlternatives } from "#contract/rooms.ts";
import { expectClean, LODGING_NIGHTS, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { aheadOf, find, queryOf, USUAL } from "#tests/guests/find-alternatives.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change } from "#tests/helpers/wire.ts";

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

test("beyond the last night on sale: which it is, and the latest stays as long", async () => {
  const lodging = await openLodging(world.database);
  const last = LODGING_NIGHTS - 1;
  const latest = [last - 2, last - 3, last - 4];
  const beyond = { reason: "NOT_ON_SALE_YET", last_night: lodging.day(last), mixes: [] };
  const far = await find(world, lodging, { ahead: 400 });
  expect(far).toMatchObject({ ...beyond, shorter: [], longer: [], sleeps: { adults: 0, guests: 0 } });
  expect(aheadOf(lodging, far.dates)).toEqual(latest.map((ahead) => [ahead, 3]));
  expect(far.dates[0]!.price).toBe([last - 2, last - 1, last].reduce((sum, night) => sum + 2000 + night * 10, 0));
  // A stay that begins on sale and ends beyond it.
  const partly = await find(world, lodging, { ahead: last });
  expect(partly).toMatchObject(beyond);
  expect(aheadOf(lodging, partly.shorter)).toEqual([[last, 1]]);
  // The last one that is on sale is not beyond it.
  expect(await find(world, lodging, { ahead: last - 2 })).toMatchObject({ reason: null, last_night: null });
  const query = { domain: lodging.domain, start_date: "9999-12-20", end_date: "9999-12-31" };
  const never = await world.apiOf(lodging.domain)(findAlternatives, { query });
  expect(never).toMatchObject(beyond);
  // A larger group than any room holds is told the last night, too.
  expect(await find(world, lodging, { ahead: 400, adults: 9 })).toMatchObject({ ...beyond, dates: [] });
});

test("prices of plans that are no longer sold, of closed nights and without stock put nothing on sale", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{}, {}] }] });
  const [kept, gone] = lodging.classes[0]!.plans;
  const edit = (text: string) => change(world.database, lodging.hotel_id, sql.raw(text));
  const last = async () => (await find(world, lodging, { ahead: 300 })).last_night;
  await edit(`delete from plan_night where rate_plan_id = ${kept} and night > '${lodging.day(50)}'`);
  await edit(`update rate_plan set active = false where rate_plan_id = ${gone}`);
  expect(await last()).toBe(lodging.day(50));
  await edit(`update plan_night set stop_sell = true where rate_plan_id = ${kept} and night = '${lodging.day(50)}'`);
  await edit(
    `update room_night set closed = true where hotel_id = ${lodging.hotel_id} and night = '${lodging.day(49)}'`,
  );
  await edit(
    `update room_night set night = night + 400 where hotel_id = ${lodging.hotel_id} and night = '${lodging.day(48)}'`,
  );
  expect(await last()).toBe(lodging.day(47));
  await edit(`delete from plan_night where hotel_id = ${lodging.hotel_id}`);
  expect(await find(world, lodging)).toMatchObject({ reason: "NOT_ON_SALE_YET", last_night: null, dates: [] });
});

test("a group that is larger than all free rooms, one that needs another mix, and days that are really sold out", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [
      { capacity: 2, children: 1 },
      { capacity: 1, people: 4 },
    ],
  });
  const sleeps = { adults: 8, guests: 10 };
  const reason = async (search: Parameters<typeof find>[2]) => {
    const found = await find(world, lodging, search);
    return [found.reason, found.sleeps, found.mixes.length];
  };
  expect(await reason({ adults: 9 })).toEqual(["TOO_MANY_GUESTS", sleeps, 0]);
  expect(await reason({ adults: 8, children: 3 })).toEqual(["TOO_MANY_GUESTS", sleeps, 0]);
  expect(await reason({ adults: 8, children: 2 })).toEqual(["ANOTHER_MIX", sleeps, 1]);
  expect(await reason({ rooms: 2, adults: 5 })).toEqual(["ANOTHER_MIX", sleeps, 1]);
  expect(await reason({ adults: 4 })).toEqual([null, sleeps, 1]);
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 2]], { nights: 1 }) });
  expect(await reason({ nights: 1, adults: 6 })).toEqual(["TOO_MANY_GUESTS", { adults: 4, guests: 4 }, 0]);
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[1, 0, 1]], { nights: 1 }) });
  expect(await reason({ nights: 1, adults: 2 })).toEqual(["SOLD_OUT", { adults: 0, guests: 0 }, 0]);
  await expectClean(world, lodging.hotel_id);
});

test("closed days are not sold out, and neither is a stay that is only too short", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{ days: 3 }] }] });
  const short = await find(world, lodging, { nights: 1 });
  expect(short.reason).toBe("OTHER_STAY");
  expect(aheadOf(lodging, short.longer)).toEqual([
    [10, 3],
    [9, 3],
  ]);
  await close(lodging, 0, 10);
  expect((await find(world, lodging, { nights: 1 })).reason).toBe("CLOSED");
});

test("a house that has a class of its own holds what that class says, not its rooms once more", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [
      { capacity: 2, plans: [{}] },
      { capacity: 2, people: 4, plans: [{}] },
      { capacity: 1, people: 12, plans: [{ price: 30_000, support_entire_rent: true }] },
    ],
  });
  const house = lodging.classes[2]!.room_class_id;
  const classes = async (adults: number, rooms = 1) => {
    const { reason, mixes } = await find(world, lodging, { adults, rooms });
    return [reason, mixes.flatMap(({ lines }) => lines.map((line) => line.room_class_id)).includes(house)];
  };
  expect(await classes(12)).toEqual([null, false]);
  expect(await classes(12, 3)).toEqual([null, true]);
  expect(await classes(13)).toEqual(["TOO_MANY_GUESTS", false]);
  expect(await classes(13, 2)).toEqual(["TOO_MANY_GUESTS", false]);
  expect((await find(world, lodging, { adults: 30, rooms: 3 })).sleeps).toEqual({ adults: 12, guests: 12 });
});

test("accessible rooms are for those who ask, or where nothing else holds everybody", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [
      { capacity: 2, plans: [{ price: 1000 }] },
      { capacity: 3, plans: [{ price: 2000 }] },
    ],
  });
  await change(
    world.database,
    lodging.hotel_id,
    sql`update room_class set facilities = '{accessible_room}' where room_class_id = ${lodging.classes[0]!.room_class_id}`,
  );
  const mixes = async (adults: number, accessible: "true" | "false" = "false") => {
    const query = { ...queryOf(lodging, { ...USUAL, adults }), accessible };
    const found = await world.apiOf(lodging.domain)(findAlternatives, { query });
    const counts = lodging.classes.map(({ room_class_id }) => room_class_id);
    return found.mixes.map(({ lines, is_accessible }) => [
      counts.map((id) => lines.find((line) => line.room_class_id === id)?.num ?? 0).join("+"),
      is_accessible,
    ]);
  };
  expect(await mixes(4)).toEqual([["0+2", false]]);
  expect(await mixes(4, "true")).toEqual([["2+0", true]]);
  expect(await mixes(8)).toEqual([
    ["2+2", true],
    ["1+3", true],
  ]);
  await close(lodging, 1, 10);
  // Other days with the other room, not these days with the accessible one.
  expect((await find(world, lodging, { nights: 1 })).dates.map((stay) => stay.room_class_id)).toEqual(
    Array(3).fill(lodging.classes[1]!.room_class_id),
  );
});
