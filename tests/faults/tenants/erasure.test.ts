/**
 * Row 43, personal data: a canary guest goes through every flow. The log never holds a trace; after erasure no table does, but
 * for what docs/decisions/0021-0040/0030-erasure.md names. The order, its rooms and its money stay, and the auditor is clean.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyCancellation, findReceipt, getOrderHistory, listOrders, placeOrder } from "#contract/orders.ts";
import { connect } from "#server/database/connect.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { CannotErase, eraseGuest } from "#server/guests/erase-guest.ts";
import { codesOf } from "#tests/guests/codes.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import {
  CANARY,
  canaryFields,
  COMPANY,
  findTraces,
  findTracesInDatabaseLog,
  listen,
} from "#tests/faults/tenants/canary.ts";
import { BY_RAIL } from "#tests/lodgings/rail.ts";
import { canaryStay, type CanaryStay } from "#tests/faults/tenants/canary-stay.ts";
import { plant } from "#tests/faults/tools/planted.ts";
import { PATIENCE, report, testPlanted } from "#tests/faults/tools/sizes.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { addCoupon, expectClean, openLodging, type Lodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { change, overHttp, readRows } from "#tests/helpers/wire.ts";

const DAY_MINUTES = 24 * 60;
const KEY = "one-key-of-the-guest";

let paying: PayingWorld;
let world: PayingWorld["world"];
let lodging: Lodging;
let stay: CanaryStay;
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
  await openTestLodging();
});
afterAll(() => paying.close());

async function openTestLodging(): Promise<void> {
  lodging = await openLodging(world.database, {
    from: PAYING_DAY,
    payment_list: [1, 4, 8, 14],
    client_invoce_setting: 2,
    info: { ...BY_RAIL, email: "staff@lodging.example", address: { "zh-TW": "宜蘭縣礁溪鄉五峰路 91 巷" } },
    rooms: [{ capacity: 20, cots: 1 }],
    cots: 1,
  });
  stay = canaryStay(paying, lodging);
}

/** With a cot, which stays counted when nobody knows any more who slept in it. */
const withChild = (body: OrderBody): OrderBody => ({
  ...body,
  orders: body.orders.map((line) => ({ ...line, guests: [{ adults: 1, ages: [1], cots: 1 }] })),
});

const email = canaryFields().booker_email;
const erase = (guest: Parameters<typeof eraseGuest>[2], database = world.database) =>
  eraseGuest({ database, secrets: world.dependencies.secrets }, { ...lodging, timezone: "Asia/Taipei" }, guest, {
    now: paying.now(),
    actor: "operator",
  });
const obstaclesOf = async (guest: Parameters<typeof eraseGuest>[2]) => {
  const refused = await erase(guest).catch((error: unknown) => error);
  if (!(refused instanceof CannotErase)) throw new Error("It was not refused.", { cause: refused });
  return refused.obstacles.map(({ obstacle }) => obstacle);
};

test("a canary guest leaves no trace but what the law wants kept", { timeout: PATIENCE }, async () => {
  const log = listen();
  const booker = bookerOf(world, lodging);
  const api = world.apiOf(lodging.domain, "en-US");
  await addCoupon(world.database, lodging.hotel_id, { code: "TEN", per_member_cap: 5 });
  const codes = codesOf(world);
  await codes.verified(lodging, email);
  await codes.trigger(lodging, { phone: canaryFields().booker_phone });
  await stay.fail();

  const body = stay.body({ coupon_array: ["TEN"] });
  const cancelled = await stay.payAndCancel(body, KEY);
  expect(await obstaclesOf({ order_doc: cancelled.order_doc })).toEqual(["refund_under_way"]);
  const remitted = await stay.remit();
  const abandoned = await booker.book(stay.body());
  await payingGuest(world, paying.bank, lodging).go(abandoned, 4);
  const onArrival = await booker.book(
    withChild(stay.body({ pay_way: "pay_arrival", company_reg_number: COMPANY, adults_count: 1, children_count: 1 })),
  );
  await change(
    world.database,
    lodging.hotel_id,
    sql`update hotel_terms set support_client_cancel = false where hotel_id = ${lodging.hotel_id}`,
  );
  const reason = { booker_email: email, reason: "The canary has a cold" };
  await api(applyCancellation, { params: { id: onArrival.order_doc }, body: reason });
  await api(listOrders, {
    query: { domain: lodging.domain, order_doc: onArrival.order_doc, booker_phone: body.booker_phone },
  });
  const obstacles = await obstaclesOf({ email });
  expect(new Set(obstacles)).toEqual(new Set(["stay_ahead", "waiting_for_payment"]));
  for (let hours = 0; hours < 8; hours += 1) {
    await stay.doWhatIsDue();
    paying.later(60);
  }
  paying.later(20 * DAY_MINUTES);
  await stay.doWhatIsDue();

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
  expect(log.count()).toBeGreaterThan(0);
  expect(log.traces()).toEqual([]);
  const orders = () =>
    readRows(
      world.database,
      lodging.hotel_id,
      sql`select * from "order" where hotel_id = ${lodging.hotel_id} order by order_id`,
    );
  const said = () =>
    readRows(
      world.database,
      lodging.hotel_id,
      sql`select distinct residence_country, arrival_time,
        (select string_agg(guests::text, '') from order_line where hotel_id = ${lodging.hotel_id}) as guests
        from order_guest where hotel_id = ${lodging.hotel_id}`,
    );
  const guests = expect.stringContaining('"ages": [1]');
  expect(await said()).toEqual([{ residence_country: "AQ", arrival_time: "04:47", guests }]);
  const books = [await orders(), await booker.refunds(), await booker.ledger(cancelled)];

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
    lodging.hotel_id,
    sql`select order_id, company_reg_number from order_guest where company_name <> ''`,
  );
  expect(kept).toEqual([{ order_id: remitted.order_id, company_reg_number: COMPANY }]);
  // Too short to be searched for everywhere.
  expect(await said()).toEqual([{ residence_country: "", arrival_time: "", guests: null }]);
  expect([await orders(), await booker.refunds(), await booker.ledger(cancelled)]).toEqual(books);
  await expectClean(world, lodging.hotel_id);

  // Nothing brings it back: the request sent again, the browser that knows the order, the mailed link, a message that comes late.
  const again = await overHttp(world, lodging.domain, placeOrder, { body }, { headers: { "idempotency-key": KEY } });
  expect(again.envelope.code).toBe("KEY_REUSED");
  const byContact = { domain: lodging.domain, order_doc: remitted.order_doc, booker_email: email };
  expect((await overHttp(world, lodging.domain, findReceipt, { query: byContact })).envelope.code).toBe("ORDER_ACCESS");
  // Whoever proves the same address again finds no orders; the e-mail with the new code is erased too, without any order.
  const cookie = await codes.verified(lodging, email);
  const list = { query: { domain: lodging.domain } };
  const gone = await overHttp(world, lodging.domain, listOrders, list, { headers: { cookie } });
  expect(gone.envelope.data).toEqual([]);
  expect(await findTraces(paying.own)).toContain("mail.to");
  expect(await erase({ email })).toEqual([]);
  const byLink = { domain: lodging.domain, hash_code: booker.link(remitted, "history") };
  const seen = await overHttp(world, lodging.domain, getOrderHistory, { query: byLink });
  expect(seen.envelope.data).toMatchObject({ order_doc: remitted.order_doc, booker_name: "", booker_email: "" });
  expect(seen.text).not.toMatch(CANARY);
  await world.database.forHotel(lodging.hotel_id, (query) =>
    recordOrderEvent(query, lodging.hotel_id, {
      order_id: cancelled.order_id,
      topic: "order.refunded",
      now: paying.now(),
      which: "late",
      payload: { reason: "late" },
    }),
  );
  paying.later(1);
  await stay.doWhatIsDue();
  expect(await findTraces(paying.own)).toEqual(["order_guest.company_name", "order_guest.company_reg_number"]);
  const mails = await readRows<{ waiting: number }>(
    world.database,
    lodging.hotel_id,
    sql`select count(*)::int as waiting from mail where state = 'waiting'`,
  );
  expect(mails[0]!.waiting).toBe(0);
  await expectClean(world, lodging.hotel_id);

  // Years later the company may go, too.
  paying.later(6 * 366 * DAY_MINUTES);
  await erase({ order_doc: remitted.order_doc });
  expect(await findTraces(paying.own)).toEqual([]);
  await expectClean(world, lodging.hotel_id);
  expect(log.traces()).toEqual([]);
  console.error(`an e-mail to ${email} was not sent`);
  expect(log.traces()).toHaveLength(1);
  log.stop();
  expect(await findTracesInDatabaseLog(paying.own)).toEqual([]);
  report("row 43, erasure", { orders: erased.length, "columns with traces before": before.length, after: 2 });
});

testPlanted.each([
  ["memo = '', cancel_reason", "cancel_reason", "order_guest.memo"],
  ["booker_email = '', ", "", "order_guest.booker_email"],
  ["jsonb_build_object('occupant_name', '', ", "each.value || jsonb_build_object(", "order_guest.occupants"],
  ["html = '', ", "", "mail.html"],
  [`where hotel_id = $1 and mail_id = any($2)`, "where false and $1 = 0 and mail_id = any($2)", "mail.to"],
  ["set guest_key = 'erased:' || order_id", "set guest_key = guest_key", "coupon_redemption.guest_key"],
] as const)("planted: an erasure without %s is found", { timeout: PATIENCE }, async (right, wrong, column) => {
  paying.startAgain();
  await openTestLodging();
  await addCoupon(world.database, lodging.hotel_id, { code: "TEN" });
  await bookerOf(world, lodging).book(stay.body({ pay_way: "pay_arrival", coupon_array: ["TEN"] }));
  await stay.doWhatIsDue();
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
    lodging.hotel_id,
    sql`select order_doc from "order"`,
  ))
    await erase({ order_doc });
  expect(await findTraces(paying.own)).toEqual([]);
});
