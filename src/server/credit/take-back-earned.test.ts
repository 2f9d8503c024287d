/** What a stay has earned is taken back with the money, as far as there are points, and never below nothing. */
import { beforeEach, expect, test } from "vitest";
import { runCreditRounds } from "#server/credit/run-credit-rounds.ts";
import { endOrders } from "#server/orders/end-orders.ts";
import { addRefund } from "#server/orders/money-store.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { bookerOf, type Booked } from "#tests/guests/booker.ts";
import { openStay, taipei } from "#tests/guests/member-stay.ts";
import { grantCredit } from "#tests/lodgings/credit.ts";
import { expectClean, type Lodging } from "#tests/lodgings/lodging.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openSeparateClockedWorld();
beforeEach(() => at.separate.asOwner("delete from credit_round"));

const refund = ({ hotel_id }: Lodging, { order_id }: Booked, amount: number, reason = "goodwill") =>
  at.world.database.forHotel(hotel_id, async (query) => {
    await openOrder(query, hotel_id, order_id);
    await addRefund(query, hotel_id, { order_id, reason, amount, now: at.now });
  });

/** Paid on its own account: an order by card may not be refunded while it stands. */
async function paidAtDesk() {
  const opened = await openStay(at.world, {}, { pay_way: "pay_arrival" });
  expect(await opened.booker.pay(opened.booked, 4210)).toBe("paid");
  return opened;
}

async function earned(points?: number) {
  const opened = await paidAtDesk();
  at.now = taipei("03-14");
  await runCreditRounds(at.world.dependencies, at.now);
  if (points !== undefined) {
    const { hotel_id } = opened.lodging;
    await at.world.database.forHotel(hotel_id, (query) => grantCredit(query, hotel_id, opened.member_id, { points }));
  }
  return opened;
}

test("a part, then the rest", async () => {
  const { lodging, booked, points, entries } = await earned(100);
  await refund(lodging, booked, 2105);
  expect(await points()).toBe(121);
  await refund(lodging, booked, 2105, "again");
  expect(await points()).toBe(100);
  expect((await entries()).toSorted()).toEqual(["earn 42", "grant 100", "take_back -21", "take_back -21"]);
  await expectClean(at.world, lodging.hotel_id);
});

test("as far as there are any: what was spent meanwhile is not owed", async () => {
  const { lodging, member_id, booked, points } = await earned();
  const booker = bookerOf(at.world, lodging, await at.world.bearer(lodging.hotel_id, member_id));
  const next = lodging.body([[0, 0, 1]], { ahead: 30, point_used: 40, point_cost: 40, pay_way: "pay_arrival" });
  await booker.book(next);
  expect(await points()).toBe(2);
  await refund(lodging, booked, 4210);
  expect(await points()).toBe(0);
  await expectClean(at.world, lodging.hotel_id);
});

test("money that was paid too much goes back without costing points", async () => {
  const { lodging, booker, booked, points } = await earned();
  expect(await booker.pay(booked, 4210)).toBe("paid");
  expect(await booker.refunds()).toEqual([expect.objectContaining({ amount: 4210 })]);
  expect(await points()).toBe(42);
  await expectClean(at.world, lodging.hotel_id);
});

test("all of it where the order is cancelled after all", async () => {
  const { lodging, booked, points } = await earned(10);
  const { hotel_id } = lodging;
  await at.world.database.forHotel(hotel_id, async (query) => {
    const { order } = (await openOrder(query, hotel_id, booked.order_id))!;
    const ending = { to: "cancelled", actor: "staff:anna", now: at.now } as const;
    const back = { points_back: 0, stored_value_back: 0, fee: 4210, refund: 0 };
    await endOrders(query, hotel_id, ending, [{ order, ...back }]);
  });
  expect(await points()).toBe(10);
  await expectClean(at.world, hotel_id);
});

test("refunded before: it earns on what is left", async () => {
  const { lodging, booked, points } = await paidAtDesk();
  await refund(lodging, booked, 2105);
  at.now = taipei("03-14");
  await runCreditRounds(at.world.dependencies, at.now);
  expect(await points()).toBe(21);
});
