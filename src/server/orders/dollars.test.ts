/** A lodging in US dollars sells a night at 149.50: search, price, order, payment, e-mails, PDF, fee and refund. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calculateDiscount } from "#contract/discounts.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { getMemberCredit } from "#contract/credit.ts";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { getMasterOrder, getPaymentStart, getRepayPreferences, payOrder } from "#contract/payments.ts";
import { findAlternatives, getRoomCalendar, listRooms, searchRatePlans, searchRooms } from "#contract/rooms.ts";
import { remindOrders } from "#server/orders/unpaid/remind-orders.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { printerOf } from "#tests/guests/download-proof.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { bare, readPdf } from "#tests/helpers/pdf.ts";
import { overHttp, readRows, strict } from "#tests/helpers/wire.ts";
import { addCoupon, addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
});
afterAll(() => paying.close());

const DAY_MINUTES = 24 * 60;

/** Each night costs ten cents more than the one before: the night ten days ahead is the one at 149.50. */
const openDollars = (more: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(world.database, {
    from: PAYING_DAY,
    currency: "USD",
    payment_list: [1, 2, 4, 6, 8, 14],
    deposit_type: ["all", "deposit"],
    deposit_percent: 30,
    rooms: [{ plans: [{ price: 14_850, member_price: 13_905 }] }],
    info: { email: "desk@inn.example", children_and_extra_person_rates: [{ label: { "en-US": "Cot" }, price: 1250 }] },
    ...more,
  });

const oneNight = (lodging: Lodging, more: Parameters<Lodging["body"]>[1] = {}) =>
  lodging.body([[0, 0, 1]], { nights: 1, ...more });

describe("what is shown", () => {
  test("prices are dollars with cents, as data and as bytes", async () => {
    const lodging = await openDollars();
    const { domain } = lodging;
    const query = { domain, start_date: lodging.day(10), end_date: lodging.day(11) };
    const { text, envelope } = await overHttp(world, domain, searchRooms, { query });
    expect(text).toContain('"price":149.5,');
    strict(searchRooms.answer).parse(envelope.data);
    expect(envelope.data![0]!.rate_plans[0]).toMatchObject({ price: 149.5, member_price: 140.05 });
    expect(await world.apiOf(domain)(searchRooms, { query })).toEqual(envelope.data);
    const api = world.apiOf(domain, "en-US");
    const days = await api(getRoomCalendar, {
      query: { ...query, room_class_ids: [String(lodging.classes[0]!.room_class_id)] },
    });
    expect(days).toEqual([
      { date: lodging.day(10), price: 149.5 },
      { date: lodging.day(11), price: 149.6 },
    ]);
    const { rateplan_info } = await api(searchRatePlans, { query });
    expect(rateplan_info[0]!.room_classes[0]).toMatchObject({ origin_price: 149.5, member_price: 140.05 });
    // Without dates: the lowest night of the next thirty days.
    expect((await api(listRooms, { query: { domain } }))[0]).toMatchObject({ show_price: 148.5 });
    const { mixes } = await api(findAlternatives, { query: { ...query, adults: "4", rooms: "1" } });
    expect(mixes[0]).toMatchObject({ price: 299 });
    const { info } = await api(getHotelInfo, { query: { domain } });
    expect(JSON.parse(info.children_and_extra_person_rates)).toEqual([{ label: "Cot", price: 12.5 }]);
  });

  test("both price checks take codes off to the cent, and their rows add up", async () => {
    const lodging = await openDollars();
    await addCoupon(world.database, lodging.hotel_id, {});
    await addCoupon(world.database, lodging.hotel_id, {
      code: "FEW",
      type: "amount",
      discount: 726,
      minimum_spend: 14_950,
    });
    const body = oneNight(lodging, { coupon_array: ["TEN", "FEW"], pay_option: "part" });
    const api = world.apiOf(lodging.domain, "en-US");
    const price = await api(calculateOrder, { body });
    // 149.50 − 14.95 − 7.26; 30 percent of it, rounded up to a cent.
    expect(price).toMatchObject({
      room_price: 149.5,
      promotion_discount: 22.21,
      total_price: 127.29,
      pay_amount: 38.19,
    });
    expect(price.quote!.items.map(({ amount }) => amount)).toEqual([149.5, -14.95, -7.26]);
    expect(await api(calculateDiscount, { body })).toMatchObject({
      room_amount: 149.5,
      coupon_discount: 22.21,
      total_amount: 127.29,
      new_amount: 38.19,
      deposit_amount: 38.19,
    });
  });
});

test("booked, paid through Stripe, shown in e-mails and on the PDF, cancelled for a fee, and refunded", async () => {
  const lodging = await openDollars();
  await addCoupon(world.database, lodging.hotel_id, {});
  const [booker, guest] = [bookerOf(world, lodging), payingGuest(world, paying.bank, lodging)];
  const api = world.apiOf(lodging.domain, "en-US");
  const booked = await booker.book(oneNight(lodging, { coupon_array: ["TEN"], pay_amount: 134.55 }));
  expect(booked.view).toMatchObject({ final_amount: 134.55, due_amount: 134.55, coupon_discount: 14.95, payType: 2 });

  const mailbox = mailboxOf(world, lodging.hotel_id);
  /** The e-mail contains these amounts in HTML and in plain text; returns its HTML. */
  const reported = async (kind: string, ...amounts: string[]) => {
    const mail = (await mailbox.fresh()).find((each) => each.kind === kind)!;
    for (const amount of amounts) for (const form of [mail.text, mail.html]) expect(form).toContain(amount);
    return mail.html;
  };
  paying.later(15);
  await remindOrders(world.database, paying.now());
  await reported("order_received", "$149.50", "−$14.95", "$134.55");

  const trade = await guest.go(booked, 2);
  // Stripe counts in cents.
  expect(trade).toMatchObject({ gateway: "stripe", currency: "USD", amount: 13_455 });
  const [attempt] = await readRows<{ attempt_id: string; amount: number }>(
    world.database,
    lodging.hotel_id,
    sql`select attempt_id, amount from payment_attempt where hotel_id = ${lodging.hotel_id}`,
  );
  expect(attempt!.amount).toBe(13_455);
  const start = await api(getPaymentStart, { params: { attempt_id: attempt!.attempt_id }, query: {} });
  expect(start.amount).toBe(134.55);
  await guest.click(trade, "pay");
  expect(await booker.look(booked)).toMatchObject({ display_status: "confirmed", paid_amount: 134.55, due_amount: 0 });
  const query = { booker_email: booked.body.booker_email };
  const master = await api(getMasterOrder, { params: { id: booked.order_id }, query });
  expect(master.booking).toMatchObject({ raw_price: 149.5, discount: 14.95, price: 134.55, paid: 134.55 });
  expect(master.booking_rooms[0]!.plan.price).toBe(149.5);

  expect(await reported("confirmed", "$134.55")).toContain('"totalPrice":134.55,"priceCurrency":"USD"');

  const printer = printerOf(world);
  const order = { order_doc: booked.order_doc, booker_email: booked.body.booker_email };
  const paper = await printer.download(lodging, await printer.seal(lodging, order));
  const read = await readPdf(new Uint8Array(await paper.arrayBuffer()));
  for (const text of ["$149.50", "−$14.95", "$134.55", "USD"]) expect(read.words).toContain(bare(text));

  // Five days before arrival half of it is kept: 67.275, rounded half up.
  paying.later(5 * DAY_MINUTES);
  const charged = { cancellation_fee: 67.28, cancellation_refund: 67.27 };
  expect(await booker.look(booked)).toMatchObject(charged);
  expect(await booker.cancel(booked)).toMatchObject({ display_status: "cancelled", ...charged });
  await reported("cancelled", "$67.28", "$67.27");
  await sendRefunds(world.dependencies, paying.now);
  expect(await mailbox.fresh()).toEqual([]);
  expect(trade.refunded).toBe(6727);
  expect((await booker.look(booked)).refunds).toEqual([{ amount: 67.27, state: "done", is_rail: false }]);
  const ledger = await readRows(
    world.database,
    lodging.hotel_id,
    sql`select kind, amount, currency from money_ledger where hotel_id = ${lodging.hotel_id} order by kind`,
  );
  expect(ledger).toEqual([
    { kind: "capture", amount: 13_455, currency: "USD" },
    { kind: "refund", amount: 6727, currency: "USD" },
  ]);
  await expectClean(world, lodging.hotel_id);
});

test("points and stored value are dollars too", async () => {
  const lodging = await openDollars();
  const member = await addMember(world.database, lodging.hotel_id, { points: 20_000, stored_values: 1050 });
  const headers = await world.bearer(lodging.hotel_id, member);
  const api = world.apiOf(lodging.domain, "en-US", headers);
  expect(await api(getMemberCredit, { query: { domain: lodging.domain } })).toEqual({
    points: 200,
    stored_values: 10.5,
  });
  const booker = bookerOf(world, lodging, headers);
  const body = oneNight(lodging, { point_used: 100, point_cost: 100, use_deposit: true, pay_way: "pay_arrival" });
  const booked = await booker.book(body);
  // The member's 140.05, less 100 points and all of the stored value.
  expect(booked.view).toMatchObject({ final_amount: 29.55, used_point: 100 });
  expect(await booker.credit()).toEqual({ points: 10_000, stored_values: 0 });
  await expectClean(world, lodging.hotel_id);
});

describe("what is refused", () => {
  test.each([
    ["half a cent", { pay_amount: 149.505 }, "pay_amount"],
    ["a tenth of a cent's worth of points", { point_used: 0.001, point_cost: 0.001 }, "point_used"],
  ])("%s", async (_what, more, field) => {
    const lodging = await openDollars();
    const { status, envelope } = await overHttp(world, lodging.domain, placeOrder, { body: oneNight(lodging, more) });
    expect([status, envelope.code]).toEqual([400, "INVALID_INPUT"]);
    expect(envelope.extra_info!.fields).toContain(field);
  });

  test("half a New Taiwan dollar", async () => {
    const lodging = await openDollars({ currency: "TWD" });
    const { envelope } = await overHttp(world, lodging.domain, placeOrder, {
      body: oneNight(lodging, { pay_amount: 149.5 }),
    });
    expect(envelope).toMatchObject({ code: "INVALID_INPUT", extra_info: { fields: ["pay_amount"] } });
  });

  test("another price than the current one, which the refusal gives in dollars", async () => {
    const lodging = await openDollars();
    const { envelope } = await overHttp(world, lodging.domain, placeOrder, {
      body: oneNight(lodging, { pay_amount: 149 }),
    });
    expect(envelope.code).toBe("PRICE_CHANGED");
    expect(envelope.data).toMatchObject({ total_price: 149.5, pay_amount: 149.5 });
  });

  test("a vendor that takes New Taiwan dollars only, at the order and at the payment", async () => {
    const lodging = await openDollars();
    const api = world.apiOf(lodging.domain, "en-US");
    const refused = { code: "PAY_WAY_NOT_OFFERED" };
    await expect(api(placeOrder, { body: oneNight(lodging, { payment_vendor: 6 }) })).rejects.toMatchObject(refused);
    const { order_doc, body } = await bookerOf(world, lodging).book(oneNight(lodging));
    const pay = (payment_vendor: 1 | 4 | 6) =>
      api(payOrder, { body: { order_doc, booker_email: body.booker_email, payment_vendor } });
    for (const vendor of [1, 4, 6] as const) await expect(pay(vendor)).rejects.toMatchObject(refused);
    const { payment_types } = await api(getRepayPreferences, { query: { domain: lodging.domain } });
    expect(payment_types.map(({ type_id }) => type_id)).toEqual([2]);
  });

  test("an amount that Stripe has no unit for", async () => {
    const lodging = await openDollars({ currency: "VND" });
    const { order_doc, body } = await bookerOf(world, lodging).book(oneNight(lodging));
    const paid = world.apiOf(lodging.domain)(payOrder, { body: { order_doc, booker_email: body.booker_email } });
    await expect(paid).rejects.toMatchObject({ code: "PAY_WAY_NOT_OFFERED" });
  });
});
