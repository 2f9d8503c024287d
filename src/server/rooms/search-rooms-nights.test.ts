/** A search's prices night by night. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Availability, searchRooms } from "#contract/rooms.ts";
import { calculateOrder } from "#contract/orders.ts";
import { sumOnWire } from "#rules/money/money.ts";
import { addsUp, chargedNights } from "#rules/stock/charged-nights.ts";
import { chargedPrice, struckPrice } from "#rules/stock/plans.ts";
import { addMember, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp, strict } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("night by night where asked for: it adds up, for members too, in and out of this process", async () => {
  const plans = [{ member_price: 1900 }, { member_price: 1500, allow_member_price: false }];
  const lodging = await openLodging(world.database, { rooms: [{ plans }], currency: "USD" });
  await change(
    world.database,
    lodging.hotel_id,
    sql`update plan_night set member_price = null where hotel_id = ${lodging.hotel_id} and night = ${lodging.day(11)}`,
  );
  const query = {
    domain: lodging.domain,
    start_date: lodging.day(10),
    end_date: lodging.day(13),
    rooms: "2",
    nights: "true" as const,
  };
  const { envelope } = await overHttp(world, lodging.domain, searchRooms, { query });
  const found = strict(searchRooms.answer).parse(envelope.data) as Availability[];
  expect(found).toEqual(await world.apiOf(lodging.domain)(searchRooms, { query }));
  const nightsOf = (nth: number) => found[0]!.rate_plans[nth]!.nights!;
  expect(nightsOf(0).map(({ date }) => date)).toEqual([10, 11, 12].map((ahead) => lodging.day(ahead)));
  expect(nightsOf(0).map(({ member_price }) => member_price === null)).toEqual([false, true, false]);
  expect(nightsOf(1).every(({ member_price }) => member_price === null)).toBe(true);
  for (const plan of found[0]!.rate_plans) {
    expect(addsUp(plan, plan.nights!)).toBe(true);
    expect(sumOnWire(chargedNights(plan, true)!.map(({ price }) => price))).toBe(chargedPrice(plan, true));
  }
  const { nights: _, ...others } = query;
  const unasked = await world.apiOf(lodging.domain)(searchRooms, { query: others });
  expect(unasked[0]!.rate_plans[0]).not.toHaveProperty("nights");
});

test("what a member sees struck through is what a visitor is asked, and would pay, for the same nights", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{ member_price: 1900 }] }] });
  const query = { domain: lodging.domain, start_date: lodging.day(10), end_date: lodging.day(12) };
  const token = await world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id, { points: 0 }));
  const [forMember] = await world.apiOf(lodging.domain, "zh-TW", token)(searchRooms, { query });
  const [forVisitor] = await world.apiOf(lodging.domain)(searchRooms, { query });
  const struck = struckPrice(forMember!.rate_plans[0]!, true);
  expect(struck).toBe(chargedPrice(forVisitor!.rate_plans[0]!, false));
  const body = lodging.body([[0, 0, 1]], { ahead: 10, nights: 2 });
  const { total_price } = await world.apiOf(lodging.domain)(calculateOrder, { body });
  expect(total_price).toBe(struck);
});
