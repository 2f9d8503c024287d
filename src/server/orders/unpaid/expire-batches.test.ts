/** Orders that end in batches: what keeps one of them from ending keeps no other, and a worker that must stop stops between two. */
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { connect } from "#server/database/connect.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { lockOrder } from "#server/orders/order-store.ts";
import { openSeparateClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { listBooked } from "#tests/faults/tools/order-books.ts";
import { expectClean, openLodging, readStock, type Lodging } from "#tests/lodgings/lodging.ts";
import { change } from "#tests/helpers/wire.ts";

const at = openSeparateClockedWorld();
const DUE = new Date(START.getTime() + 30 * 60_000);

/** A lodging with some unpaid orders on the same nights; from now on all are due. */
async function openDue(count: number): Promise<{ lodging: Lodging; ids: string[] }> {
  const lodging = await openLodging(at.world.database, { from: "2031-03-01", rooms: [{ capacity: 2 * count }] });
  const api = at.world.apiOf(lodging.domain);
  at.now = START;
  for (let nth = 0; nth < count; nth += 1) await api(placeOrder, { body: lodging.body() });
  at.now = DUE;
  const booked = await listBooked(at.world.database, lodging.hotel_id);
  return { lodging, ids: booked.map(({ order_id }) => order_id).toSorted() };
}

const statesOf = async ({ hotel_id }: Lodging) =>
  Object.fromEntries((await listBooked(at.world.database, hotel_id)).map(({ order_id, state }) => [order_id, state]));

const heldOf = async (lodging: Lodging) =>
  (await readStock(at.world.database, lodging.hotel_id, lodging.classes[0]!.room_class_id, lodging.day(10))).held;

test("one that can't end in the middle of a batch is reported, and the others end", async () => {
  const { lodging, ids } = await openDue(7);
  const poisoned = ids[3]!;
  // As if its rooms had been given back before: the ledger takes no second entry.
  await at.separate.asOwner(
    "insert into inventory_ledger (hotel_id, order_id, generation, kind, at) values ($1, $2, 1, 'release', now())",
    [lodging.hotel_id, poisoned],
  );
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await expireOrders(at.world.database, DUE)).toBe(6);
  expect(reported.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining(`order ${poisoned}`)]);
  reported.mockRestore();
  const states = await statesOf(lodging);
  expect(ids.filter((id) => states[id] === "held")).toEqual([poisoned]);
  expect(await heldOf(lodging)).toBe(1);
  await at.separate.asOwner("delete from inventory_ledger where order_id = $1 and kind = 'release'", [poisoned]);
  expect(await expireOrders(at.world.database, DUE)).toBe(1);
  expect(await heldOf(lodging)).toBe(0);
  await expectClean(at.world, lodging.hotel_id);
});

test("an order that somebody else is changing keeps the rest of its batch from nothing, and is waited for", async () => {
  const { lodging, ids } = await openDue(5);
  const taken = ids[2]!;
  const other = connect(at.separate.url, 1);
  const [hasLock, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = other.forHotel(lodging.hotel_id, async (query) => {
    await lockOrder(query, lodging.hotel_id, taken);
    hasLock.resolve();
    await letGo.promise;
  });
  await hasLock.promise;
  const sweeping = expireOrders(at.world.database, DUE);
  await expect
    .poll(async () => Object.values(await statesOf(lodging)).filter((state) => state === "expired"))
    .toHaveLength(4);
  letGo.resolve();
  await changing;
  expect(await sweeping).toBe(5);
  await other.close();
  await expectClean(at.world, lodging.hotel_id);
});

test("a vendor that does not answer keeps only those waiting who are paying there", async () => {
  const { lodging, ids } = await openDue(4);
  const [paying, ...free] = ids;
  await change(
    at.world.database,
    lodging.hotel_id,
    sql`insert into payment_attempt (hotel_id, attempt_id, order_id, vendor, gateway, merchant, trade_no, scope, amount,
        currency, state, expires_at, next_poll_at, created_at, updated_at)
      select hotel_id, gen_random_uuid(), order_id, 8, 'line_pay', 'm', 't', 'all', pay_amount, 'TWD', 'redirected', ${DUE},
        ${DUE}, created_at, created_at from "order" where hotel_id = ${lodging.hotel_id} and order_id = ${paying!}`,
  );
  let answer = (_mayEnd: boolean) => {};
  const requested: string[] = [];
  const mayEnd = ({ order_id }: { order_id: string }) => {
    requested.push(order_id);
    return new Promise<boolean>((done) => (answer = done));
  };
  const refused = expireOrders(at.world.database, DUE, mayEnd);
  await expect.poll(() => requested).toEqual([paying]);
  const states = await statesOf(lodging);
  expect(free.map((id) => states[id])).toEqual(["expired", "expired", "expired"]);
  expect(states[paying!]).toBe("held");
  answer(false);
  expect(await refused).toBe(3);
  expect((await statesOf(lodging))[paying!]).toBe("held");
  const allowed = expireOrders(at.world.database, DUE, mayEnd);
  await expect.poll(() => requested).toEqual([paying, paying]);
  answer(true);
  expect(await allowed).toBe(1);
  await expectClean(at.world, lodging.hotel_id);
});

test("a worker that must stop ends the batch it has begun and no other", async () => {
  const { lodging } = await openDue(120);
  const stopping = new AbortController();
  // Stopped as soon as the first batch has moved its rooms.
  const worker = connect(at.separate.url, 2, (text) => {
    if (text.includes("update room_night")) stopping.abort();
    return text;
  });
  const ended = await expireOrders(worker, DUE, undefined, stopping.signal);
  await worker.close();
  expect(ended).toBeGreaterThan(0);
  expect(ended).toBeLessThan(120);
  expect(await heldOf(lodging)).toBe(120 - ended);
  expect(await expireOrders(at.world.database, DUE, undefined, AbortSignal.abort())).toBe(0);
  expect(await expireOrders(at.world.database, DUE)).toBe(120 - ended);
  await expectClean(at.world, lodging.hotel_id);
});
