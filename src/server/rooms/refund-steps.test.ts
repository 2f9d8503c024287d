/** The refund steps a search shows: the lodging's own or the usual ones, and the very ones an order is then sold with. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, readRows } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const FOUR_PLANS = [1, 2, 3, 9].map((refund_template_id) => ({ refund_template_id }));

async function shown(lodging: Lodging): Promise<RefundStep[][]> {
  const { domain } = lodging;
  const query = { domain, start_date: lodging.day(10), end_date: lodging.day(12) };
  const [room] = await world.apiOf(domain)(searchRooms, { query });
  const plans = lodging.classes[0]!.plans.map((id) => room!.rate_plans.find((plan) => plan.rate_plan_id === id)!);
  return plans.map((plan) => plan.refund_steps);
}

const write = (lodging: Lodging, refund_template_id: number, steps: RefundStep[]) =>
  change(
    world.database,
    lodging.hotel_id,
    sql`insert into refund_template (hotel_id, refund_template_id, steps)
      values (${lodging.hotel_id}, ${refund_template_id}, ${JSON.stringify(steps)}::jsonb)
      on conflict (hotel_id, refund_template_id) do update set steps = excluded.steps`,
  );

const usual = (days_before: number) => [
  { days_before, fee_percent: 50 },
  { days_before: 0, fee_percent: 100 },
];

test("the usual steps by template; one nobody knows is the second", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: FOUR_PLANS }] });
  expect(await shown(lodging)).toEqual([usual(3), usual(7), usual(14), usual(7)]);
});

test("a lodging's own steps, the earliest first, as soon as they are written, changed or withdrawn", async () => {
  const [lodging, other] = [
    await openLodging(world.database, { rooms: [{ plans: FOUR_PLANS }] }),
    await openLodging(world.database, { rooms: [{ plans: FOUR_PLANS }] }),
  ];
  await Promise.all([shown(lodging), shown(other)]);
  const [last, early] = [
    { days_before: 1, fee_percent: 80 },
    { days_before: 20, fee_percent: 30 },
  ];
  await write(lodging, 2, [last, early]);
  await expect.poll(() => shown(lodging), { timeout: 15_000 }).toEqual([usual(3), [early, last], usual(14), usual(7)]);
  await write(lodging, 2, []);
  await expect.poll(async () => (await shown(lodging))[1], { timeout: 15_000 }).toEqual([]);
  await change(world.database, lodging.hotel_id, sql`delete from refund_template where hotel_id = ${lodging.hotel_id}`);
  await expect.poll(async () => (await shown(lodging))[1], { timeout: 15_000 }).toEqual(usual(7));
  expect(await shown(other)).toEqual([usual(3), usual(7), usual(14), usual(7)]);
});

test("what a search says is what an order is sold with", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 9, plans: FOUR_PLANS }] });
  await write(lodging, 3, [
    { days_before: 2, fee_percent: 100 },
    { days_before: 30, fee_percent: 10 },
  ]);
  const said = await shown(lodging);
  const lines = FOUR_PLANS.map((_, plan): [number, number, number] => [0, plan, 1]);
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body(lines) });
  const sold = await readRows<{ steps: RefundStep[] }>(
    world.database,
    lodging.hotel_id,
    sql`select sold -> 'refund_steps' as steps from order_line where hotel_id = ${lodging.hotel_id} order by line_no`,
  );
  expect(said[2]).toEqual([
    { days_before: 30, fee_percent: 10 },
    { days_before: 2, fee_percent: 100 },
  ]);
  expect(sold.map(({ steps }) => steps)).toEqual(said);
  await expectClean(world, lodging.hotel_id);
});
