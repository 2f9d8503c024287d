/** Wallets of a guest's device, through the vendors that carry them for this lodging. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { payOrder } from "#contract/payments.ts";
import type { Wallet } from "#rules/payments/pay-methods.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
});
afterAll(() => paying.close());

async function open(payment_list: number[], wallets: Wallet[], currency = "TWD") {
  const options = { wallets };
  const lodging = await openLodging(world.database, { from: PAYING_DAY, payment_list, options, currency });
  const [booker, guest] = [bookerOf(world, lodging), payingGuest(world, paying.bank, lodging)];
  return { lodging, booker, guest, booked: await booker.book(lodging.body()) };
}

test.each<[list: number[], vendor: number, wallet: Wallet, page: string | undefined, currency?: string]>([
  [[1], 1, "apple_pay", "APPLEPAY"],
  [[1], 1, "google_pay", "ANDROIDPAY"],
  [[6, 1], 6, "apple_pay", "ApplePay"],
  [[6, 1], 1, "google_pay", "ANDROIDPAY"],
  // Stripe's own page has them beside the card.
  [[2], 2, "apple_pay", undefined, "JPY"],
])("of %j, vendor %i takes %s", async (list, vendor, wallet, page, currency) => {
  const { lodging, booker, guest, booked } = await open(list, ["apple_pay", "google_pay"], currency);
  const trade = await guest.go(booked, vendor, { wallet });
  expect(trade.more.wallet).toBe(page);
  await guest.click(trade, "pay");
  expect(await booker.look(booked)).toMatchObject({ display_status: "confirmed", payType: vendor, payment_status: 2 });
  await expectClean(world, lodging.hotel_id);
});

test.each<[what: string, list: number[], wallets: Wallet[], vendor: 1 | 2 | 4 | 6, wallet: Wallet]>([
  ["that the lodging has not activated", [1], ["google_pay"], 1, "apple_pay"],
  ["that this vendor does not carry", [6, 1], ["google_pay"], 6, "google_pay"],
  ["that TapPay does not carry", [2], ["apple_pay"], 2, "apple_pay"],
  ["that is no vendor's here", [4], ["apple_pay"], 4, "apple_pay"],
  ["that another vendor of the lodging takes first", [6, 1], ["apple_pay"], 1, "apple_pay"],
])("a wallet %s is refused", async (_what, list, wallets, payment_vendor, wallet) => {
  const { lodging, booker, booked } = await open(list, wallets);
  const body = { order_doc: booked.order_doc, booker_email: booked.body.booker_email, payment_vendor, wallet };
  const paying = world.apiOf(lodging.domain)(payOrder, { body });
  await expect(paying).rejects.toMatchObject({ code: "PAY_WAY_NOT_OFFERED", extra_info: { fields: ["wallet"] } });
  expect(await booker.stateOf(booked)).toBe("held");
});
