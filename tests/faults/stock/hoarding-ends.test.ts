/** Row 23: what an unpaid order counts for is given back when it ends, and nothing of its guest stays behind. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cancelOrderByHash, listOrders } from "#contract/orders.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { ADDRESS_HOURS, CONTACT_QUOTA, VERIFIED_QUOTA } from "#rules/stock/unpaid-quota.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { forgetUnpaid } from "#server/orders/unpaid/forget-unpaid.ts";
import { linkToken } from "#server/orders/ids.ts";
import { codesOf, someone } from "#tests/guests/codes.ts";
import { START } from "#tests/setup/clocked-world.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { openGuardedWorld, placeFrom, readNights, readUnpaid, someAddress } from "#tests/faults/stock/hoarders.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import type { World } from "#tests/setup/world.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

let separate: SeparateDatabase;
let world: World;
let now = START;
let lodging: Lodging;
let booker: { booker_email: string; booker_phone: string };
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openGuardedWorld({ url: separate.url, clock: () => now });
});
beforeEach(async () => {
  now = START;
  lodging = await openLodging(world.database, { from: "2031-03-01", rooms: [{ capacity: 100 }] });
  booker = { booker_email: someone(), booker_phone: "0911-222-333" };
});
afterAll(async () => {
  await world.close();
  await separate.drop();
});

const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const order = (more: object = {}, from: Parameters<typeof placeFrom>[3] = {}) =>
  placeFrom(world, lodging, lodging.body([[0, 0, 1]], { ...booker, ...more }), from);

async function useUp(more: object = {}): Promise<string[]> {
  const docs: string[] = [];
  for (let nth = 0; nth < CONTACT_QUOTA.orders; nth += 1) docs.push((await order(more)).order_doc);
  expect((await order(more)).code).toBe("CONTACT_NOT_VERIFIED");
  return docs;
}

async function find(order_doc: string) {
  const query = { domain: lodging.domain, order_doc, booker_email: booker.booker_email };
  const [view] = await world.apiOf(lodging.domain)(listOrders, { query });
  return { order_id: view!.booking_id, amount: view!.final_amount };
}

const cancel = async (order_doc: string) => {
  const { order_id } = await find(order_doc);
  const hash = linkToken(world.dependencies.secrets, "cancel", lodging.hotel_id, order_id);
  await world.apiOf(lodging.domain)(cancelOrderByHash, { params: { hash }, query: {} });
};

const pay = async (order_doc: string) => {
  const { order_id, amount } = await find(order_doc);
  await bookerOf(world, lodging).pay({ order_id }, amount);
};

const expire = async () => {
  now = later(31);
  await expireOrders(world.database, now);
};

describe("an order counts until it", () => {
  test.each([
    ["expires", "credit_card", expire],
    ["is paid", "credit_card", pay],
    ["is cancelled", "credit_card", cancel],
    ["is cancelled, bought to be paid on arrival", "pay_arrival", cancel],
    ["is paid, bought to be paid on arrival", "pay_arrival", pay],
  ] as const)("%s", async (_title, pay_way, end) => {
    const [first] = await useUp({ pay_way });
    await end(first!);
    expect((await order({ pay_way })).code).toBe("ok");
    await expectClean(world, lodging.hotel_id);
  });

  test("and its rooms leave the share: all rooms of the class can be sold in turn", async () => {
    const small = await openLodging(world.database, { from: "2031-03-01", rooms: [{ capacity: 10 }] });
    const place = () => placeFrom(world, small, small.body());
    for (let nth = 0; nth < 7; nth += 1) expect((await place()).code).toBe("ok");
    expect((await place()).code).toBe("CONTACT_NOT_VERIFIED");
    await expire();
    expect((await readNights(world, small, 2)).map(({ unverified }) => unverified)).toEqual([0, 0]);
    expect(await readUnpaid(world, small)).toEqual([]);
    for (let nth = 0; nth < 7; nth += 1) expect((await place()).code).toBe("ok");
    await expectClean(world, small.hotel_id);
  });

  test("is over: what was to be paid on arrival is forgotten after the stay", async () => {
    await useUp({ pay_way: "pay_arrival" });
    now = new Date("2031-03-15T12:00:00Z");
    await forgetUnpaid(world.database, now);
    expect(await readUnpaid(world, lodging)).toEqual([]);
    await expectClean(world, lodging.hotel_id);
  });
});

describe("what is kept of a guest", () => {
  test("can't be read, and where the order came from is forgotten after a day", async () => {
    const address = someAddress();
    const cookies = world.xsrf.cookieFor(lodging.domain, undefined)!.split(";")[0]!;
    await order({ pay_way: "pay_arrival" }, { address, cookies });
    const [kept] = await readUnpaid(world, lodging);
    for (const key of Object.values(kept!)) expect(key).toMatch(/^[\w-]{32}$/);
    now = later(ADDRESS_HOURS * 60);
    await forgetUnpaid(world.database, now);
    expect(await readUnpaid(world, lodging)).toEqual([{ ...kept, session: null, address: null }]);
    await expectClean(world, lodging.hotel_id);
  });

  test("an address that has been counted for a day has its quota again", async () => {
    const address = someAddress();
    const place = () => placeFrom(world, lodging, lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }), { address });
    for (let nth = 0; nth < 10; nth += 1) expect((await place()).code).toBe("ok");
    expect((await place()).code).toBe("CONTACT_NOT_VERIFIED");
    now = later(ADDRESS_HOURS * 60);
    expect((await place()).code).toBe("ok");
  });
});

describe("a guest with a proved address", () => {
  const proved = async () =>
    `${await codesOf(world).verified(lodging, booker.booker_email)}; ${world.xsrf.cookieFor(lodging.domain, undefined)!.split(";")[0]}`;

  test("has a larger quota, in which strangers under the same address do not count", async () => {
    await useUp();
    const cookies = await proved();
    for (let nth = 0; nth < VERIFIED_QUOTA.orders; nth += 1) expect((await order({}, { cookies })).code).toBe("ok");
    expect((await order({}, { cookies })).code).toBe("TOO_MANY_UNPAID");
    await expire();
    now = later(32);
    expect((await order({}, { cookies })).code).toBe("ok");
    await expectClean(world, lodging.hotel_id);
  });

  test("the refusal beyond it names the way out, and until when, in every language", async () => {
    const cookies = await proved();
    for (let nth = 0; nth < VERIFIED_QUOTA.orders; nth += 1) await order({}, { cookies });
    for (const lang of LANGUAGES) {
      const { code, msg } = await order({}, { cookies, lang });
      expect(code).toBe("TOO_MANY_UNPAID");
      // Noon at the lodging, and half an hour until the first of them ends.
      expect(msg).toContain("12:31");
    }
    await expectClean(world, lodging.hotel_id);
  });

  test("names no time where none of them ends by itself", async () => {
    const cookies = await proved();
    const place = () => order({ pay_way: "pay_arrival" }, { cookies });
    for (let nth = 0; nth < VERIFIED_QUOTA.orders; nth += 1) await place();
    const { code, msg } = await place();
    expect(code).toBe("TOO_MANY_UNPAID");
    expect(msg).not.toMatch(/\d/);
    await expectClean(world, lodging.hotel_id);
  });

  test("does not use up the share of the others", async () => {
    const cookies = await proved();
    expect((await order({ pay_way: "cash" }, { cookies })).code).toBe("ok");
    expect((await readNights(world, lodging, 1))[0]).toMatchObject({ free: 99, unverified: 0 });
  });
});
