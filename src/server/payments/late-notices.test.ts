/** Row 10: money that is told of hours, days and months late wins its rooms again, or goes back. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expireOrders } from "#server/orders/expire-orders.ts";
import { askBeforeExpiry } from "#server/payments/ask-before-expiry.ts";
import { pollAttempts } from "#server/payments/poll-attempts.ts";
import { sendRefunds } from "#server/payments/send-refunds.ts";
import { deskOf } from "#tests/guests/guest.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { expectClean, openShop } from "#tests/lodgings/lodging.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
});
afterAll(() => paying.close());
beforeEach(() => {
  paying.startAgain();
  paying.bank.post = "hold";
  paying.bank.held = [];
});

/** A guest pays a bank's number; the bank tells of it so many hours after the order has ended. */
async function tellLate(hours: number, { isTaken = false, ahead = 20 } = {}) {
  const shop = await openShop(world.database, { from: PAYING_DAY, payment_list: [9, 14], rooms: [{ capacity: 1 }] });
  const [desk, guest] = [deskOf(world, shop), payingGuest(world, paying.bank, shop)];
  const booked = await desk.book(shop.body([[0, 0, 1]], { ahead }));
  const trade = await guest.go(booked, 9);
  await guest.press(trade, "issue");
  await guest.press(trade, "pay");
  // Until the end of the third day, and the hour for the news.
  paying.later(4 * 24 * 60);
  // Nobody answers just then: the order ends unasked.
  const deaf = { send: () => Promise.reject(new Error("silent")) };
  paying.later(2);
  const now = paying.now();
  await expireOrders(world.database, now, (due) =>
    askBeforeExpiry({ ...world.house, outside: deaf }, due.hotel_id, due, now),
  );
  expect(await desk.stateOf(booked)).toBe("expired");
  if (isTaken) await desk.book(shop.body([[0, 0, 1]], { ahead, pay_way: "cash" }));
  paying.later(hours * 60);
  for (const notice of paying.bank.held) await paying.bank.deliver(notice);
  return { shop, desk, booked, trade };
}

test.each([1, 3 * 24])("%i hours late, and the rooms are free: it has them again", async (hours) => {
  const { shop, desk, booked } = await tellLate(hours);
  expect(await desk.look(booked)).toMatchObject({ display_status: "confirmed", payment_status: 2, refunds: [] });
  await expectClean(world, shop.hotel_id);
});

test("an hour late, and somebody else has the rooms: it goes back", async () => {
  const { shop, desk, booked, trade } = await tellLate(1, { isTaken: true });
  expect(await desk.stateOf(booked)).toBe("paid_unallocated");
  expect(await desk.look(booked)).toMatchObject({ refunds: [{ amount: trade.amount, state: "requested" }] });
  expect(await desk.messages()).toContain("order.staff_refund");
  await expectClean(world, shop.hotel_id);
});

test("sixty days late, the stay is long over: it goes back", async () => {
  const { shop, desk, booked, trade } = await tellLate(60 * 24);
  expect(await desk.stateOf(booked)).toBe("paid_unallocated");
  await sendRefunds(world.house, paying.now);
  expect(await desk.look(booked)).toMatchObject({ refunds: [{ amount: trade.amount, state: "requested" }] });
  await expectClean(world, shop.hotel_id);
});

test("what was paid in the last minute is asked for before the rooms go", async () => {
  const shop = await openShop(world.database, { from: PAYING_DAY, payment_list: [6] });
  const [desk, guest] = [deskOf(world, shop), payingGuest(world, paying.bank, shop)];
  paying.bank.post = "drop";
  const booked = await desk.book(shop.body());
  const trade = await guest.go(booked, 6);
  for (const minutes of [10, 10, 9]) {
    paying.later(minutes);
    await pollAttempts(world.house, paying.now);
  }
  await guest.press(trade, "pay");
  paying.later(1);
  const now = paying.now();
  await expireOrders(world.database, now, (due) => askBeforeExpiry(world.house, due.hotel_id, due, now));
  expect(await desk.stateOf(booked)).toBe("confirmed");
  expect(paying.bank.scolded).toEqual([]);
  await expectClean(world, shop.hotel_id);
});
