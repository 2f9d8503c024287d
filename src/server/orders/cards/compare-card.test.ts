/** Coupons for certain cards, compared with the card that paid: the difference is asked for, or given back. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decideCardCoupons, finishStaffTask, getStaffTask } from "#contract/staff-tasks.ts";
import { outcomeOf } from "#rules/orders/outcome.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";
import { taskToken } from "#server/payments/task-token.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { addCoupon, expectClean, openLodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
});
afterAll(() => paying.close());

const OWN_CARD = "4311-9522-2222-2222";
const OTHER_CARD = "4000-2211-1111-1111";

/** Two nights at 2100 and 2110: 4210, and with the code 421 less. */
const WHOLE = 4210;
const OFF = 421;

type Given = { prefixes?: string[]; ahead?: number } & Partial<OrderBody>;

async function open({ prefixes = ["431195"], ...more }: Given = {}) {
  const lodging = await openLodging(world.database, {
    from: PAYING_DAY,
    payment_list: [1, 2, 4, 6, 9, 14],
    options: { wallets: ["apple_pay"] },
    info: { email: "stay@moonclear.example" },
  });
  const { hotel_id, domain } = lodging;
  await addCoupon(world.database, hotel_id, { code: "CARDS", card_prefixes: prefixes });
  const [booker, guest] = [bookerOf(world, lodging), payingGuest(world, paying.bank, lodging)];
  const booked = await booker.book(lodging.body([[0, 0, 1]], { coupon_array: ["cards"], ...more }));
  expect(booked.view).toMatchObject({ card_coupons: [{ code: "CARDS", prefixes, verdict: null }] });
  const token = taskToken(
    world.dependencies.secrets,
    hotel_id,
    { kind: "card", order_id: booked.order_id },
    paying.now(),
  );
  const api = world.apiOf(domain);
  const mailbox = mailboxOf(world, hotel_id);
  return {
    lodging,
    booker,
    guest,
    booked,
    token,
    api,
    look: () => booker.look(booked),
    pay: async (vendor: number, card: string, given: Parameters<typeof guest.go>[2] = {}) =>
      guest.click(await guest.go(booked, vendor, { card: card.replaceAll("-", ""), ...given }), "pay", { card }),
    decide: (holds: boolean) => api(decideCardCoupons, { body: { domain, token, holds } }),
    clean: () => expectClean(world, hotel_id),
    mails: async () => (await mailbox.fresh()).map(({ kind }) => kind).sort(),
  };
}

/** The discount stands. */
const HOLDS = {
  final_amount: WHOLE - OFF,
  coupon_discount: OFF,
  used_coupon: ["CARDS"],
  due_amount: 0,
  payment_status: 2,
};
/** It does not: the order keeps its rooms, and owes the difference. */
const OWES = {
  final_amount: WHOLE,
  coupon_discount: 0,
  used_coupon: [],
  due_amount: OFF,
  payment_status: 1,
  display_status: "confirmed",
};

test.each([1, 2, 6])("vendor %i names a card of the coupon: nothing changes", async (vendor) => {
  const { look, pay, booker, clean } = await open();
  await pay(vendor, OWN_CARD);
  expect(await look()).toMatchObject({ ...HOLDS, card_coupons: [{ verdict: "holds" }] });
  expect((await booker.events()).filter((topic) => topic.startsWith("order.card"))).toEqual([]);
  await clean();
});

test.each([1, 2, 6])(
  "vendor %i names another card: the order owes the difference, and is paid like any rest",
  async (vendor) => {
    const { look, pay, mails, clean, lodging } = await open();
    await pay(vendor, OTHER_CARD);
    const view = await look();
    expect(view).toMatchObject({ ...OWES, card_coupons: [{ verdict: "void", amount: OFF }] });
    expect([outcomeOf(view), view.payment_available, view.paid_amount]).toEqual(["rest_due", true, WHOLE - OFF]);
    expect(await mails()).toEqual(["card_differs", "confirmed", "staff_card", "staff_new_order"]);
    await clean();
    await pay(6, OTHER_CARD);
    expect(await look()).toMatchObject({ final_amount: WHOLE, due_amount: 0, payment_status: 2, paid_amount: WHOLE });
    expect(await mails()).toEqual(["paid"]);
    await clean();
    // What was reported is stored without any digit of the card.
    const [{ raw }] = (await readRows<{ raw: string }>(
      world.database,
      lodging.hotel_id,
      sql`select string_agg(raw, ' ') as raw from payment_inbox where hotel_id = ${lodging.hotel_id}`,
    )) as [{ raw: string }];
    expect(raw).not.toMatch(/400022/);
  },
);

test("paid to a bank's number, no card has paid at all", async () => {
  const { look, booked, guest, clean } = await open();
  const trade = await guest.go(booked, 9);
  await guest.click(trade, "issue");
  await guest.click(trade, "pay");
  expect(await look()).toMatchObject(OWES);
  await clean();
});

test.each([
  ["LINE Pay names no card", 4, {}, ["431195"]],
  ["the number on a phone is not the card's", 1, { wallet: "apple_pay" as const }, ["431195"]],
  ["six digits are too few for this rule", 6, {}, ["4311952222"]],
])("%s: nothing passes silently, staff are asked", async (_what, vendor, given, prefixes) => {
  const { look, pay, mails, clean } = await open({ prefixes });
  await pay(vendor, OWN_CARD, given);
  expect(await look()).toMatchObject({ ...HOLDS, card_coupons: [{ verdict: "unknown" }] });
  expect(await mails()).toEqual(["confirmed", "staff_card", "staff_new_order"]);
  await clean();
});

test("staff say no: the guest is asked. Staff were wrong: what was paid goes back", async () => {
  const { look, pay, decide, mails, clean, api, token, lodging, booker } = await open();
  await pay(4, OWN_CARD);
  const task = await api(getStaffTask, { query: { domain: lodging.domain, token } });
  expect(task).toMatchObject({
    kind: "card",
    amount: OFF,
    is_done: false,
    coupons: [{ code: "CARDS", card_first: null, verdict: "unknown" }],
  });
  await mails();
  expect((await decide(false)).coupons).toMatchObject([{ verdict: "void" }]);
  expect(await look()).toMatchObject(OWES);
  expect(await mails()).toEqual(["card_differs", "staff_card"]);
  // Said twice, it is done once.
  await decide(false);
  expect(await mails()).toEqual([]);
  await clean();
  await pay(6, OWN_CARD);
  expect(await look()).toMatchObject({ payment_status: 2, paid_amount: WHOLE });
  await decide(true);
  expect(await look()).toMatchObject({ ...HOLDS, refunds: [{ amount: OFF, state: "requested" }] });
  await clean();
  await sendRefunds(world.dependencies, paying.now);
  expect(await look()).toMatchObject({ ...HOLDS, paid_amount: WHOLE - OFF, refunds: [{ amount: OFF, state: "done" }] });
  expect((await booker.events()).filter((topic) => topic === "order.refund")).toHaveLength(1);
  await clean();
});

test("a task about cards takes no money, and is over with the order", async () => {
  const { pay, booker, booked, decide, api, token, lodging } = await open();
  await pay(4, OWN_CARD);
  const paid = api(finishStaffTask, { body: { domain: lodging.domain, token, amount: 1, proof: "x" } });
  await expect(paid).rejects.toMatchObject({ code: "NOT_FOUND" });
  await booker.cancel(booked);
  await expect(decide(true)).rejects.toMatchObject({ code: "ORDER_OVER" });
  expect((await api(getStaffTask, { query: { domain: lodging.domain, token } })).is_done).toBe(true);
});

test("a deposit by its card and the rest by another: then the discount does not hold", async () => {
  const { look, pay, booked, clean } = await open({ pay_option: "part" });
  await pay(6, OWN_CARD);
  expect(await look()).toMatchObject({ final_amount: WHOLE - OFF, card_coupons: [{ verdict: "holds" }] });
  await pay(6, OTHER_CARD);
  expect(await look()).toMatchObject(OWES);
  expect((await look()).pay_amount).toBe(booked.view.pay_amount);
  await clean();
});

test("a second payment that goes back as a whole says nothing about the card", async () => {
  const { look, guest, booked, clean } = await open();
  const left = await guest.go(booked, 1);
  await guest.click(await guest.go(booked, 6), "pay", { card: OWN_CARD });
  await guest.click(left, "pay", { card: OTHER_CARD });
  expect(await look()).toMatchObject({ ...HOLDS, refunds: [{ amount: WHOLE - OFF }] });
  await clean();
});

test("cancelled late, the fee is of the price without the discount", async () => {
  const { look, pay, booker, booked, clean } = await open({ ahead: 3 });
  const price = booked.view.final_amount;
  await pay(6, OTHER_CARD);
  const { final_amount, cancellation_fee } = await look();
  expect(final_amount).toBeGreaterThan(price);
  expect(cancellation_fee).toBe(Math.round(final_amount / 2));
  await booker.cancel(booked);
  expect(await look()).toMatchObject({ display_status: "cancelled", payment_status: 1, remain_total_amount: 0 });
  await clean();
});

test("a code that makes the order free is used without any card: staff are asked", async () => {
  const lodging = await openLodging(world.database, { from: PAYING_DAY, payment_list: [1, 14] });
  await addCoupon(world.database, lodging.hotel_id, { code: "FREE", percent: 100, card_prefixes: ["4311"] });
  const booker = bookerOf(world, lodging);
  const booked: Booked = await booker.book(lodging.body([[0, 0, 1]], { coupon_array: ["FREE"] }));
  expect(booked.view).toMatchObject({ display_status: "confirmed", card_coupons: [{ verdict: "unknown" }] });
  expect(await booker.events()).toContain("order.card_unknown");
  await expectClean(world, lodging.hotel_id);
});
