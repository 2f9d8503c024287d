/** Money goes back by the way it came, once, however often the answer is lost; where there is no way, staff get a task. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { finishStaffTask, getStaffTask } from "#contract/staff-tasks.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";
import { taskToken } from "#server/payments/task-token.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { muffled } from "#tests/faults/tools/planted.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
});
afterAll(() => paying.close());
beforeEach(() => paying.startAgain());

const later = (minutes: number) => paying.later(minutes);
const now = () => paying.now();
const sendAll = () => sendRefunds(world.dependencies, now);

async function open() {
  const lodging = await openLodging(world.database, { from: PAYING_DAY, payment_list: [1, 2, 3, 4, 6, 7, 8, 9, 14] });
  const booker = bookerOf(world, lodging);
  const guest = payingGuest(world, paying.bank, lodging);
  const transfers = ({ order_id }: Pick<Booked, "order_id">) =>
    readRows<{ amount: number; state: string; vendor: number; transfer_no: number; reason: string }>(
      world.database,
      lodging.hotel_id,
      sql`select amount, state, vendor, transfer_no, reason from refund_transfer where order_id = ${order_id} order by reason, transfer_no`,
    );
  return { lodging, booker, guest, transfers };
}

test.each([1, 2, 3, 4, 6, 7])("vendor %i: what is cancelled free of charge comes back in full", async (vendor) => {
  const { lodging, booker, guest, transfers } = await open();
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, vendor);
  await guest.click(trade, "pay");
  // ECPay captures in the evening; a day later there is something to give back.
  later(24 * 60);
  await booker.cancel(booked);
  expect((await booker.look(booked)).refunds).toEqual([{ amount: trade.amount, state: "requested", is_rail: false }]);
  await sendAll();
  expect(await transfers(booked)).toMatchObject([{ amount: trade.amount, state: "done", vendor }]);
  expect(trade.refunded).toBe(trade.amount);
  expect((await booker.look(booked)).refunds).toEqual([{ amount: trade.amount, state: "done", is_rail: false }]);
  expect(await booker.events()).toContain("order.refunded");
  await sendAll();
  expect(trade.refunded).toBe(trade.amount);
  await expectClean(world, lodging.hotel_id);
});

test("a fee is kept, and what goes back goes to the card that paid last", async () => {
  const { lodging, booker, guest, transfers } = await open();
  const booked = await booker.book(lodging.body([[0, 0, 1]], { ahead: 8, pay_option: "part" }));
  const first = await guest.go(booked, 6);
  await guest.click(first, "pay");
  later(1);
  const second = await guest.go(booked, 1);
  await guest.click(second, "pay");
  // Within seven days of arrival half of it is the fee.
  later(3 * 24 * 60);
  const { cancellation_fee, cancellation_refund } = await booker.look(booked);
  expect(cancellation_fee).toBeGreaterThan(0);
  await booker.cancel(booked);
  await sendAll();
  expect(await transfers(booked)).toMatchObject([{ amount: cancellation_refund, state: "done", vendor: 1 }]);
  expect([first.refunded, second.refunded]).toEqual([0, cancellation_refund]);
  await expectClean(world, lodging.hotel_id);
});

test("twenty processes at once send it once", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 1);
  await guest.click(trade, "pay");
  later(24 * 60);
  await booker.cancel(booked);
  await Promise.all(Array.from({ length: 20 }, sendAll));
  expect(trade.refunded).toBe(trade.amount);
  await expectClean(world, lodging.hotel_id);
});

test("after a lost answer, the refund is looked up before it is requested again", async () => {
  const { lodging, booker, guest, transfers } = await open();
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 6);
  await guest.click(trade, "pay");
  later(24 * 60);
  await booker.cancel(booked);
  const { outside } = world.dependencies;
  // The vendor does it, and its answer never arrives.
  const deaf: typeof outside = {
    send: async (url, init) => {
      const answer = await outside.send(url, init);
      return url.includes("DoAction") && (init.body ?? "").includes("Action=R") ? { status: 502, text: "" } : answer;
    },
  };
  await sendRefunds({ ...world.dependencies, outside: deaf }, now);
  expect(trade.refunded).toBe(trade.amount);
  expect(await transfers(booked)).toMatchObject([{ state: "unknown" }]);
  later(60);
  await sendAll();
  expect(await transfers(booked)).toMatchObject([{ state: "done" }]);
  expect(trade.refunded).toBe(trade.amount);
  await expectClean(world, lodging.hotel_id);
});

test("after a process dies with its request sent, the next one looks the refund up first", async () => {
  const { lodging, booker, guest, transfers } = await open();
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 1);
  await guest.click(trade, "pay");
  later(24 * 60);
  await booker.cancel(booked);
  const { outside } = world.dependencies;
  const dying: typeof outside = {
    send: async (url, init) => {
      const answer = await outside.send(url, init);
      if (url.includes("/CreditCard/")) throw new Error("the process ended here");
      return answer;
    },
  };
  await muffled(() => sendRefunds({ ...world.dependencies, outside: dying }, now));
  expect(trade.refunded).toBe(trade.amount);
  later(5);
  await sendAll();
  expect(await transfers(booked)).toMatchObject([{ state: "done" }]);
  expect(trade.refunded).toBe(trade.amount);
  await expectClean(world, lodging.hotel_id);
});

test("whoever is overtaken while the vendor is slow does not undo what the next one found", async () => {
  const { lodging, booker, guest, transfers } = await open();
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 4);
  await guest.click(trade, "pay");
  await booker.cancel(booked);
  const { outside } = world.dependencies;
  // The vendor does it; its answer takes so long that another round has begun and ended meanwhile.
  const slow: typeof outside = {
    send: async (url, init) => {
      const answer = await outside.send(url, init);
      if (!url.endsWith("/refund")) return answer;
      later(5);
      await sendAll();
      return { status: 500, text: "" };
    },
  };
  await sendRefunds({ ...world.dependencies, outside: slow }, now);
  expect(await transfers(booked)).toMatchObject([{ state: "done" }]);
  expect(trade.refunded).toBe(trade.amount);
  later(60);
  await sendAll();
  expect(trade.refunded).toBe(trade.amount);
  await expectClean(world, lodging.hotel_id);
});

test("what was paid to a bank's number is sent back by staff, with proof", async () => {
  const { lodging, booker, guest, transfers } = await open();
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 9);
  await guest.click(trade, "issue");
  await guest.click(trade, "pay");
  await booker.cancel(booked);
  await sendAll();
  const [transfer] = await transfers(booked);
  expect(transfer).toMatchObject({ state: "staff", amount: trade.amount, vendor: 9 });
  expect(await booker.events()).toContain("order.staff_refund");
  const { hotel_id, domain } = lodging;
  const key = { order_id: booked.order_id, reason: transfer!.reason, transfer_no: transfer!.transfer_no };
  const token = taskToken(world.dependencies.secrets, hotel_id, { kind: "refund", ...key }, now());
  const api = world.apiOf(domain);
  expect(await api(getStaffTask, { query: { domain, token } })).toMatchObject({
    kind: "refund",
    amount: trade.amount,
    is_done: false,
  });
  for (const wrong of [
    { amount: trade.amount - 1, proof: "TT1" },
    { amount: trade.amount, proof: "half a character: \ud800" },
  ]) {
    const answer = api(finishStaffTask, { body: { domain, token, ...wrong } });
    await expect(answer).rejects.toMatchObject({ code: "INVALID_INPUT" });
  }
  for (const is_done of [true, true]) {
    const done = await api(finishStaffTask, { body: { domain, token, amount: trade.amount, proof: "TT1" } });
    expect(done).toMatchObject({ is_done, display_status: "cancelled" });
  }
  expect((await booker.look(booked)).refunds).toEqual([{ amount: trade.amount, state: "done", is_rail: false }]);
  await expectClean(world, lodging.hotel_id);
});

test("money that comes when the rooms are gone goes back by itself, and the order is over", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body([[0, 0, 3]]));
  const trade = await guest.go(booked, 1);
  later(31);
  await expireOrders(world.database, now());
  await booker.book(lodging.body([[0, 0, 3]], { pay_way: "cash" }));
  await guest.click(trade, "pay");
  expect(await booker.stateOf(booked)).toBe("paid_unallocated");
  later(24 * 60);
  await sendAll();
  expect(await booker.stateOf(booked)).toBe("refunded");
  expect(trade.refunded).toBe(trade.amount);
  await expectClean(world, lodging.hotel_id);
});

test("a link of one lodging opens no task of another", async () => {
  const { booker, lodging } = await open();
  const booked = await booker.book(lodging.body());
  const other = await openLodging(world.database);
  const token = taskToken(
    world.dependencies.secrets,
    lodging.hotel_id,
    { kind: "remittance", order_id: booked.order_id },
    now(),
  );
  const request = world.apiOf(other.domain)(getStaffTask, { query: { domain: other.domain, token } });
  await expect(request).rejects.toMatchObject({ code: "NOT_FOUND" });
});
