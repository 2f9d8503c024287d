/** The calendar: per date the lowest nightly price over the requested classes, null where all is sold out. */
import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { getRoomCalendar } from "#contract/rooms.ts";
import { addDays } from "#rules/time/day.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { change, overHttp, strict } from "#tests/helpers/wire.ts";

const at = openClockedWorld();

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

const idsOf = (lodging: Lodging) => lodging.classes.map(({ room_class_id }) => String(room_class_id));

/** Prices by how many days ahead they are. */
async function prices(
  lodging: Lodging,
  first = 10,
  last = 12,
  ids = idsOf(lodging),
): Promise<Record<number, number | null>> {
  const { domain } = lodging;
  const query = { domain, start_date: lodging.day(first), end_date: lodging.day(last), room_class_ids: ids };
  const { status, envelope } = await overHttp(at.world, domain, getRoomCalendar, { query });
  expect(status).toBe(200);
  const days = strict(getRoomCalendar.answer).parse(envelope.data) as NonNullable<typeof envelope.data>;
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  const ahead = (date: string) => (Date.parse(date) - Date.parse(lodging.day(0))) / 86_400_000;
  return Object.fromEntries(days.map(({ date, price }) => [ahead(date), price]));
}

const edit = (lodging: Lodging, statement: SQL) => change(at.world.database, lodging.hotel_id, statement);

test("the lowest nightly price over the requested classes and all their plans, both ends included", async () => {
  const lodging = await openAt({
    rooms: [{ plans: [{ price: 3000 }, { price: 2500 }] }, { plans: [{ price: 2000 }] }],
  });
  const [a, b] = idsOf(lodging) as [string, string];
  expect(await prices(lodging)).toEqual({ 10: 2100, 11: 2110, 12: 2120 });
  expect(await prices(lodging, 10, 10, [a])).toEqual({ 10: 2600 });
  expect(await prices(lodging, 10, 10, [b])).toEqual({ 10: 2100 });
  expect(await prices(lodging, 10, 10, [a, a, b])).toEqual({ 10: 2100 });
});

test("a day says whether one can arrive on it, and how long one stays at least, where a rule limits it", async () => {
  const lodging = await openAt({ rooms: [{ plans: [{ price: 2000 }, { price: 3000 }] }] });
  const [cheap, dear] = lodging.classes[0]!.plans as [number, number];
  const set = (rate_plan_id: number, ahead: number, values: SQL) =>
    edit(
      lodging,
      sql`update plan_night set ${values} where rate_plan_id = ${rate_plan_id} and night = ${lodging.day(ahead)}`,
    );
  await set(cheap, 10, sql`min_nights = 3`);
  await set(cheap, 11, sql`min_nights = 3`);
  await set(dear, 11, sql`min_nights = 2`);
  await set(cheap, 12, sql`closed_to_arrival = true`);
  await set(dear, 12, sql`min_nights = 4`);
  await set(cheap, 13, sql`closed_to_arrival = true`);
  await set(dear, 13, sql`closed_to_arrival = true, min_nights = 2`);
  await set(cheap, 14, sql`stop_sell = true`);
  await set(dear, 14, sql`stop_sell = true, min_nights = 5, closed_to_arrival = true`);
  const days = await at.world.apiOf(lodging.domain)(getRoomCalendar, {
    query: {
      domain: lodging.domain,
      start_date: lodging.day(10),
      end_date: lodging.day(14),
      room_class_ids: idsOf(lodging),
    },
  });
  expect(days.map((day) => [day.price === null, day.min_nights, day.closed_to_arrival])).toEqual([
    [false, undefined, undefined],
    [false, 2, undefined],
    [false, 4, undefined],
    [false, undefined, true],
    [true, undefined, undefined],
  ]);
});

test("plans for longer stays than asked for count only on days that are not sold to shorter ones", async () => {
  const lodging = await openAt({ rooms: [{ plans: [{ price: 3000 }, { price: 2000, days: 7 }, { price: 2500 }] }] });
  const [usual, , weekend] = lodging.classes[0]!.plans as [number, number, number];
  await edit(lodging, sql`update plan_night set min_nights = 2 where rate_plan_id = ${weekend}`);
  await edit(
    lodging,
    sql`update plan_night set stop_sell = true where rate_plan_id = ${usual} and night >= ${lodging.day(11)}`,
  );
  await edit(
    lodging,
    sql`update plan_night set stop_sell = true where rate_plan_id = ${weekend} and night = ${lodging.day(12)}`,
  );
  const ask = async (nights?: string) => {
    const days = await at.world.apiOf(lodging.domain)(getRoomCalendar, {
      query: {
        domain: lodging.domain,
        start_date: lodging.day(10),
        end_date: lodging.day(12),
        room_class_ids: idsOf(lodging),
        ...(nights ? { nights } : {}),
      },
    });
    return days.map(({ price }) => price);
  };
  expect(await ask()).toEqual([2100, 2110, 2120]);
  expect(await ask("7")).toEqual([2100, 2110, 2120]);
  // One night; nobody stays one night: two; only the week is left.
  expect(await ask("1")).toEqual([3100, 2610, 2120]);
  expect(await ask("2")).toEqual([2600, 2610, 2120]);
});

test("what can't be sold does not count: sold out, closed, stopped, capped", async () => {
  const lodging = await openAt({ rooms: [{ plans: [{ price: 3000 }] }, { capacity: 1, plans: [{ price: 2000 }] }] });
  const { room_class_id, plans } = lodging.classes[1]!;
  await at.world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[1, 0, 1]], { ahead: 10, nights: 1 }) });
  await edit(
    lodging,
    sql`update room_night set closed = true where room_class_id = ${room_class_id} and night = ${lodging.day(11)}`,
  );
  await edit(
    lodging,
    sql`update plan_night set stop_sell = true where rate_plan_id = ${plans[0]!} and night = ${lodging.day(12)}`,
  );
  await edit(
    lodging,
    sql`insert into plan_cap (hotel_id, night, room_class_id, rate_plan_id, cap)
      values (${lodging.hotel_id}, ${lodging.day(13)}, ${room_class_id}, ${plans[0]!}, 0)`,
  );
  expect(await prices(lodging, 9, 14)).toEqual({ 9: 2090, 10: 3100, 11: 3110, 12: 3120, 13: 3130, 14: 2140 });
  const only = await prices(lodging, 9, 14, [String(room_class_id)]);
  expect(only).toEqual({ 9: 2090, 10: null, 11: null, 12: null, 13: null, 14: 2140 });
  await expectClean(at.world, lodging.hotel_id);
});

test("a date without a price is left out", async () => {
  const lodging = await openAt();
  await edit(lodging, sql`delete from plan_night where hotel_id = ${lodging.hotel_id} and night = ${lodging.day(11)}`);
  expect(await prices(lodging)).toEqual({ 10: 2100, 12: 2120 });
  expect(await prices(lodging, 58, 62)).toEqual({ 58: 2580, 59: 2590 });
  expect(await prices(lodging, 100, 110)).toEqual({});
});

test("days that are over are left out, by the lodging's own day", async () => {
  const [taipei, newYork] = [await openAt(), await openAt({ timezone: "America/New_York" })];
  at.now = new Date("2031-03-03T02:00:00Z");
  expect(Object.keys(await prices(taipei, 0, 3))).toEqual(["2", "3"]);
  expect(Object.keys(await prices(newYork, 0, 3))).toEqual(["1", "2", "3"]);
  expect(await prices(taipei, 0, 1)).toEqual({});
});

test("a class nobody knows, another lodging's and one that is withdrawn add nothing", async () => {
  const [lodging, other] = [await openAt({ rooms: [{}, { plans: [{ price: 100 }] }] }), await openAt()];
  await edit(
    lodging,
    sql`update room_class set active = false where room_class_id = ${lodging.classes[1]!.room_class_id}`,
  );
  const strangers = ["999999999", ...idsOf(other), String(lodging.classes[1]!.room_class_id)];
  expect(await prices(lodging, 10, 11, strangers)).toEqual({});
  expect(await prices(lodging, 10, 11, [...strangers, idsOf(lodging)[0]!])).toEqual({ 10: 2100, 11: 2110 });
});

test("a plan that is withdrawn, from the class or altogether, adds nothing", async () => {
  const lodging = await openAt({ rooms: [{ plans: [{ price: 3000 }, { price: 100 }, { price: 200 }] }, {}] });
  const [first, second] = lodging.classes;
  await edit(lodging, sql`update rate_plan set active = false where rate_plan_id = ${first!.plans[1]!}`);
  await edit(
    lodging,
    sql`update rate_plan set target_rooms = ${sql.raw(`'{${second!.room_class_id}}'`)} where rate_plan_id = ${first!.plans[2]!}`,
  );
  expect(await prices(lodging, 10, 10, [String(first!.room_class_id)])).toEqual({ 10: 3100 });
});

test("the whole house has a price while all of it is free", async () => {
  const lodging = await openAt({ rooms: [{ plans: [{ price: 9000, support_entire_rent: true }] }, {}] });
  const house = [idsOf(lodging)[0]!];
  expect(await prices(lodging, 10, 12, house)).toEqual({ 10: 9100, 11: 9110, 12: 9120 });
  await at.world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[1, 0, 1]], { ahead: 11, nights: 1 }) });
  expect(await prices(lodging, 10, 12, house)).toEqual({ 10: 9100, 11: null, 12: 9120 });
  await at.world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 1]], { ahead: 12, nights: 1 }) });
  expect(await prices(lodging, 10, 12)).toEqual({ 10: 2100, 11: 2110, 12: null });
  await expectClean(at.world, lodging.hotel_id);
});

test("a night for which nobody can arrive any more has no price; where guests of an earlier night may stay on it has", async () => {
  const lodging = await openAt();
  await edit(
    lodging,
    sql`update plan_night set lead_days = 3 where hotel_id = ${lodging.hotel_id} and night < ${lodging.day(3)}`,
  );
  expect(await prices(lodging, 0, 3)).toEqual({ 0: null, 1: null, 2: null, 3: 2030 });
  await edit(
    lodging,
    sql`update plan_night set lead_days = 0 where hotel_id = ${lodging.hotel_id} and night = ${lodging.day(1)}`,
  );
  expect(await prices(lodging, 0, 3)).toEqual({ 0: null, 1: 2010, 2: 2020, 3: 2030 });
  expect(await prices(lodging, 2, 3)).toEqual({ 2: 2020, 3: 2030 });
  at.now = new Date("2031-03-03T04:00:00Z");
  expect(await prices(lodging, 0, 3)).toEqual({ 2: null, 3: 2030 });
});

test("a closed or preparing lodging may be looked at without an error", async () => {
  for (const hotel of [{ booking_close: true }, { business_status: 1 }]) {
    expect(await prices(await openAt(hotel), 10, 10)).toEqual({ 10: 2100 });
  }
});

test.each<[string, (lodging: Lodging, query: URLSearchParams) => void, string]>([
  ["no domain", (_, query) => query.delete("domain"), "domain"],
  ["no first day", (_, query) => query.delete("start_date"), "start_date"],
  ["no last day", (_, query) => query.delete("end_date"), "end_date"],
  ["no classes", (_, query) => query.delete("room_class_ids"), "room_class_ids"],
  ["an empty class", (_, query) => query.set("room_class_ids", ""), "room_class_ids"],
  ["a class that is no number", (_, query) => query.append("room_class_ids", "A"), "room_class_ids"],
  ["classes in one text", (_, query) => query.set("room_class_ids", "1,2"), "room_class_ids"],
  ["a class below zero", (_, query) => query.set("room_class_ids", "-1"), "room_class_ids"],
  ["51 classes", (_, query) => Array.from({ length: 50 }, () => query.append("room_class_ids", "1")), "room_class_ids"],
  ["a last day before the first", (lodging, query) => query.set("end_date", lodging.day(9)), "end_date"],
  ["367 days", (lodging, query) => query.set("end_date", addDays(lodging.day(10), 366)), "end_date"],
  ["a day that does not exist", (_, query) => query.set("start_date", "2031-02-30"), "start_date"],
])("%s is malformed input", async (_title, spoil, field) => {
  const lodging = await openAt();
  const query = new URLSearchParams({
    domain: lodging.domain,
    start_date: lodging.day(10),
    end_date: lodging.day(12),
    room_class_ids: idsOf(lodging)[0]!,
  });
  spoil(lodging, query);
  const response = await at.world.fetch(lodging.domain, `/api/wota/room_calendar?${query}`);
  expect(response.status).toBe(400);
  const { code, extra_info } = (await response.json()) as { code: string; extra_info: { fields: string[] } };
  expect(code).toBe("INVALID_INPUT");
  expect(extra_info.fields.length).toBeGreaterThan(0);
  expect(extra_info.fields.every((each) => each === field || each.startsWith(`${field}.`))).toBe(true);
});

test("366 days are allowed, and one class may stand alone", async () => {
  const lodging = await openAt();
  expect(Object.keys(await prices(lodging, 0, 365))).toHaveLength(60);
});
