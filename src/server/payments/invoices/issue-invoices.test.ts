/** Where a lodging issues invoices on payment, each payment gets one, and what goes back is taken off it. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { issueInvoices } from "#server/payments/invoices/issue-invoices.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
});
afterAll(() => paying.close());
beforeEach(() => paying.startAgain());

async function open(client_invoce_setting = 2) {
  const lodging = await openLodging(world.database, {
    from: PAYING_DAY,
    payment_list: [1, 6],
    client_invoce_setting,
    info: { address: { "zh-TW": "花蓮縣海岸路 1 號" } },
  });
  const booker = bookerOf(world, lodging);
  const guest = payingGuest(world, paying.bank, lodging);
  const pay = async (booked: Booked, vendor = 6) => guest.click(await guest.go(booked, vendor), "pay");
  const issue = () => issueInvoices(world.dependencies, paying.now);
  const stored = () =>
    readRows<{ state: string; amount: number; allowance: number; number: string }>(
      world.database,
      lodging.hotel_id,
      sql`select state, amount, allowance, number from invoice where hotel_id = ${lodging.hotel_id} order by created_at`,
    );
  return { lodging, booker, pay, issue, stored };
}

test("a payment's invoice is issued once and shown to the guest", async () => {
  const { lodging, booker, pay, issue, stored } = await open();
  const booked = await booker.book(
    lodging.body([[0, 0, 1]], { company_reg_number: "04595257", company_name: "宿有限公司" }),
  );
  await pay(booked);
  await Promise.all([issue(), issue()]);
  await issue();
  const { invoices } = await booker.look(booked);
  expect(invoices).toEqual([
    { number: expect.stringMatching(/^[A-Z]{2}\d{8}$/), random_number: expect.stringMatching(/^\d{4}$/) },
  ]);
  expect(await stored()).toMatchObject([{ state: "issued", amount: booked.view.final_amount, allowance: 0 }]);
  await expectClean(world, lodging.hotel_id);
});

test("a deposit and the rest have one each", async () => {
  const { lodging, booker, pay, issue } = await open();
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_option: "part" }));
  await pay(booked);
  await pay(booked, 1);
  await issue();
  expect((await booker.look(booked)).invoices).toHaveLength(2);
});

test("what is all given back is voided; where a fee is kept, only the rest is taken off", async () => {
  const { lodging, booker, pay, issue, stored } = await open();
  const free = await booker.book(lodging.body([[0, 0, 1]], { ahead: 20 }));
  await pay(free, 1);
  const costly = await booker.book(lodging.body([[0, 0, 1]], { ahead: 8 }));
  await pay(costly, 1);
  await issue();
  paying.later(3 * 24 * 60);
  const { cancellation_refund } = await booker.look(costly);
  await booker.cancel(free);
  await booker.cancel(costly);
  await sendRefunds(world.dependencies, paying.now);
  await issue();
  expect((await stored()).toSorted((a, b) => a.amount - b.amount)).toMatchObject(
    [
      { state: "voided", amount: free.view.final_amount },
      { state: "issued", amount: costly.view.final_amount, allowance: cancellation_refund },
    ].toSorted((a, b) => a.amount - b.amount),
  );
  expect((await booker.look(free)).invoices).toEqual([]);
});

test("an issuer that is silent is asked again", async () => {
  const { lodging, booker, pay, stored } = await open();
  const booked = await booker.book(lodging.body());
  await pay(booked);
  const { outside } = world.dependencies;
  const deaf: typeof outside = {
    send: async (url, init) => {
      const answer = await outside.send(url, init);
      return url.includes("/Issue") ? { status: 502, text: "" } : answer;
    },
  };
  await issueInvoices({ ...world.dependencies, outside: deaf }, paying.now);
  expect(await stored()).toMatchObject([{ state: "requested" }]);
  paying.later(10);
  await issueInvoices(world.dependencies, paying.now);
  expect(await stored()).toMatchObject([{ state: "issued" }]);
  expect((await booker.look(booked)).invoices).toHaveLength(1);
});

test.each([0, 1])("setting %i: none on payment", async (setting) => {
  const { lodging, booker, pay, issue, stored } = await open(setting);
  await pay(await booker.book(lodging.body()));
  await issue();
  expect(await stored()).toEqual([]);
});
