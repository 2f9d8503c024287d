/** Processes that die with deliveries in hand, and several at the same work: each e-mail is written once (row 42). */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Query } from "#server/database/connect.ts";
import { DELIVERIES, deliverEvents } from "#server/events/deliver-events.ts";
import type { StoredEvent } from "#server/events/delivering.ts";
import { answerEvent } from "#server/mail/answer-event.ts";
import { lease, settle } from "#server/retries/queue.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { openDeliveries } from "#tests/mail/deliveries.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, readRows } from "#tests/helpers/wire.ts";

const { at, minutes, open, deliveriesOf, inHotel } = openDeliveries();
/** A second process on the same database, delivering at the same time. */
let other: World;
beforeAll(async () => {
  other = await openWorld({ url: at.separate.url, clock: () => at.now });
});
afterAll(() => other.close());

describe("whoever dies", () => {
  test("with a delivery in hand gives it back when its lease is over", async () => {
    const lodging = await open({ info: {} });
    const { hotel_id } = lodging;
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    const [row] = await deliveriesOf(lodging);
    const due = { hotel_id, event_id: row!.event_id, subscriber: "mail" };
    const held = await inHotel(lodging, (query) => lease(query, DELIVERIES, due, { now: at.now, from: at.now }));
    const mailbox = mailboxOf(at.world, hotel_id);
    at.now = minutes(0.499);
    expect(await mailbox.fresh()).toEqual([]);
    at.now = minutes(0.5);
    expect(await mailbox.fresh()).toHaveLength(1);
    // Back from the dead, the first has nothing more to say.
    const hotel = (await at.world.dependencies.directory.byId(hotel_id))!;
    const [event] = await readRows<StoredEvent>(
      at.world.database,
      hotel_id,
      sql`select * from event where hotel_id = ${hotel_id}`,
    );
    const done = (query: Query) =>
      settle(query, DELIVERIES, hotel_id, held!, { state: "done", next_at: null, failures: 0, last_error: "" });
    expect(await answerEvent(at.world.dependencies, { hotel, event: event!, now: at.now, done })).toBe(false);
    expect(await mailbox.mails()).toHaveLength(1);
  });

  test("between writing and the end has written nothing", async () => {
    const lodging = await open();
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
    let isWritten = false;
    let dies = false;
    const dying = await openWorld({
      url: at.separate.url,
      clock: () => at.now,
      probe: (text) => {
        if (text.includes("update delivery set state")) isWritten = true;
        if (text === "commit" && isWritten) dies = true;
        if (dies) throw new Error("the process has ended");
        return text;
      },
    });
    await deliverEvents(dying.dependencies, at.now).catch(() => undefined);
    expect(dies).toBe(true);
    const mailbox = mailboxOf(at.world, lodging.hotel_id);
    expect(await mailbox.mails()).toEqual([]);
    expect(await deliveriesOf(lodging)).toMatchObject([{ state: "waiting", attempts: 0, leases: 1 }]);
    at.now = minutes(5);
    expect((await mailbox.fresh()).map(({ kind }) => kind)).toEqual(["confirmed", "staff_new_order"]);
    await dying.close();
  });
});

describe("two at the same work", () => {
  test("what one has taken nobody else can take, and what was taken over the first can't finish", async () => {
    const lodging = await open();
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    const { hotel_id } = lodging;
    const [row] = await deliveriesOf(lodging);
    const due = { hotel_id, event_id: row!.event_id, subscriber: "mail" };
    const take = (minute: number) =>
      inHotel(lodging, (query) => lease(query, DELIVERIES, due, { now: minutes(minute), from: minutes(minute) }));
    const first = await take(0);
    expect(await take(0)).toBeNull();
    expect(await take(0.49)).toBeNull();
    const second = await take(0.5);
    expect([first!.leases, second!.leases]).toEqual([1, 2]);
    const finish = (held: typeof first) =>
      inHotel(lodging, (query) =>
        settle(query, DELIVERIES, hotel_id, held!, { state: "done", next_at: null, failures: 0, last_error: "" }),
      );
    expect(await finish(first)).toBe(false);
    expect(await finish(second)).toBe(true);
    expect(await finish(second)).toBe(false);
    expect(await take(20)).toBeNull();
  });

  test("write each e-mail once, whoever is faster", async () => {
    const lodging = await open();
    const booker = bookerOf(at.world, lodging);
    const orders = [];
    for (let count = 0; count < 15; count += 1) orders.push(await booker.book(lodging.body()));
    for (const order of orders) await booker.pay(order, order.view.final_amount);
    const done = await Promise.all(
      [at.world, other, at.world, other].map((each) => deliverEvents(each.dependencies, at.now)),
    );
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(30);
    const mails = await mailboxOf(at.world, lodging.hotel_id).mails();
    for (const { order_id } of orders) {
      const kinds = mails.filter((mail) => mail.order_id === order_id).map(({ kind }) => kind);
      expect(kinds).toEqual(["confirmed", "staff_new_order"]);
    }
    expect((await deliveriesOf(lodging)).every(({ state }) => state === "done")).toBe(true);
  });

  test("an event that comes back is the same e-mail", async () => {
    const lodging = await open();
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    const mailbox = mailboxOf(at.world, lodging.hotel_id);
    const first = await mailbox.fresh();
    expect(first).toHaveLength(2);
    await change(
      at.world.database,
      lodging.hotel_id,
      sql`update delivery set state = 'waiting', next_at = ${at.now} where hotel_id = ${lodging.hotel_id}`,
    );
    expect(await mailbox.fresh()).toEqual([]);
    expect(await mailbox.mails()).toEqual(first);
  });
});
