/** Money that the guest transfers: the guest reports it, and staff find it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { payOrder, reportRemittance } from "#contract/payments.ts";
import { finishStaffTask, getStaffTask } from "#contract/staff-tasks.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { taskToken } from "#server/payments/task-token.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
let lodging: Lodging;
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world } = paying);
  lodging = await openLodging(world.database, { from: PAYING_DAY, rooms: [{ capacity: 50 }] });
});
afterAll(() => paying.close());

const remit = (given: object = {}) =>
  bookerOf(world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "remittance", ...given }));

const report = ({ order_doc, body }: Booked, last_five: string) =>
  world.apiOf(lodging.domain)(reportRemittance, {
    params: { id: order_doc },
    body: { booker_email: body.booker_email, last_five },
  });

const tokenOf = ({ order_id }: Booked) =>
  taskToken(world.dependencies.secrets, lodging.hotel_id, { kind: "remittance", order_id }, paying.now());

const find = (booked: Booked, amount: number, proof: string) =>
  world.apiOf(lodging.domain)(finishStaffTask, {
    body: { domain: lodging.domain, token: tokenOf(booked), amount, proof },
  });

test("reported, found, confirmed", async () => {
  const booker = bookerOf(world, lodging);
  const booked = await remit();
  expect(await report(booked, "12345")).toMatchObject({
    remittance_report: "12345",
    display_status: "pending_payment",
  });
  // The same digits again are the same news; other digits are other news.
  await report(booked, "12345");
  await report(booked, "54321");
  const topics = (await booker.events()).filter((topic) => topic === "order.remittance_reported");
  expect(topics).toHaveLength(2);
  const { domain } = lodging;
  const api = world.apiOf(domain);
  expect(await api(getStaffTask, { query: { domain, token: tokenOf(booked) } })).toMatchObject({
    kind: "remittance",
    amount: booked.view.pay_amount,
    last_five: "54321",
    is_done: false,
  });
  expect(await find(booked, booked.view.pay_amount, "REF-1")).toMatchObject({
    is_done: true,
    display_status: "confirmed",
  });
  // The same reference counts once.
  expect(await find(booked, booked.view.pay_amount, "REF-1")).toMatchObject({ is_done: true });
  expect(await booker.look(booked)).toMatchObject({
    paid_amount: booked.view.final_amount,
    refunds: [],
    payment_status: 2,
  });
  await expectClean(world, lodging.hotel_id);
});

test("the same words of two guests are two remittances", async () => {
  const booker = bookerOf(world, lodging);
  const [one, other] = [await remit(), await remit()];
  for (const booked of [one, other]) expect((await find(booked, booked.view.pay_amount, "12345")).is_done).toBe(true);
  expect([await booker.stateOf(one), await booker.stateOf(other)]).toEqual(["confirmed", "confirmed"]);
  await expectClean(world, lodging.hotel_id);
});

test("found when the order has ended: it has its rooms again", async () => {
  const booker = bookerOf(world, lodging);
  const booked = await remit();
  paying.later(3 * 24 * 60 + 1);
  await expireOrders(world.database, paying.now());
  const { domain } = lodging;
  const task = await world.apiOf(domain)(getStaffTask, { query: { domain, token: tokenOf(booked) } });
  expect(task).toMatchObject({ is_done: false, amount: booked.view.pay_amount, display_status: "expired" });
  await find(booked, booked.view.pay_amount, "LATE-1");
  expect(await booker.stateOf(booked)).toBe("confirmed");
  await expectClean(world, lodging.hotel_id);
  paying.startAgain();
});

test("digits may be put right, back again, and not without end", async () => {
  const booked = await remit();
  for (const digits of ["11111", "22222", "11111", "33333", "44444"]) {
    expect(await report(booked, digits)).toMatchObject({ remittance_report: digits });
  }
  await expect(report(booked, "55555")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("asking again and again does not keep the rooms longer", async () => {
  const booked = await remit();
  const booker = bookerOf(world, lodging);
  const until = booked.view.pay_expired_timestamp;
  for (const minutes of [60, 60, 60]) {
    paying.later(minutes);
    const body = { order_doc: booked.order_doc, booker_email: booked.body.booker_email, payment_vendor: 8 as const };
    await world.apiOf(lodging.domain)(payOrder, { body });
  }
  expect((await booker.look(booked)).pay_expired_timestamp).toBe(until);
  paying.startAgain();
});

test("too little counts, and waits for the rest", async () => {
  const booker = bookerOf(world, lodging);
  const booked = await remit();
  await report(booked, "11111");
  await find(booked, 1_000, "REF-2");
  expect(await booker.look(booked)).toMatchObject({
    display_status: "pending_payment",
    payment_status: 1,
    due_amount: booked.view.pay_amount - 1_000,
  });
  await find(booked, booked.view.pay_amount - 1_000, "REF-3");
  expect(await booker.stateOf(booked)).toBe("confirmed");
  await expectClean(world, lodging.hotel_id);
});

test("too much goes back by hand", async () => {
  const booker = bookerOf(world, lodging);
  const booked = await remit();
  await find(booked, booked.view.final_amount + 500, "REF-4");
  expect(await booker.look(booked)).toMatchObject({
    refunds: [{ amount: 500, state: "requested" }],
    payment_status: 2,
  });
  expect(await booker.events()).toContain("order.staff_refund");
  await expectClean(world, lodging.hotel_id);
});

test("only an order that is remitted, by its own guest, with five digits", async () => {
  const card = await bookerOf(world, lodging).book(lodging.body());
  await expect(report(card, "12345")).rejects.toMatchObject({ code: "PAY_WAY_NOT_OFFERED" });
  const booked = await remit();
  await expect(report(booked, "1234")).rejects.toMatchObject({ code: "INVALID_INPUT" });
  const stranger = { ...booked, body: { ...booked.body, booker_email: "other@example.com" } };
  await expect(report(stranger, "12345")).rejects.toMatchObject({ code: "ORDER_ACCESS" });
});

test("a token that was bent, or made for something else, is none", async () => {
  const booked = await remit();
  const { domain } = lodging;
  const ask = (token: string) => world.apiOf(domain)(getStaffTask, { query: { domain, token } });
  const right = tokenOf(booked);
  for (const wrong of [`${right}A`, right.slice(1), "x", world.dependencies.secrets.seal("other", right)]) {
    await expect(ask(wrong)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
});
