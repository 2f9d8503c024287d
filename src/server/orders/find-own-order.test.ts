/**
 * Who may see an order: whoever knows its number and the booker's contact, or a link of ours; the member who placed it; and a
 * browser that has opened it before or has verified the contact.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallInput } from "#contract/call.ts";
import { listOrders } from "#contract/orders.ts";
import { orderViewSchema } from "#contract/order-view.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { addCoupon, addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp, strict } from "#tests/helpers/wire.ts";

let now = new Date("2031-03-01T04:00:00Z");
let world: World;
beforeAll(async () => {
  world = await openWorld({ clock: () => now });
});
afterAll(() => world.close());

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(world.database, { from: "2031-03-01", ...hotel });

type OrderLookup = Omit<CallInput<typeof listOrders>["query"], "domain">;

const find = (lodging: Lodging, requested: OrderLookup, headers = {}) =>
  overHttp(world, lodging.domain, listOrders, { query: { domain: lodging.domain, ...requested } }, { headers });

const line = (kind: string, name: string, amount: number) => ({ kind, name, code: "", quantity: 1, amount });

test("an order has every field of the view, and none beside", async () => {
  const lodging = await openAt({ rooms: [{ plans: [{ member_price: 1900 }] }] });
  await addCoupon(world.database, lodging.hotel_id, {});
  const bearer = await world.bearer(
    lodging.hotel_id,
    await addMember(world.database, lodging.hotel_id, { points: 100 }),
  );
  const booked = await bookerOf(world, lodging, bearer).book(
    lodging.body([[0, 0, 1]], { coupon_array: ["TEN"], point_used: 100, pay_option: "part", memo: "window" }),
  );
  const { status, envelope } = await find(lodging, {
    order_doc: booked.order_doc,
    booker_email: booked.body.booker_email,
  });
  expect(status).toBe(200);
  const [view] = strict(orderViewSchema.array()).parse(envelope.data) as NonNullable<typeof envelope.data>;
  // Members pay 4010; ten percent off, 100 points; 30 percent of 3509 now.
  const { cancel_rule, valid_hash, ...rest } = view!;
  expect(rest).toEqual({
    order_doc: booked.order_doc,
    short_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
    booking_id: booked.order_id,
    lang: "en-US",
    booker_first_name: "Mei",
    booker_last_name: "Lin",
    booker_name: "Mei Lin",
    booker_phone: "+886912345678",
    booker_email: booked.body.booker_email,
    check_in_day: "2031-03-11",
    check_out_day: "2031-03-13",
    check_in_timestamp: Date.parse("2031-03-11T15:00:00+08:00") / 1000,
    check_out_timestamp: Date.parse("2031-03-13T22:00:00+08:00") / 1000,
    adults_count: 2,
    children_count: 0,
    display_status: "pending_payment",
    payment_status: -1,
    pay_amount: 1053,
    paid_amount: 0,
    payType: 1,
    payAmountType: "deposit",
    remain_room_amount: 3509,
    remain_total_amount: 3509,
    pay_way: "credit_card",
    is_deposit_payed: false,
    memo: "window",
    residence_country: "",
    arrival_time: "",
    final_amount: 3509,
    guest_amount: 0,
    attachment_amount: 0,
    attachment_list: [],
    left_attachment_list: [],
    orders: [
      {
        num: 1,
        room_class_id: lodging.classes[0]!.room_class_id,
        room_class_name: "A",
        occupant_name: "",
        occupant_phone: "",
        occupant_email: "",
        rate_plan_id: lodging.classes[0]!.plans[0],
        rate_plan_code_name: "A1",
        rate_plan_code_introduction: "",
        refund_template_id: 2,
        price: 4010,
        guests: [],
        guest_charges: [],
        memo: "",
      },
    ],
    remittance_info: null,
    attachment_detail: [],
    room_attachment_exist: false,
    coupon_discount: 401,
    used_point: 100,
    used_coupon: ["TEN"],
    card_coupons: [],
    bill: [
      line("room", "A · A1", 4210),
      line("member", "Member price", -200),
      { ...line("discount", "Promo code TEN", -401), code: "TEN" },
      line("points", "Points used", -100),
      line("total", "Total", 3509),
      line("left", "Still to pay", 3509),
    ],
    cancellation_bill: [],
    refunded_amount: 0,
    support_client_cancel: true,
    cancellation_fee: 0,
    cancellation_refund: 0,
    payment_available: true,
    due_amount: 1053,
    payment_open: false,
    payment_pending: false,
    payment_failed: false,
    bank_instructions: null,
    remittance_report: null,
    refunds: [],
    pay_expired_timestamp: now.getTime() / 1000 + 1800,
    invoices: [],
    fallback_lang: {},
  });
  expect(cancel_rule).toMatch(/through Monday, March 3, 2031.*March 4, 2031.*50%.*March 11, 2031.*100%/s);
  expect(valid_hash).toMatch(/^[\w-]{22,}$/);
  await expectClean(world, lodging.hotel_id);
});

test("a payment shows in the figures", async () => {
  const lodging = await openAt();
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { pay_option: "part" }));
  await booker.pay(booked, 1263);
  const deposit = { paid_amount: 1263, payment_status: 1, is_deposit_payed: true, remain_total_amount: 2947 };
  expect(await booker.look(booked)).toMatchObject({
    display_status: "confirmed",
    pay_expired_timestamp: null,
    ...deposit,
  });
  await booker.pay(booked, 2947);
  expect(await booker.look(booked)).toMatchObject({ paid_amount: 4210, payment_status: 2, remain_room_amount: 0 });
  await expectClean(world, lodging.hotel_id);
});

test("the number with the booker's e-mail in any case, or their phone however it is written", async () => {
  const lodging = await openAt();
  const booked = await bookerOf(world, lodging).book(
    lodging.body([[0, 0, 1]], { booker_email: "Mei.Lin@Example.com", booker_phone: "+886 (0)912-345 678" }),
  );
  const { order_doc } = booked;
  const proofs: OrderLookup[] = [
    { booker_email: "Mei.Lin@Example.com" },
    { booker_email: " mei.lin@EXAMPLE.COM " },
    { booker_phone: "+886 (0)912-345 678" },
    { booker_phone: "8860912345678" },
    { booker_phone: "886-0912-345-678" },
    // One of the two is enough.
    { booker_email: "other@example.com", booker_phone: "8860912345678" },
  ];
  for (const proof of proofs) {
    const { envelope } = await find(lodging, { order_doc, ...proof });
    expect(envelope.data?.map((order) => order.order_doc)).toEqual([order_doc]);
  }
  // Or by its short code, as one hears or types it.
  const code = booked.view.short_code;
  const halves = [code.slice(0, 4), code.slice(4)];
  const spelled = [
    code,
    code.toLowerCase(),
    halves.join("-"),
    halves.join(" "),
    ` ${halves.join(" – ").toLowerCase()} `,
  ];
  for (const number of [` ${order_doc.toLowerCase()} `, ...spelled]) {
    for (const proof of [{ booker_email: "mei.lin@example.com" }, { booker_phone: "0912 345 678" }]) {
      const { envelope } = await find(lodging, { order_doc: number, ...proof });
      expect(
        envelope.data?.map((order) => order.order_doc),
        number,
      ).toEqual([order_doc]);
    }
  }
  await expectClean(world, lodging.hotel_id);
});

test("a number from abroad with its country or without, also of an order that was stored without", async () => {
  const lodging = await openAt();
  const book = (booker_phone: string) => bookerOf(world, lodging).book(lodging.body([[0, 0, 1]], { booker_phone }));
  const opened = async (order_doc: string, booker_phone: string) =>
    (await find(lodging, { order_doc, booker_phone })).envelope.code ?? "ok";
  const stored = await book("+81 090-1234-5678");
  expect(await bookerOf(world, lodging).look(stored)).toMatchObject({ booker_phone: "+819012345678" });
  // Such as an order of before: its number is kept as it was typed.
  const old = await book("090-1234-5678");
  expect(await bookerOf(world, lodging).look(old)).toMatchObject({ booker_phone: "090-1234-5678" });
  for (const { order_doc } of [stored, old]) {
    for (const typed of ["+81 90-1234-5678", "090 1234 5678", "00819012345678"]) {
      expect([typed, await opened(order_doc, typed)]).toEqual([typed, "ok"]);
    }
    for (const typed of ["+81 90-1234-5679", "+82 90-1234-5679", "0901234567"]) {
      expect([typed, await opened(order_doc, typed)]).toEqual([typed, "ORDER_ACCESS"]);
    }
  }
  expect(await opened(stored.order_doc, "+82 90-1234-5678")).toBe("ORDER_ACCESS");
});

test("wrong pairs, unknown numbers and another lodging's orders are answered alike, byte for byte", async () => {
  const [lodging, other] = [await openAt(), await openAt()];
  const mine = await bookerOf(world, lodging).book(lodging.body());
  const neighbour = await bookerOf(world, lodging).book(lodging.body([[0, 0, 1]], { booker_phone: "0987654321" }));
  const theirs = await bookerOf(world, other).book(other.body());
  const { order_doc } = mine;
  const { booker_email } = mine.body;
  const requested: OrderLookup[] = [
    { order_doc },
    { order_doc, booker_email: "somebody@example.com" },
    { order_doc, booker_phone: "0900000000" },
    { order_doc, booker_email: neighbour.body.booker_email },
    { order_doc, booker_phone: neighbour.body.booker_phone },
    { order_doc: "HXA31030100000000000", booker_email },
    { order_doc: "1", booker_email },
    // The short code opens nothing by itself either.
    { order_doc: mine.view.short_code },
    { order_doc: mine.view.short_code, booker_email: "somebody@example.com" },
    { order_doc: mine.view.short_code, booker_phone: "0900000000" },
    { order_doc: mine.view.short_code, booker_email: neighbour.body.booker_email },
    { order_doc: neighbour.view.short_code, booker_email },
    { order_doc: "ABCD-EFGH", booker_email },
    { order_doc: theirs.view.short_code, booker_email: theirs.body.booker_email },
    { order_doc: theirs.order_doc, booker_email: theirs.body.booker_email },
    // A contact alone proves nothing.
    { booker_email },
    { booker_phone: "+886 912-345-678" },
    {},
  ];
  const answers = await Promise.all(requested.map((each) => find(lodging, each)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 403, envelope: { success: false, code: "ORDER_ACCESS" } });
  expect(answers[0]!.envelope.data).toBeUndefined();
  expect(answers[0]!.envelope.msg).toContain("email or phone");
  await expectClean(world, lodging.hotel_id);
  await expectClean(world, other.hotel_id);
});

test.each<[string, OrderLookup, string]>([
  ["a number that could be none", { order_doc: "HXA'; drop table" }, "order_doc"],
  ["an e-mail that is none", { booker_email: "mei" }, "booker_email"],
  ["a phone that is none", { booker_phone: "12" }, "booker_phone"],
])("%s is malformed input", async (_title, requested, field) => {
  const { status, envelope } = await find(await openAt(), requested);
  expect(status).toBe(400);
  expect(envelope.extra_info?.fields).toEqual([field]);
});
