/** Unpaid orders end at their time and give back what they took, once. On a database of its own: expiring looks at every lodging. */
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { expireOrder, expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { openSeparateClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { addCoupon, addMember, expectClean, openLodging, readStock, type Lodging } from "#tests/lodgings/lodging.ts";
import { change, readRows } from "#tests/helpers/wire.ts";

const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const at = openSeparateClockedWorld();

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

const expire = () => expireOrders(at.world.database, at.now);

const stockOf = (lodging: Lodging, room = 0) =>
  readStock(at.world.database, lodging.hotel_id, lodging.classes[room]!.room_class_id, lodging.day(10));

test("a card's order ends after thirty minutes and gives back rooms, coupon, points and stored value", async () => {
  const lodging = await openAt();
  await addCoupon(at.world.database, lodging.hotel_id, { cap: 1 });
  const member_id = await addMember(at.world.database, lodging.hotel_id, { points: 500, stored_values: 300 });
  const booker = bookerOf(at.world, lodging, await at.world.bearer(lodging.hotel_id, member_id));
  const booked = await booker.book(
    lodging.body([[0, 0, 2]], { coupon_array: ["TEN"], point_used: 500, use_deposit: true }),
  );
  expect(await stockOf(lodging)).toMatchObject({ held: 2 });
  at.now = new Date(later(30).getTime() - 1);
  expect(await expire()).toBe(0);
  expect(await booker.stateOf(booked)).toBe("held");
  at.now = later(30);
  expect(await expire()).toBe(1);
  expect(await booker.look(booked)).toMatchObject({
    display_status: "expired",
    pay_expired_timestamp: null,
    valid_hash: null,
  });
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 0 });
  expect(await booker.usesOf("TEN")).toBe(0);
  expect(await booker.credit()).toEqual({ points: 500, stored_values: 300 });
  expect(await booker.ledger(booked)).toEqual(["1 hold", "1 release"]);
  expect(await booker.refunds()).toEqual([]);
  await expectClean(at.world, lodging.hotel_id);
  // Looked at again, it is over.
  at.now = later(600);
  expect(await expire()).toBe(0);
  expect(await booker.credit()).toEqual({ points: 500, stored_values: 300 });
  expect(await booker.events()).toEqual(["order.placed", "order.expired"]);
  await expectClean(at.world, lodging.hotel_id);
});

test("a remittance waits its three days", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
  at.now = new Date("2031-03-04T03:59:59Z");
  expect(await expire()).toBe(0);
  at.now = new Date("2031-03-04T04:00:00Z");
  expect(await expire()).toBe(1);
  expect(await booker.stateOf(booked)).toBe("expired");
  await expectClean(at.world, lodging.hotel_id);
});

test("what is confirmed, paid or cancelled does not expire", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const cash = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "cash" }));
  const paid = await booker.book(lodging.body());
  const cancelled = await booker.book(lodging.body());
  await booker.pay(paid, 4210);
  await booker.cancel(cancelled);
  at.now = later(60 * 24 * 5);
  expect(await expire()).toBe(0);
  expect(await Promise.all([cash, paid, cancelled].map(booker.stateOf))).toEqual([
    "confirmed",
    "confirmed",
    "cancelled",
  ]);
  // Named by hand, it is judged the same way.
  const byHand = await at.world.database.forHotel(lodging.hotel_id, (query) =>
    expireOrder(query, lodging.hotel_id, paid.order_id, at.now),
  );
  expect(byHand).toBe(false);
  await expectClean(at.world, lodging.hotel_id);
});

test("a plan's cap and a whole house are free again", async () => {
  const lodging = await openAt({ rooms: [{ plans: [{}, { price: 9000, support_entire_rent: true }] }, {}] });
  const { room_class_id, plans } = lodging.classes[0]!;
  await change(
    at.world.database,
    lodging.hotel_id,
    sql`insert into plan_cap (hotel_id, night, room_class_id, rate_plan_id, cap)
      values (${lodging.hotel_id}, ${lodging.day(20)}, ${room_class_id}, ${plans[0]!}, 1)`,
  );
  const booker = bookerOf(at.world, lodging);
  await booker.book(lodging.body([[0, 1, 1]]));
  await booker.book(lodging.body([[0, 0, 1]], { ahead: 20 }));
  expect(await stockOf(lodging, 1)).toMatchObject({ held: 3, whole: true });
  at.now = later(30);
  expect(await expire()).toBe(2);
  expect(await stockOf(lodging, 1)).toMatchObject({ held: 0, whole: false });
  const caps = await readRows(
    at.world.database,
    lodging.hotel_id,
    sql`select taken from plan_cap where hotel_id = ${lodging.hotel_id}`,
  );
  expect(caps).toEqual([{ taken: 0 }]);
  await expectClean(at.world, lodging.hotel_id);
});

test("part of the price is not enough to keep the rooms, and goes back; the coupon stays used", async () => {
  const lodging = await openAt();
  await addCoupon(at.world.database, lodging.hotel_id, {});
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { coupon_array: ["TEN"] }));
  expect(await booker.pay(booked, 1000)).toBe("in_part");
  at.now = later(30);
  expect(await expire()).toBe(1);
  expect(await booker.refunds()).toEqual([{ reason: "expired", amount: 1000 }]);
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 0 });
  expect(await booker.usesOf("TEN")).toBe(1);
  await expectClean(at.world, lodging.hotel_id);
});

test("however many look for them at once, each ends once, over several lodgings and more than one batch", async () => {
  const [lodging, other] = [await openAt({ rooms: [{ capacity: 80 }] }), await openAt()];
  for (let nth = 0; nth < 53; nth += 1) await bookerOf(at.world, lodging).book(lodging.body());
  await bookerOf(at.world, other).book(other.body());
  at.now = later(31);
  const counts = await Promise.all([expire(), expire(), expire()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(54);
  expect(await stockOf(lodging)).toMatchObject({ held: 0 });
  await expectClean(at.world, lodging.hotel_id);
  await expectClean(at.world, other.hotel_id);
});

test("one that can't be ended is logged, does not stop the others, and ends when it can", async () => {
  const [broken, lodging] = [await openAt(), await openAt()];
  const [stuck, fine] = [
    await bookerOf(at.world, broken).book(broken.body()),
    await bookerOf(at.world, lodging).book(lodging.body()),
  ];
  const setHeld = (held: number) =>
    change(
      at.world.database,
      broken.hotel_id,
      sql`update room_night set held = ${held} where hotel_id = ${broken.hotel_id} and night = ${broken.day(10)}`,
    );
  await setHeld(0);
  at.now = later(30);
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await expire()).toBe(1);
  expect(reported.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining(stuck.order_id)]);
  reported.mockRestore();
  expect(await bookerOf(at.world, broken).stateOf(stuck)).toBe("held");
  expect(await bookerOf(at.world, lodging).stateOf(fine)).toBe("expired");
  await setHeld(1);
  expect(await expire()).toBe(1);
  await expectClean(at.world, broken.hotel_id);
  await expectClean(at.world, lodging.hotel_id);
});
