/** Asking the lodging to cancel what the guest may not cancel by himself. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CallInput } from "#contract/call.ts";
import { applyCancellation } from "#contract/orders.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { addMember, expectClean, openLodging, readStock, type Lodging } from "#tests/lodgings/lodging.ts";
import { overHttp, readRows, strict } from "#tests/helpers/wire.ts";

const ARRIVAL = new Date("2031-03-10T16:00:00Z");
const at = openClockedWorld();

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

type Body = CallInput<typeof applyCancellation>["body"];

async function apply(lodging: Lodging, { order_doc }: Pick<Booked, "order_doc">, body: Body, headers = {}) {
  const input = { params: { id: order_doc }, body };
  const { status, envelope } = await overHttp(at.world, lodging.domain, applyCancellation, input, { headers });
  return { status, code: envelope.code, data: envelope.data };
}

const cash = { pay_way: "cash" } as const;

test("on the arrival day it is requested, shown as requested, and nothing is refunded until the lodging cancels", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], cash));
  at.now = ARRIVAL;
  const proof = { booker_email: booked.body.booker_email, reason: "The typhoon.\nSorry." };
  const { status, data } = await apply(lodging, booked, proof);
  expect(status).toBe(200);
  strict(applyCancellation.answer).parse(data);
  expect(data).toMatchObject({ order_doc: booked.order_doc, display_status: "cancel_applied", cancellation_fee: 4210 });
  expect(await booker.look(booked)).toMatchObject({ display_status: "cancel_applied" });
  const { room_class_id } = lodging.classes[0]!;
  expect(await readStock(at.world.database, lodging.hotel_id, room_class_id, lodging.day(10))).toMatchObject({
    sold: 1,
  });
  expect(await booker.refunds()).toEqual([]);
  expect(
    await readRows(
      at.world.database,
      lodging.hotel_id,
      sql`select cancel_reason from order_guest where hotel_id = ${lodging.hotel_id}`,
    ),
  ).toEqual([{ cancel_reason: proof.reason }]);
  await expectClean(at.world, lodging.hotel_id);
});

test("requested again it changes nothing, and the lodging is notified once", async () => {
  const lodging = await openAt({ support_client_cancel: false });
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], cash));
  const { booker_email } = booked.body;
  const first = await apply(lodging, booked, { booker_email, reason: "first" });
  expect(await apply(lodging, booked, { booker_email, reason: "second" })).toEqual(first);
  expect(first.data).toMatchObject({ display_status: "cancel_applied" });
  expect(await booker.events()).toEqual(["order.cancel_applied", "order.placed"]);
  await expectClean(at.world, lodging.hotel_id);
});

test("it can be requested for an unpaid order too", async () => {
  const lodging = await openAt({ support_client_cancel: false });
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body());
  const { data } = await apply(lodging, booked, { booker_email: booked.body.booker_email });
  expect(data).toMatchObject({ display_status: "cancel_applied", payment_status: -1 });
  await expectClean(at.world, lodging.hotel_id);
});

test("it is refused where the guest can cancel directly", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], cash));
  at.now = new Date(ARRIVAL.getTime() - 1);
  expect(await apply(lodging, booked, { booker_email: booked.body.booker_email })).toMatchObject({
    status: 200,
    code: "CANCEL_DIRECTLY",
  });
  expect(await booker.look(booked)).toMatchObject({ display_status: "confirmed" });
  await expectClean(at.world, lodging.hotel_id);
});

test("it can't be requested for an order that is over", async () => {
  const lodging = await openAt();
  const booker = bookerOf(at.world, lodging);
  const booked = await booker.book(lodging.body([[0, 0, 1]], cash));
  await booker.cancel(booked);
  at.now = ARRIVAL;
  expect(await apply(lodging, booked, { booker_email: booked.body.booker_email })).toMatchObject({
    status: 200,
    code: "ORDER_OVER",
  });
  expect(await booker.look(booked)).toMatchObject({ display_status: "cancelled" });
  await expectClean(at.world, lodging.hotel_id);
});

test("it needs what a look at the order needs; anything less looks like no order", async () => {
  const lodging = await openAt({ support_client_cancel: false, rooms: [{ capacity: 9 }] });
  const bearer = await at.world.bearer(lodging.hotel_id, await addMember(at.world.database, lodging.hotel_id));
  const stranger = await at.world.bearer(lodging.hotel_id, await addMember(at.world.database, lodging.hotel_id));
  const booker = bookerOf(at.world, lodging, bearer);
  const booker_phone = "+886 912-345-678";
  const book = () => booker.book(lodging.body([[0, 0, 1]], { ...cash, booker_phone }));
  const right: ((booked: Booked) => [Body, object?])[] = [
    ({ body }) => [{ booker_email: body.booker_email.toUpperCase() }],
    () => [{ booker_phone: "+886912345678" }],
    (booked) => [{ hash_code: booker.link(booked, "history") }],
    () => [{}, bearer],
  ];
  for (const proof of right) {
    const booked = await book();
    const { data } = await apply(lodging, booked, ...proof(booked));
    expect(data).toMatchObject({ order_doc: booked.order_doc, display_status: "cancel_applied" });
  }
  const other = await openAt({ support_client_cancel: false });
  const [mine, another] = [await book(), await book()];
  const { booker_email } = mine.body;
  const wrong: [Lodging, Pick<Booked, "order_doc">, Body, object?][] = [
    [lodging, mine, {}],
    [lodging, mine, { booker_email: "somebody@example.com" }],
    [lodging, mine, { booker_phone: "0900000000" }],
    [lodging, mine, { hash_code: booker.link(mine, "cancel") }],
    [lodging, mine, { hash_code: booker.link(another, "history") }],
    [lodging, mine, {}, stranger],
    [lodging, { order_doc: "HXA31030100000000000" }, { booker_email }],
    [other, mine, { booker_email }],
  ];
  for (const [at, booked, body, headers] of wrong) {
    expect(await apply(at, booked, body, headers)).toEqual({ status: 403, code: "ORDER_ACCESS", data: undefined });
  }
  expect(await booker.look(mine)).toMatchObject({ display_status: "confirmed" });
  await expectClean(at.world, lodging.hotel_id);
});

test("a reason of 501 characters is malformed input, a field nobody knows is not read", async () => {
  const lodging = await openAt({ support_client_cancel: false });
  const booked = await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], cash));
  const { booker_email } = booked.body;
  const sent = (more: object) => apply(lodging, booked, { booker_email, ...more } as Body);
  expect((await sent({ reason: "a".repeat(501) })).status).toBe(400);
  expect((await sent({ cancel: true })).status).toBe(200);
  await expectClean(at.world, lodging.hotel_id);
});
