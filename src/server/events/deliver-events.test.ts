/** Every subscriber is told: at least once, seen once, in order, and nothing holds up the rest (row 42). */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Query } from "#server/database/connect.ts";
import { DELIVERIES, deliverEvents } from "#server/events/deliver-events.ts";
import type { StoredEvent } from "#server/events/delivering.ts";
import { type OrderEvent, recordOrderEvent } from "#server/events/record-events.ts";
import { answerEvent } from "#server/mail/answer-event.ts";
import { lease, settle } from "#server/retries/queue.ts";
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

type Row = {
  event_id: string;
  subscriber: string;
  topic: string;
  state: string;
  attempts: number;
  leases: number;
  next_at: string | null;
  last_error: string;
};

const deliveriesOf = ({ hotel_id }: Lodging) =>
  readRows<Row>(
    at.world.database,
    hotel_id,
    sql`select delivery.*, topic from delivery join event using (hotel_id, event_id)
      where hotel_id = ${hotel_id} order by event_id`,
  );

const inHotel = <Result>({ hotel_id }: Lodging, work: (query: Query) => Promise<Result>) =>
  at.world.database.forHotel(hotel_id, work);

const tell = (lodging: Lodging, { order_id }: { order_id: string }, topic: OrderEvent["topic"], which = "") =>
  inHotel(lodging, (query) => recordOrderEvent(query, lodging.hotel_id, { order_id, topic, now: at.now, which }));

const poison = ({ hotel_id }: Lodging, order_id: string) =>
  change(
    at.world.database,
    hotel_id,
    sql`update "order" set lang = 'tlh' where hotel_id = ${hotel_id} and order_id = ${order_id}`,
  );

describe("a delivery that fails", () => {
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
      const row = (await deliveriesOf(lodging)).find(({ state }) => state !== "done");
      expect(row).toMatchObject({ state: "waiting", attempts: nth + 1, leases: nth + 1 });
      expect(row!.last_error).toMatch(/^\w*Error/);
      expect(new Date(row!.next_at!)).toEqual(minutes(waited + wait));
      expect(complaints.mock.calls.flat().join("\n")).not.toContain("ALERT");
      // Not a moment before.
      at.now = new Date(minutes(waited + wait).getTime() - 1);
      expect(await deliverEvents(at.world.dependencies, at.now)).toBe(0);
      waited += wait;
      at.now = minutes(waited);
      expect(await deliverEvents(at.world.dependencies, at.now)).toBe(0);
    }
    const row = (await deliveriesOf(lodging)).find(({ state }) => state !== "done");
    expect(row).toMatchObject({ state: "dead", attempts: 8, next_at: null });
    expect(complaints.mock.calls.flat().join("\n")).toMatch(/ALERT event .* for mail .* is given up/);
    at.now = minutes(waited + 100_000);
    await deliverEvents(at.world.dependencies, at.now);
    expect((await deliveriesOf(lodging)).find(({ state }) => state === "dead")!.attempts).toBe(8);
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
    await deliverEvents(broken.dependencies, at.now);
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
    await at.separate.asOwner("update event set topic = 'order.eaten' where hotel_id = $1", [lodging.hotel_id]);
    await tell(lodging, booked, "order.reminder");
    await deliverEvents(at.world.dependencies, at.now);
    expect(await deliveriesOf(lodging)).toEqual([
      expect.objectContaining({ topic: "order.eaten", state: "dead", attempts: 1 }),
      expect.objectContaining({ topic: "order.reminder", state: "done" }),
    ]);
    expect(complaints.mock.calls.flat().join("\n")).toContain("ALERT");
  });
});

describe("an order's events", () => {
  test("come one after the other: one that fails delays those after it, and no other order's", async () => {
    const lodging = await open();
    const booker = bookerOf(at.world, lodging);
    const [bad, good] = [await booker.book(lodging.body()), await booker.book(lodging.body())];
    await poison(lodging, bad.order_id);
    for (const order of [bad, good]) await tell(lodging, order, "order.reminder");
    const post = mailboxOf(at.world, lodging.hotel_id);
    expect((await post.fresh()).map(({ kind, order_id }) => [kind, order_id])).toEqual([
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
    expect((await post.fresh()).map(({ kind, order_id }) => [kind, order_id])).toEqual([
      ["order_received", bad.order_id],
      ["reminder", bad.order_id],
    ]);
  });

  test("of the same moment keep the order in which they were recorded", async () => {
    const lodging = await open();
    const booked = await bookerOf(at.world, lodging).book(lodging.body());
    const which = Array.from({ length: 50 }, (_, nth) => String(nth).padStart(2, "0"));
    for (const each of which) await tell(lodging, booked, "order.reminder", each);
    const recorded = await readRows<{ which: string }>(
      at.world.database,
      lodging.hotel_id,
      sql`select which from event where hotel_id = ${lodging.hotel_id} and topic = 'order.reminder' order by event_id`,
    );
    expect(recorded.map((row) => row.which)).toEqual(which);
  });

  test("for a subscriber that this build does not know are left alone", async () => {
    const lodging = await open();
    await bookerOf(at.world, lodging).book(lodging.body());
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

describe("whoever dies", () => {
  test("with a delivery in hand gives it back when its lease is over", async () => {
    const lodging = await open();
    const { hotel_id } = lodging;
    await bookerOf(at.world, lodging).book(lodging.body());
    const [row] = await deliveriesOf(lodging);
    const due = { hotel_id, event_id: row!.event_id, subscriber: "mail" };
    const held = await inHotel(lodging, (query) => lease(query, DELIVERIES, due, { now: at.now, from: at.now }));
    const post = mailboxOf(at.world, hotel_id);
    at.now = minutes(0.499);
    expect(await post.fresh()).toEqual([]);
    at.now = minutes(0.5);
    expect(await post.fresh()).toHaveLength(1);
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
    expect(await post.mails()).toHaveLength(1);
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
    const post = mailboxOf(at.world, lodging.hotel_id);
    expect(await post.mails()).toEqual([]);
    expect(await deliveriesOf(lodging)).toMatchObject([{ state: "waiting", attempts: 0, leases: 1 }]);
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
    const post = mailboxOf(at.world, lodging.hotel_id);
    const first = await post.fresh();
    expect(first).toHaveLength(2);
    await change(
      at.world.database,
      lodging.hotel_id,
      sql`update delivery set state = 'waiting', next_at = ${at.now} where hotel_id = ${lodging.hotel_id}`,
    );
    expect(await post.fresh()).toEqual([]);
    expect(await post.mails()).toEqual(first);
  });
});
