/** Money that arrives after its order has expired: it wins the rooms again, or it goes back. Never both, never neither. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { expireOrder } from "#server/orders/expire-orders.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { type Booked, deskOf } from "#tests/guests/guest.ts";
import {
  addCoupon,
  addMember,
  expectClean,
  type OrderBody,
  openShop,
  readStock,
  type Shop,
} from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";

const LATE = new Date("2031-03-01T04:45:00Z");
const at = openClockedWorld();

const openAt = (hotel: Parameters<typeof openShop>[1] = {}) =>
  openShop(at.world.database, { from: "2031-03-01", rooms: [{ capacity: 1 }], ...hotel });

const stockOf = (shop: Shop) =>
  readStock(at.world.database, shop.hotel_id, shop.classes[0]!.room_class_id, shop.day(10));

/** Three quarters of an hour later, the order's time is over. */
async function expire(shop: Shop, { order_id }: Booked): Promise<void> {
  at.now = LATE;
  await at.world.database.forHotel(shop.hotel_id, (query) => expireOrder(query, shop.hotel_id, order_id, at.now));
}

async function openDesk(shop: Shop, credit: { points?: number; stored_values?: number } = {}) {
  const member_id = await addMember(at.world.database, shop.hotel_id, credit);
  return deskOf(at.world, shop, await at.world.bearer(shop.hotel_id, member_id));
}

const logOf = ({ hotel_id }: Shop, { order_id }: Booked) =>
  readRows(
    at.world.database,
    hotel_id,
    sql`select entry ->> 'actor' as actor, entry ->> 'from' as "from", entry ->> 'to' as "to" from audit_log
      where hotel_id = ${hotel_id} and order_id = ${order_id} order by seq`,
  );

test("the rooms are free: the order lives again, with its coupon, points and stored value", async () => {
  const shop = await openAt();
  await addCoupon(at.world.database, shop.hotel_id, { cap: 1 });
  const desk = await openDesk(shop, { points: 500, stored_values: 300 });
  const booked = await desk.book(shop.body([[0, 0, 1]], { coupon_array: ["TEN"], point_used: 500, use_deposit: true }));
  await expire(shop, booked);
  expect(await desk.credit()).toEqual({ points: 500, stored_values: 300 });
  expect(await desk.pay(booked, booked.view.pay_amount)).toBe("confirmed");
  expect(await desk.look(booked)).toMatchObject({ display_status: "confirmed", payment_status: 2 });
  expect(await stockOf(shop)).toMatchObject({ held: 0, sold: 1 });
  expect(await desk.credit()).toEqual({ points: 0, stored_values: 0 });
  expect(await desk.usesOf("TEN")).toBe(1);
  expect(await desk.ledger(booked)).toEqual(["1 hold", "1 release", "2 hold", "2 convert"]);
  expect(await desk.refunds()).toEqual([]);
  expect((await desk.messages()).toSorted()).toEqual(["order.expired", "order.paid", "order.placed"]);
  expect(await logOf(shop, booked)).toEqual([
    { actor: expect.stringMatching(/^member:/), from: null, to: "held" },
    { actor: "clock", from: "held", to: "expired" },
    { actor: "vendor:1", from: "expired", to: "confirmed" },
  ]);
  await expectClean(at.world, shop.hotel_id);
});

test("the rooms are gone: the money goes back, and nothing else has changed", async () => {
  const shop = await openAt();
  const desk = deskOf(at.world, shop);
  const booked = await desk.book(shop.body());
  await expire(shop, booked);
  const faster = await desk.book(shop.body([[0, 0, 1]], { ahead: 11, pay_way: "cash" }));
  expect(await desk.pay(booked, 4210, "T-7")).toBe("refund");
  expect(await desk.stateOf(booked)).toBe("paid_unallocated");
  expect(await desk.look(booked)).toMatchObject({ display_status: "expired", paid_amount: 0 });
  expect(await desk.refunds()).toEqual([{ reason: "1 T-7", amount: 4210 }]);
  expect(await desk.messages()).toContain("order.refund");
  expect(await desk.ledger(booked)).toEqual(["1 hold", "1 release"]);
  expect(await stockOf(shop)).toMatchObject({ held: 0, sold: 0 });
  expect(await desk.stateOf(faster)).toBe("confirmed");
  // Told again it is known; more money goes back as well.
  expect(await desk.pay(booked, 4210, "T-7")).toBe("known");
  expect(await desk.pay(booked, 10, "T-8")).toBe("refund");
  expect(await desk.refunds()).toHaveLength(2);
  await expectClean(at.world, shop.hotel_id);
});

test.each<[string, Partial<OrderBody>, Partial<OrderBody>]>([
  ["its coupon is used up", { coupon_array: ["TEN"] }, { coupon_array: ["TEN"] }],
  ["its points are spent", { point_used: 500 }, { point_used: 1 }],
  ["its stored value is spent", { use_deposit: true }, { use_deposit: true }],
])("the rooms are free, but %s: the money goes back, and the rooms stay free", async (_title, first, second) => {
  const shop = await openAt();
  await addCoupon(at.world.database, shop.hotel_id, { cap: 1 });
  const desk = await openDesk(shop, { points: 500, stored_values: 300 });
  const booked = await desk.book(shop.body([[0, 0, 1]], first));
  await expire(shop, booked);
  await desk.book(shop.body([[0, 0, 1]], { ahead: 20, pay_way: "cash", ...second }));
  const credit = await desk.credit();
  expect(await desk.pay(booked, booked.view.pay_amount)).toBe("refund");
  expect(await desk.stateOf(booked)).toBe("paid_unallocated");
  expect(await desk.refunds()).toMatchObject([{ amount: booked.view.pay_amount }]);
  expect(await desk.credit()).toEqual(credit);
  expect(await stockOf(shop)).toMatchObject({ held: 0, sold: 0 });
  await expectClean(at.world, shop.hotel_id);
});

test("less than was asked for wins nothing", async () => {
  const shop = await openAt();
  const desk = deskOf(at.world, shop);
  const booked = await desk.book(shop.body());
  await expire(shop, booked);
  expect(await desk.pay(booked, 4209)).toBe("refund");
  expect(await desk.refunds()).toMatchObject([{ amount: 4209 }]);
  expect(await stockOf(shop)).toMatchObject({ held: 0, sold: 0 });
  await expectClean(at.world, shop.hotel_id);
});

test("a part that is on its way back counts no more: with the rest alone the order is not paid", async () => {
  const shop = await openAt();
  const desk = deskOf(at.world, shop);
  const booked = await desk.book(shop.body());
  await desk.pay(booked, 1000, "T-1");
  await expire(shop, booked);
  expect(await desk.pay(booked, 3210, "T-2")).toBe("refund");
  expect((await desk.refunds()).map((refund) => refund.amount).toSorted()).toEqual([1000, 3210]);
  expect(await stockOf(shop)).toMatchObject({ held: 0, sold: 0 });
  await expectClean(at.world, shop.hotel_id);
});

test("a part went back, then all of it came: the order lives, and no more goes back than was paid", async () => {
  const shop = await openAt();
  await addCoupon(at.world.database, shop.hotel_id, { cap: 1 });
  const desk = deskOf(at.world, shop);
  const booked = await desk.book(shop.body([[0, 0, 1]], { coupon_array: ["TEN"], pay_option: "part" }));
  // 3789 after the coupon, 1137 of it now.
  await desk.pay(booked, 500);
  await expire(shop, booked);
  expect(await desk.usesOf("TEN")).toBe(1);
  expect(await desk.pay(booked, 1137)).toBe("confirmed");
  expect(await desk.usesOf("TEN")).toBe(1);
  expect(await desk.look(booked)).toMatchObject({
    display_status: "confirmed",
    paid_amount: 1137,
    payment_status: 1,
    remain_total_amount: 2652,
    cancellation_refund: 1137,
  });
  await expectClean(at.world, shop.hotel_id);
  expect(await desk.cancel(booked)).toMatchObject({ cancellation_fee: 0, cancellation_refund: 1137 });
  expect((await desk.refunds()).map((refund) => refund.amount).toSorted()).toEqual([1137, 500]);
  await expectClean(at.world, shop.hotel_id);
});

test("a whole house is won again as a whole, or not at all", async () => {
  const house = { rooms: [{ plans: [{}, { price: 9000, support_entire_rent: true }] }, {}] };
  const [free, taken] = [await openAt(house), await openAt(house)];
  for (const [shop, outcome] of [
    [free, "confirmed"],
    [taken, "refund"],
  ] as const) {
    at.now = START;
    const desk = deskOf(at.world, shop);
    const booked = await desk.book(shop.body([[0, 1, 1]]));
    await expire(shop, booked);
    if (shop === taken) await desk.book(shop.body([[1, 0, 1]], { ahead: 11, pay_way: "cash" }));
    expect(await desk.pay(booked, booked.view.pay_amount)).toBe(outcome);
    expect(await stockOf(shop)).toMatchObject(
      outcome === "confirmed" ? { sold: 3, whole: true } : { sold: 0, whole: false },
    );
    await expectClean(at.world, shop.hotel_id);
  }
});
