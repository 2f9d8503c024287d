/** What is owed is told: at least once, seen once, and nothing holds up the rest (row 42). */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { answerMessage } from "#server/mail/answer-message.ts";
import { leaseMessages, settleMessage } from "#server/mail/outbox-store.ts";
import { sendOutbox } from "#server/mail/send-outbox.ts";
import { openSeparateClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { change, readRows } from "#tests/helpers/wire.ts";

const minutes = (count: number) => new Date(START.getTime() + count * 60_000);
const at = openSeparateClockedWorld();
/** Another process at the same work. */
let other: World;
const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(async () => {
  other = await openWorld({ url: at.separate.url, clock: () => at.now });
});
beforeEach(() => void complaints.mockClear());
afterAll(async () => {
  complaints.mockRestore();
  await other.close();
});

const open = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, {
    from: "2031-03-01",
    rooms: [{ capacity: 50 }],
    info: { email: "desk@inn.example" },
    ...hotel,
  });

const outboxOf = ({ hotel_id }: Lodging) =>
  readRows<{ outbox_id: string; topic: string; state: string; attempts: number; next_at: string | null }>(
    at.world.database,
    hotel_id,
    sql`select outbox_id, topic, state, attempts, next_at from outbox where hotel_id = ${hotel_id} order by created_at, topic`,
  );

const poison = ({ hotel_id }: Lodging, order_id: string) =>
  change(
    at.world.database,
    hotel_id,
    sql`update "order" set lang = 'tlh' where hotel_id = ${hotel_id} and order_id = ${order_id}`,
  );

describe("a message that can't be written", () => {
  test("is tried again later and later, given up with an alert, and never holds up the others", async () => {
    const lodging = await open();
    const booker = bookerOf(at.world, lodging);
    const bad = await booker.book(lodging.body());
    await poison(lodging, bad.order_id);
    for (let count = 0; count < 12; count += 1) await booker.book(lodging.body());
    const post = mailboxOf(at.world, lodging.hotel_id);
    expect(await post.fresh()).toHaveLength(12);
    const waits = [1, 5, 25, 125, 625, 720, 720];
    let waited = 0;
    for (const [nth, wait] of waits.entries()) {
      const row = (await outboxOf(lodging)).find(({ state }) => state !== "done");
      expect(row).toMatchObject({ state: "waiting", attempts: nth + 1 });
      expect(new Date(row!.next_at!)).toEqual(minutes(waited + wait));
      expect(complaints.mock.calls.flat().join("\n")).not.toContain("ALERT");
      // Not a moment before.
      at.now = new Date(minutes(waited + wait).getTime() - 1);
      expect(await sendOutbox(at.world.dependencies, at.now)).toBe(0);
      waited += wait;
      at.now = minutes(waited);
      expect(await sendOutbox(at.world.dependencies, at.now)).toBe(0);
    }
    const row = (await outboxOf(lodging)).find(({ state }) => state !== "done");
    expect(row).toMatchObject({ state: "dead", attempts: 8, next_at: null });
    expect(complaints.mock.calls.flat().join("\n")).toMatch(/ALERT message .* is given up/);
    at.now = minutes(waited + 100_000);
    await sendOutbox(at.world.dependencies, at.now);
    expect((await outboxOf(lodging)).find(({ state }) => state === "dead")!.attempts).toBe(8);
    expect(await post.mails()).toHaveLength(12);
  });

  test("what is said in the log names no guest", async () => {
    const lodging = await open();
    const booker = bookerOf(at.world, lodging);
    const bad = await booker.book(lodging.body());
    // The mail's own insert fails: its values are in the driver's error.
    const broken = await openWorld({
      url: at.separate.url,
      clock: () => at.now,
      probe: (text) => text,
    });
    await at.separate.asOwner(`alter table mail add constraint no_mail check (hotel_id <> ${lodging.hotel_id})`);
    await sendOutbox(broken.dependencies, at.now);
    await at.separate.asOwner(`alter table mail drop constraint no_mail`);
    await broken.close();
    const said = complaints.mock.calls.flat().join("\n");
    expect(said).toContain("no_mail");
    expect(said).not.toContain(bad.body.booker_email);
    at.now = minutes(1);
    expect(await mailboxOf(at.world, lodging.hotel_id).fresh()).toHaveLength(1);
  });

  test("of a topic nobody knows is given up at once", async () => {
    const lodging = await open();
    const booked = await bookerOf(at.world, lodging).book(lodging.body());
    await change(
      at.world.database,
      lodging.hotel_id,
      sql`insert into outbox (hotel_id, outbox_id, topic, order_id, dedupe_key, next_at, created_at)
        values (${lodging.hotel_id}, ${randomUUID()}, 'order.eaten', ${booked.order_id}, 'x', ${at.now}, ${at.now})`,
    );
    await sendOutbox(at.world.dependencies, at.now);
    expect(await outboxOf(lodging)).toEqual([
      expect.objectContaining({ topic: "order.eaten", state: "dead" }),
      expect.objectContaining({ topic: "order.placed", state: "done" }),
    ]);
    expect(complaints.mock.calls.flat().join("\n")).toContain("ALERT");
  });
});

describe("whoever dies", () => {
  test("with a message in hand gives it back after five minutes", async () => {
    const lodging = await open();
    await bookerOf(at.world, lodging).book(lodging.body());
    const [row] = await outboxOf(lodging);
    const [held] = await at.world.database.forHotel(lodging.hotel_id, (query) =>
      leaseMessages(query, lodging.hotel_id, [row!.outbox_id], at.now, minutes(5)),
    );
    const post = mailboxOf(at.world, lodging.hotel_id);
    at.now = minutes(4.99);
    expect(await post.fresh()).toEqual([]);
    at.now = minutes(5);
    expect(await post.fresh()).toHaveLength(1);
    // Back from the dead, the first has nothing more to say.
    const hotel = (await at.world.dependencies.directory.byId(lodging.hotel_id))!;
    const isDone = await at.world.database.forHotel(lodging.hotel_id, (query) =>
      answerMessage(query, at.world.dependencies, hotel, held!, at.now),
    );
    expect(isDone).toBe(false);
    expect(await post.mails()).toHaveLength(1);
  });

  test("of its process, a hundred times, makes it be given up; fewer do not", async () => {
    const leasedBefore = async (leases: number) => {
      const lodging = await open();
      await bookerOf(at.world, lodging).book(lodging.body());
      await change(
        at.world.database,
        lodging.hotel_id,
        sql`update outbox set leases = ${leases} where hotel_id = ${lodging.hotel_id}`,
      );
      const mails = await mailboxOf(at.world, lodging.hotel_id).fresh();
      return { mails: mails.length, state: (await outboxOf(lodging))[0]!.state };
    };
    expect(await leasedBefore(100)).toEqual({ mails: 0, state: "dead" });
    expect(await leasedBefore(99)).toEqual({ mails: 1, state: "done" });
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
        if (text.includes("update outbox set state")) isWritten = true;
        if (text === "commit" && isWritten) dies = true;
        if (dies) throw new Error("the process has ended");
        return text;
      },
    });
    await sendOutbox(dying.dependencies, at.now).catch(() => undefined);
    expect(dies).toBe(true);
    const post = mailboxOf(at.world, lodging.hotel_id);
    expect(await post.mails()).toEqual([]);
    expect(await outboxOf(lodging)).toMatchObject([{ state: "waiting", attempts: 0 }]);
    at.now = minutes(5);
    expect((await post.fresh()).map(({ kind }) => kind)).toEqual(["confirmed", "staff_new_order"]);
    await dying.close();
  });
});

describe("two at the same work", () => {
  test("what one has taken nobody else can take, and what was taken over the first can't finish", async () => {
    const lodging = await open();
    await bookerOf(at.world, lodging).book(lodging.body());
    const { hotel_id } = lodging;
    const [row] = await outboxOf(lodging);
    const inHotel = <Result>(work: Parameters<typeof at.world.database.forHotel<Result>>[1]) =>
      at.world.database.forHotel(hotel_id, work);
    const lease = (minute: number) =>
      inHotel((query) => leaseMessages(query, hotel_id, [row!.outbox_id], minutes(minute), minutes(minute + 5)));
    const [first] = await lease(0);
    expect(await lease(0)).toEqual([]);
    expect(await lease(4.9)).toEqual([]);
    const [second] = await lease(5);
    expect([first!.leases, second!.leases]).toEqual([1, 2]);
    const finish = (message: typeof first) =>
      inHotel((query) => settleMessage(query, hotel_id, message!, { state: "done" }));
    expect(await finish(first)).toBe(false);
    expect(await finish(second)).toBe(true);
    expect(await finish(second)).toBe(false);
    expect(await lease(20)).toEqual([]);
  });

  test("write each letter once, whoever is faster", async () => {
    const lodging = await open();
    const booker = bookerOf(at.world, lodging);
    const orders = [];
    for (let count = 0; count < 15; count += 1) orders.push(await booker.book(lodging.body()));
    for (const order of orders) await booker.pay(order, order.view.final_amount);
    const done = await Promise.all(
      [at.world, other, at.world, other].map((each) => sendOutbox(each.dependencies, at.now)),
    );
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(30);
    const mails = await mailboxOf(at.world, lodging.hotel_id).mails();
    for (const { order_id } of orders) {
      const kinds = mails.filter((mail) => mail.order_id === order_id).map(({ kind }) => kind);
      expect(kinds).toEqual(["confirmed", "staff_new_order"]);
    }
    expect((await outboxOf(lodging)).every(({ state }) => state === "done")).toBe(true);
  });

  test("a message that comes back is the same letter", async () => {
    const lodging = await open();
    await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
    const post = mailboxOf(at.world, lodging.hotel_id);
    const first = await post.fresh();
    expect(first).toHaveLength(2);
    await change(
      at.world.database,
      lodging.hotel_id,
      sql`update outbox set state = 'waiting', next_at = ${at.now} where hotel_id = ${lodging.hotel_id}`,
    );
    expect(await post.fresh()).toEqual([]);
    expect(await post.mails()).toEqual(first);
  });
});
