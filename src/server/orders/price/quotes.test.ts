/** A quote keeps an offer for a quarter of an hour: the price shown is the price charged, and nobody can write one himself. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { calculateOrder, listOrders, placeOrder } from "#contract/orders.ts";
import {
  addCoupon,
  addMember,
  countOrders,
  expectClean,
  type OrderBody,
  openLodging,
  type Lodging,
} from "#tests/lodgings/lodging.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { change, overHttp } from "#tests/helpers/wire.ts";

const at = openClockedWorld();
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

async function quoteFor(lodging: Lodging, body: OrderBody, headers = {}) {
  const detail = await at.world.apiOf(lodging.domain, "en-US", headers)(calculateOrder, { body });
  return detail.quote!;
}

const raise = (lodging: Lodging, by = 100) =>
  change(
    at.world.database,
    lodging.hotel_id,
    sql`update plan_night set price = price + ${by} where hotel_id = ${lodging.hotel_id}`,
  );

const place = (lodging: Lodging, body: OrderBody, headers = {}) =>
  overHttp(at.world, lodging.domain, placeOrder, { body }, { headers });

async function orderOf(lodging: Lodging, body: OrderBody, order_doc: string) {
  const query = { domain: lodging.domain, order_doc, booker_email: body.booker_email };
  return (await at.world.apiOf(lodging.domain, "en-US")(listOrders, { query }))[0]!;
}

test("within fifteen minutes the quoted price is charged, whatever the lodging has changed since", async () => {
  const lodging = await openAt();
  const body = lodging.body([[0, 0, 2]]);
  const { quote, expires_timestamp } = await quoteFor(lodging, body);
  expect(expires_timestamp).toBe(later(15).getTime() / 1000);
  await raise(lodging);
  at.now = new Date(later(15).getTime() - 1);
  const { envelope } = await place(lodging, { ...body, quote, pay_amount: 8420 });
  expect(envelope.success).toBe(true);
  expect(await orderOf(lodging, body, envelope.data!.order_doc)).toMatchObject({
    final_amount: 8420,
    orders: [{ price: 4210 }],
  });
  // Without the quote, today's price.
  const next = await place(lodging, lodging.body([[0, 0, 1]], { pay_amount: 4210 }));
  expect(next.envelope).toMatchObject({ code: "PRICE_CHANGED", data: { pay_amount: 4410 } });
  await expectClean(at.world, lodging.hotel_id);
});

test("a price that has fallen is kept as quoted too: the guest pays what was shown", async () => {
  const lodging = await openAt();
  const body = lodging.body();
  const { quote } = await quoteFor(lodging, body);
  await raise(lodging, -100);
  const { envelope } = await place(lodging, { ...body, quote });
  expect(await orderOf(lodging, body, envelope.data!.order_doc)).toMatchObject({ final_amount: 4210 });
  await expectClean(at.world, lodging.hotel_id);
});

test("a quote keeps the refund steps as they were shown", async () => {
  const lodging = await openAt();
  const body = lodging.body([[0, 0, 1]], { pay_way: "cash" });
  const { quote } = await quoteFor(lodging, body);
  await change(
    at.world.database,
    lodging.hotel_id,
    sql`insert into refund_template (hotel_id, refund_template_id, steps)
      values (${lodging.hotel_id}, 2, '[{"days_before":30,"fee_percent":100}]')`,
  );
  const { envelope } = await place(lodging, { ...body, quote });
  expect(await orderOf(lodging, body, envelope.data!.order_doc)).toMatchObject({ cancellation_fee: 0 });
  const unquoted = lodging.body([[0, 0, 1]], { pay_way: "cash" });
  const { order_doc } = (await place(lodging, unquoted)).envelope.data!;
  expect(await orderOf(lodging, unquoted, order_doc)).toMatchObject({ cancellation_fee: 4210 });
  await expectClean(at.world, lodging.hotel_id);
});

test("an expired quote holds no price: the guest gets the new one, or the order is placed where nothing has changed", async () => {
  const lodging = await openAt();
  const body = lodging.body();
  const { quote } = await quoteFor(lodging, body);
  at.now = later(15);
  await raise(lodging);
  for (const more of [{ quote }, { quote, pay_amount: 4210 }]) {
    const { status, envelope } = await place(lodging, { ...body, ...more });
    expect([status, envelope.code]).toEqual([200, "PRICE_CHANGED"]);
    expect(envelope.data).toMatchObject({ total_price: 4410, pay_amount: 4410 });
  }
  expect(await countOrders(at.world.database, lodging.hotel_id)).toBe(0);
  await raise(lodging, -100);
  expect((await place(lodging, { ...body, quote, pay_amount: 4210 })).envelope.success).toBe(true);
  await expectClean(at.world, lodging.hotel_id);
});

test("a quote is for its own cart: with another, the guest gets the current price", async () => {
  const lodging = await openAt({ rooms: [{ capacity: 9, plans: [{}, { price: 5000 }] }] });
  await addCoupon(at.world.database, lodging.hotel_id, {});
  const { quote } = await quoteFor(lodging, lodging.body());
  await raise(lodging);
  const others: [OrderBody, number][] = [
    [lodging.body([[0, 0, 2]]), 2 * 4410],
    [lodging.body([[0, 1, 1]]), 10_410],
    [lodging.body([[0, 0, 1]], { ahead: 11 }), 4430],
    [lodging.body([[0, 0, 1]], { nights: 1 }), 2200],
    [lodging.body([[0, 0, 1]], { coupon_array: ["TEN"] }), 3969],
  ];
  for (const [body, price] of others) {
    const refused = await place(lodging, { ...body, quote, pay_amount: 4210 });
    expect(refused.envelope).toMatchObject({ code: "PRICE_CHANGED", data: { pay_amount: price } });
    // Also when only the quote was sent.
    expect((await place(lodging, { ...body, quote })).envelope).toMatchObject({ code: "PRICE_CHANGED" });
    const { envelope } = await place(lodging, { ...body, pay_amount: price });
    expect(await orderOf(lodging, body, envelope.data!.order_doc)).toMatchObject({ final_amount: price });
  }
  await expectClean(at.world, lodging.hotel_id);
});

test("a member's quote is the member's own", async () => {
  const lodging = await openAt({ rooms: [{ plans: [{ member_price: 1000 }] }] });
  const bearer = await at.world.bearer(lodging.hotel_id, await addMember(at.world.database, lodging.hotel_id));
  const body = lodging.body();
  const { quote } = await quoteFor(lodging, body, bearer);
  const visitor = await place(lodging, { ...body, quote, pay_amount: 2210 });
  expect(visitor.envelope).toMatchObject({ code: "PRICE_CHANGED", data: { pay_amount: 4210 } });
  expect((await place(lodging, { ...body, quote, pay_amount: 2210 }, bearer)).envelope.success).toBe(true);
  await expectClean(at.world, lodging.hotel_id);
});

test("a quote keeps no room", async () => {
  const lodging = await openAt({ rooms: [{ capacity: 1 }] });
  const body = lodging.body();
  const { quote } = await quoteFor(lodging, body);
  await place(lodging, lodging.body());
  expect((await place(lodging, { ...body, quote })).envelope.msg).toBe("This room type is sold out");
  await expectClean(at.world, lodging.hotel_id);
});

test("a quote that was tampered with, or is another lodging's, is malformed input", async () => {
  const [lodging, other] = [await openAt(), await openAt()];
  const body = lodging.body();
  const { quote } = await quoteFor(lodging, body);
  const [text = "", signature = ""] = quote.split(".");
  const cheaper = Buffer.from(
    Buffer.from(text, "base64url").toString().replace('"total":4210', '"total":1').replaceAll("2100", "1"),
  ).toString("base64url");
  expect(cheaper).not.toBe(text);
  const foreign = (await quoteFor(other, other.body())).quote;
  const forged = [`${cheaper}.${signature}`, `${text}.${signature.slice(0, -1)}${signature.endsWith("A") ? "B" : "A"}`];
  for (const wrong of [...forged, text, `${text}.`, "", ".", foreign]) {
    const { status, envelope } = await place(lodging, { ...body, quote: wrong });
    expect([status, envelope.code, envelope.extra_info?.fields]).toEqual([400, "INVALID_INPUT", ["quote"]]);
  }
  expect(await countOrders(at.world.database, lodging.hotel_id)).toBe(0);
});
