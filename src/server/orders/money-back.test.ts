/** Whatever comes in whatever order: no more money goes back than came, and none is kept that is not due. */
import { expect, test } from "vitest";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { addMember, expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";

const at = openClockedWorld();
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });
const total = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

test("a part that was on its way back when the rest came late does not count as paid, nor go back twice", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  await booker.pay(booked, 400);
  at.now = later(40);
  await expireOrders(at.world.database, at.now);
  expect(await booker.pay(booked, 3810)).toBe("refund");
  expect(await booker.stateOf(booked)).toBe("expired");
  expect(await booker.pay(booked, 4210)).toBe("confirmed");
  await booker.cancel(booked);
  expect(total(await booker.refunds())).toBe(400 + 3810 + 4210);
  expect(await booker.look(booked)).toMatchObject({ paid_amount: 0, cancellation_refund: 4210 });
  await expectClean(at.world, lodging.hotel_id);
});

test("three part payments make one whole; the same number of another vendor is another payment", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  expect(await booker.pay(booked, 1000, "T-1")).toBe("in_part");
  expect(await booker.pay(booked, 1000, "T-2")).toBe("in_part");
  expect(await booker.pay(booked, 1000, "T-2")).toBe("known");
  expect(await booker.pay(booked, 2210, "T-3")).toBe("confirmed");
  expect(await booker.look(booked)).toMatchObject({ paid_amount: 4210, payment_status: 2 });
  await expectClean(at.world, lodging.hotel_id);
});

test("what is paid beyond the price goes back", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  expect(await booker.pay(booked, 5000, "T-1")).toBe("confirmed");
  expect(await booker.refunds()).toEqual([{ reason: "1 T-1", amount: 790 }]);
  expect(await booker.pay(booked, 4210, "T-2")).toBe("paid");
  expect(total(await booker.refunds())).toBe(5000);
  expect(await booker.look(booked)).toMatchObject({ paid_amount: 4210, remain_total_amount: 0 });
  await expectClean(at.world, lodging.hotel_id);
});

test("money for a stay that is over goes back, though its nights are free", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { ahead: 2 }));
  at.now = later(40);
  await expireOrders(at.world.database, at.now);
  at.now = new Date("2031-03-04T04:00:00Z");
  expect(await booker.pay(booked, 4050)).toBe("refund");
  expect(await booker.stateOf(booked)).toBe("paid_unallocated");
  await expectClean(at.world, lodging.hotel_id);
});

test("to cancel what was never paid costs neither money nor points, however late", async () => {
  const lodging = await openAt({ rooms: [{ plans: [{ refund_template_id: 3 }] }] });
  const bearer = await at.world.bearer(
    lodging.hotel_id,
    await addMember(at.world.database, lodging.hotel_id, { points: 500, stored_values: 200 }),
  );
  const booker = bookerOf(at.world, lodging, bearer);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { ahead: 2, point_used: 500, use_deposit: true }));
  expect(booked.view).toMatchObject({ cancellation_fee: 0 });
  expect(await booker.cancel(booked)).toMatchObject({ cancellation_fee: 0, cancellation_refund: 0 });
  expect(await booker.credit()).toEqual({ points: 500, stored_values: 200 });
  await expectClean(at.world, lodging.hotel_id);
});
