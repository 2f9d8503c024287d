/**
 * Row 3, for train tickets: the process ends after the k-th statement of a step that also asks the railway. Afterwards a retry
 * and the reconcile job finish it: one ticket at most, ours and the railway's books agree, and money is what tickets cost.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrderByHash, placeOrder } from "#contract/orders.ts";
import { bookTrain, changeTrainReservation, refundReservedRail } from "#contract/rail.ts";
import { dayAt } from "#rules/time/day.ts";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { linkToken } from "#server/orders/ids.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import { muffled } from "#tests/faults/tools/planted.ts";
import { PATIENCE, report, SEED, size } from "#tests/faults/tools/sizes.ts";
import { cut, tapPool } from "#tests/faults/tools/tapped-pool.ts";
import { openRailGuest, otherTrains, type RailGuest } from "#tests/guests/rail-guest.ts";
import { railBody } from "#tests/lodgings/rail.ts";
import { openPayingWorld, type PayingWorld } from "#tests/setup/paying-world.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let paying: PayingWorld;
/** Ends after so many statements; from then on nothing of it reaches the database. */
let dying: World;
let left = Infinity;
let hasEnded = false;

beforeAll(async () => {
  paying = await openPayingWorld();
  dying = await openWorld({ url: paying.own.url, bank: paying.bank, clock: paying.now });
  tapPool(dying.database, {
    async answered(_text, client) {
      left -= 1;
      if (left === 0) {
        cut(client);
        hasEnded = true;
      }
      if (left <= 0) throw new Error("the process has ended");
    },
  });
}, PATIENCE);
afterAll(async () => {
  left = Infinity;
  await dying.close();
  await paying.close();
});

type Run = { booking_number: string; run: (on: World, key: string) => Promise<unknown>; state: string };
type Step = { name: string; prepare: (guest: RailGuest) => Promise<Run> };

const apiOn = (on: World, { lodging }: RailGuest, idempotencyKey: string) =>
  on.apiOf(lodging.domain, "en-US", { idempotencyKey });

/** Tickets that are bought already. */
async function bought(guest: RailGuest) {
  const order = await guest.paid();
  const { pnr } = await guest.api()(bookTrain, { body: guest.own(order) });
  return { order, pnr, booking_number: order.booking_number };
}

const STEPS: readonly Step[] = [
  {
    name: "order and pay",
    async prepare(guest) {
      const body = guest.order();
      const { booking_number } = await guest.reserve(railBody(body));
      const { hotel_id } = guest.lodging;
      return {
        booking_number,
        state: "booked",
        async run(on) {
          const wanted = { ...body, rail_item_list: [{ booking_number }] };
          // The same order has the same key, however often it is sent.
          await apiOn(on, guest, "the-order")(placeOrder, { body: wanted });
          const { order_id } = (await guest.stored(booking_number))!;
          const now = on.dependencies.clock();
          const payment = { order_id: order_id!, vendor: 1, vendor_number: "T1", amount: 8_020, currency: "TWD" };
          await on.database.forHotel(hotel_id, (query) =>
            receivePayment(query, hotel_id, payment, { now, today: dayAt(now, "Asia/Taipei") }),
          );
        },
      };
    },
  },
  {
    name: "buy seats",
    async prepare(guest) {
      const order = await guest.paid();
      const run: Run["run"] = (on, key) => apiOn(on, guest, key)(bookTrain, { body: guest.own(order) });
      return { booking_number: order.booking_number, state: "booked", run };
    },
  },
  {
    name: "change trains",
    async prepare(guest) {
      const { order, booking_number } = await bought(guest);
      const body = { ...guest.own(order), rides: otherTrains(order.body) };
      guest.openSeats(body);
      const run: Run["run"] = (on, key) => apiOn(on, guest, key)(changeTrainReservation, { body });
      return { booking_number, state: "booked", run };
    },
  },
  {
    name: "give tickets back",
    async prepare(guest) {
      const { order, booking_number, pnr } = await bought(guest);
      const body = { ...guest.own(order), pnr };
      const run: Run["run"] = (on, key) => apiOn(on, guest, key)(refundReservedRail, { body });
      return { booking_number, state: "refunded", run };
    },
  },
  {
    name: "cancel the order",
    async prepare(guest) {
      const { order, booking_number } = await bought(guest);
      const hash = linkToken(dying.dependencies.secrets, "cancel", guest.lodging.hotel_id, order.order_id);
      const run: Run["run"] = (on, key) => apiOn(on, guest, key)(cancelOrderByHash, { params: { hash }, query: {} });
      return { booking_number, state: "refunded", run };
    },
  },
];

/** In the small size every fourth point, beginning anywhere; in the full one all. */
const STEP = size(8, 1);

test.each(STEPS)("$name: wherever it ends, tickets and money agree in the end", { timeout: PATIENCE }, async (step) => {
  let points = 0;
  for (let point = 1 + (SEED % STEP); ; point += STEP) {
    const guest = await openRailGuest(paying);
    const { booking_number, run, state } = await step.prepare(guest);
    left = point;
    hasEnded = false;
    await muffled(() => run(dying, "first").catch(() => null));
    left = Infinity;
    if (!hasEnded) break;
    points += 1;
    // A client that tries again at once, perhaps while its first request is still counted as running; then the jobs.
    await run(paying.world, "second").catch(() => null);
    for (let minute = 0; minute < 3; minute += 1) {
      paying.later(1);
      await guest.reconcile();
    }
    const at = `${step.name} at ${point}, seed ${SEED}`;
    const ours = (await guest.stored(booking_number))!;
    const theirs = guest.rail.books.tickets.get(booking_number);
    expect(ours.state, at).toBe(state);
    expect(theirs?.state, at).toBe(state === "booked" ? "issued" : "refunded");
    expect(theirs?.pnr, at).toBe(ours.pnr);
    expect(await auditHotel(paying.world.database, guest.lodging.hotel_id, paying.now()), at).toEqual([]);
  }
  expect(points).toBeGreaterThan(size(1, 5));
  report("row 3, rail", { [step.name]: points });
});
