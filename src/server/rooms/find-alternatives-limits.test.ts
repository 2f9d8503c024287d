/** In a lodging with every kind of limit: whatever is suggested is really on offer, at that price, and nothing nearer is. */
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import { gatherNights, type NightRow } from "#rules/stock/stay-nights.ts";
import { listStayOffers } from "#server/rooms/list-stay-offers.ts";
import { addMember, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { aheadOf, find, queryOf, USUAL } from "#tests/guests/find-alternatives.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change } from "#tests/helpers/wire.ts";

let world: World;
let lodging: Lodging;
let member: { authorization: string };
beforeAll(async () => {
  world = await openWorld();
  const first = await openLodging(world.database);
  lodging = await openLodging(world.database, {
    rooms: [
      {
        capacity: 2,
        people: 2,
        plans: [
          { price: 2000, member_price: 1500 },
          { price: 1700, days: 3 },
        ],
      },
      {
        capacity: 3,
        people: 2,
        children: 1,
        plans: [{ price: 2400, close_check_in_date: first.day(18) }, { price: 2600 }],
      },
      { capacity: 2, people: 4, plans: [{ price: 4100, member_price: 3000, allow_member_price: false }] },
      {
        capacity: 1,
        people: 1,
        plans: [
          { price: 900, open_check_in_date: first.day(6) },
          { price: 15_000, support_entire_rent: true },
        ],
      },
    ],
  });
  member = await world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id));
  const edit = (text: string) => change(world.database, lodging.hotel_id, sql.raw(text));
  const of = `hotel_id = ${lodging.hotel_id}`;
  // The same each time, and nothing that two limits share.
  const some = (every: number, rest: number) =>
    `(night - date '${lodging.day(0)}' + (room_class_id - ${lodging.classes[0]!.room_class_id}) * 3) % ${every} = ${rest}`;
  await edit(`update room_night set closed = true where ${of} and ${some(9, 4)}`);
  await edit(`update room_night set held = 1 where ${of} and not closed and capacity > 1 and ${some(7, 1)}`);
  await edit(`update room_night set sold = capacity - held where ${of} and not closed and ${some(11, 5)}`);
  await edit(
    `update room_night set blocked = 1 where ${of} and not closed and held + sold < capacity and ${some(12, 3)}`,
  );
  await edit(`update plan_night set stop_sell = true where ${of} and ${some(13, 2)}`);
  await edit(`update plan_night set closed_to_arrival = true where ${of} and ${some(7, 3)}`);
  await edit(`update plan_night set closed_to_departure = true where ${of} and ${some(8, 6)}`);
  await edit(`update plan_night set min_nights = 2 where ${of} and ${some(5, 0)}`);
  await edit(`update plan_night set max_nights = 2 where ${of} and ${some(6, 4)}`);
  await edit(`update plan_night set lead_days = 8 where ${of} and ${some(4, 1)}`);
  await edit(`delete from plan_night where ${of} and ${some(17, 8)}`);
  await edit(`update room_night set night = night + 400 where ${of} and ${some(19, 9)}`);
  await edit(`insert into plan_cap (hotel_id, night, room_class_id, rate_plan_id, cap, taken)
    select hotel_id, night, room_class_id, rate_plan_id, 2, 1 from plan_night where ${of} and ${some(10, 2)}`);
});
afterAll(() => world.close());

const anyStay = fc.record({
  ahead: fc.integer({ min: 0, max: 58 }),
  nights: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 30 }) },
  ),
  rooms: fc.integer({ min: 1, max: 3 }),
  adults: fc.integer({ min: 1, max: 9 }),
  children: fc.integer({ min: 0, max: 3 }),
});

test("nights that are added up here say what the database says of the stay", async () => {
  const window = [lodging.hotel_id, lodging.day(0), lodging.day(70)];
  const { ask } = world.database;
  const rows = await ask<NightRow>(
    { name: "test_nights", text: "select * from nights_offered($1, $2, $3, null)" },
    window,
  );
  const gather = gatherNights(lodging.day(0), rows);
  await fc.assert(
    fc.asyncProperty(anyStay, async ({ ahead, nights }) => {
      const stay = { start: lodging.day(ahead), end: lodging.day(ahead + nights) };
      type Row = ReturnType<typeof gather>[number];
      const key = (row: Row) => row.room_class_id * 1_000_000 + (row.rate_plan_id ?? 0);
      const searched = await ask<Row & { closed: boolean }>(
        { name: "test_stay", text: "select * from stay_offered($1, $2, $3)" },
        [lodging.hotel_id, stay.start, stay.end],
      );
      const byClass = (a: Row, b: Row) => key(a) - key(b);
      // Where no night has a price, the database says null of their number and sum.
      const expected = searched.map((row) => ({ ...row, nights: row.nights ?? 0, price: row.price ?? 0 }));
      expect((await listStayOffers(ask, lodging.hotel_id, stay)).toSorted(byClass)).toEqual(expected.toSorted(byClass));
      const all = searched.map((found): Row => {
        // Only a search asks for it.
        const { closed, ...row } = found;
        expect(closed).toBeTypeOf("boolean");
        return row;
      });
      const sellable = all.filter(
        (row) =>
          row.rate_plan_id !== null &&
          row.nights === nights &&
          !row.stop_sell &&
          row.stock_nights === nights &&
          row.remaining > 0,
      );
      const found = gather(stay);
      const byKey = (rows: Row[]) => rows.toSorted((a, b) => key(a) - key(b));
      expect(byKey(found.filter((row) => row.rate_plan_id !== null))).toEqual(byKey(sellable));
      const stock = (rows: Row[]) =>
        new Map(
          byKey(rows).map(({ room_class_id, stock_nights, remaining, untouched }) => [
            room_class_id,
            { stock_nights, remaining, untouched },
          ]),
        );
      expect(stock(found)).toEqual(stock(all));
    }),
    { numRuns: 150 },
  );
});

test("every suggestion is found by a search, with enough rooms, at its price", async () => {
  const seen = { stays: 0, mixes: 0 };
  const people = new Map([2, 2, 4, 1].map((people, nth) => [lodging.classes[nth]!.room_class_id, people]));
  await fc.assert(
    fc.asyncProperty(anyStay, fc.boolean(), async (requested, isMember) => {
      const headers = isMember ? member : {};
      const { dates, shorter, mixes } = await find(world, lodging, requested, headers);
      const query = queryOf(lodging, requested);
      const search = (more: object) =>
        world.apiOf(lodging.domain, "zh-TW", headers)(searchRooms, { query: { ...query, ...more } });
      type Line = { room_class_id: number; rate_plan_id: number; num: number };
      /** What a search shows of some lines: their price as charged; null where one is not to be had. */
      const searched = (found: Awaited<ReturnType<typeof search>>, lines: Line[]) =>
        lines.reduce<number | null>((total, { room_class_id, rate_plan_id, num }) => {
          const room = found.find((each) => each.room_class_id === room_class_id);
          const plan = room?.rate_plans.find((each) => each.rate_plan_id === rate_plan_id);
          if (total === null || !plan || plan.inventory < num) return null;
          const charged = isMember && plan.allow_member_price ? (plan.member_price ?? plan.price) : plan.price;
          return total + num * charged;
        }, 0);
      for (const { start_date, end_date, price, rooms, ...line } of [...dates, ...shorter]) {
        const found = await search({ start_date, end_date });
        expect(searched(found, [{ ...line, num: rooms }])).toBe(price);
        const plans = found.flatMap((room) => room.rate_plans);
        const plan = plans.find((each) => each.rate_plan_id === line.rate_plan_id);
        // Said only of classes that hold these guests.
        expect(plan).toHaveProperty("refer_best_match");
        expect(rooms).toBe(requested.rooms);
        seen.stays += 1;
      }
      const found = await search({});
      for (const { price, lines } of mixes) {
        expect(searched(found, lines)).toBe(price);
        const isHouse = lines.some((line) => line.rate_plan_id === lodging.classes[3]!.plans[1]);
        if (isHouse) expect(lines).toMatchObject([{ num: 1 }]);
        else {
          const beds = lines.reduce((sum, line) => sum + line.num * people.get(line.room_class_id)!, 0);
          expect(beds).toBeGreaterThanOrEqual(requested.adults);
        }
        seen.mixes += 1;
      }
    }),
    { numRuns: 200, seed: 7 },
  );
  expect(Math.min(seen.stays, seen.mixes)).toBeGreaterThan(25);
});

test("no nearer stay was passed over", async () => {
  await fc.assert(
    fc.asyncProperty(anyStay, async (requested) => {
      const { dates, last_night } = await find(world, lodging, requested);
      // Beyond the last night on sale the latest stays are offered instead of the nearest.
      fc.pre(last_night === null);
      const isOffered = async (ahead: number) => {
        const found = await world.apiOf(lodging.domain)(searchRooms, {
          query: queryOf(lodging, { ...requested, ahead }),
        });
        return found.some((room) =>
          room.rate_plans.some((plan) => plan.refer_best_match !== undefined && plan.inventory >= requested.rooms),
        );
      };
      const near: number[] = [];
      for (let away = 1; away <= 30 && near.length < 3; away += 1) {
        for (const ahead of [requested.ahead + away, requested.ahead - away]) {
          if (ahead >= 0 && near.length < 3 && (await isOffered(ahead))) near.push(ahead);
        }
      }
      expect(aheadOf(lodging, dates)).toEqual(near.map((ahead) => [ahead, requested.nights]));
    }),
    { numRuns: 30 },
  );
});

test("the price check says the same price, and an order of it is taken", async () => {
  const cases = [
    { nights: 2 },
    { ahead: 12, nights: 4, rooms: 2, adults: 4 },
    { ahead: 20, nights: 1, adults: 6 },
    { ahead: 22, nights: 1, adults: 4 },
    { ahead: 26, nights: 2, adults: 5, children: 1 },
  ];
  let placed = 0;
  for (const requested of cases.map((each) => ({ ...USUAL, ...each }))) {
    for (const headers of [{}, member]) {
      const api = world.apiOf(lodging.domain, "zh-TW", headers);
      const { dates, shorter, mixes } = await find(world, lodging, requested, headers);
      const stay = {
        start_date: lodging.day(requested.ahead),
        end_date: lodging.day(requested.ahead + requested.nights),
      };
      const orders = [
        ...[...dates, ...shorter].map(({ rooms, room_class_id, rate_plan_id, ...rest }) => ({
          ...rest,
          lines: [{ room_class_id, rate_plan_id, num: rooms }],
        })),
        ...mixes.map((mix) => ({ ...stay, ...mix })),
      ];
      for (const { start_date, end_date, price, lines } of orders) {
        const body = { ...lodging.body(), check_in_day: start_date, check_out_day: end_date, orders: lines };
        expect((await api(calculateOrder, { body })).total_price).toBe(price);
      }
      // The last one is bought: it changes what the next guest is offered.
      const last = orders.at(-1);
      if (!last) continue;
      const body = {
        ...lodging.body(),
        check_in_day: last.start_date,
        check_out_day: last.end_date,
        orders: last.lines,
      };
      await api(placeOrder, { body: { ...body, pay_amount: last.price } });
      placed += 1;
    }
  }
  expect(placed).toBeGreaterThan(5);
});
