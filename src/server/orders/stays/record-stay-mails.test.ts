/** E-mails around a stay, with the clock moved: once, in the lodging's morning, never late, and only to guests who come. */
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { applyCancellation } from "#contract/orders.ts";
import { KEEP_ALL } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { recordStayMails } from "#server/orders/stays/record-stay-mails.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { change } from "#tests/helpers/wire.ts";
import { changeHotel } from "#tests/lodgings/hotel-rows.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openSeparateClockedWorld();
// One test's lodgings and mails are not another's work.
beforeEach(async () => {
  await at.separate.asOwner("delete from stay_mail_round");
  await at.separate.asOwner("delete from mail");
});

const taipei = (day: string, clock: string) => new Date(`2031-03-${day}T${clock}:00+08:00`);
const record = () => recordStayMails(at.world.dependencies, at.now);
const setState = (hotel_id: number, state: string) =>
  change(at.world.database, hotel_id, sql`update "order" set state = ${state} where hotel_id = ${hotel_id}`);

/** Arrives on 11 March and leaves on the 13th, booked on the 1st, to be paid on arrival. */
async function open(hotel: Parameters<typeof openLodging>[1] = {}, more = {}) {
  const lodging = await openLodging(at.world.database, {
    from: "2031-03-01",
    rooms: [{ capacity: 20 }],
    info: { email: "stay@inn.example" },
    ...hotel,
  });
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival", ...more }));
  const mailbox = mailboxOf(at.world, lodging.hotel_id);
  await mailbox.fresh();
  return { lodging, booker, booked, kinds: async () => (await mailbox.fresh()).map(({ kind }) => kind) };
}

test("three days before arrival at nine, and thanks the day after departure; each once", async () => {
  const { lodging, booker, booked, kinds } = await open();
  for (const [day, clock, expected] of [
    ["08", "08:59", []],
    ["08", "09:00", ["before_arrival"]],
    ["08", "09:01", []],
    ["08", "19:00", []],
    ["11", "09:00", []],
    ["13", "12:00", []],
    ["14", "09:00", ["after_stay"]],
    ["14", "11:00", []],
    ["15", "09:00", []],
  ] as const) {
    at.now = taipei(day, clock);
    expect(await record(), `${day} ${clock}`).toBe(expected.length);
    expect(await kinds(), `${day} ${clock}`).toEqual(expected);
  }
  expect(await booker.events()).toEqual(["order.placed", "order.before_arrival", "order.after_stay"]);
  expect(await booker.stateOf(booked)).toBe("confirmed");
  await expectClean(at.world, lodging.hotel_id);
});

test("several processes at once, and a round that is looked at again: once", async () => {
  const { lodging, kinds } = await open();
  at.now = taipei("08", "09:00");
  const recorded = await Promise.all([record(), record(), record(), record()]);
  expect(recorded.reduce((sum, count) => sum + count, 0)).toBe(1);
  await at.separate.asOwner("update stay_mail_round set next_at = $1", [at.now]);
  expect(await record()).toBe(0);
  expect(await kinds()).toEqual(["before_arrival"]);
  await expectClean(at.world, lodging.hotel_id);
});

describe("each is a switch of the lodging", () => {
  test("on the day of arrival only where the lodging wants it", async () => {
    const { lodging, kinds } = await open({
      mail_arrival_day: true,
      mail_before_arrival: false,
      mail_after_stay: false,
    });
    const quiet = await open();
    at.now = taipei("08", "10:00");
    await record();
    expect(await kinds()).toEqual([]);
    at.now = taipei("11", "09:00");
    expect(await record()).toBe(1);
    expect(await kinds()).toEqual(["arrival_day"]);
    at.now = taipei("14", "09:00");
    await record();
    expect(await kinds()).toEqual([]);
    expect(await quiet.kinds()).toEqual(["before_arrival", "after_stay"]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("switched off meanwhile, it is not sent any more", async () => {
    const { lodging, kinds } = await open();
    await changeHotel(at.world.database, lodging.hotel_id, { mail_before_arrival: false });
    at.now = taipei("08", "09:00");
    expect(await record()).toBe(0);
    expect(await kinds()).toEqual([]);
  });

  test("a lodging that is closed down sends none", async () => {
    const [deleted, inactive] = [await open(), await open()];
    await changeHotel(at.world.database, deleted.lodging.hotel_id, { del: true });
    await changeHotel(at.world.database, inactive.lodging.hotel_id, { status: 0 });
    // What is cached of a lodging is dropped a moment after the change.
    await expect
      .poll(async () => (await at.world.dependencies.directory.byId(inactive.lodging.hotel_id))?.status)
      .toBe(0);
    at.now = taipei("08", "09:00");
    expect(await record()).toBe(0);
  });
});

describe("never late", () => {
  test("after a day without a server, that day's are skipped", async () => {
    const { kinds } = await open();
    for (const moment of [taipei("08", "20:00"), taipei("08", "23:59"), taipei("09", "09:00"), taipei("10", "12:00")]) {
      at.now = moment;
      expect(await record()).toBe(0);
    }
    expect(await kinds()).toEqual([]);
    // A server that came back in the afternoon still writes to those of today.
    at.now = taipei("14", "15:30");
    expect(await record()).toBe(1);
    expect(await kinds()).toEqual(["after_stay"]);
  });

  test("recorded in time, but written only in the night: it is not written", async () => {
    const { kinds } = await open();
    at.now = taipei("08", "19:00");
    expect(await record()).toBe(1);
    at.now = taipei("08", "20:00");
    expect(await kinds()).toEqual([]);
  });

  test("written in time, but the mail server was away until the next day: it is not sent", async () => {
    const { lodging, kinds } = await open();
    at.now = taipei("08", "19:59");
    await record();
    expect(await kinds()).toEqual(["before_arrival"]);
    at.now = taipei("09", "07:00");
    const sent: string[] = [];
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    await deliverMails(at.world.database, { ...KEEP_ALL, mail: async ({ kind }) => void sent.push(kind) }, at.now);
    const said = errors.mock.calls.flat().join();
    errors.mockRestore();
    expect(said).toMatch(/before_arrival.*too late/);
    // Nobody has to see to it.
    expect(said).not.toContain("ALERT");
    // The confirmation of a week ago is late, but still true.
    expect(sent.sort()).toEqual(["confirmed", "staff_new_order"]);
    await expectClean(at.world, lodging.hotel_id);
  });
});

describe("only to guests who come", () => {
  test("not where it was cancelled, expired, not paid, or where the guest has asked to cancel", async () => {
    const cancelled = await open();
    await cancelled.booker.cancel(cancelled.booked);
    const unpaid = await open({ remittance_hold_days: 30 }, { pay_way: "remittance" });
    const expired = await open({}, { pay_way: "credit_card" });
    const applied = await open({ support_client_cancel: false });
    await at.world.apiOf(applied.lodging.domain)(applyCancellation, {
      params: { id: applied.booked.order_doc },
      body: { booker_email: applied.booked.body.booker_email },
    });
    at.now = taipei("01", "13:00");
    await expireOrders(at.world.database, at.now);
    const all = [cancelled, unpaid, expired, applied];
    for (const each of all) await each.kinds();
    for (const day of ["08", "14"]) {
      at.now = taipei(day, "09:00");
      expect(await record(), day).toBe(0);
    }
    for (const each of all) expect(await each.kinds()).toEqual([]);
  });

  test("cancelled between the record and the e-mail: only that it is cancelled", async () => {
    const { booker, booked, kinds } = await open();
    at.now = taipei("08", "09:00");
    await record();
    await booker.cancel(booked);
    expect(await kinds()).toEqual(["cancelled", "staff_cancelled"]);
  });

  test.each([
    ["completed", ["after_stay"]],
    ["checked_in", ["after_stay"]],
    ["no_show", []],
  ])("an order that is %s is thanked: %j", async (state, expected) => {
    const { lodging, kinds } = await open();
    await setState(lodging.hotel_id, state);
    at.now = taipei("14", "09:00");
    expect(await record()).toBe(expected.length);
    expect(await kinds()).toEqual(expected);
  });

  test("who books today for in three days has just been written to", async () => {
    const { lodging, booker, kinds } = await open();
    at.now = taipei("08", "08:00");
    await booker.book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
    expect(await kinds()).toEqual(["confirmed", "staff_new_order"]);
    at.now = taipei("08", "09:00");
    expect(await record()).toBe(1);
    expect(await kinds()).toEqual(["before_arrival"]);
  });
});

test("each lodging by its own time zone", async () => {
  const newYork = await open({ timezone: "America/New_York" });
  // Ten in the morning in Taipei is nine in the evening there.
  at.now = taipei("08", "10:00");
  expect(await record()).toBe(0);
  at.now = new Date("2031-03-08T13:59:00Z");
  expect(await record()).toBe(0);
  at.now = new Date("2031-03-08T14:00:00Z");
  expect(await record()).toBe(1);
  expect(await newYork.kinds()).toEqual(["before_arrival"]);
});
