/** Row 9: money arrives as the hold expires. The order is confirmed or the money goes back; never both, never neither. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { CallRefused } from "#contract/client.ts";
import { placeOrder } from "#contract/orders.ts";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { expireOrder } from "#server/orders/unpaid/expire-orders.ts";
import { crowd, failures, shuffled } from "#tests/faults/stock/crowd.ts";
import { pay } from "#tests/faults/orders/endings.ts";
import { type Booked, checkMoney, checkMoves, listBooked } from "#tests/faults/tools/order-books.ts";
import { muffled, GUARD, plant, type Planted } from "#tests/faults/tools/planted.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, SEED, seededRandom, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

const HOLD_MS = 30 * 60_000;
/** One room a night, one order each. */
const ORDERS = 40;
/** Milliseconds around the expiry. */
const EDGE = 50;

type Outcome = { wrong: string[]; confirmed: number; refunded: number };

/** Someone who wants the room the moment it is free. */
async function takeAway(world: World, lodging: Lodging, night: string): Promise<void> {
  const body = { ...lodging.body([[0, 0, 1]], { nights: 1 }), pay_way: "cash" as const };
  for (let tries = 0; tries < 6; tries += 1) {
    try {
      await world.apiOf(lodging.domain)(placeOrder, {
        body: { ...body, check_in_day: night, check_out_day: nextDay(night) },
      });
      return;
    } catch (error) {
      if (!(error instanceof CallRefused) || error.status !== 200) throw error;
      await pause(2);
    }
  }
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

async function payAtTheEdge(world: World, setClock: (now: Date) => void, random: () => number): Promise<Outcome> {
  const placed = new Date();
  setClock(placed);
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 1 }] });
  const api = world.apiOf(lodging.domain);
  await Promise.all(
    Array.from({ length: ORDERS }, (_, nth) =>
      api(placeOrder, { body: lodging.body([[0, 0, 1]], { ahead: 5 + nth, nights: 1 }) }),
    ),
  );
  const edge = placed.getTime() + HOLD_MS;
  setClock(new Date(edge + EDGE));
  const near = () => new Date(edge + Math.round((random() * 2 - 1) * EDGE));
  const booked = await listBooked(world.database, lodging.hotel_id);
  const actions = booked.flatMap((order: Booked, nth) => {
    const sweep = (now: Date) =>
      world.database.forHotel(lodging.hotel_id, (query) => expireOrder(query, lodging.hotel_id, order.order_id, now));
    const own = [() => sweep(near()), () => pay(world, lodging.hotel_id, order, near())];
    // Of half of them the rooms are gone when the money comes.
    if (nth % 2 === 1) {
      const tooLate = async () => {
        await sweep(new Date(edge));
        await takeAway(world, lodging, order.check_in_day);
        await pay(world, lodging.hotel_id, order, near());
      };
      return [tooLate];
    }
    // For half of the others, another guest takes the room at the same time: whoever is faster gets it.
    if (nth % 4 === 0) return own;
    const late = async () => {
      await pause(random() * 30);
      await pay(world, lodging.hotel_id, order, near());
    };
    return [
      () => sweep(new Date(edge)),
      random() < 0.6 ? late : own[1]!,
      () => takeAway(world, lodging, order.check_in_day),
    ];
  });
  const done = await crowd<unknown>(shuffled(actions, random));
  const after = await listBooked(world.database, lodging.hotel_id);
  const paid = after.filter((order) => order.captured > 0);
  const confirmed = paid.filter((order) => order.state === "confirmed").length;
  const refunded = paid.filter((order) => order.refunded > 0).length;
  return {
    confirmed,
    refunded,
    wrong: [
      ...failures(done),
      ...(confirmed + refunded === ORDERS
        ? []
        : [`${confirmed} confirmed + ${refunded} refunded of ${ORDERS} captured`]),
      ...after.flatMap((order) => [...checkMoves(order), ...checkMoney(order)]),
      ...(await auditHotel(world.database, lodging.hotel_id, new Date(edge))).map((breach) => JSON.stringify(breach)),
    ],
  };
}

async function runEdges(payments: number, planted?: Planted, ...damage: string[]): Promise<Outcome> {
  const separate = await openSeparateDatabase(...damage);
  let now = new Date();
  const world = await openWorld({
    url: separate.url,
    poolSize: 12,
    clock: () => now,
    ...(planted ? { probe: planted.probe } : {}),
  });
  const random = seededRandom(SEED);
  const all: Outcome = { wrong: [], confirmed: 0, refunded: 0 };
  for (let paid = 0; paid < payments && all.wrong.length === 0; paid += ORDERS) {
    const one = await payAtTheEdge(world, (to) => (now = to), random);
    all.wrong.push(...one.wrong);
    all.confirmed += one.confirmed;
    all.refunded += one.refunded;
  }
  if (planted) expect(planted.hits(), "the planted text was sent").toBeGreaterThan(0);
  await world.close();
  await separate.drop();
  return all;
}

test("what was captured is confirmed or refunded, to the last order", { timeout: PATIENCE }, async () => {
  const { wrong, confirmed, refunded } = await runEdges(SIZES.latePayments);
  expect(wrong, `seed ${SEED}`).toEqual([]);
  expect(Math.min(confirmed, refunded), "both ends were seen").toBeGreaterThan(0);
  report("row 9", { payments: SIZES.latePayments, confirmed, refunded });
});

testPlanted("planted: money for which nobody wrote a refund shows", { timeout: PATIENCE }, async () => {
  const forgets = plant(
    [
      "insert into refund (hotel_id, order_id, reason, amount, created_at) values ($1, $2, $3, $4, $5)",
      "insert into refund (hotel_id, order_id, reason, amount, created_at) select $1, $2, $3, $4, $5 where false",
    ],
    // And with it the ways back, which would not stand without it.
    [
      'from jsonb_populate_recordset(null::"refund_transfer",  $1)',
      'from jsonb_populate_recordset(null::"refund_transfer",  $1) where false',
    ],
  );
  expect((await muffled(() => runEdges(400, forgets))).wrong.join("\n")).toMatch(/captured \d+ of \d+, refunds 0/);
});

testPlanted("planted: late money that takes rooms which are gone shows", { timeout: PATIENCE }, async () => {
  const unchecked = "alter table room_night drop constraint room_night_never_oversold";
  expect((await muffled(() => runEdges(400, plant([GUARD, "true"]), unchecked))).wrong.join("\n")).toMatch(/I1/);
});
