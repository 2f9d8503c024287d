/** One click, one order, whatever happens to the connection: the booking page's own sending, against the real API. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CallRefused, createApiClient, type Send } from "#contract/client.ts";
import { cancelOrderByHash, findReceipt, placeOrder } from "#contract/orders.ts";
import { openLodging, type OrderBody, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import type { BookingCalls } from "#web/booking/booking-data.ts";
import { findPlaced, sendOrder } from "#web/booking/sent-orders.ts";
import { forgetPlaced, type Memory } from "#web/booking/tab-orders.ts";

let world: World;
let lodging: Lodging;
const calls = { placeOrder, findReceipt } as unknown as BookingCalls;

beforeAll(async () => {
  world = await openWorld();
  lodging = await openLodging(world.database, {
    rooms: [{ capacity: 20 }, { capacity: 1 }],
    support_client_cancel: true,
  });
});
afterAll(() => world.close());

class ConnectionLost extends Error {}

type Fate = "arrives" | "lost on the way" | "answer lost" | { status: number; code: string };

/** A browser tab: its storage, its cookies, and a connection that fails as configured, once per request. */
function openTab(...fates: Fate[]) {
  const kept = new Map<string, string>();
  const memory: Memory = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const client = world.browserAt(lodging.domain);
  const send: Send = async (call, input) => {
    const fate = call.name === placeOrder.name ? (fates.shift() ?? "arrives") : "arrives";
    if (fate === "lost on the way") throw new ConnectionLost();
    if (typeof fate === "object")
      return { status: fate.status, envelope: { success: false, msg: "", code: fate.code } };
    const answered = await client(call, input);
    if (fate === "answer lost") throw new ConnectionLost();
    return answered;
  };
  const api = createApiClient(send);
  return {
    memory,
    order: (body: OrderBody) => sendOrder({ api, calls, memory, body }),
    look: () => findPlaced({ api, calls, memory }, lodging.domain),
  };
}

const ordersOf = ({ booker_email }: OrderBody): Promise<number> =>
  world.database.forHotel(lodging.hotel_id, async (query) => {
    const { rows } = await query.execute<{ orders: number }>(
      sql`select count(*)::int as orders from order_guest where booker_email = ${booker_email}`,
    );
    return rows[0]!.orders;
  });

test("a line that fails twice, before and after the order arrived, still makes one order", async () => {
  const tab = openTab("lost on the way", "answer lost");
  const body = lodging.body();
  await expect(tab.order(body)).rejects.toThrow(ConnectionLost);
  // The quote is signed anew with every price check: it is the same order all the same.
  await expect(tab.order({ ...body })).rejects.toThrow(ConnectionLost);
  const placed = await tab.order({ ...body });
  expect(placed).toMatchObject({ isEarlier: false });
  expect(await ordersOf(body)).toBe(1);
});

test.each<Fate>([
  { status: 429, code: "TOO_MANY_REQUESTS" },
  { status: 403, code: "XSRF_FAILED" },
  { status: 401, code: "SIGN_IN_NEEDED" },
  { status: 400, code: "INVALID_INPUT" },
  { status: 503, code: "UNAVAILABLE" },
])("refused early after an answer was lost (%o): the key is kept, and one order comes of it", async (fate) => {
  const tab = openTab("answer lost", fate);
  const body = lodging.body();
  await expect(tab.order(body)).rejects.toThrow(ConnectionLost);
  await expect(tab.order(body)).rejects.toThrow(CallRefused);
  await tab.order(body);
  expect(await ordersOf(body)).toBe(1);
});

test("another cart after a lost answer: the first order is shown, and not paid without consent", async () => {
  const tab = openTab("answer lost");
  const body = lodging.body();
  await expect(tab.order(body)).rejects.toThrow(ConnectionLost);
  const other = { ...body, check_out_day: lodging.day(14) };
  const found = await tab.order(other);
  expect(found.isEarlier).toBe(true);
  expect(await ordersOf(body)).toBe(1);
  const earlier = await tab.look();
  expect(earlier?.order).toMatchObject({ order_doc: found.order_doc, check_out_day: body.check_out_day });
  expect(earlier?.isSameAs(other)).toBe(false);
});

test("another cart after one that never arrived is simply the order", async () => {
  const tab = openTab("lost on the way");
  const body = lodging.body();
  await expect(tab.order(body)).rejects.toThrow(ConnectionLost);
  const other = { ...body, check_out_day: lodging.day(14) };
  expect(await tab.order(other)).toMatchObject({ isEarlier: false });
  expect((await tab.look())?.isSameAs(other)).toBe(true);
  expect(await ordersOf(body)).toBe(1);
});

test("an order that was refused is over: the next is one of its own", async () => {
  const tab = openTab();
  const body = lodging.body([[1, 0, 1]], { ahead: 20 });
  await tab.order(body);
  const second = openTab();
  const late = lodging.body([[1, 0, 1]], { ahead: 20 });
  await expect(second.order(late)).rejects.toMatchObject({ code: "ROOM_SOLD_OUT" });
  expect(await second.order({ ...late, check_in_day: lodging.day(30), check_out_day: lodging.day(31) })).toMatchObject({
    isEarlier: false,
  });
});

test("a placed order is known while it lives, and the same stay can be booked anew once it is over", async () => {
  const tab = openTab();
  const body = lodging.body([[0, 0, 1]], { ahead: 40 });
  const { order_doc } = await tab.order(body);
  const found = await tab.look();
  expect(found?.order.order_doc).toBe(order_doc);
  // Whoever comes back from the bank is told what is still to be paid, and until when.
  const { unpaid } = found!;
  expect(unpaid).toMatchObject({ amount: found!.order.due_amount, until: found!.order.pay_expired_timestamp });
  expect(Math.ceil((unpaid!.until * 1000 - unpaid!.now) / 60_000)).toBeLessThanOrEqual(30);
  expect(found?.isSameAs({ ...body, quote: "another" })).toBe(true);
  const hash = found!.order.valid_hash!;
  await world.apiOf(lodging.domain)(cancelOrderByHash, { params: { hash }, query: { domain: lodging.domain } });
  expect(await tab.look()).toBeNull();
  const again = await tab.order(body);
  expect(again.order_doc).not.toBe(order_doc);
});

test("who wants another of the same says so", async () => {
  const tab = openTab();
  const body = lodging.body([[0, 0, 1]], { ahead: 45 });
  const first = await tab.order(body);
  forgetPlaced(tab.memory);
  expect(await tab.look()).toBeNull();
  const second = await tab.order(body);
  expect(second.order_doc).not.toBe(first.order_doc);
});
