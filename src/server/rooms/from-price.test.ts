/** "From" prices: the cheapest single night that a search offers, with its plan's meals; else the shortest stay that is sold. */
import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { listRooms, searchRooms } from "#contract/rooms.ts";
import { addDays } from "#rules/time/day.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";
import { expectClean, type Lodging, openLodging } from "#tests/lodgings/lodging.ts";
import { change } from "#tests/helpers/wire.ts";

const at = openClockedWorld();

const openAt = (rooms: NonNullable<Parameters<typeof openLodging>[1]>["rooms"]) =>
  openLodging(at.world.database, { from: "2031-03-01", rooms: rooms! });

const edit = (lodging: Lodging, statement: SQL) => change(at.world.database, lodging.hotel_id, statement);

async function fromPrices(lodging: Lodging) {
  const rooms = await at.world.apiOf(lodging.domain)(listRooms, { query: { domain: lodging.domain } });
  return rooms.map(({ from_price }) => from_price);
}

/** The cheapest offer of any arrival in the thirty days for so many nights, asked of the search, stay by stay. */
async function cheapest({ domain, day, classes }: Lodging, room: number, nights: number) {
  const api = at.world.apiOf(domain);
  const offers = await Promise.all(
    Array.from({ length: 30 }, async (_, ahead) => {
      const query = { domain, start_date: day(ahead), end_date: addDays(day(ahead), nights) };
      const found = await api(searchRooms, { query });
      return found.find((each) => each.room_class_id === classes[room]!.room_class_id)?.rate_plans ?? [];
    }),
  );
  return offers.flat().toSorted((one, other) => one.price - other.price)[0];
}

const BREAKFAST = { contain_meals: ["breakfast" as const] };
const HALF_BOARD = { contain_meals: ["breakfast" as const, "dinner" as const] };

test("the cheapest single night with its own plan's meals, not a long stay's price and not another plan's meals", async () => {
  const lodging = await openAt([
    {
      plans: [
        { price: 3000, ...BREAKFAST },
        { price: 2200, days: 7, promo_type: "long_stay", ...HALF_BOARD },
        { price: 5000, promo_type: "package", ...HALF_BOARD },
      ],
    },
    { plans: [{ price: 2800, promo_type: "early_bird" }, { price: 2000 }] },
  ]);
  // The cheaper plan of the second room may only be arrived at for three nights; of the dearer one, the first days are too late.
  await edit(lodging, sql`update plan_night set min_nights = 3 where rate_plan_id = ${lodging.classes[1]!.plans[1]!}`);
  await edit(lodging, sql`update plan_night set lead_days = 20 where rate_plan_id = ${lodging.classes[1]!.plans[0]!}`);
  expect(await fromPrices(lodging)).toEqual([
    { price: 3000, nights: 1, contain_meals: ["breakfast"], promo_type: "none" },
    { price: 3000, nights: 1, contain_meals: [], promo_type: "early_bird" },
  ]);
  for (const room of [0, 1]) expect((await cheapest(lodging, room, 1))?.price).toBe(3000);
});

test("what is taken, stopped or can't be arrived or left on is no price from", async () => {
  const lodging = await openAt([{ capacity: 1 }]);
  const [plan] = lodging.classes[0]!.plans;
  const set = (ahead: number, what: SQL) =>
    edit(lodging, sql`update plan_night set ${what} where rate_plan_id = ${plan!} and night = ${lodging.day(ahead)}`);
  await at.world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 1]], { ahead: 0, nights: 2 }) });
  await set(2, sql`stop_sell = true`);
  await set(3, sql`closed_to_arrival = true`);
  await set(5, sql`closed_to_departure = true`);
  await edit(lodging, sql`update room_night set closed = true where night = ${lodging.day(5)}`);
  // Night 4 would be left on the day that nobody may leave on.
  expect(await fromPrices(lodging)).toMatchObject([{ price: 2060, nights: 1 }]);
  expect((await cheapest(lodging, 0, 1))?.price).toBe(2060);
  await expectClean(at.world, lodging.hotel_id);
});

test("where no single night is sold: the shortest stay that is, by what one of its nights comes to", async () => {
  const lodging = await openAt([
    {
      plans: [
        { price: 2200, days: 7 },
        { price: 2000, days: 9 },
      ],
    },
    { plans: [{ price: 1000, days: 31 }] },
    {},
  ]);
  const [week, never, usual] = await fromPrices(lodging);
  // 2,200 to 2,260 on seven nights: 2,230 each.
  expect(week).toMatchObject({ price: 2230, nights: 7 });
  expect((await cheapest(lodging, 0, 7))!.price).toBeLessThanOrEqual(7 * week!.price);
  expect(await cheapest(lodging, 0, 6)).toBeUndefined();
  expect(never).toBeNull();
  expect(usual).toMatchObject({ price: 2000, nights: 1 });
});

test("a house that is sold out for thirty days has no price from, however much is loaded", async () => {
  const lodging = await openAt([{}]);
  await edit(lodging, sql`update room_night set closed = true where night < ${lodging.day(31)}`);
  expect(await fromPrices(lodging)).toEqual([null]);
});
