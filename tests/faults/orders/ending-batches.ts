/**
 * Batches of expired orders meet payments, cancellations, new orders and each other on the same nights, coupons, points and
 * plan caps. Everyone takes locks in one order, so the database never has to end a deadlock.
 */
import { sql } from "drizzle-orm";
import { CallRefused } from "#contract/client.ts";
import { placeOrder } from "#contract/orders.ts";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import type { Database } from "#server/database/connect.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { crowd, failures, shuffled } from "#tests/faults/stock/crowd.ts";
import { cancel, pay } from "#tests/faults/orders/endings.ts";
import { checkMoney, checkMoves, listBooked } from "#tests/faults/tools/order-books.ts";
import type { World } from "#tests/setup/world.ts";
import { addCoupon, addMember, openLodging, type OrderBody, type Lodging } from "#tests/lodgings/lodging.ts";
import { change } from "#tests/helpers/wire.ts";

const SWEEPERS = 3;
const CODES = ["ONE", "TWO", "THREE"];
/** Stays begin within so many nights, and last up to so many: all overlap. */
const NIGHTS = 4;

export type Sweep = (database: Database, now: Date) => Promise<number>;
type Crowded = { lodging: Lodging; body: () => OrderBody; headers: { authorization?: string }[] };

/** Two classes of rooms, plan caps on all nights, coupons, and members with points. */
async function openCrowdedShop(world: World, orders: number, random: () => number): Promise<Crowded> {
  const { database } = world;
  const capacity = 4 * orders;
  // So many that none of them reaches the quota of unpaid orders.
  const members = Math.ceil(orders / 4);
  const lodging = await openLodging(database, { rooms: [{ capacity }, { capacity }] });
  const { hotel_id } = lodging;
  for (const code of CODES) await addCoupon(database, hotel_id, { code, percent: 5 });
  for (const { room_class_id, plans } of lodging.classes) {
    await change(
      database,
      hotel_id,
      sql`insert into plan_cap (hotel_id, night, room_class_id, rate_plan_id, cap)
        select hotel_id, night, room_class_id, ${plans[0]!}, capacity from room_night
        where hotel_id = ${hotel_id} and room_class_id = ${room_class_id}`,
    );
  }
  const headers: Crowded["headers"] = [{}];
  for (let nth = 0; nth < members; nth += 1) {
    const member_id = await addMember(database, hotel_id, { points: 10 * capacity, stored_values: 10 * capacity });
    headers.push(await world.bearer(hotel_id, member_id));
  }
  const upTo = (count: number) => Math.floor(random() * count);
  const body = () =>
    lodging.body(
      shuffled([0, 1], random).map((room) => [room, 0, 1] as [number, number, number]),
      {
        ahead: 10 + upTo(NIGHTS),
        nights: 1 + upTo(NIGHTS),
        coupon_array: shuffled(CODES, random).slice(0, upTo(3)),
      },
    );
  return { lodging, body, headers };
}

/** Every guest but the first kind is a member, and spends points. */
function placing(world: World, { lodging, body, headers }: Crowded, count: number): (() => Promise<unknown>)[] {
  return Array.from({ length: count }, (_, nth) => async () => {
    const by = headers[nth % headers.length]!;
    const spends = by.authorization === undefined ? {} : { point_used: 5 };
    try {
      await world.apiOf(lodging.domain, "en-US", by)(placeOrder, { body: { ...body(), ...spends } });
    } catch (error) {
      // Nothing else may keep anyone from booking here than that others hold the points a moment longer.
      if (!(error instanceof CallRefused) || error.code !== "POINTS_NOT_ENOUGH") throw error;
    }
  });
}

export type Met = { wrong: string[]; ended: number; states: Record<string, number> };

/** The world needs a database of its own: sweepers look at every lodging. */
export async function meetOnTheSameNights(
  world: World,
  setClock: (now: Date) => void,
  { orders, random, sweep = expireOrders }: { orders: number; random: () => number; sweep?: Sweep },
): Promise<Met> {
  const { database } = world;
  const placed = new Date();
  setClock(placed);
  const crowded = await openCrowdedShop(world, orders, random);
  const { hotel_id } = crowded.lodging;
  const first = failures(await crowd(placing(world, crowded, orders)));
  const late = new Date(placed.getTime() + 31 * 60_000);
  setClock(late);
  const booked = await listBooked(database, hotel_id);
  let ended = 0;
  const actions = [
    ...Array.from({ length: SWEEPERS }, () => async () => {
      const swept = await sweep(database, late);
      ended += swept;
    }),
    ...shuffled(
      [
        ...booked.filter(() => random() < 0.15).map((order) => () => cancel(world, crowded.lodging, order)),
        ...booked.filter(() => random() < 0.3).map((order) => () => pay(world, hotel_id, order, late)),
        ...placing(world, crowded, Math.ceil(orders / 2)),
      ],
      random,
    ),
  ];
  const failed = failures(await crowd<unknown>(actions));
  const after = await listBooked(database, hotel_id);
  const old = after.filter(({ order_id }) => booked.some((order) => order.order_id === order_id));
  const states = Object.groupBy(old, ({ state }) => state) as Record<string, unknown[]>;
  return {
    ended,
    states: Object.fromEntries(Object.entries(states).map(([state, all]) => [state, all.length])),
    wrong: [
      ...(booked.length === orders ? [] : [`${booked.length} of ${orders} orders could be placed`]),
      ...first,
      ...failed,
      ...after.flatMap((order) => [...checkMoves(order), ...checkMoney(order)]),
      ...old.filter(({ state }) => state === "held").map(({ order_doc }) => `${order_doc} has not ended`),
      ...(await auditHotel(database, hotel_id, late)).map((breach) => JSON.stringify(breach)),
    ],
  };
}
