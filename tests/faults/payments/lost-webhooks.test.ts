/** Row 14: every webhook is lost. What was paid is found by querying, never more often than the vendor allows. */
import { expect, test } from "vitest";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { askBeforeExpiry } from "#server/payments/attempts/ask-before-expiry.ts";
import { pollAttempts } from "#server/payments/attempts/poll-attempts.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { crowd } from "#tests/faults/stock/crowd.ts";
import { PATIENCE, report, SEED, seededRandom, SIZES } from "#tests/faults/tools/sizes.ts";
import { openPayingWorld, PAYING_DAY } from "#tests/setup/paying-world.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";

const VENDORS = [1, 2, 3, 4, 6, 7];

/** Guests pay within their half hour, each at his own minute, and go; every minute the clock does its work. */
async function payWithoutWebhooks(payments: number) {
  const paying = await openPayingWorld({ poolSize: 12 });
  const { world, bank } = paying;
  bank.delivery = "drop";
  const lodging = await openLodging(world.database, {
    from: PAYING_DAY,
    payment_list: VENDORS,
    rooms: [{ capacity: 2 * payments }],
  });
  const [booker, guest] = [bookerOf(world, lodging), payingGuest(world, bank, lodging)];
  const random = seededRandom(SEED);
  const orders = [];
  for (let nth = 0; nth < payments; nth += 1) {
    const booked = await booker.book(lodging.body());
    const trade = await guest.go(booked, VENDORS[nth % VENDORS.length]!);
    // LINE Pay lets a request go after twenty minutes.
    const most = trade.gateway === "line_pay" ? 18 : 28;
    orders.push({ booked, trade, minute: 1 + Math.floor(random() * most) });
  }
  for (let minute = 1; minute <= 30; minute += 1) {
    paying.later(1);
    const now = paying.now();
    const due = orders.filter((each) => each.minute === minute);
    const actions = due.map(({ trade }) => {
      return () => guest.click(trade, "pay", { comesBack: false });
    });
    await crowd(actions);
    await pollAttempts(world.dependencies, () => now);
    await expireOrders(world.database, now, (due) => askBeforeExpiry(world.dependencies, due.hotel_id, due, now));
  }
  const states = await Promise.all(orders.map(({ booked }) => booker.stateOf(booked)));
  const settled = states.filter((state) => state === "confirmed").length;
  await expectClean(world, lodging.hotel_id);
  await paying.close();
  // LINE Pay sends none at all.
  const expectedWebhooks = orders.filter(({ trade }) => trade.gateway !== "line_pay").length;
  return { settled, tooFrequent: bank.tooFrequent, made: bank.made.length, expectedWebhooks };
}

test("many payments, not one webhook: all settle", { timeout: PATIENCE }, async () => {
  const { settled, tooFrequent, made, expectedWebhooks } = await payWithoutWebhooks(SIZES.lostWebhooks);
  expect(made, "webhooks that the vendors sent").toBe(expectedWebhooks);
  expect(settled).toBe(SIZES.lostWebhooks);
  expect(tooFrequent).toEqual([]);
  report("row 14", { payments: SIZES.lostWebhooks, settled });
});
