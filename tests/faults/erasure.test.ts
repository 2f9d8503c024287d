/**
 * Row 43, personal data: a canary guest goes through every flow. The log never holds a trace; after erasure no table does, but
 * for what docs/decisions/0030-erasure.md names. The order, its rooms and its money stay, and the auditor is clean.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyCancellation, findReceipt, getOrderHistory, listOrders, placeOrder } from "#contract/orders.ts";
import { reportRemittance } from "#contract/payments.ts";
import { finishStaffTask } from "#contract/staff-tasks.ts";
import { connect } from "#server/database/connect.ts";
import { KEEP_ALL } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { sendOutbox } from "#server/mail/send-outbox.ts";
import { CannotErase, eraseGuest } from "#server/guests/erase-guest.ts";
import { expireOrders } from "#server/orders/expire-orders.ts";
import { announce } from "#server/orders/open-order.ts";
import { issueInvoices } from "#server/payments/issue-invoices.ts";
import { pollAttempts } from "#server/payments/poll-attempts.ts";
import { sendRefunds } from "#server/payments/send-refunds.ts";
import { taskToken } from "#server/payments/task-token.ts";
import { codesOf } from "#tests/codes.ts";
import { type Booked, deskOf } from "#tests/desk.ts";
import {
  CANARY,
  canaryFields,
  canaryOccupant,
  COMPANY,
  findTraces,
  findTracesInDatabaseLog,
  LAST_FIVE,
  listen,
} from "#tests/faults/canary.ts";
import { plant } from "#tests/faults/planted.ts";
import { PATIENCE } from "#tests/faults/sizes.ts";
import { payingGuest } from "#tests/paying-guest.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/paying-world.ts";
import { printerOf } from "#tests/proof.ts";
import { openWorld } from "#tests/setup/world.ts";
import { addCoupon, expectClean, openShop, type OrderBody, type Shop } from "#tests/shop.ts";
import { change, overHttp, readRows } from "#tests/wire.ts";

const DAY_MINUTES = 24 * 60;
const KEY = "one-key-of-the-guest";

let paying: PayingWorld;
let world: PayingWorld["world"];
let shop: Shop;
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
  shop = await openTestShop();
});
afterAll(() => paying.close());

const openTestShop = () =>
  openShop(world.database, {
    from: PAYING_DAY,
    payment_list: [1, 2, 4, 8, 14],
    client_invoce_setting: 2,
    info: { email: "staff@lodging.example", address: { "zh-TW": "宜蘭縣礁溪鄉五峰路 91 巷" } },
    rooms: [{ capacity: 20, people: 2 }],
  });

const { email } = { email: canaryFields().booker_email };
const bodyOf = (more: Partial<OrderBody> = {}, name?: string): OrderBody => {
  const body = shop.body([[0, 0, 1]], { ...canaryFields(name), ...more });
  return { ...body, orders: body.orders.map((line) => ({ ...line, ...canaryOccupant(name) })) };
};
const erase = (guest: Parameters<typeof eraseGuest>[2], database = world.database) =>
  eraseGuest({ database, secrets: world.house.secrets }, { ...shop, timezone: "Asia/Taipei" }, guest, {
    now: paying.now(),
    actor: "operator",
  });
const obstaclesOf = async (guest: Parameters<typeof eraseGuest>[2]) => {
  const refused = await erase(guest).catch((error: unknown) => error);
  if (!(refused instanceof CannotErase)) throw new Error("It was not refused.", { cause: refused });
  return refused.obstacles.map(({ obstacle }) => obstacle);
};

async function doWhatIsDue(): Promise<void> {
  await expireOrders(world.database, paying.now());
  await pollAttempts(world.house, paying.now);
  await sendRefunds(world.house, paying.now);
  await issueInvoices(world.house, paying.now);
  await sendOutbox(world.house, paying.now());
  await deliverMails(world.database, KEEP_ALL, paying.now());
}

/** By card, with a coupon: paid, printed, cancelled. Its request comes twice with one key. */
async function payAndCancel(body: OrderBody): Promise<Booked> {
  const desk = deskOf(world, shop);
  const headers = { "idempotency-key": KEY };
  const { envelope } = await overHttp(world, shop.domain, placeOrder, { body }, { headers });
  const { order_doc } = envelope.data!;
  expect((await overHttp(world, shop.domain, placeOrder, { body }, { headers })).envelope.data).toEqual(envelope.data);
  const view = await desk.look({ order_doc, body });
  const booked = { body, order_doc, order_id: view.booking_id, view };
  const guest = payingGuest(world, paying.bank, shop);
  await guest.press(await guest.go(booked, 1), "pay");
  await doWhatIsDue();
  const printer = printerOf(world);
  const sealed = await printer.seal(shop, { order_doc, booker_email: body.booker_email });
  expect((await printer.download(shop, sealed)).headers.get("content-type")).toContain("pdf");
  await desk.cancel(booked);
  return booked;
}

/** By remittance for a company: reported, found by staff, invoiced. */
async function remit(): Promise<Booked> {
  const desk = deskOf(world, shop);
  const booked = await desk.book(bodyOf({ pay_way: "remittance", company_reg_number: COMPANY }));
  const api = world.apiOf(shop.domain, "en-US");
  const { order_doc, order_id, view } = booked;
  await api(reportRemittance, { params: { id: order_doc }, body: { booker_email: email, last_five: LAST_FIVE } });
  await doWhatIsDue();
  const token = taskToken(world.house.secrets, shop.hotel_id, { kind: "remittance", order_id }, paying.now());
  const found = { domain: shop.domain, token, amount: view.pay_amount, proof: "bank reference 1" };
  await api(finishStaffTask, { body: found });
  return booked;
}

/** Requests that are refused or fail: what went wrong is said, not whose it was. */
async function fail(): Promise<void> {
  const headers = { "content-type": "application/json" };
  const wrong = { ...bodyOf(), booker_phone: "canary", check_in_day: "canary" };
  const refused = await world.fetch(shop.domain, "/api/ota/order/personal-new?lang=en-US", {
    method: "POST",
    headers,
    body: JSON.stringify(wrong),
  });
  expect(refused.status).toBe(400);
  // A row that the database refuses. Its log would show all of it, were the table not under row-level security.
  const nameless = /(select "hotel_id", "order_id", "booker_first_name", "booker_last_name"), "booker_name"/g;
  const { probe, hits } = plant([nameless, "$1, null"]);
  const sick = await openWorld({ url: paying.own.url, poolSize: 1, probe, clock: paying.now });
  const { status } = await overHttp(sick, shop.domain, placeOrder, { body: bodyOf() });
  expect(status).toBe(500);
  expect(hits()).toBeGreaterThan(0);
  await sick.close();
}

test("a canary guest leaves no trace but what the law wants kept", { timeout: PATIENCE }, async () => {
  const log = listen();
  const desk = deskOf(world, shop);
  const api = world.apiOf(shop.domain, "en-US");
  await addCoupon(world.database, shop.hotel_id, { code: "TEN", per_member_cap: 5 });
  const codes = codesOf(world);
  await codes.verified(shop, email);
  await codes.trigger(shop, { phone: canaryFields().booker_phone });
  await fail();

  const body = bodyOf({ coupon_array: ["TEN"] });
  const cancelled = await payAndCancel(body);
  expect(await obstaclesOf({ order_doc: cancelled.order_doc })).toEqual(["refund_under_way"]);
  const remitted = await remit();
  const abandoned = await desk.book(bodyOf());
  await payingGuest(world, paying.bank, shop).go(abandoned, 4);
  const onArrival = await desk.book(bodyOf({ pay_way: "pay_arrival", company_reg_number: COMPANY }));
  await change(
    world.database,
    shop.hotel_id,
    sql`update hotel set support_client_cancel = false where hotel_id = ${shop.hotel_id}`,
  );
  const reason = { booker_email: email, reason: "The canary has a cold" };
  await api(applyCancellation, { params: { id: onArrival.order_doc }, body: reason });
  await api(listOrders, {
    query: { domain: shop.domain, order_doc: onArrival.order_doc, booker_phone: body.booker_phone },
  });
  const obstacles = await obstaclesOf({ email });
  expect(new Set(obstacles)).toEqual(new Set(["stay_ahead", "waiting_for_payment"]));
  for (let hours = 0; hours < 8; hours += 1) {
    await doWhatIsDue();
    paying.later(60);
  }
  paying.later(20 * DAY_MINUTES);
  await doWhatIsDue();

  // Before: everything is there, and nothing of it in a log.
  const before = await findTraces(paying.own);
  for (const column of [
    "order_guest.memo",
    "order_guest.occupants",
    "order_guest.cancel_reason",
    "mail.html",
    "mail.to",
    "coupon_redemption.guest_key",
    "payment_attempt.start",
  ])
    expect(before).toContain(column);
  expect(log.said()).toBeGreaterThan(0);
  expect(log.traces()).toEqual([]);
  const orders = () =>
    readRows(
      world.database,
      shop.hotel_id,
      sql`select * from "order" where hotel_id = ${shop.hotel_id} order by order_id`,
    );
  const books = [await orders(), await desk.refunds(), await desk.ledger(cancelled)];

  const erased = await erase({ email: email.toUpperCase() });
  expect(new Map(erased.map(({ order_doc, keeps_buyer }) => [order_doc, keeps_buyer]))).toEqual(
    new Map([
      [cancelled.order_doc, false],
      [remitted.order_doc, true],
      [abandoned.order_doc, false],
      [onArrival.order_doc, false],
    ]),
  );

  // After: the company on the invoice, and nothing else. The books are as they were.
  expect(await findTraces(paying.own)).toEqual(["order_guest.company_name", "order_guest.company_reg_number"]);
  const kept = await readRows(
    world.database,
    shop.hotel_id,
    sql`select order_id, company_reg_number from order_guest where company_name <> ''`,
  );
  expect(kept).toEqual([{ order_id: remitted.order_id, company_reg_number: COMPANY }]);
  expect([await orders(), await desk.refunds(), await desk.ledger(cancelled)]).toEqual(books);
  await expectClean(world, shop.hotel_id);

  // Nothing brings it back: the request sent again, the browser that knows the order, the mailed link, a message that comes late.
  const again = await overHttp(world, shop.domain, placeOrder, { body }, { headers: { "idempotency-key": KEY } });
  expect(again.envelope.code).toBe("KEY_REUSED");
  const byContact = { domain: shop.domain, order_doc: remitted.order_doc, booker_email: email };
  expect((await overHttp(world, shop.domain, findReceipt, { query: byContact })).envelope.code).toBe("ORDER_ACCESS");
  // Whoever shows the same address again finds nothing; and that it was asked is erased without any order.
  const cookie = await codes.verified(shop, email);
  const list = { query: { domain: shop.domain } };
  const gone = await overHttp(world, shop.domain, listOrders, list, { headers: { cookie } });
  expect(gone.envelope.data).toEqual([]);
  expect(await findTraces(paying.own)).toContain("mail.to");
  expect(await erase({ email })).toEqual([]);
  const byLink = { domain: shop.domain, hash_code: desk.link(remitted, "history") };
  const seen = await overHttp(world, shop.domain, getOrderHistory, { query: byLink });
  expect(seen.envelope.data).toMatchObject({ order_doc: remitted.order_doc, booker_name: "", booker_email: "" });
  expect(seen.text).not.toMatch(CANARY);
  await world.database.forHotel(shop.hotel_id, (query) =>
    announce(query, shop.hotel_id, cancelled.order_id, "order.refunded", paying.now(), "late"),
  );
  paying.later(1);
  await doWhatIsDue();
  expect(await findTraces(paying.own)).toEqual(["order_guest.company_name", "order_guest.company_reg_number"]);
  const letters = await readRows<{ waiting: number }>(
    world.database,
    shop.hotel_id,
    sql`select count(*)::int as waiting from mail where state = 'waiting'`,
  );
  expect(letters[0]!.waiting).toBe(0);
  await expectClean(world, shop.hotel_id);

  // Years later the company may go, too.
  paying.later(6 * 366 * DAY_MINUTES);
  await erase({ order_doc: remitted.order_doc });
  expect(await findTraces(paying.own)).toEqual([]);
  await expectClean(world, shop.hotel_id);
  expect(log.traces()).toEqual([]);
  console.error(`a letter to ${email} was not sent`);
  expect(log.traces()).toHaveLength(1);
  log.stop();
  expect(await findTracesInDatabaseLog(paying.own)).toEqual([]);
});

test.each([
  ["memo = '', cancel_reason", "cancel_reason", "order_guest.memo"],
  ["booker_email = '', ", "", "order_guest.booker_email"],
  ["jsonb_build_object('occupant_name', '', ", "each.value || jsonb_build_object(", "order_guest.occupants"],
  ["html = '', ", "", "mail.html"],
  [`where hotel_id = $1 and mail_id = any($2)`, "where false and $1 = 0 and mail_id = any($2)", "mail.to"],
  ["set guest_key = 'erased:' || order_id", "set guest_key = guest_key", "coupon_redemption.guest_key"],
] as const)("planted: an erasure without %s is found", { timeout: PATIENCE }, async (right, wrong, column) => {
  paying.startAgain();
  shop = await openTestShop();
  await addCoupon(world.database, shop.hotel_id, { code: "TEN" });
  await deskOf(world, shop).book(bodyOf({ pay_way: "pay_arrival", coupon_array: ["TEN"] }));
  await doWhatIsDue();
  paying.later(20 * DAY_MINUTES);
  const { probe, hits } = plant(
    [right, wrong],
    ["jsonb_array_elements(occupants))", "jsonb_array_elements(occupants) each)"],
  );
  const leaky = connect(paying.own.url, 1, probe);
  await erase({ email }, leaky);
  await leaky.close();
  expect(hits()).toBeGreaterThan(0);
  expect(await findTraces(paying.own)).toContain(column);
  // Done right, it goes.
  for (const { order_doc } of await readRows<{ order_doc: string }>(
    world.database,
    shop.hotel_id,
    sql`select order_doc from "order"`,
  ))
    await erase({ order_doc });
  expect(await findTraces(paying.own)).toEqual([]);
});
