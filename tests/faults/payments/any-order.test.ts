/** Row 11: the same webhooks in any order, and each as often as you like, end as they would in order and once. */
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { PATIENCE, SEED, SIZES } from "#tests/faults/tools/sizes.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";
import type { SentWebhook } from "../../../sandbox/bank.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
let bank: PayingWorld["bank"];
let lodging: Lodging;
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world, bank } = paying);
  lodging = await openLodging(world.database, {
    from: PAYING_DAY,
    payment_list: [1, 6, 9],
    rooms: [{ capacity: 100_000 }],
  });
});
afterAll(() => paying.close());

/** What a vendor says of one payment, kept back: a bank's number, then money; a card declined, then charged. */
async function keptWebhooks(vendor: number): Promise<{ order_id: string; webhooks: SentWebhook[] }> {
  bank.delivery = "hold";
  bank.held = [];
  const [booker, guest] = [bookerOf(world, lodging), payingGuest(world, bank, lodging)];
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, vendor);
  await guest.click(trade, vendor === 9 ? "issue" : "fail");
  await guest.click(trade, "pay");
  return { order_id: booked.order_id, webhooks: [...bank.held] };
}

/** All that is left of it, but for names and times. */
async function remains(order_id: string) {
  const [row] = await readRows(
    world.database,
    lodging.hotel_id,
    sql`select "order".state, paid_amount, refund_amount, attempt.state as attempt, attempt.instructions is not null as issued,
        (select count(*) from payment_inbox inbox where inbox.attempt_id = attempt.attempt_id) as webhooks,
        (select count(*) from money_ledger money where money.order_id = "order".order_id) as entries,
        (select array_agg(topic order by topic) from event where subject_id = "order".order_id::text) as topics,
        (select array_agg(kind order by kind) from inventory_ledger rooms where rooms.order_id = "order".order_id) as rooms
      from "order" join payment_attempt attempt using (hotel_id, order_id) where order_id = ${order_id}`,
  );
  return row;
}

test.each([6, 9, 1])("vendor %i", { timeout: PATIENCE }, async (vendor) => {
  const straight = await keptWebhooks(vendor);
  for (const webhook of straight.webhooks) await bank.deliver(webhook);
  const expected = await remains(straight.order_id);
  expect(expected).toMatchObject({ state: "confirmed", attempt: "captured", entries: 1 });
  const orders = fc.shuffledSubarray([0, 1, 0, 1, 0, 1], { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      const { order_id, webhooks } = await keptWebhooks(vendor);
      // Whatever is left out comes at the end: none is lost here, only late.
      for (const nth of [...order, 0, 1]) {
        const answer = webhooks[nth] ? await bank.deliver(webhooks[nth]) : null;
        if (answer) expect(answer.status).toBe(200);
      }
      expect(await remains(order_id)).toEqual(expected);
    }),
    { numRuns: SIZES.shuffles, seed: SEED },
  );
  await expectClean(world, lodging.hotel_id);
});
