/** Row 1 for what is sold besides rooms: many orders want the last boxes. Who gets none takes no room either. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookAddOns } from "#contract/add-ons.ts";
import { placeOrder } from "#contract/orders.ts";
import { muffled, plant } from "#tests/faults/tools/planted.ts";
import { PATIENCE, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { overHttp, readRows } from "#tests/helpers/wire.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const ORDERS = 200;
const BOXES = 5;

let separate: SeparateDatabase;
let world: World;
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url, poolSize: 8 });
}, PATIENCE);
afterAll(async () => {
  await world.close();
  await separate.drop();
});

async function openWithBoxes(on: World) {
  const lodging = await openLodging(on.database, { rooms: [{ capacity: ORDERS }] });
  await addAddOn(on.database, lodging, { daily_stock: 99, own_days: { [lodging.day(10)]: BOXES } });
  return lodging;
}

/** What is wrong after a rush; nothing where all is well. */
async function rush(on: World, orders: number): Promise<string[]> {
  const lodging = await openWithBoxes(on);
  const { hotel_id } = lodging;
  const answers = await Promise.all(
    Array.from({ length: orders }, (_, nth) =>
      overHttp(on, lodging.domain, placeOrder, {
        body: lodging.body([[0, 0, 1]], {
          pay_way: "cash",
          booker_email: `guest${nth}@example.com`,
          room_attachment_detail: [{ item_number: "BOX", quantity: 1, date: lodging.day(10) }],
        }),
      }),
    ),
  );
  const count = (code: string) => answers.filter(({ envelope }) => (envelope.code ?? "placed") === code).length;
  const [stock] = await readRows<{ sold: number; boxes: number }>(
    on.database,
    hotel_id,
    sql`select sold, (select coalesce(sum(quantity), 0)::int from order_attachment where hotel_id = ${hotel_id}) as boxes
      from room_night where hotel_id = ${hotel_id} and night = ${lodging.day(10)}`,
  );
  const found = { placed: count("placed"), refused: count("ADD_ON_UNAVAILABLE"), ...stock! };
  const due = { placed: BOXES, refused: orders - BOXES, sold: BOXES, boxes: BOXES };
  const breaches = await auditHotel(on.database, hotel_id, new Date());
  return [
    ...(JSON.stringify(found) === JSON.stringify(due) ? [] : [JSON.stringify(found)]),
    ...breaches.map(({ id }) => id),
  ];
}

test(
  "of 200 orders at once for the last five boxes five are placed; the others are told, and have taken no room",
  { timeout: PATIENCE },
  async () => {
    for (let round = 0; round < size(1, 20); round += 1) expect(await rush(world, ORDERS)).toEqual([]);
    expect(await separate.deadlocks()).toBe(0);
  },
);

test("forty guests who are booked already want the last five: five are sold", { timeout: PATIENCE }, async () => {
  const lodging = await openWithBoxes(world);
  const booker = bookerOf(world, lodging);
  const bodies = Array.from({ length: 40 }, (_, nth) =>
    lodging.body([[0, 0, 1]], { pay_way: "cash", booker_email: `booked${nth}@example.com` }),
  );
  const booked = [];
  for (const body of bodies) booked.push(await booker.book(body));
  const answers = await Promise.all(
    booked.map(({ order_doc, body }) =>
      overHttp(world, lodging.domain, bookAddOns, {
        body: {
          domain: lodging.domain,
          order_doc,
          booker_email: body.booker_email,
          adds_list: [{ item_number: "BOX", quantity: 1, date: lodging.day(10) }],
        },
      }),
    ),
  );
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(BOXES);
  expect(await auditHotel(world.database, lodging.hotel_id, new Date())).toEqual([]);
});

testPlanted("planted: without the lock on the add-on more are sold than there are", { timeout: PATIENCE }, async () => {
  const { probe, hits } = plant(["for no key update of add_on", ""]);
  const broken = await openWorld({ url: separate.url, poolSize: 8, probe });
  let shown: string[] = [];
  for (let round = 0; round < 10 && shown.length === 0; round += 1) {
    shown = await muffled(() => rush(broken, 60));
  }
  await broken.close();
  expect(hits()).toBeGreaterThan(0);
  expect(shown.join()).toContain("X1");
});
