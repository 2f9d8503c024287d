/** Asking the lodging to cancel what the guest may not cancel by himself. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CallInput } from "#contract/call.ts";
import { applyCancellation } from "#contract/orders.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";
import { type Booked, deskOf } from "#tests/guests/guest.ts";
import { addMember, expectClean, openShop, readStock, type Shop } from "#tests/lodgings/lodging.ts";
import { overHttp, readRows, strict } from "#tests/helpers/wire.ts";

const ARRIVAL = new Date("2031-03-10T16:00:00Z");
const at = openClockedWorld();

const openAt = (hotel: Parameters<typeof openShop>[1] = {}) =>
  openShop(at.world.database, { from: "2031-03-01", ...hotel });

type Body = CallInput<typeof applyCancellation>["body"];

async function apply(shop: Shop, { order_doc }: Pick<Booked, "order_doc">, body: Body, headers = {}) {
  const input = { params: { id: order_doc }, body };
  const { status, envelope } = await overHttp(at.world, shop.domain, applyCancellation, input, { headers });
  return { status, code: envelope.code, data: envelope.data };
}

const cash = { pay_way: "cash" } as const;

test("on the arrival day it is asked for, shown so, and nothing goes back until the lodging does it", async () => {
  const shop = await openAt();
  const desk = deskOf(at.world, shop);
  const booked = await desk.book(shop.body([[0, 0, 1]], cash));
  at.now = ARRIVAL;
  const proof = { booker_email: booked.body.booker_email, reason: "The typhoon.\nSorry." };
  const { status, data } = await apply(shop, booked, proof);
  expect(status).toBe(200);
  strict(applyCancellation.answer).parse(data);
  expect(data).toMatchObject({ order_doc: booked.order_doc, display_status: "cancel_applied", cancellation_fee: 4210 });
  expect(await desk.look(booked)).toMatchObject({ display_status: "cancel_applied" });
  const { room_class_id } = shop.classes[0]!;
  expect(await readStock(at.world.database, shop.hotel_id, room_class_id, shop.day(10))).toMatchObject({ sold: 1 });
  expect(await desk.refunds()).toEqual([]);
  expect(
    await readRows(
      at.world.database,
      shop.hotel_id,
      sql`select cancel_reason from order_guest where hotel_id = ${shop.hotel_id}`,
    ),
  ).toEqual([{ cancel_reason: proof.reason }]);
  await expectClean(at.world, shop.hotel_id);
});

test("asked again it changes nothing, and the lodging is told once", async () => {
  const shop = await openAt({ support_client_cancel: false });
  const desk = deskOf(at.world, shop);
  const booked = await desk.book(shop.body([[0, 0, 1]], cash));
  const { booker_email } = booked.body;
  const first = await apply(shop, booked, { booker_email, reason: "first" });
  expect(await apply(shop, booked, { booker_email, reason: "second" })).toEqual(first);
  expect(first.data).toMatchObject({ display_status: "cancel_applied" });
  expect(await desk.messages()).toEqual(["order.cancel_applied", "order.placed"]);
  await expectClean(at.world, shop.hotel_id);
});

test("an unpaid order can be asked for too", async () => {
  const shop = await openAt({ support_client_cancel: false });
  const desk = deskOf(at.world, shop);
  const booked = await desk.book(shop.body());
  const { data } = await apply(shop, booked, { booker_email: booked.body.booker_email });
  expect(data).toMatchObject({ display_status: "cancel_applied", payment_status: -1 });
  await expectClean(at.world, shop.hotel_id);
});

test("what the guest can cancel by himself need not be asked for", async () => {
  const shop = await openAt();
  const desk = deskOf(at.world, shop);
  const booked = await desk.book(shop.body([[0, 0, 1]], cash));
  at.now = new Date(ARRIVAL.getTime() - 1);
  expect(await apply(shop, booked, { booker_email: booked.body.booker_email })).toMatchObject({
    status: 200,
    code: "CANCEL_DIRECTLY",
  });
  expect(await desk.look(booked)).toMatchObject({ display_status: "confirmed" });
  await expectClean(at.world, shop.hotel_id);
});

test("an order that is over can't be asked for", async () => {
  const shop = await openAt();
  const desk = deskOf(at.world, shop);
  const booked = await desk.book(shop.body([[0, 0, 1]], cash));
  await desk.cancel(booked);
  at.now = ARRIVAL;
  expect(await apply(shop, booked, { booker_email: booked.body.booker_email })).toMatchObject({
    status: 200,
    code: "ORDER_OVER",
  });
  expect(await desk.look(booked)).toMatchObject({ display_status: "cancelled" });
  await expectClean(at.world, shop.hotel_id);
});

test("it needs what a look at the order needs; anything less looks like no order", async () => {
  const shop = await openAt({ support_client_cancel: false, rooms: [{ capacity: 9 }] });
  const bearer = await at.world.bearer(shop.hotel_id, await addMember(at.world.database, shop.hotel_id));
  const stranger = await at.world.bearer(shop.hotel_id, await addMember(at.world.database, shop.hotel_id));
  const desk = deskOf(at.world, shop, bearer);
  const booker_phone = "+886 912-345-678";
  const book = () => desk.book(shop.body([[0, 0, 1]], { ...cash, booker_phone }));
  const right: ((booked: Booked) => [Body, object?])[] = [
    ({ body }) => [{ booker_email: body.booker_email.toUpperCase() }],
    () => [{ booker_phone: "+886912345678" }],
    (booked) => [{ hash_code: desk.link(booked, "history") }],
    () => [{}, bearer],
  ];
  for (const proof of right) {
    const booked = await book();
    const { data } = await apply(shop, booked, ...proof(booked));
    expect(data).toMatchObject({ order_doc: booked.order_doc, display_status: "cancel_applied" });
  }
  const other = await openAt({ support_client_cancel: false });
  const [mine, another] = [await book(), await book()];
  const { booker_email } = mine.body;
  const wrong: [Shop, Pick<Booked, "order_doc">, Body, object?][] = [
    [shop, mine, {}],
    [shop, mine, { booker_email: "somebody@example.com" }],
    [shop, mine, { booker_phone: "0900000000" }],
    [shop, mine, { hash_code: desk.link(mine, "cancel") }],
    [shop, mine, { hash_code: desk.link(another, "history") }],
    [shop, mine, {}, stranger],
    [shop, { order_doc: "HXA31030100000000000" }, { booker_email }],
    [other, mine, { booker_email }],
  ];
  for (const [at, booked, body, headers] of wrong) {
    expect(await apply(at, booked, body, headers)).toEqual({ status: 403, code: "ORDER_ACCESS", data: undefined });
  }
  expect(await desk.look(mine)).toMatchObject({ display_status: "confirmed" });
  await expectClean(at.world, shop.hotel_id);
});

test("a reason of 501 characters and a field nobody knows are malformed input", async () => {
  const shop = await openAt({ support_client_cancel: false });
  const booked = await deskOf(at.world, shop).book(shop.body([[0, 0, 1]], cash));
  for (const more of [{ reason: "a".repeat(501) }, { cancel: true }]) {
    const { status } = await apply(shop, booked, { booker_email: booked.body.booker_email, ...more } as Body);
    expect(status).toBe(400);
  }
  await expectClean(at.world, shop.hotel_id);
});
