/** The specification's repay: the master order, how it may be paid, and the payment call. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOrders } from "#contract/orders.ts";
import { getMasterOrder, getRepayPreferences, payOrder, startPayment } from "#contract/payments.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { overHttp, strict } from "#tests/helpers/wire.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
let lodging: Lodging;
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
  lodging = await openLodging(world.database, {
    from: PAYING_DAY,
    payment_list: [1, 3, 4, 7, 8, 9, 14],
    rooms: [{ capacity: 50 }],
  });
});
afterAll(() => paying.close());

const PLATFORM = "platform.test";

const repayBody = ({ order_doc, body }: Booked, given: object = {}) => ({
  payment_id: 2,
  type_id: 1,
  booking_number: order_doc,
  email: body.booker_email,
  deposit: false,
  return_url: `https://${lodging.domain}/stay/redirect/receipt/${order_doc}`,
  hotel_id: lodging.hotel_id,
  ...given,
});

const repay = (booked: Booked, given: object = {}, headers: Record<string, string> = {}, host = PLATFORM) =>
  overHttp(world, host, startPayment, { body: repayBody(booked, given) }, { headers });

test("the preferences name what can be paid online, by the specification's ids", async () => {
  const { envelope } = await overHttp(world, PLATFORM, getRepayPreferences, { query: { domain: lodging.domain } });
  const data = strict(getRepayPreferences.answer).parse(envelope.data) as typeof envelope.data;
  const ids = data!.payment_types.map(({ type_id, payments }) => [type_id, payments[0]!.payment_id]);
  expect(ids).toEqual([
    [1, 2],
    [3, 35],
    [4, 35],
    [7, 45],
    [9, 48],
  ]);
  expect(data!.payment_preference).toEqual({ pay_a_deposit: true, pay_in_full: true, deposit: 30 });
});

test("without a domain there is no configuration", async () => {
  const { status, envelope } = await overHttp(world, PLATFORM, getRepayPreferences, {
    query: {} as { domain: string },
  });
  expect([status, envelope.code, envelope.extra_info?.fields]).toEqual([400, "INVALID_INPUT", ["domain"]]);
});

test("the master order has every field, for whoever may see the order", async () => {
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 2]], { pay_option: "part", memo: "late" }));
  const api = world.apiOf(lodging.domain, "en-US");
  const query = { booker_email: booked.body.booker_email };
  const master = await api(getMasterOrder, { params: { id: booked.order_id }, query });
  expect(strict(getMasterOrder.answer).parse(master)).toEqual(master);
  expect(master.booking).toMatchObject({
    booking_number: booked.order_doc,
    room_count: 2,
    days: 2,
    price: booked.view.final_amount,
    paid: 0,
    payment_status: -1,
    payment_available: true,
    comment: "late",
  });
  expect(master.cancellation_policy.map(({ free }) => free)).toEqual([true, false, false]);
  expect(master.expired_ts).toBe(booked.view.pay_expired_timestamp);
  for (const [id, proof] of [
    [booked.order_id, {}],
    [booked.order_id, { booker_email: "other@example.com" }],
    ["01000000-0000-7000-8000-000000000000", query],
    ["nonsense", query],
  ] as const) {
    const request = api(getMasterOrder, { params: { id }, query: proof });
    await expect(request).rejects.toMatchObject({ code: "ORDER_ACCESS", status: 403 });
  }
});

test("it is paid again from the platform's host, the deposit first and then the rest", async () => {
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_option: "part" }));
  const guest = payingGuest(world, paying.bank, lodging);
  expect((await repay(booked, { deposit: true })).envelope.code).toBe("DEPOSIT_NOT_DUE");
  const first = await repay(booked);
  expect(first.envelope.data).toMatchObject({
    redirect: true,
    redirect_url: expect.stringContaining(`https://${lodging.domain}/`),
  });
  await guest.click(await guest.go(booked, 1), "pay");
  expect(await booker.look(booked)).toMatchObject({ payment_status: 1, is_deposit_payed: true });
  const rest = await repay(booked, { deposit: true, payment_id: 35, type_id: 4 });
  expect(rest.envelope.success).toBe(true);
  const trade = [...paying.bank.trades.values()].at(-1)!;
  expect(trade.amount).toBe(booked.view.final_amount - booked.view.pay_amount);
  await guest.click(await guest.go(booked, 4), "pay");
  expect(await booker.look(booked)).toMatchObject({ payment_status: 2 });
  expect((await repay(booked)).envelope.code).toBe("NOTHING_DUE");
  await expectClean(world, lodging.hotel_id);
});

test.each([
  ["another lodging's number", { hotel_id: 1 }, "HOTEL_NOT_FOUND"],
  ["a page that is not the lodging's", { return_url: "https://evil.example/x" }, "INVALID_INPUT"],
  ["a wrong contact", { email: "other@example.com" }, "ORDER_ACCESS"],
  ["an unknown order", { booking_number: "HXA260101AAAAAAAAAA" }, "ORDER_ACCESS"],
  ["a kind that is not the vendor's", { payment_id: 45 }, "PAY_WAY_NOT_OFFERED"],
  ["a vendor the lodging has not", { type_id: 6 }, "PAY_WAY_NOT_OFFERED"],
  ["an unknown kind", { payment_id: 99 }, "PAY_WAY_NOT_OFFERED"],
])("refused: %s", async (_, given, code) => {
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  expect((await repay(booked, given)).envelope.code).toBe(code);
  expect(await booker.stateOf(booked)).toBe("held");
});

test("one key starts one payment; the same key for something else is refused", async () => {
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  const headers = { "idempotency-key": "again" };
  const before = paying.bank.trades.size;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => repay(booked, { payment_id: 35, type_id: 4 }, headers)),
  );
  const fine = answers.filter(({ status }) => status === 200);
  expect(fine.length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(new Set(fine.map(({ envelope }) => envelope.data!.redirect_url)).size).toBe(1);
  expect((await repay(booked, { payment_id: 35, type_id: 4 }, headers)).envelope).toEqual(fine[0]!.envelope);
  expect(paying.bank.trades.size).toBe(before + 1);
  expect((await repay(booked, {}, headers)).status).toBe(409);
});

test("an order that is over can't be paid, nor one whose time is nearly up", async () => {
  const booker = bookerOf(world, lodging);
  const cancelled = await booker.book(lodging.body());
  await booker.cancel(cancelled);
  expect((await repay(cancelled)).envelope.code).toBe("NOTHING_DUE");
  const late = await booker.book(lodging.body());
  paying.later(29);
  expect((await repay(late)).envelope.code).toBe("ORDER_OVER");
  paying.startAgain();
});

test("a vendor that does not answer leaves the order as it was, to be paid another way", async () => {
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  const { app } = paying.bank;
  const broken = new Proxy(app, {
    get: (target, name) =>
      name === "request" ? async () => new Response("<html>", { status: 502 }) : Reflect.get(target, name),
  });
  paying.bank.app = broken;
  const { envelope } = await repay(booked, { payment_id: 35, type_id: 4 });
  paying.bank.app = app;
  expect(envelope.code).toBe("VENDOR_UNAVAILABLE");
  const guest = payingGuest(world, paying.bank, lodging);
  await guest.click(await guest.go(booked, 1), "pay");
  expect(await booker.stateOf(booked)).toBe("confirmed");
  await expectClean(world, lodging.hotel_id);
});

test("a deposit that was not agreed on is not offered afterwards; all may be paid instead of it", async () => {
  const booker = bookerOf(world, lodging);
  const whole = await booker.book(lodging.body());
  const api = world.apiOf(lodging.domain);
  const pay = (booked: Booked, pay_option: "all" | "part") =>
    api(payOrder, {
      body: { order_doc: booked.order_doc, booker_email: booked.body.booker_email, payment_vendor: 4, pay_option },
    });
  await expect(pay(whole, "part")).rejects.toMatchObject({ code: "PAY_OPTION_NOT_OFFERED" });
  const part = await booker.book(lodging.body([[0, 0, 1]], { pay_option: "part" }));
  await pay(part, "all");
  expect([...paying.bank.trades.values()].at(-1)).toMatchObject({ amount: part.view.final_amount });
});

test("the browser that has opened an order may see and pay it; another may not", async () => {
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  const { domain } = lodging;
  const request = `/api/ota/order/receipt?domain=${domain}&order_doc=${booked.order_doc}`;
  expect((await world.fetch(domain, request)).status).toBe(403);
  const search = new URLSearchParams({ domain, order_doc: booked.order_doc, booker_email: booked.body.booker_email });
  const opened = await world.fetch(domain, `${listOrders.path}?${search}`);
  const cookie = opened.headers.get("set-cookie")!.split(";")[0]!;
  expect(opened.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax; Secure/);
  expect((await world.fetch(domain, request, { headers: { cookie } })).status).toBe(200);
  const other = await openLodging(world.database);
  const elsewhere = request.replace(domain, other.domain);
  expect((await world.fetch(other.domain, elsewhere, { headers: { cookie } })).status).toBe(403);
  const bent = cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  expect((await world.fetch(domain, request, { headers: { cookie: bent } })).status).toBe(403);
});
