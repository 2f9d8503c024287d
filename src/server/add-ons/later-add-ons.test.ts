/** What a guest adds to an order after placing it, changes and gives back: stock, states, ledger and money agree after each step. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { attachToOrder, bookAddOns, changeAttachment } from "#contract/add-ons.ts";
import { lapseAdditions } from "#server/add-ons/lapse-additions.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { overHttp, readRows } from "#tests/helpers/wire.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import { addMember, expectClean, type Lodging, openLodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { openSeparateClockedWorld, START } from "#tests/setup/clocked-world.ts";

const at = openSeparateClockedWorld();
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

async function openWith(own: Parameters<typeof addAddOn>[2] = {}) {
  const lodging = await openLodging(at.world.database, { from: "2031-03-01", rooms: [{ capacity: 9 }] });
  await addAddOn(at.world.database, lodging, { daily_stock: 5, ...own });
  return { lodging, booker: bookerOf(at.world, lodging) };
}

const proofOf = ({ order_doc, body }: Booked) => ({ order_doc, booker_email: body.booker_email });
const box = (quantity: number, more: object = {}) => ({ item_number: "BOX", quantity, ...more });

const add = (lodging: Lodging, booked: Booked, lines: object[]) =>
  overHttp(at.world, lodging.domain, bookAddOns, {
    body: { domain: lodging.domain, ...proofOf(booked), adds_list: lines } as never,
  });
const change = (lodging: Lodging, booked: Booked, attachment_no: number, quantity: number) =>
  overHttp(at.world, lodging.domain, changeAttachment, {
    body: { domain: lodging.domain, ...proofOf(booked), attachment_no, quantity },
  });

const movesOf = async ({ hotel_id }: Lodging, { order_id }: Booked) =>
  (
    await readRows<{ move: string }>(
      at.world.database,
      hotel_id,
      sql`select attachment_no || ' ' || kind || ' ' || quantity as move from attachment_ledger
        where hotel_id = ${hotel_id} and order_id = ${order_id} order by attachment_no, move_no`,
    )
  ).map(({ move }) => move);

const taken = async ({ hotel_id }: Lodging) =>
  (
    await readRows<{ taken: number }>(
      at.world.database,
      hotel_id,
      sql`select coalesce(sum(quantity), 0)::int as taken from order_attachment
        where hotel_id = ${hotel_id} and state in ('held', 'sold')`,
    )
  )[0]!.taken;

const body = (lodging: Lodging, more: Partial<OrderBody> = {}) => lodging.body([[0, 0, 1]], more);

describe("an order that is paid at the lodging", () => {
  test("gets more at once, and gives it back in parts until nothing is left", async () => {
    at.now = START;
    const { lodging, booker } = await openWith();
    const booked = await booker.book(body(lodging, { pay_way: "cash", room_attachment_detail: [box(1)] }));
    const { total_price, attachment_list } = (await add(lodging, booked, [box(3)])).envelope.data!;
    expect(total_price).toBe(booked.view.final_amount + 540);
    expect(attachment_list.map(({ state, quantity }) => [state, quantity])).toEqual([
      ["sold", 1],
      ["sold", 3],
    ]);
    expect((await add(lodging, booked, [box(2)])).envelope).toMatchObject({
      code: "ADD_ON_UNAVAILABLE",
      extra_info: { fields: ["adds_list.0.quantity"] },
    });
    expect((await change(lodging, booked, 1, 2)).envelope.data).toMatchObject({ refund_amount: 0 });
    expect(await taken(lodging)).toBe(3);
    await change(lodging, booked, 1, 0);
    await change(lodging, booked, 0, 0);
    expect(await movesOf(lodging, booked)).toEqual([
      "0 take 1",
      "0 convert 1",
      "0 give_back 1",
      "1 take 3",
      "1 convert 3",
      "1 give_back 1",
      "1 give_back 2",
    ]);
    const view = await booker.look(booked);
    expect(view).toMatchObject({
      attachment_amount: 0,
      final_amount: booked.view.final_amount - 180,
      attachment_list: [],
    });
    expect(view.left_attachment_list.map(({ state }) => state)).toEqual(["given_back", "given_back"]);
    expect((await change(lodging, booked, 0, 0)).envelope.code).toBe("NOT_FOUND");
    await expectClean(at.world, lodging.hotel_id);
    await booker.cancel(booked);
    await expectClean(at.world, lodging.hotel_id);
  });
});

describe("an order that is paid in advance", () => {
  async function paid(more: Partial<OrderBody> = {}, own: Parameters<typeof addAddOn>[2] = {}) {
    at.now = START;
    const made = await openWith(own);
    const booked = await made.booker.book(body(made.lodging, more));
    expect(await made.booker.pay(booked, booked.view.pay_amount)).toBe("confirmed");
    return { ...made, booked };
  }

  test("keeps an addition for half an hour, and has it when it is paid", async () => {
    const { lodging, booker, booked } = await paid();
    const { envelope } = await overHttp(at.world, lodging.domain, attachToOrder, {
      body: { domain: lodging.domain, ...proofOf(booked), room_attachment_detail: [box(2)] } as never,
    });
    expect(envelope.data!.redirect_path).toContain(`/pay/${lodging.hotel_id}/${booked.order_doc}`);
    const waiting = await booker.look(booked);
    expect(waiting).toMatchObject({ due_amount: 360, payment_available: true });
    expect(waiting.attachment_list).toMatchObject([{ state: "held", expires_timestamp: later(30).getTime() / 1000 }]);
    await expectClean(at.world, lodging.hotel_id);
    at.now = later(29);
    expect(await lapseAdditions(at.world.database, at.now)).toBe(0);
    expect(await booker.pay(booked, 360)).toBe("paid");
    expect((await booker.look(booked)).attachment_list).toMatchObject([{ state: "sold", expires_timestamp: null }]);
    at.now = later(31);
    expect(await lapseAdditions(at.world.database, at.now)).toBe(0);
    await expectClean(at.world, lodging.hotel_id);
    // What was paid for it goes back with it, in parts.
    expect((await change(lodging, booked, 0, 1)).envelope.data).toMatchObject({ refund_amount: 180 });
    expect((await change(lodging, booked, 0, 0)).envelope.data).toMatchObject({ refund_amount: 180 });
    expect(await booker.refunds()).toEqual([
      { reason: "attachment 0 3", amount: 180 },
      { reason: "attachment 0 4", amount: 180 },
    ]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("goes on without an addition that is not paid in time; money that comes later goes back", async () => {
    const { lodging, booker, booked } = await paid();
    await add(lodging, booked, [box(5)]);
    at.now = later(30);
    expect(await lapseAdditions(at.world.database, at.now)).toBe(1);
    expect(await taken(lodging)).toBe(0);
    expect(await booker.look(booked)).toMatchObject({
      due_amount: 0,
      attachment_list: [],
      display_status: "confirmed",
    });
    expect(await movesOf(lodging, booked)).toEqual(["0 take 5", "0 release 5"]);
    await expectClean(at.world, lodging.hotel_id);
    await booker.pay(booked, 900);
    expect((await booker.refunds()).map(({ amount }) => amount)).toEqual([900]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("gives back what it was placed with, and may then take something else for it", async () => {
    const { lodging, booker, booked } = await paid({ room_attachment_detail: [box(2)] });
    expect((await change(lodging, booked, 0, 0)).envelope.data).toMatchObject({ refund_amount: 360, due_amount: 0 });
    await expectClean(at.world, lodging.hotel_id);
    await add(lodging, booked, [box(1)]);
    await expectClean(at.world, lodging.hotel_id);
    await booker.cancel(booked);
    expect(await taken(lodging)).toBe(0);
    expect(await movesOf(lodging, booked)).toEqual([
      "0 take 2",
      "0 convert 2",
      "0 give_back 2",
      "1 take 1",
      "1 release 1",
    ]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("gets bigger while it waits for its money, and not while that is being paid", async () => {
    at.now = START;
    const { lodging, booker } = await openWith();
    const booked = await booker.book(body(lodging));
    await add(lodging, booked, [box(2)]);
    const bigger = await booker.look(booked);
    expect(bigger).toMatchObject({ pay_amount: booked.view.pay_amount + 360, attachment_list: [{ state: "held" }] });
    expect(await booker.pay(booked, 1000)).toBe("in_part");
    expect((await add(lodging, booked, [box(1)])).envelope.code).toBe("PAYMENT_UNDER_WAY");
    expect((await change(lodging, booked, 0, 0)).envelope.code).toBe("PAYMENT_UNDER_WAY");
    expect(await booker.pay(booked, bigger.pay_amount - 1000)).toBe("confirmed");
    expect((await booker.look(booked)).attachment_list).toMatchObject([{ state: "sold", expires_timestamp: null }]);
    await expectClean(at.world, lodging.hotel_id);
  });
});

describe("refused at its field, and nothing is taken", () => {
  test.each([
    ["4,950 boxes", {}, [box(4950)], "INVALID_INPUT", "adds_list.0.quantity"],
    ["more than there are", {}, [box(6)], "ADD_ON_UNAVAILABLE", "adds_list.0.quantity"],
    ["more than an order may have", { most: 3 }, [box(4)], "ADD_ON_QUANTITY", "adds_list.0.quantity"],
    ["fewer than the least", { least: 2 }, [box(1)], "ADD_ON_QUANTITY", "adds_list.0.quantity"],
    ["for more persons than come", { price_per: "person" }, [box(3)], "ADD_ON_QUANTITY", "adds_list.0.quantity"],
    [
      "of another plan or lodging",
      {},
      [box(1, { item_number: "OTHER" })],
      "ADD_ON_UNAVAILABLE",
      "adds_list.0.item_number",
    ],
    ["for other rooms", { room_classes: [1] }, [box(1)], "ADD_ON_UNAVAILABLE", "adds_list.0.item_number"],
    ["past its cut-off", { cutoff_hours: 8760 }, [box(1)], "ADD_ON_TOO_LATE", "adds_list.0.item_number"],
    ["on a day outside the stay", {}, [box(1, { date: "2031-05-01" })], "ADD_ON_UNAVAILABLE", "adds_list.0.date"],
    ["at a time nobody asks for", {}, [box(1, { time: "08:00" })], "ADD_ON_UNAVAILABLE", "adds_list.0.time"],
    ["at no time of day", { asks_time: true }, [box(1, { time: "25:00" })], "INVALID_INPUT", "adds_list.0.time"],
    ["one good and one bad", {}, [box(1), box(5)], "ADD_ON_UNAVAILABLE", "adds_list.1.quantity"],
  ] as const)("%s", async (_what, own, lines, code, field) => {
    at.now = START;
    const { lodging, booker } = await openWith(own as never);
    const booked = await booker.book(body(lodging, { pay_way: "cash" }));
    const { envelope } = await add(lodging, booked, [...lines]);
    expect([envelope.code, envelope.extra_info?.fields]).toEqual([code, [field]]);
    expect(await taken(lodging)).toBe(0);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("another's order, an order that is over, and what the railway or points have paid for", async () => {
    at.now = START;
    const { lodging, booker } = await openWith();
    const booked = await booker.book(body(lodging, { pay_way: "cash" }));
    const stranger = { ...booked, body: { ...booked.body, booker_email: "else@example.com" } };
    expect((await add(lodging, stranger, [box(1)])).envelope.code).toBe("ORDER_ACCESS");
    await booker.cancel(booked);
    expect((await add(lodging, booked, [box(1)])).envelope.code).toBe("ORDER_OVER");
    const member_id = await addMember(at.world.database, lodging.hotel_id, { points: 100_000 });
    const rich = bookerOf(at.world, lodging, await at.world.bearer(lodging.hotel_id, member_id));
    const free = await rich.book(body(lodging, { point_used: 100_000, room_attachment_detail: [box(1)] }));
    expect((await change(lodging, free, 0, 0)).envelope.code).toBe("ADD_ON_FIXED");
    await expectClean(at.world, lodging.hotel_id);
  });

  test("what is over its cut-off is neither changed nor given back", async () => {
    at.now = START;
    const { lodging, booker } = await openWith({ cutoff_hours: 24 });
    const booked = await booker.book(body(lodging, { pay_way: "cash", room_attachment_detail: [box(2)] }));
    at.now = later(10 * 24 * 60);
    expect((await change(lodging, booked, 0, 1)).envelope.code).toBe("ADD_ON_TOO_LATE");
    expect((await booker.look(booked)).attachment_list).toMatchObject([{ change_until_timestamp: null }]);
    at.now = START;
    expect((await change(lodging, booked, 0, 3)).envelope.code).toBe("ADD_ON_QUANTITY");
  });
});

test("the same key adds once, gives back once, and is refused for anything else", async () => {
  at.now = START;
  const { lodging, booker } = await openWith();
  const booked = await booker.book(body(lodging, { pay_way: "cash" }));
  const api = at.world.apiOf(lodging.domain, "en-US", { idempotencyKey: "add-once" });
  const twice = { domain: lodging.domain, ...proofOf(booked), adds_list: [{ item_number: "BOX", quantity: 1 }] };
  const answers = await Promise.all([1, 2, 3].map(() => api(bookAddOns, { body: twice })));
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  expect(await taken(lodging)).toBe(1);
  const otherwise = { ...twice, adds_list: [{ item_number: "BOX", quantity: 2 }] };
  await expect(api(bookAddOns, { body: otherwise })).rejects.toMatchObject({ code: "KEY_REUSED" });
  const back = { domain: lodging.domain, ...proofOf(booked), attachment_no: 0, quantity: 0 };
  const given = await Promise.all([1, 2, 3].map(() => api(changeAttachment, { body: back })));
  expect(given).toEqual([given[0], given[0], given[0]]);
  expect(await taken(lodging)).toBe(0);
  await expectClean(at.world, lodging.hotel_id);
});
