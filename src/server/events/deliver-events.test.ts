/** Every subscriber handles every event once and in order; a delivery that fails does not delay the others (row 42). */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { openDeliveries } from "#tests/mail/deliveries.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { openWorld } from "#tests/setup/world.ts";
import { change, readRows } from "#tests/helpers/wire.ts";

const { at, errors, minutes, open, deliveriesOf, record, failFor } = openDeliveries();

describe("a delivery that fails", () => {
  test("is tried again later and later, given up with an alert, and never holds up the others", async () => {
    const lodging = await open({ info: {} });
    const booker = bookerOf(at.world, lodging);
    const bad = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    await failFor(lodging, bad.order_id);
    for (let count = 0; count < 12; count += 1) await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    const mailbox = mailboxOf(at.world, lodging.hotel_id);
    expect(await mailbox.fresh()).toHaveLength(12);
    const waits = [1, 5, 25, 125, 625, 720, 720];
    let waited = 0;
    for (const [nth, wait] of waits.entries()) {
      const row = (await deliveriesOf(lodging)).find(({ state }) => state !== "done");
      expect(row).toMatchObject({ state: "waiting", attempts: nth + 1, leases: nth + 1 });
      expect(row!.last_error).toMatch(/^\w*Error/);
      expect(new Date(row!.next_at!)).toEqual(minutes(waited + wait));
      expect(errors.mock.calls.flat().join("\n")).not.toContain("ALERT");
      // Not a moment before.
      at.now = new Date(minutes(waited + wait).getTime() - 1);
      expect(await deliverEvents(at.world.dependencies, at.now)).toBe(0);
      waited += wait;
      at.now = minutes(waited);
      expect(await deliverEvents(at.world.dependencies, at.now)).toBe(0);
    }
    const row = (await deliveriesOf(lodging)).find(({ state }) => state !== "done");
    expect(row).toMatchObject({ state: "dead", attempts: 8, next_at: null });
    expect(errors.mock.calls.flat().join("\n")).toMatch(/ALERT event .* for mail .* is given up/);
    at.now = minutes(waited + 100_000);
    await deliverEvents(at.world.dependencies, at.now);
    expect((await deliveriesOf(lodging)).find(({ state }) => state === "dead")!.attempts).toBe(8);
    expect(await mailbox.mails()).toHaveLength(12);
  });

  test("the log names no guest", async () => {
    const lodging = await open({ info: {} });
    const booker = bookerOf(at.world, lodging);
    const bad = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    // The mail's own insert fails: its values are in the driver's error.
    const broken = await openWorld({
      url: at.separate.url,
      clock: () => at.now,
      probe: (text) => text,
    });
    await at.separate.asOwner(`alter table mail add constraint no_mail check (hotel_id <> ${lodging.hotel_id})`);
    await deliverEvents(broken.dependencies, at.now);
    await at.separate.asOwner(`alter table mail drop constraint no_mail`);
    await broken.close();
    const logged = errors.mock.calls.flat().join("\n");
    expect(logged).toContain("no_mail");
    expect(logged).not.toContain(bad.body.booker_email);
    at.now = minutes(1);
    expect(await mailboxOf(at.world, lodging.hotel_id).fresh()).toHaveLength(1);
  });

  test("of a topic nobody knows is given up at once", async () => {
    const lodging = await open({ info: {} });
    const booked = await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    await at.separate.asOwner("update event set topic = 'order.eaten' where hotel_id = $1", [lodging.hotel_id]);
    await record(lodging, booked, "order.reminder");
    await deliverEvents(at.world.dependencies, at.now);
    expect(await deliveriesOf(lodging)).toEqual([
      expect.objectContaining({ topic: "order.eaten", state: "dead", attempts: 1 }),
      expect.objectContaining({ topic: "order.reminder", state: "done" }),
    ]);
    expect(errors.mock.calls.flat().join("\n")).toContain("ALERT");
  });
});

describe("an order's events", () => {
  test("come one after the other: one that fails delays those after it, and no other order's", async () => {
    const lodging = await open({ info: {} });
    const booker = bookerOf(at.world, lodging);
    const [bad, good] = [
      await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" })),
      await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" })),
    ];
    await failFor(lodging, bad.order_id);
    for (const order of [bad, good]) await record(lodging, order, "order.reminder");
    const mailbox = mailboxOf(at.world, lodging.hotel_id);
    expect((await mailbox.fresh()).map(({ kind, order_id }) => [kind, order_id])).toEqual([
      ["order_received", good.order_id],
      ["reminder", good.order_id],
    ]);
    const held = (await deliveriesOf(lodging)).filter(({ state }) => state === "waiting");
    expect(held).toMatchObject([
      { topic: "order.placed", attempts: 1 },
      { topic: "order.reminder", attempts: 0, leases: 0 },
    ]);
    await change(
      at.world.database,
      lodging.hotel_id,
      sql`update "order" set lang = 'en-US' where hotel_id = ${lodging.hotel_id} and order_id = ${bad.order_id}`,
    );
    at.now = minutes(1);
    expect((await mailbox.fresh()).map(({ kind, order_id }) => [kind, order_id])).toEqual([
      ["order_received", bad.order_id],
      ["reminder", bad.order_id],
    ]);
  });

  test("of the same moment keep the order in which they were recorded", async () => {
    const lodging = await open({ info: {} });
    const booked = await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    const which = Array.from({ length: 50 }, (_, nth) => String(nth).padStart(2, "0"));
    for (const each of which) await record(lodging, booked, "order.reminder", each);
    const recorded = await readRows<{ which: string }>(
      at.world.database,
      lodging.hotel_id,
      sql`select which from event where hotel_id = ${lodging.hotel_id} and topic = 'order.reminder' order by event_id`,
    );
    expect(recorded.map((row) => row.which)).toEqual(which);
  });

  test("for a subscriber that this build does not know are left alone", async () => {
    const lodging = await open({ info: {} });
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    await change(
      at.world.database,
      lodging.hotel_id,
      sql`insert into delivery (hotel_id, event_id, subscriber, subject_id, next_at)
        select hotel_id, event_id, 'a_newer_one', subject_id, next_at from delivery where hotel_id = ${lodging.hotel_id}`,
    );
    expect(await mailboxOf(at.world, lodging.hotel_id).fresh()).toHaveLength(1);
    const left = (await deliveriesOf(lodging)).find(({ subscriber }) => subscriber === "a_newer_one");
    expect(left).toMatchObject({ state: "waiting", leases: 0 });
  });
});
