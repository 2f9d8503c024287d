/** What an order is at first, until when it waits for money, and where its guest goes next. */
import { expect, test } from "vitest";
import { listOrders, placeOrder } from "#contract/orders.ts";
import type { Language } from "#rules/text/language.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import {
  addCoupon,
  addMember,
  countOrders,
  expectClean,
  type OrderBody,
  openLodging,
  readStock,
  type Lodging,
} from "#tests/lodgings/lodging.ts";

const seconds = (instant: string | Date) => new Date(instant).getTime() / 1000;

const at = openClockedWorld();

const REMITTANCE = {
  account_name: "Test Inn",
  account_number: "000-1234",
  bank_code_and_name: "004 Bank of Taiwan",
  branch_code_and_name: "0037 Chengzhong",
  country_name: "Taiwan",
};

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", remittance_account: REMITTANCE, ...hotel });

async function order(lodging: Lodging, body: OrderBody, lang: Language = "zh-TW") {
  const api = at.world.apiOf(lodging.domain, lang);
  const placed = await api(placeOrder, { body });
  const [view] = await api(listOrders, {
    query: { domain: lodging.domain, order_doc: placed.order_doc, booker_email: body.booker_email },
  });
  return { ...placed, view: view! };
}

const stockOf = (lodging: Lodging, night = 10) =>
  readStock(at.world.database, lodging.hotel_id, lodging.classes[0]!.room_class_id, lodging.day(night));

test("a card waits thirty minutes for its payment, and its guest goes to pay", async () => {
  const lodging = await openAt();
  const { order_doc, redirect_path, view } = await order(lodging, lodging.body());
  expect(order_doc).toMatch(/^HXA310301[0-9A-HJKMNP-TV-Z]{10,}$/);
  expect(redirect_path).toBe(`/stay/pay/${lodging.hotel_id}/${order_doc}`);
  expect(view).toMatchObject({
    display_status: "pending_payment",
    payment_status: -1,
    pay_way: "credit_card",
    payType: 1,
    pay_expired_timestamp: seconds(START) + 30 * 60,
    remittance_info: null,
  });
  expect(await stockOf(lodging)).toMatchObject({ held: 1, sold: 0 });
  await expectClean(at.world, lodging.hotel_id);
});

test.each([
  ["far ahead: three days", 10, "2031-03-04T04:00:00Z"],
  ["check-in on the third day, earlier: its start", 2, "2031-03-03T07:00:00Z"],
  ["tomorrow: its start", 1, "2031-03-02T07:00:00Z"],
])("a remittance waits: %s", async (_title, ahead, ends) => {
  const lodging = await openAt();
  const { order_doc, redirect_path, view } = await order(
    lodging,
    lodging.body([[0, 0, 1]], { ahead, pay_way: "remittance" }),
  );
  expect(redirect_path).toBe(`/stay/redirect/receipt/${order_doc}`);
  expect(view).toMatchObject({
    display_status: "pending_payment",
    payType: 8,
    pay_expired_timestamp: seconds(ends),
    remittance_info: REMITTANCE,
  });
  expect(await stockOf(lodging, ahead)).toMatchObject({ held: 1, sold: 0 });
  await expectClean(at.world, lodging.hotel_id);
});

test("a remittance for a check-in that has begun is not offered: it could never arrive in time", async () => {
  const lodging = await openAt();
  at.now = new Date("2031-03-01T07:00:00Z");
  await expect(order(lodging, lodging.body([[0, 0, 1]], { ahead: 0, pay_way: "remittance" }))).rejects.toMatchObject({
    code: "PAY_WAY_NOT_OFFERED",
  });
  expect(await countOrders(at.world.database, lodging.hotel_id)).toBe(0);
  expect(await stockOf(lodging, 0)).toMatchObject({ held: 0, sold: 0 });
});

test("both times are the lodging's own to set", async () => {
  const lodging = await openAt({ card_hold_minutes: 10, remittance_hold_days: 1 });
  const card = await order(lodging, lodging.body());
  const remittance = await order(lodging, lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
  expect(card.view.pay_expired_timestamp).toBe(seconds(START) + 600);
  expect(remittance.view.pay_expired_timestamp).toBe(seconds(START) + 86_400);
  await expectClean(at.world, lodging.hotel_id);
});

test.each(["cash", "pay_arrival"] as const)(
  "%s is confirmed at once, and its guest sees the receipt",
  async (pay_way) => {
    const lodging = await openAt();
    const { order_doc, redirect_path, view } = await order(lodging, lodging.body([[0, 0, 1]], { pay_way }));
    expect(redirect_path).toBe(`/stay/redirect/receipt/${order_doc}`);
    expect(view).toMatchObject({
      display_status: "confirmed",
      payment_status: -1,
      pay_way,
      pay_expired_timestamp: null,
      remain_total_amount: 4210,
    });
    expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 1 });
    await expectClean(at.world, lodging.hotel_id);
  },
);

test("what costs nothing is confirmed at once, whatever the way to pay", async () => {
  const lodging = await openAt();
  await addCoupon(at.world.database, lodging.hotel_id, { code: "FREE", percent: 100 });
  const { order_doc, redirect_path, view } = await order(
    lodging,
    lodging.body([[0, 0, 1]], { coupon_array: ["FREE"] }),
  );
  expect(redirect_path).toBe(`/stay/redirect/receipt/${order_doc}`);
  expect(view).toMatchObject({
    display_status: "confirmed",
    payment_status: 2,
    final_amount: 0,
    pay_amount: 0,
    coupon_discount: 4210,
    pay_expired_timestamp: null,
  });
  expect(await stockOf(lodging)).toMatchObject({ held: 0, sold: 1 });
  await expectClean(at.world, lodging.hotel_id);
});

test("what stored value pays in full is confirmed at once", async () => {
  const lodging = await openAt();
  const member_id = await addMember(at.world.database, lodging.hotel_id, { stored_values: 5000 });
  const api = at.world.apiOf(lodging.domain, "zh-TW", await at.world.bearer(lodging.hotel_id, member_id));
  await api(placeOrder, { body: lodging.body([[0, 0, 1]], { use_deposit: true }) });
  const [view] = await api(listOrders, { query: { domain: lodging.domain } });
  expect(view).toMatchObject({ display_status: "confirmed", final_amount: 0, payment_status: 2 });
  await expectClean(at.world, lodging.hotel_id);
});

test.each([
  ["zh-TW", "/stay/"],
  ["en-US", "/stay/en-US/"],
  ["ja-JP", "/stay/ja-JP/"],
  ["ko-KR", "/stay/ko-KR/"],
  ["zh-CN", "/stay/zh-CN/"],
] as const)("in %s the next page stands under %s", async (lang, prefix) => {
  const lodging = await openAt();
  const card = await order(lodging, lodging.body(), lang);
  const cash = await order(lodging, lodging.body([[0, 0, 1]], { pay_way: "cash" }), lang);
  expect(card.redirect_path).toBe(`${prefix}pay/${lodging.hotel_id}/${card.order_doc}`);
  expect(cash.redirect_path).toBe(`${prefix}redirect/receipt/${cash.order_doc}`);
  expect(card.view.lang).toBe(lang);
  await expectClean(at.world, lodging.hotel_id);
});

test("an order's number and its check-in follow the lodging's own clock", async () => {
  const lodging = await openAt({ timezone: "America/New_York", from: "2031-02-28" });
  const { order_doc, view } = await order(lodging, lodging.body([[0, 0, 1]], { ahead: 1, pay_way: "remittance" }));
  expect(order_doc).toMatch(/^HXA310228/);
  // Three in the afternoon in New York, five hours behind; nobody said when one leaves, so until the end of check-in.
  expect(view).toMatchObject({
    check_in_timestamp: seconds("2031-03-01T20:00:00Z"),
    check_out_timestamp: seconds("2031-03-04T03:00:00Z"),
    pay_expired_timestamp: seconds("2031-03-01T20:00:00Z"),
  });
  await expectClean(at.world, lodging.hotel_id);
});

test("a number is never given twice", async () => {
  const lodging = await openAt({ rooms: [{ capacity: 30 }] });
  const numbers = await Promise.all(
    Array.from({ length: 20 }, async () => (await order(lodging, lodging.body())).order_doc),
  );
  expect(new Set(numbers).size).toBe(20);
  await expectClean(at.world, lodging.hotel_id);
});
