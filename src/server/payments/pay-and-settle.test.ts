/** Paying through a vendor, from the order to its confirmation, with the vendor's webhooks as they really come. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPaymentStart, payByPrime, payOrder } from "#contract/payments.ts";
import { pollAttempts } from "#server/payments/attempts/poll-attempts.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
let bank: PayingWorld["bank"];
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world, bank } = paying);
});
afterAll(() => paying.close());

async function open() {
  const lodging = await openLodging(world.database, {
    from: PAYING_DAY,
    payment_list: [1, 2, 3, 4, 6, 7, 8, 9, 13, 14],
  });
  return { lodging, booker: bookerOf(world, lodging), guest: payingGuest(world, bank, lodging) };
}

test.each([1, 2, 3, 4, 6, 7])("vendor %i: paid, reported, confirmed", async (vendor) => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, vendor);
  expect(await booker.stateOf(booked)).toBe("awaiting_payment");
  expect(trade).toMatchObject({ amount: booked.view.pay_amount, state: "open" });
  await guest.click(trade, "pay");
  expect(await booker.look(booked)).toMatchObject({ display_status: "confirmed", payment_status: 2, due_amount: 0 });
  await expectClean(world, lodging.hotel_id);
});

test("the view says how it was paid in the end, whatever was chosen before, and what is left of it", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
  expect(booked.view).toMatchObject({ payType: 8, pay_way: "remittance", payment_status: -1 });
  const trade = await guest.go(booked, 4);
  expect(await booker.look(booked)).toMatchObject({ payType: 8, pay_way: "remittance" });
  await guest.click(trade, "pay");
  const paid = { payType: 4, pay_way: "credit_card", payment_status: 2, remain_total_amount: 0, remain_room_amount: 0 };
  expect(await booker.look(booked)).toMatchObject(paid);
  await booker.cancel(booked);
  const back = { paid_amount: 0, remain_total_amount: 0, remain_room_amount: 0 };
  // What was received is still said when it has gone back.
  const received = { display_status: "cancelled", payment_status: 2, refunded_amount: booked.view.final_amount };
  expect(await booker.look(booked)).toMatchObject({ payType: 4, ...received, ...back });
  const unpaid = await booker.book(lodging.body());
  await booker.cancel(unpaid);
  expect(await booker.look(unpaid)).toMatchObject({ payType: 1, payment_status: -1, refunded_amount: 0, ...back });
  await expectClean(world, lodging.hotel_id);
});

test("a deposit, then the rest through another vendor", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_option: "part" }));
  await guest.click(await guest.go(booked, 6), "pay");
  const { final_amount, pay_amount } = booked.view;
  expect(await booker.look(booked)).toMatchObject({
    display_status: "confirmed",
    payment_status: 1,
    due_amount: final_amount - pay_amount,
  });
  await guest.click(await guest.go(booked, 1), "pay");
  expect(await booker.look(booked)).toMatchObject({ payment_status: 2, due_amount: 0, paid_amount: final_amount });
  await expectClean(world, lodging.hotel_id);
});

test("a card that is declined leaves the order to be paid again", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body());
  const declined = await guest.go(booked, 6);
  expect(await booker.look(booked)).toMatchObject({
    payment_open: true,
    payment_pending: false,
    payment_failed: false,
  });
  await guest.click(declined, "fail");
  expect(await booker.look(booked)).toMatchObject({
    display_status: "pending_payment",
    payment_available: true,
    payment_open: false,
    payment_failed: true,
  });
  const second = await guest.go(booked, 1);
  expect(await booker.look(booked)).toMatchObject({
    payment_open: true,
    payment_pending: false,
    payment_failed: false,
  });
  await guest.click(second, "pay");
  expect(await booker.look(booked)).toMatchObject({
    display_status: "confirmed",
    payment_status: 2,
    payment_failed: false,
  });
  await expectClean(world, lodging.hotel_id);
});

test("a bank's number is issued, holds the rooms for its days, and is paid later", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 9);
  await guest.click(trade, "issue");
  const { bank_instructions, pay_expired_timestamp, payment_pending } = await booker.look(booked);
  // No answer of the vendor is expected: only the guest's transfer is still missing.
  expect(payment_pending).toBe(false);
  expect(bank_instructions).toMatchObject({ bank_code: "812", account_number: expect.stringMatching(/^\d{10,16}$/) });
  expect(pay_expired_timestamp! - paying.now().getTime() / 1000).toBeGreaterThan(2 * 86_400);
  paying.later(24 * 60);
  await guest.click(trade, "pay");
  expect(await booker.look(booked)).toMatchObject({
    display_status: "confirmed",
    payment_status: 2,
    bank_instructions: null,
  });
  await expectClean(world, lodging.hotel_id);
});

test("a payment whose webhook is lost is found by queries, at the vendor's pace", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body());
  await guest.click(await guest.go(booked, 6), "lost");
  expect(await booker.stateOf(booked)).toBe("awaiting_payment");
  await pollAttempts(world.dependencies, paying.now);
  expect(await booker.stateOf(booked)).toBe("awaiting_payment");
  paying.later(10);
  await pollAttempts(world.dependencies, paying.now);
  expect(await booker.stateOf(booked)).toBe("confirmed");
  expect(bank.tooFrequent).toEqual([]);
  await expectClean(world, lodging.hotel_id);
});

test.each(["twice", "failed_then_paid", "paid_then_failed"])("webhooks %s end as once and in order", async (action) => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body());
  await guest.click(await guest.go(booked, 6), action);
  expect(await booker.look(booked)).toMatchObject({
    display_status: "confirmed",
    paid_amount: booked.view.final_amount,
  });
  await expectClean(world, lodging.hotel_id);
});

test.each(["forged", "wrong_amount"])("a webhook that is %s confirms nothing", async (action) => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body());
  await guest.click(await guest.go(booked, 6), action);
  expect(await booker.look(booked)).toMatchObject({ display_status: "pending_payment", paid_amount: 0 });
  const topics = await booker.events();
  expect(topics.includes("payment.quarantined")).toBe(action === "wrong_amount");
  await expectClean(world, lodging.hotel_id);
});

test("a lodging abroad is paid through Stripe", async () => {
  const lodging = await openLodging(world.database, { from: PAYING_DAY, payment_list: [2], currency: "JPY" });
  const [booker, guest] = [bookerOf(world, lodging), payingGuest(world, bank, lodging)];
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 2);
  expect(trade).toMatchObject({ gateway: "stripe", currency: "JPY", amount: booked.view.pay_amount });
  await guest.click(trade, "pay");
  expect(await booker.look(booked)).toMatchObject({ display_status: "confirmed", payment_status: 2 });
  await expectClean(world, lodging.hotel_id);
});

test("LINE Pay: the browser is closed before we could confirm; the next query confirms", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body());
  const trade = await guest.go(booked, 4);
  await guest.click(trade, "close");
  expect(trade.state).toBe("authorized");
  expect(await booker.stateOf(booked)).toBe("awaiting_payment");
  paying.later(1);
  await pollAttempts(world.dependencies, paying.now);
  expect(trade.state).toBe("paid");
  expect(await booker.stateOf(booked)).toBe("confirmed");
  await expectClean(world, lodging.hotel_id);
});

test("LINE Pay: what a guest left authorized and paid another way is not charged", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body());
  const left = await guest.go(booked, 4);
  await guest.click(left, "close");
  await guest.click(await guest.go(booked, 6), "pay");
  paying.later(1);
  await pollAttempts(world.dependencies, paying.now);
  expect(left.state).toBe("authorized");
  expect(await booker.look(booked)).toMatchObject({ paid_amount: booked.view.final_amount, refunds: [] });
  await expectClean(world, lodging.hotel_id);
});

test("one bank's number after the other does not keep the rooms for ever", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body([[0, 0, 1]], { ahead: 30 }));
  const placed = paying.now().getTime() / 1000;
  for (let hours = 0; hours < 70; hours += 20) {
    await guest.click(await guest.go(booked, 9), "issue");
    paying.later(20 * 60);
  }
  expect((await booker.look(booked)).pay_expired_timestamp! - placed).toBeLessThan(4 * 86_400 + 3_700);
  paying.startAgain();
});

test("an order that was cancelled is not charged by a page that was left open", async () => {
  const { lodging, booker } = await open();
  const booked = await booker.book(lodging.body());
  const api = world.apiOf(lodging.domain);
  const { redirect_url } = await api(payOrder, {
    body: { order_doc: booked.order_doc, booker_email: booked.body.booker_email, payment_vendor: 2 },
  });
  const attempt_id = /[^/]+$/.exec(redirect_url)![0];
  await booker.cancel(booked);
  expect((await api(getPaymentStart, { params: { attempt_id }, query: {} })).start).toEqual({ kind: "over" });
  const charged = api(payByPrime, { params: { attempt_id }, body: { prime: "test_x" } });
  await expect(charged).rejects.toMatchObject({ code: "ORDER_OVER" });
});

test("two vendors paid for one order: the second payment goes back", async () => {
  const { lodging, booker, guest } = await open();
  const booked = await booker.book(lodging.body());
  const first = await guest.go(booked, 1);
  await guest.click(await guest.go(booked, 6), "pay");
  await guest.click(first, "pay");
  expect(await booker.look(booked)).toMatchObject({
    display_status: "confirmed",
    paid_amount: booked.view.final_amount,
    refunds: [{ amount: booked.view.final_amount, state: "requested" }],
  });
  await expectClean(world, lodging.hotel_id);
});
