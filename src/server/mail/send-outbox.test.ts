/** What is owed is told: at least once, seen once, and nothing holds up the rest (row 42). */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { answerMessage } from "#server/mail/answer-message.ts";
import { leaseMessages, settleMessage } from "#server/mail/outbox-store.ts";
import { sendOutbox } from "#server/mail/send-outbox.ts";
import { deskOf } from "#tests/desk.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/faults/separate-database.ts";
import { postOf } from "#tests/post.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openShop, type Shop } from "#tests/shop.ts";
import { change, readRows } from "#tests/wire.ts";

const START = new Date("2031-03-01T04:00:00Z");
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);
let now = START;
let separate: SeparateDatabase;
let world: World;
/** Another process at the same work. */
let other: World;
const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url, clock: () => now });
  other = await openWorld({ url: separate.url, clock: () => now });
});
beforeEach(() => {
  now = START;
  complaints.mockClear();
});
afterAll(async () => {
  complaints.mockRestore();
  await world.close();
  await other.close();
  await separate.drop();
});

const open = (hotel: Parameters<typeof openShop>[1] = {}) =>
  openShop(world.database, {
    from: "2031-03-01",
    rooms: [{ capacity: 50 }],
    info: { email: "desk@inn.example" },
    ...hotel,
  });

const outboxOf = ({ hotel_id }: Shop) =>
  readRows<{ outbox_id: string; topic: string; state: string; attempts: number; next_at: string | null }>(
    world.database,
    hotel_id,
    sql`select outbox_id, topic, state, attempts, next_at from outbox where hotel_id = ${hotel_id} order by created_at, topic`,
  );

const poison = ({ hotel_id }: Shop, order_id: string) =>
  change(
    world.database,
    hotel_id,
    sql`update "order" set lang = 'tlh' where hotel_id = ${hotel_id} and order_id = ${order_id}`,
  );

describe("a message that can't be written", () => {
  test("is tried again later and later, given up with an alert, and never holds up the others", async () => {
    const shop = await open();
    const desk = deskOf(world, shop);
    const bad = await desk.book(shop.body());
    await poison(shop, bad.order_id);
    for (let count = 0; count < 12; count += 1) await desk.book(shop.body());
    const post = postOf(world, shop.hotel_id);
    expect(await post.fresh()).toHaveLength(12);
    const waits = [1, 5, 25, 125, 625, 720, 720];
    let at = 0;
    for (const [nth, wait] of waits.entries()) {
      const row = (await outboxOf(shop)).find(({ state }) => state !== "done");
      expect(row).toMatchObject({ state: "waiting", attempts: nth + 1 });
      expect(new Date(row!.next_at!)).toEqual(minutes(at + wait));
      expect(complaints.mock.calls.flat().join("\n")).not.toContain("ALERT");
      // Not a moment before.
      now = new Date(minutes(at + wait).getTime() - 1);
      expect(await sendOutbox(world.house, now)).toBe(0);
      at += wait;
      now = minutes(at);
      expect(await sendOutbox(world.house, now)).toBe(0);
    }
    const row = (await outboxOf(shop)).find(({ state }) => state !== "done");
    expect(row).toMatchObject({ state: "dead", attempts: 8, next_at: null });
    expect(complaints.mock.calls.flat().join("\n")).toMatch(/ALERT message .* is given up/);
    now = minutes(at + 100_000);
    await sendOutbox(world.house, now);
    expect((await outboxOf(shop)).find(({ state }) => state === "dead")!.attempts).toBe(8);
    expect(await post.letters()).toHaveLength(12);
  });

  test("what is said in the log names no guest", async () => {
    const shop = await open();
    const desk = deskOf(world, shop);
    const bad = await desk.book(shop.body());
    // The letter's own insert fails: its values are in the driver's error.
    const broken = await openWorld({
      url: separate.url,
      clock: () => now,
      probe: (text) => text,
    });
    await separate.asOwner(`alter table mail add constraint no_mail check (hotel_id <> ${shop.hotel_id})`);
    await sendOutbox(broken.house, now);
    await separate.asOwner(`alter table mail drop constraint no_mail`);
    await broken.close();
    const said = complaints.mock.calls.flat().join("\n");
    expect(said).toContain("no_mail");
    expect(said).not.toContain(bad.body.booker_email);
    now = minutes(1);
    expect(await postOf(world, shop.hotel_id).fresh()).toHaveLength(1);
  });

  test("of a topic nobody knows is given up at once", async () => {
    const shop = await open();
    const booked = await deskOf(world, shop).book(shop.body());
    await change(
      world.database,
      shop.hotel_id,
      sql`insert into outbox (hotel_id, outbox_id, topic, order_id, dedupe_key, next_at, created_at)
        values (${shop.hotel_id}, ${randomUUID()}, 'order.eaten', ${booked.order_id}, 'x', ${now}, ${now})`,
    );
    await sendOutbox(world.house, now);
    expect(await outboxOf(shop)).toEqual([
      expect.objectContaining({ topic: "order.eaten", state: "dead" }),
      expect.objectContaining({ topic: "order.placed", state: "done" }),
    ]);
    expect(complaints.mock.calls.flat().join("\n")).toContain("ALERT");
  });
});

describe("whoever dies", () => {
  test("with a message in hand gives it back after five minutes", async () => {
    const shop = await open();
    await deskOf(world, shop).book(shop.body());
    const [row] = await outboxOf(shop);
    const [held] = await world.database.forHotel(shop.hotel_id, (query) =>
      leaseMessages(query, shop.hotel_id, [row!.outbox_id], now, minutes(5)),
    );
    const post = postOf(world, shop.hotel_id);
    now = minutes(4.99);
    expect(await post.fresh()).toEqual([]);
    now = minutes(5);
    expect(await post.fresh()).toHaveLength(1);
    // Back from the dead, the first has nothing more to say.
    const hotel = (await world.house.directory.byId(shop.hotel_id))!;
    const isDone = await world.database.forHotel(shop.hotel_id, (query) =>
      answerMessage(query, world.house, hotel, held!, now),
    );
    expect(isDone).toBe(false);
    expect(await post.letters()).toHaveLength(1);
  });

  test("of the message itself is the last of eight", async () => {
    const shop = await open();
    await deskOf(world, shop).book(shop.body());
    await change(world.database, shop.hotel_id, sql`update outbox set attempts = 8 where hotel_id = ${shop.hotel_id}`);
    expect(await postOf(world, shop.hotel_id).fresh()).toEqual([]);
    expect((await outboxOf(shop))[0]).toMatchObject({ state: "dead" });
  });

  test("between writing and the end has written nothing", async () => {
    const shop = await open();
    await deskOf(world, shop).book(shop.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
    let isWritten = false;
    let dies = false;
    const dying = await openWorld({
      url: separate.url,
      clock: () => now,
      probe: (text) => {
        if (text.includes("update outbox set state")) isWritten = true;
        if (text === "commit" && isWritten) dies = true;
        if (dies) throw new Error("the process has ended");
        return text;
      },
    });
    await sendOutbox(dying.house, now).catch(() => undefined);
    expect(dies).toBe(true);
    const post = postOf(world, shop.hotel_id);
    expect(await post.letters()).toEqual([]);
    expect(await outboxOf(shop)).toMatchObject([{ state: "waiting", attempts: 1 }]);
    now = minutes(5);
    expect((await post.fresh()).map(({ kind }) => kind)).toEqual(["confirmed", "staff_new_order"]);
    await dying.close();
  });
});

describe("two at the same work", () => {
  test("what one has taken nobody else can take, and what was taken over the first can't finish", async () => {
    const shop = await open();
    await deskOf(world, shop).book(shop.body());
    const { hotel_id } = shop;
    const [row] = await outboxOf(shop);
    const inHotel = <Result>(work: Parameters<typeof world.database.forHotel<Result>>[1]) =>
      world.database.forHotel(hotel_id, work);
    const lease = (at: number) =>
      inHotel((query) => leaseMessages(query, hotel_id, [row!.outbox_id], minutes(at), minutes(at + 5)));
    const [first] = await lease(0);
    expect(await lease(0)).toEqual([]);
    expect(await lease(4.9)).toEqual([]);
    const [second] = await lease(5);
    expect([first!.attempts, second!.attempts]).toEqual([1, 2]);
    const finish = (message: typeof first) =>
      inHotel((query) => settleMessage(query, hotel_id, message!, { state: "done" }));
    expect(await finish(first)).toBe(false);
    expect(await finish(second)).toBe(true);
    expect(await finish(second)).toBe(false);
    expect(await lease(20)).toEqual([]);
  });

  test("write each letter once, whoever is faster", async () => {
    const shop = await open();
    const desk = deskOf(world, shop);
    const orders = [];
    for (let count = 0; count < 15; count += 1) orders.push(await desk.book(shop.body()));
    for (const order of orders) await desk.pay(order, order.view.final_amount);
    const done = await Promise.all([world, other, world, other].map((each) => sendOutbox(each.house, now)));
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(30);
    const letters = await postOf(world, shop.hotel_id).letters();
    for (const { order_id } of orders) {
      const kinds = letters.filter((letter) => letter.order_id === order_id).map(({ kind }) => kind);
      expect(kinds).toEqual(["confirmed", "staff_new_order"]);
    }
    expect((await outboxOf(shop)).every(({ state }) => state === "done")).toBe(true);
  });

  test("a message that comes back is the same letter", async () => {
    const shop = await open();
    await deskOf(world, shop).book(shop.body([[0, 0, 1]], { pay_way: "remittance" }));
    const post = postOf(world, shop.hotel_id);
    const first = await post.fresh();
    expect(first).toHaveLength(2);
    await change(
      world.database,
      shop.hotel_id,
      sql`update outbox set state = 'waiting', next_at = ${now} where hotel_id = ${shop.hotel_id}`,
    );
    expect(await post.fresh()).toEqual([]);
    expect(await post.letters()).toEqual(first);
  });
});
