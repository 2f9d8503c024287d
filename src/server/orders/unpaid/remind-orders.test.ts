/** Who still owes is reminded in time, once, and only while it can still be paid. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { remindOrders } from "#server/orders/unpaid/remind-orders.ts";
import { openSeparateClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { change } from "#tests/helpers/wire.ts";

const hours = (count: number) => new Date(START.getTime() + count * 3_600_000);
const at = openSeparateClockedWorld();
beforeEach(() => at.separate.asOwner("update order_hold set remind_at = null"));

const remind = () => remindOrders(at.world.database, at.now);

async function owe() {
  const lodging = await openLodging(at.world.database, { from: "2031-03-01" });
  const booker = bookerOf(at.world, lodging);
  return { lodging, booker, booked: await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" })) };
}

test("a day before a remittance's three days are over, and never again", async () => {
  const { lodging, booker } = await owe();
  at.now = new Date(hours(48).getTime() - 1);
  expect(await remind()).toBe(0);
  at.now = hours(48);
  expect(await remind()).toBe(1);
  expect(await booker.events()).toEqual(["order.placed", "order.reminder"]);
  at.now = hours(60);
  expect(await remind()).toBe(0);
  await expectClean(at.world, lodging.hotel_id);
});

test("nobody is reminded who is at the bank; whoever comes back unpaid is reminded then", async () => {
  const { lodging, booker, booked } = await owe();
  const { hotel_id } = lodging;
  at.now = hours(47.9);
  // The guest has gone to pay online instead.
  const attempt_id = randomUUID();
  await change(
    at.world.database,
    hotel_id,
    sql`insert into payment_attempt (hotel_id, attempt_id, order_id, vendor, gateway, merchant, trade_no, scope, amount, currency,
        state, expires_at, next_poll_at, created_at, updated_at)
      values (${hotel_id}, ${attempt_id}, ${booked.order_id}, 1, 'newebpay', 'M', 'T', 'all', 1, 'TWD', 'redirected',
        ${hours(72)}, ${hours(72)}, ${at.now}, ${at.now})`,
  );
  at.now = hours(48);
  expect(await remind()).toBe(0);
  expect(await booker.events()).not.toContain("order.reminder");
  at.now = hours(48.1);
  expect(await remind()).toBe(1);
});

test("several processes at once remind once", async () => {
  const { booker } = await owe();
  at.now = hours(50);
  const reported = await Promise.all([remind(), remind(), remind(), remind()]);
  expect(reported.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await booker.events()).toEqual(["order.placed", "order.reminder"]);
});

test("whoever has paid, cancelled, or let it expire is left alone", async () => {
  const paid = await owe();
  await paid.booker.pay(paid.booked, paid.booked.view.final_amount);
  const cancelled = await owe();
  await cancelled.booker.cancel(cancelled.booked);
  const expired = await owe();
  at.now = hours(72);
  // Its time is over, even where nobody has swept it up yet.
  expect(await remind()).toBe(0);
  await expireOrders(at.world.database, at.now);
  expect(await remind()).toBe(0);
  for (const { booker } of [paid, cancelled, expired]) expect(await booker.events()).not.toContain("order.reminder");
});

test("where the time to pay was put off, it is due once more", async () => {
  const { lodging, booker } = await owe();
  at.now = hours(48);
  await remind();
  await change(
    at.world.database,
    lodging.hotel_id,
    sql`update order_hold set expires_at = ${hours(120)}, remind_at = ${hours(96)} where hotel_id = ${lodging.hotel_id}`,
  );
  at.now = hours(96);
  expect(await remind()).toBe(1);
  expect((await booker.events()).filter((topic) => topic === "order.reminder")).toHaveLength(2);
});

test("of a card's half hour a quarter passes, then whoever is not at the bank is told once how to pay", async () => {
  const begin = async () => {
    const lodging = await openLodging(at.world.database, { from: "2031-03-01" });
    const booker = bookerOf(at.world, lodging);
    return { lodging, booker, booked: await booker.book(lodging.body()) };
  };
  const pays = async ({ lodging, booked }: Awaited<ReturnType<typeof begin>>) =>
    change(
      at.world.database,
      lodging.hotel_id,
      sql`insert into payment_attempt (hotel_id, attempt_id, order_id, vendor, gateway, merchant, trade_no, scope, amount, currency,
          state, expires_at, next_poll_at, created_at, updated_at)
        values (${lodging.hotel_id}, ${randomUUID()}, ${booked.order_id}, 1, 'newebpay', 'M', ${booked.order_doc}, 'all', 1, 'TWD',
          'redirected', ${hours(0.5)}, ${hours(0.5)}, ${at.now}, ${at.now})`,
    );
  at.now = START;
  const [left, soon, late] = [await begin(), await begin(), await begin()];
  await pays(soon);
  at.now = hours(14.9 / 60);
  expect(await remind()).toBe(0);
  // Still at the bank when the quarter is over.
  at.now = hours(13 / 60);
  await pays(late);
  at.now = hours(15 / 60);
  expect(await remind()).toBe(2);
  at.now = hours(22 / 60);
  expect(await remind()).toBe(0);
  at.now = hours(23 / 60);
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  for (const { booker, lodging } of [left, soon, late]) {
    expect(await booker.events()).toEqual(["order.placed", "order.reminder"]);
    const mails = (await mailboxOf(at.world, lodging.hotel_id).fresh()).map(({ kind }) => kind);
    expect(mails).toEqual(["order_received"]);
  }
});
