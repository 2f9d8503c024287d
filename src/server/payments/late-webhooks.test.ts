/** Row 10: a payment that is reported hours, days or months late gets its rooms again, or is refunded. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { askBeforeExpiry } from "#server/payments/attempts/ask-before-expiry.ts";
import { pollAttempts } from "#server/payments/attempts/poll-attempts.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
});
afterAll(() => paying.close());
beforeEach(() => {
  paying.startAgain();
  paying.bank.delivery = "hold";
  paying.bank.held = [];
});

/** A guest pays a bank's number; the bank tells of it so many hours after the order has ended. */
async function tellLate(hours: number, { isTaken = false, ahead = 20 } = {}) {
  const lodging = await openLodging(world.database, {
    from: PAYING_DAY,
    payment_list: [9, 14],
    rooms: [{ capacity: 1 }],
  });
  const [booker, guest] = [bookerOf(world, lodging), payingGuest(world, paying.bank, lodging)];
  const booked = await booker.book(lodging.body([[0, 0, 1]], { ahead }));
  const trade = await guest.go(booked, 9);
  await guest.click(trade, "issue");
  await guest.click(trade, "pay");
  // Until the end of the third day, and the hour for the news.
  paying.later(4 * 24 * 60);
  // Nobody answers just then: the order ends unasked.
  const deaf = { send: () => Promise.reject(new Error("silent")) };
  paying.later(2);
  const now = paying.now();
  await expireOrders(world.database, now, (due) =>
    askBeforeExpiry({ ...world.dependencies, outside: deaf }, due.hotel_id, due, now),
  );
  expect(await booker.stateOf(booked)).toBe("expired");
  if (isTaken) await booker.book(lodging.body([[0, 0, 1]], { ahead, pay_way: "cash" }));
  paying.later(hours * 60);
  for (const webhook of paying.bank.held) await paying.bank.deliver(webhook);
  return { lodging, booker, booked, trade };
}

test.each([1, 3 * 24])("%i hours late, and the rooms are free: it has them again", async (hours) => {
  const { lodging, booker, booked } = await tellLate(hours);
  expect(await booker.look(booked)).toMatchObject({ display_status: "confirmed", payment_status: 2, refunds: [] });
  await expectClean(world, lodging.hotel_id);
});

test("an hour late, and somebody else has the rooms: it goes back", async () => {
  const { lodging, booker, booked, trade } = await tellLate(1, { isTaken: true });
  expect(await booker.stateOf(booked)).toBe("paid_unallocated");
  expect(await booker.look(booked)).toMatchObject({ refunds: [{ amount: trade.amount, state: "requested" }] });
  expect(await booker.events()).toContain("order.staff_refund");
  await expectClean(world, lodging.hotel_id);
});

test("sixty days late, the stay is long over: it goes back", async () => {
  const { lodging, booker, booked, trade } = await tellLate(60 * 24);
  expect(await booker.stateOf(booked)).toBe("paid_unallocated");
  await sendRefunds(world.dependencies, paying.now);
  expect(await booker.look(booked)).toMatchObject({ refunds: [{ amount: trade.amount, state: "requested" }] });
  await expectClean(world, lodging.hotel_id);
});

test("a payment of the last minute is found by a query before the rooms are given up", async () => {
  const lodging = await openLodging(world.database, { from: PAYING_DAY, payment_list: [6] });
  const [booker, guest] = [bookerOf(world, lodging), payingGuest(world, paying.bank, lodging)];
  paying.bank.delivery = "drop";
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 6);
  for (const minutes of [10, 10, 9]) {
    paying.later(minutes);
    await pollAttempts(world.dependencies, paying.now);
  }
  await guest.click(trade, "pay");
  paying.later(1);
  const now = paying.now();
  await expireOrders(world.database, now, (due) => askBeforeExpiry(world.dependencies, due.hotel_id, due, now));
  expect(await booker.stateOf(booked)).toBe("confirmed");
  expect(paying.bank.tooFrequent).toEqual([]);
  await expectClean(world, lodging.hotel_id);
});
