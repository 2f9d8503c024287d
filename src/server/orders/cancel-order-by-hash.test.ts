/** Cancelling by the link: what it costs on which day, what goes back, and that it happens once. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cancelOrderByHash } from "#contract/orders.ts";
import { expireOrder } from "#server/orders/unpaid/expire-orders.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { addCoupon, addMember, expectClean, openLodging, readStock, type Lodging } from "#tests/lodgings/lodging.ts";
import { change, strict } from "#tests/helpers/wire.ts";

/** START is ten days before the usual arrival, the eleventh of March. */
const at = openClockedWorld();

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

const withTemplate = (refund_template_id: number) => ({ rooms: [{ plans: [{ refund_template_id }] }] });

const stockOf = (lodging: Lodging) =>
  readStock(at.world.database, lodging.hotel_id, lodging.classes[0]!.room_class_id, lodging.day(10));

const own = (lodging: Lodging, steps: object[]) =>
  change(
    at.world.database,
    lodging.hotel_id,
    sql`insert into refund_template (hotel_id, refund_template_id, steps)
      values (${lodging.hotel_id}, 2, ${JSON.stringify(steps)}::jsonb)
      on conflict (hotel_id, refund_template_id) do update set steps = excluded.steps`,
  );

describe("the fee", () => {
  test.each([
    ["template 1, the last second before its third day", 1, "2031-03-07T15:59:59.999Z", 0],
    ["template 1, from midnight three days before", 1, "2031-03-07T16:00:00Z", 2105],
    ["template 2, the last second before its seventh day", 2, "2031-03-03T15:59:59.999Z", 0],
    ["template 2, from midnight seven days before", 2, "2031-03-03T16:00:00Z", 2105],
    ["template 2, until the arrival day begins", 2, "2031-03-10T15:59:59.999Z", 2105],
    ["template 3, bought within its fourteen days", 3, "2031-03-01T04:00:00Z", 2105],
    ["a template nobody knows is the second", 9, "2031-03-03T16:00:00Z", 2105],
  ])("%s", async (_title, template, moment, fee) => {
    const lodging = await openAt(withTemplate(template));
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body());
    await booker.pay(booked, 4210);
    at.now = new Date(moment);
    // What is shown before is what is done.
    expect(await booker.look(booked)).toMatchObject({ cancellation_fee: fee, cancellation_refund: 4210 - fee });
    expect(await booker.cancel(booked)).toMatchObject({
      display_status: "cancelled",
      cancellation_fee: fee,
      cancellation_refund: 4210 - fee,
      valid_hash: null,
    });
    expect(await booker.refunds()).toEqual([{ reason: "cancelled", amount: 4210 - fee }]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("midnight is the lodging's own, also when its clocks change in between", async () => {
    // New York puts its clocks forward on the ninth of March 2031.
    const lodging = await openAt({ timezone: "America/New_York" });
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "cash" }));
    const feeAt = async (instant: string) => {
      at.now = new Date(instant);
      return (await booker.look(booked)).cancellation_fee;
    };
    expect(await feeAt("2031-03-04T04:59:59Z")).toBe(0);
    expect(await feeAt("2031-03-04T05:00:00Z")).toBe(2105);
    expect(await feeAt("2031-03-11T03:59:59Z")).toBe(2105);
    expect(await feeAt("2031-03-11T04:00:00Z")).toBe(4210);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("each line follows its own plan, on what it cost after coupons; add-ons are never part of it", async () => {
    const lodging = await openAt({
      rooms: [{ plans: [{ refund_template_id: 3 }] }, { plans: [{ refund_template_id: 1, allow_coupon: false }] }],
    });
    await addCoupon(at.world.database, lodging.hotel_id, {});
    const booker = bookerOf(at.world, lodging);
    const body = lodging.body(
      [
        [0, 0, 1],
        [1, 0, 1],
      ],
      { coupon_array: ["TEN"] },
    );
    const booked = await booker.book(body);
    // Half of 4210 less ten percent, 1894.5 rounded up; the second line is still free.
    await booker.pay(booked, 7999);
    expect(await booker.look(booked)).toMatchObject({ final_amount: 7999, cancellation_fee: 1895 });
    expect(await booker.cancel(booked)).toMatchObject({ cancellation_fee: 1895, cancellation_refund: 6104 });
    await expectClean(at.world, lodging.hotel_id);
  });

  test("a lodging's own steps win, and hold as they were sold", async () => {
    const lodging = await openAt();
    await own(lodging, [
      { days_before: 5, fee_percent: 30 },
      { days_before: 20, fee_percent: 10 },
      { days_before: 0, fee_percent: 100 },
    ]);
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body());
    await booker.pay(booked, 4210);
    expect(await booker.look(booked)).toMatchObject({ cancellation_fee: 421 });
    expect(booked.view.cancel_rule).toMatch(/10\s?%.*30\s?%.*100\s?%/s);
    await own(lodging, [{ days_before: 60, fee_percent: 100 }]);
    const later = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
    expect(later.view).toMatchObject({ cancellation_fee: 4210 });
    at.now = new Date("2031-03-05T16:00:00Z");
    expect(await booker.cancel(booked)).toMatchObject({ cancellation_fee: 1263, cancellation_refund: 2947 });
    at.now = START;
    await expectClean(at.world, lodging.hotel_id);
  });

  test("without steps it is always free, and the rule says so", async () => {
    const lodging = await openAt();
    await own(lodging, []);
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "cash" }));
    at.now = new Date("2031-03-10T15:00:00Z");
    expect(await booker.cancel(booked)).toMatchObject({ cancellation_fee: 0 });
    await expectClean(at.world, lodging.hotel_id);
  });

  test("no more is kept than was given: a deposit below the fee stays, and nothing goes back", async () => {
    const lodging = await openAt(withTemplate(3));
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_option: "part" }));
    expect(await booker.pay(booked, 1263)).toBe("confirmed");
    expect(await booker.cancel(booked)).toMatchObject({ cancellation_fee: 2105, cancellation_refund: 0 });
    expect(await booker.refunds()).toEqual([]);
    await expectClean(at.world, lodging.hotel_id);
  });
});

describe("what goes back", () => {
  test("of an unpaid order everything: rooms, points, stored value and the coupon", async () => {
    const lodging = await openAt({ rooms: [{ capacity: 1 }] });
    await addCoupon(at.world.database, lodging.hotel_id, { cap: 1 });
    const member_id = await addMember(at.world.database, lodging.hotel_id, { points: 500, stored_values: 300 });
    const booker = bookerOf(at.world, lodging, await at.world.bearer(lodging.hotel_id, member_id));
    const more = { coupon_array: ["TEN"], point_used: 500, use_deposit: true };
    const booked = await booker.book(lodging.body([[0, 0, 1]], more));
    expect(await booker.credit()).toEqual({ points: 0, stored_values: 0 });
    expect(await stockOf(lodging)).toMatchObject({ held: 1 });
    const view = await booker.cancel(booked);
    strict(cancelOrderByHash.answer).parse(view);
    expect(view).toMatchObject({ display_status: "cancelled", pay_expired_timestamp: null, used_point: 500 });
    expect(await booker.credit()).toEqual({ points: 500, stored_values: 300 });
    expect(await booker.usesOf("TEN")).toBe(0);
    expect(await booker.refunds()).toEqual([]);
    expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 0 });
    expect(await booker.ledger(booked)).toEqual(["1 hold", "1 release"]);
    expect(await booker.events()).toEqual(["order.cancelled", "order.placed"]);
    // All of it can be used again, the room too.
    await booker.book(lodging.body([[0, 0, 1]], more));
    await expectClean(at.world, lodging.hotel_id);
  });

  test("of a paid order the coupon stays used; the fee is kept from money first", async () => {
    const lodging = await openAt(withTemplate(3));
    await addCoupon(at.world.database, lodging.hotel_id, { type: "amount", percent: 0, discount: 210 });
    const member_id = await addMember(at.world.database, lodging.hotel_id, { points: 900, stored_values: 1500 });
    const booker = bookerOf(at.world, lodging, await at.world.bearer(lodging.hotel_id, member_id));
    const more = { coupon_array: ["TEN"], point_used: 900, use_deposit: true };
    const booked = await booker.book(lodging.body([[0, 0, 1]], more));
    expect(await booker.pay(booked, 1600)).toBe("confirmed");
    // Half of 4000: 1600 of the money, 400 of the stored value.
    expect(await booker.cancel(booked)).toMatchObject({ cancellation_fee: 2000, cancellation_refund: 0 });
    expect(await booker.credit()).toEqual({ points: 900, stored_values: 1100 });
    expect(await booker.usesOf("TEN")).toBe(1);
    expect(await booker.ledger(booked)).toEqual(["1 hold", "1 convert", "1 give_back"]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("of a whole house every room", async () => {
    const lodging = await openAt({ rooms: [{ plans: [{}, { price: 9000, support_entire_rent: true }] }, {}] });
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(lodging.body([[0, 1, 1]]));
    await booker.pay(booked, booked.view.final_amount);
    await booker.cancel(booked);
    expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 0, whole: false });
    await booker.book(lodging.body([[1, 0, 3]]));
    await expectClean(at.world, lodging.hotel_id);
  });
});

test("twice, and twice at once, is harmless", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  await booker.pay(booked, 4210);
  const [first, second] = await Promise.all([booker.cancel(booked), booker.cancel(booked)]);
  at.now = new Date("2031-03-14T00:00:00Z");
  const third = await booker.cancel(booked);
  expect([second, third]).toEqual([first, first]);
  expect(await booker.refunds()).toEqual([{ reason: "cancelled", amount: 4210 }]);
  expect((await booker.events()).filter((topic) => topic === "order.cancelled")).toHaveLength(1);
  await expectClean(at.world, lodging.hotel_id);
});

test("from the arrival day on, and where the lodging does not allow it, the guest may not", async () => {
  const [lodging, strictLodging] = [await openAt(), await openAt({ support_client_cancel: false })];
  const refused = { status: 200, code: "CANCEL_NOT_ALLOWED" };
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "cash" }));
  expect(booked.view).toMatchObject({ support_client_cancel: true, valid_hash: booker.link(booked, "cancel") });
  at.now = new Date("2031-03-10T16:00:00Z");
  await expect(booker.cancel(booked)).rejects.toMatchObject(refused);
  expect(await booker.look(booked)).toMatchObject({ valid_hash: null, cancellation_fee: 4210 });
  expect(await stockOf(lodging)).toMatchObject({ sold: 1 });
  at.now = START;
  const other = bookerOf(at.world, strictLodging);
  const kept = await other.book(strictLodging.body([[0, 0, 1]], { pay_way: "cash" }));
  expect(kept.view).toMatchObject({ support_client_cancel: false, valid_hash: null, display_status: "confirmed" });
  await expect(other.cancel(kept)).rejects.toMatchObject(refused);
  await expectClean(at.world, lodging.hotel_id);
  await expectClean(at.world, strictLodging.hotel_id);
});

test("an order that has expired is over", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  at.now = new Date(START.getTime() + 30 * 60_000);
  await at.world.database.forHotel(lodging.hotel_id, (query) =>
    expireOrder(query, lodging.hotel_id, booked.order_id, at.now),
  );
  await expect(booker.cancel(booked)).rejects.toMatchObject({ status: 200, code: "ORDER_OVER" });
  await expectClean(at.world, lodging.hotel_id);
});
