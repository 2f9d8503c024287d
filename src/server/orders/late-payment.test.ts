/** Money that arrives after its order has expired: it wins the rooms again, or it goes back. Never both, never neither. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { expireOrder } from "#server/orders/unpaid/expire-orders.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import {
  addCoupon,
  addMember,
  expectClean,
  type OrderBody,
  openLodging,
  readStock,
  type Lodging,
} from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";

const LATE = new Date("2031-03-01T04:45:00Z");
const at = openClockedWorld();

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", rooms: [{ capacity: 1 }], ...hotel });

const stockOf = (lodging: Lodging) =>
  readStock(at.world.database, lodging.hotel_id, lodging.classes[0]!.room_class_id, lodging.day(10));

/** Three quarters of an hour later, the order's time is over. */
async function expire(lodging: Lodging, { order_id }: Booked): Promise<void> {
  at.now = LATE;
  await at.world.database.forHotel(lodging.hotel_id, (query) => expireOrder(query, lodging.hotel_id, order_id, at.now));
}

async function openBooker(lodging: Lodging, credit: { points?: number; stored_values?: number } = {}) {
  const member_id = await addMember(at.world.database, lodging.hotel_id, credit);
  return bookerOf(at.world, lodging, await at.world.bearer(lodging.hotel_id, member_id));
}

const logOf = ({ hotel_id }: Lodging, { order_id }: Booked) =>
  readRows(
    at.world.database,
    hotel_id,
    sql`select entry ->> 'actor' as actor, entry ->> 'from' as "from", entry ->> 'to' as "to" from audit_log
      where hotel_id = ${hotel_id} and order_id = ${order_id} order by seq`,
  );

test("the rooms are free: the order lives again, with its coupon, points and stored value", async () => {
  const lodging = await openAt();
  await addCoupon(at.world.database, lodging.hotel_id, { cap: 1 });
  const booker = await openBooker(lodging, { points: 500, stored_values: 300 });
  const booked = await booker.book(
    lodging.body([[0, 0, 1]], { coupon_array: ["TEN"], point_used: 500, use_deposit: true }),
  );
  await expire(lodging, booked);
  expect(await booker.credit()).toEqual({ points: 500, stored_values: 300 });
  expect(await booker.pay(booked, booked.view.pay_amount)).toBe("confirmed");
  expect(await booker.look(booked)).toMatchObject({ display_status: "confirmed", payment_status: 2 });
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 1 });
  expect(await booker.credit()).toEqual({ points: 0, stored_values: 0 });
  expect(await booker.usesOf("TEN")).toBe(1);
  expect(await booker.ledger(booked)).toEqual(["1 hold", "1 release", "2 hold", "2 convert"]);
  expect(await booker.refunds()).toEqual([]);
  expect((await booker.events()).toSorted()).toEqual(["order.expired", "order.paid", "order.placed"]);
  expect(await logOf(lodging, booked)).toEqual([
    { actor: expect.stringMatching(/^member:/), from: null, to: "held" },
    { actor: "clock", from: "held", to: "expired" },
    { actor: "vendor:1", from: "expired", to: "confirmed" },
  ]);
  await expectClean(at.world, lodging.hotel_id);
});

test("the rooms are gone: the money goes back, and nothing else has changed", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  await expire(lodging, booked);
  const faster = await booker.book(lodging.body([[0, 0, 1]], { ahead: 11, pay_way: "cash" }));
  expect(await booker.pay(booked, 4210, "T-7")).toBe("refund");
  expect(await booker.stateOf(booked)).toBe("paid_unallocated");
  expect(await booker.look(booked)).toMatchObject({ display_status: "expired", paid_amount: 0 });
  expect(await booker.refunds()).toEqual([{ reason: "1 T-7", amount: 4210 }]);
  expect(await booker.events()).toContain("order.refund");
  expect(await booker.ledger(booked)).toEqual(["1 hold", "1 release"]);
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 0 });
  expect(await booker.stateOf(faster)).toBe("confirmed");
  // The same payment reported again changes nothing; more money goes back as well.
  expect(await booker.pay(booked, 4210, "T-7")).toBe("known");
  expect(await booker.pay(booked, 10, "T-8")).toBe("refund");
  expect(await booker.refunds()).toHaveLength(2);
  await expectClean(at.world, lodging.hotel_id);
});

test.each<[string, Partial<OrderBody>, Partial<OrderBody>]>([
  ["its coupon is used up", { coupon_array: ["TEN"] }, { coupon_array: ["TEN"] }],
  ["its points are spent", { point_used: 500 }, { point_used: 1 }],
  ["its stored value is spent", { use_deposit: true }, { use_deposit: true }],
])("the rooms are free, but %s: the money goes back, and the rooms stay free", async (_title, first, second) => {
  const lodging = await openAt();
  await addCoupon(at.world.database, lodging.hotel_id, { cap: 1 });
  const booker = await openBooker(lodging, { points: 500, stored_values: 300 });
  const booked = await booker.book(lodging.body([[0, 0, 1]], first));
  await expire(lodging, booked);
  await booker.book(lodging.body([[0, 0, 1]], { ahead: 20, pay_way: "cash", ...second }));
  const credit = await booker.credit();
  expect(await booker.pay(booked, booked.view.pay_amount)).toBe("refund");
  expect(await booker.stateOf(booked)).toBe("paid_unallocated");
  expect(await booker.refunds()).toMatchObject([{ amount: booked.view.pay_amount }]);
  expect(await booker.credit()).toEqual(credit);
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 0 });
  await expectClean(at.world, lodging.hotel_id);
});

test("less than the amount due gets no rooms", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  await expire(lodging, booked);
  expect(await booker.pay(booked, 4209)).toBe("refund");
  expect(await booker.refunds()).toMatchObject([{ amount: 4209 }]);
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 0 });
  await expectClean(at.world, lodging.hotel_id);
});

test("a part that is on its way back counts no more: with the rest alone the order is not paid", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  await booker.pay(booked, 1000, "T-1");
  await expire(lodging, booked);
  expect(await booker.pay(booked, 3210, "T-2")).toBe("refund");
  expect((await booker.refunds()).map((refund) => refund.amount).toSorted()).toEqual([1000, 3210]);
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 0 });
  await expectClean(at.world, lodging.hotel_id);
});

test("a part went back, then all of it came: the order lives, and no more goes back than was paid", async () => {
  const lodging = await openAt();
  await addCoupon(at.world.database, lodging.hotel_id, { cap: 1 });
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { coupon_array: ["TEN"], pay_option: "part" }));
  // 3789 after the coupon, 1137 of it now.
  await booker.pay(booked, 500);
  await expire(lodging, booked);
  expect(await booker.usesOf("TEN")).toBe(1);
  expect(await booker.pay(booked, 1137)).toBe("confirmed");
  expect(await booker.usesOf("TEN")).toBe(1);
  expect(await booker.look(booked)).toMatchObject({
    display_status: "confirmed",
    paid_amount: 1137,
    payment_status: 1,
    remain_total_amount: 2652,
    cancellation_refund: 1137,
  });
  await expectClean(at.world, lodging.hotel_id);
  expect(await booker.cancel(booked)).toMatchObject({ cancellation_fee: 0, cancellation_refund: 1137 });
  expect((await booker.refunds()).map((refund) => refund.amount).toSorted()).toEqual([1137, 500]);
  await expectClean(at.world, lodging.hotel_id);
});

test("a whole house is won again as a whole, or not at all", async () => {
  const house = { rooms: [{ plans: [{}, { price: 9000, support_entire_rent: true }] }, {}] };
  const [free, taken] = [await openAt(house), await openAt(house)];
  for (const [lodging, outcome] of [
    [free, "confirmed"],
    [taken, "refund"],
  ] as const) {
    at.now = START;
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body([[0, 1, 1]]));
    await expire(lodging, booked);
    if (lodging === taken) await booker.book(lodging.body([[1, 0, 1]], { ahead: 11, pay_way: "cash" }));
    expect(await booker.pay(booked, booked.view.pay_amount)).toBe(outcome);
    expect(await stockOf(lodging)).toMatchObject(
      outcome === "confirmed" ? { sold: 3, whole: true } : { sold: 0, whole: false },
    );
    await expectClean(at.world, lodging.hotel_id);
  }
});
