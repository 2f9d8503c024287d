/** Money that arrives in time confirms its order, once, and part of it waits for the rest. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookerOf } from "#tests/guests/booker.ts";
import { expectClean, openLodging, readStock, type Lodging } from "#tests/lodgings/lodging.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { readRows } from "#tests/helpers/wire.ts";

const at = openClockedWorld();

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

const stockOf = (lodging: Lodging) =>
  readStock(at.world.database, lodging.hotel_id, lodging.classes[0]!.room_class_id, lodging.day(10));

const captures = ({ hotel_id }: Lodging) =>
  readRows(
    at.world.database,
    hotel_id,
    sql`select vendor, kind, vendor_number, amount, currency from money_ledger where hotel_id = ${hotel_id} order by at`,
  );

test("in full: the order is confirmed, its rooms are sold, and it no longer waits", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  at.now = new Date("2031-03-01T04:10:00Z");
  expect(await booker.pay(booked, 4210, "T-1")).toBe("confirmed");
  expect(await booker.look(booked)).toMatchObject({
    display_status: "confirmed",
    payment_status: 2,
    paid_amount: 4210,
    remain_total_amount: 0,
    remain_room_amount: 0,
    pay_expired_timestamp: null,
  });
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 1 });
  expect(await booker.ledger(booked)).toEqual(["1 hold", "1 convert"]);
  expect(await captures(lodging)).toEqual([
    { vendor: 1, kind: "capture", vendor_number: "T-1", amount: 4210, currency: "TWD" },
  ]);
  expect(await booker.events()).toEqual(["order.placed", "order.paid"]);
  expect(await booker.refunds()).toEqual([]);
  await expectClean(at.world, lodging.hotel_id);
});

test("reported twice, and twice at once, it counts once", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  const reported = await Promise.all([booker.pay(booked, 4210, "T-1"), booker.pay(booked, 4210, "T-1")]);
  expect(reported.toSorted()).toEqual(["confirmed", "known"]);
  expect(await booker.pay(booked, 4210, "T-1")).toBe("known");
  expect(await booker.look(booked)).toMatchObject({ paid_amount: 4210 });
  expect(await captures(lodging)).toHaveLength(1);
  await expectClean(at.world, lodging.hotel_id);
});

test("in part: the order waits on with its rooms held, and the rest confirms it", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  expect(await booker.pay(booked, 4209)).toBe("in_part");
  expect(await booker.look(booked)).toMatchObject({
    display_status: "pending_payment",
    payment_status: 1,
    paid_amount: 4209,
    remain_total_amount: 1,
    pay_expired_timestamp: START.getTime() / 1000 + 1800,
  });
  expect(await stockOf(lodging)).toMatchObject({ held: 1, sold: 0 });
  expect(await booker.pay(booked, 1)).toBe("confirmed");
  expect(await booker.look(booked)).toMatchObject({
    display_status: "confirmed",
    payment_status: 2,
    paid_amount: 4210,
  });
  await expectClean(at.world, lodging.hotel_id);
});

test("each partial payment is recorded as an event", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  expect(await booker.pay(booked, 1000, "T-1")).toBe("in_part");
  expect(await booker.pay(booked, 1000, "T-2")).toBe("in_part");
  expect(await booker.pay(booked, 2210, "T-3")).toBe("confirmed");
  expect(await booker.look(booked)).toMatchObject({ paid_amount: 4210, display_status: "confirmed" });
  expect((await booker.events()).filter((topic) => topic.startsWith("order.paid"))).toHaveLength(3);
  await expectClean(at.world, lodging.hotel_id);
});

test("a deposit confirms an order that was placed with one; the rest may follow", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_option: "part" }));
  expect(booked.view).toMatchObject({ pay_amount: 1263, is_deposit_payed: false });
  expect(await booker.pay(booked, 1263)).toBe("confirmed");
  expect(await booker.look(booked)).toMatchObject({
    payment_status: 1,
    is_deposit_payed: true,
    remain_total_amount: 2947,
  });
  expect(await booker.pay(booked, 2947)).toBe("paid");
  expect(await booker.look(booked)).toMatchObject({ payment_status: 2, remain_total_amount: 0 });
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 1 });
  await expectClean(at.world, lodging.hotel_id);
});

test("a remittance is confirmed when it arrives", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
  expect(await booker.stateOf(booked)).toBe("awaiting_payment");
  expect(await booker.pay(booked, 4210)).toBe("confirmed");
  await expectClean(at.world, lodging.hotel_id);
});

test("money for an order nobody knows, or another lodging's, is nobody's", async () => {
  const [lodging, other] = [await openAt(), await openAt()];
  const theirs = await bookerOf(at.world, other).book(other.body());
  const booker = bookerOf(at.world, lodging);
  expect(await booker.pay({ order_id: "00000000-0000-7000-8000-000000000000" }, 1)).toBe("unknown_order");
  expect(await booker.pay(theirs, 4210)).toBe("unknown_order");
  expect(await captures(lodging)).toEqual([]);
  expect(await bookerOf(at.world, other).stateOf(theirs)).toBe("held");
  await expectClean(at.world, other.hotel_id);
});

test("money for a cancelled order goes back, and the order stays cancelled", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  await booker.cancel(booked);
  at.now = new Date("2031-03-01T04:01:00Z");
  expect(await booker.pay(booked, 4210, "T-9")).toBe("refund");
  expect(await booker.stateOf(booked)).toBe("cancelled");
  expect(await booker.refunds()).toEqual([{ reason: "1 T-9", amount: 4210 }]);
  expect(await booker.events()).toContain("order.refund");
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 0 });
  await expectClean(at.world, lodging.hotel_id);
});
