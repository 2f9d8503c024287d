/** Row 23: a bot takes rooms and never pays. One actor can't freeze a lodging, and guests are not kept from their rooms. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTACT_QUOTA, DEFAULT_ORDERS_PER_ADDRESS, SESSION_QUOTA } from "#rules/stock/unpaid-quota.ts";
import { codesOf, someone } from "#tests/guests/codes.ts";
import {
  frozenNights,
  hoard,
  openBigHotel,
  openGuardedWorld,
  type Placed,
  placeFrom,
  someAddress,
} from "#tests/faults/stock/hoarders.ts";
import { muffled, plant } from "#tests/faults/tools/planted.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { describePlanted, PATIENCE, report, size } from "#tests/faults/tools/sizes.ts";
import type { World } from "#tests/setup/world.ts";
import { addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

const NIGHTS = size(2, 30);
const ADDRESSES = 200;

let world: World;
beforeAll(async () => {
  world = await openGuardedWorld({ poolSize: 8 });
});
afterAll(() => world.close());

/** Every class and night has a room left for a guest whose address is proved. */
async function expectSellable(lodging: Lodging, nights: number): Promise<void> {
  expect(await frozenNights(world, lodging, nights)).toEqual([]);
  const codes = codesOf(world);
  for (const [room, ahead] of [0, 1, 2].map((nth) => [nth, 10 + (nth % nights)] as const)) {
    const email = someone();
    const body = lodging.body([[room, 0, 1]], { ahead, nights: 1, booker_email: email });
    const first = await placeFrom(world, lodging, body);
    if (first.code === "ok") continue;
    // The way out of a real guest: one code, and the room is his.
    expect(first.code).toBe("CONTACT_NOT_VERIFIED");
    const cookies = `${await codes.verified(lodging, email)}; ${world.xsrf.cookieFor(lodging.domain, undefined)!.split(";")[0]}`;
    expect((await placeFrom(world, lodging, body, { cookies })).code).toBe("ok");
  }
}

test("a bot with one address takes a few rooms; other guests notice nothing", { timeout: PATIENCE }, async () => {
  const lodging = await openBigHotel(world);
  const { placed } = await hoard(world, lodging, { addresses: 1, nights: NIGHTS });
  expect(placed).toBe(DEFAULT_ORDERS_PER_ADDRESS);
  expect(await frozenNights(world, lodging, NIGHTS)).toEqual([]);
  for (const room of [0, 1, 2]) {
    expect((await placeFrom(world, lodging, lodging.body([[room, 0, 1]], { nights: 1 }))).code).toBe("ok");
  }
  await expectClean(world, lodging.hotel_id);
});

test("a bot with two hundred addresses leaves three rooms in ten", { timeout: PATIENCE }, async () => {
  const lodging = await openBigHotel(world);
  const { placed, refused } = await hoard(world, lodging, { addresses: ADDRESSES, nights: NIGHTS });
  // It has really tried to take everything: more was refused than there are rooms left.
  expect(placed).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(size(50, 0));
  await expectSellable(lodging, NIGHTS);
  const member = await world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id));
  expect((await placeFrom(world, lodging, lodging.body([[0, 0, 1]], { nights: 1 }), member)).code).toBe("ok");
  await expectClean(world, lodging.hotel_id);
  report("row 23", { addresses: ADDRESSES, nights: NIGHTS, placed, refused });
});

const count = (placed: readonly Placed[]) => placed.filter(({ code }) => code === "ok").length;

describe("fifty orders at once stay within the limit", { timeout: PATIENCE }, () => {
  const atOnce = (lodging: Lodging, from: (nth: number) => Parameters<typeof placeFrom>[3], more = {}) =>
    Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        placeFrom(world, lodging, lodging.body([[0, 0, 1]], { ahead: 1 + nth, nights: 1, ...more }), from(nth)),
      ),
    );

  test("from one address", async () => {
    const lodging = await openLodging(world.database, { rooms: [{ capacity: 100 }] });
    const address = someAddress();
    expect(count(await atOnce(lodging, () => ({ address })))).toBe(DEFAULT_ORDERS_PER_ADDRESS);
    await expectClean(world, lodging.hotel_id);
  });

  test("from one household, whose devices have addresses of their own", async () => {
    const lodging = await openLodging(world.database, { rooms: [{ capacity: 100 }] });
    const from = (nth: number) => ({ address: `2001:db8:7:7::${nth.toString(16)}` });
    expect(count(await atOnce(lodging, from))).toBe(DEFAULT_ORDERS_PER_ADDRESS);
  });

  test("with one e-mail address, and with one phone number", async () => {
    const lodging = await openLodging(world.database, { rooms: [{ capacity: 100 }] });
    expect(count(await atOnce(lodging, () => ({}), { booker_email: someone() }))).toBe(CONTACT_QUOTA.orders);
    expect(count(await atOnce(lodging, () => ({}), { booker_phone: "0922-333-444" }))).toBe(CONTACT_QUOTA.orders);
    await expectClean(world, lodging.hotel_id);
  });

  test("from one browser", async () => {
    const lodging = await openLodging(world.database, { rooms: [{ capacity: 100 }] });
    const [cookies] = world.xsrf.cookieFor(lodging.domain, undefined)!.split(";");
    expect(count(await atOnce(lodging, () => ({ cookies: cookies! })))).toBe(SESSION_QUOTA.orders);
    await expectClean(world, lodging.hotel_id);
  });

  test("for the same rooms, from an address each", async () => {
    const lodging = await openLodging(world.database, { rooms: [{ capacity: 20 }] });
    expect(
      count(await atOnce(lodging, () => ({}), { check_in_day: lodging.day(10), check_out_day: lodging.day(12) })),
    ).toBe(14);
    await expectClean(world, lodging.hotel_id);
  });
});

describe("nobody is kept from a room", { timeout: PATIENCE }, () => {
  test("a family orders three times in a row from one address", async () => {
    const lodging = await openLodging(world.database);
    const address = someAddress();
    const cookies = world.xsrf.cookieFor(lodging.domain, undefined)!.split(";")[0]!;
    const booker = { booker_email: someone(), booker_phone: "0911-222-333" };
    for (const ahead of [1, 8, 15]) {
      const body = lodging.body([[0, 0, 2]], { ahead, ...booker });
      expect((await placeFrom(world, lodging, body, { address, cookies })).code).toBe("ok");
    }
    await expectClean(world, lodging.hotel_id);
  });

  test.each([1, 2, 3])("a class of %d rooms is sold out without a code", async (capacity) => {
    const lodging = await openLodging(world.database, { rooms: [{ capacity }] });
    for (let nth = 0; nth < capacity; nth += 1) {
      expect((await placeFrom(world, lodging, lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }))).code).toBe("ok");
    }
    expect((await placeFrom(world, lodging, lodging.body())).code).toBe("ROOM_SOLD_OUT");
    await expectClean(world, lodging.hotel_id);
  });

  test("customers of a mobile carrier who share an address: ten without a code, then with one", async () => {
    const lodging = await openLodging(world.database, { rooms: [{ capacity: 100 }] });
    const address = someAddress();
    const order = (more = {}, from = {}) =>
      placeFrom(world, lodging, lodging.body([[0, 0, 1]], more), { address, ...from });
    for (let nth = 0; nth < DEFAULT_ORDERS_PER_ADDRESS; nth += 1) expect((await order()).code).toBe("ok");
    const email = someone();
    expect((await order({ booker_email: email })).code).toBe("CONTACT_NOT_VERIFIED");
    const proof = await codesOf(world).verified(lodging, email);
    const cookies = `${proof}; ${world.xsrf.cookieFor(lodging.domain, undefined)!.split(";")[0]}`;
    expect((await order({ booker_email: email }, { cookies })).code).toBe("ok");
    await expectClean(world, lodging.hotel_id);
  });
});

describePlanted("planted", { timeout: PATIENCE }, () => {
  const NO_COUNT = [
    "kind, orders, rooms from count_unpaid",
    "kind, 0 as orders, 0 as rooms from count_unpaid",
  ] as const;
  const NO_SHARE = ["<= greatest($8,", "<= greatest(1000000 + $8,"] as const;

  test.each([
    ["without the quotas one address freezes the lodging", 1, [NO_COUNT, NO_SHARE]],
    ["without the share many addresses do", 60, [NO_SHARE]],
  ])("%s, and it shows", async (_title, addresses, changes) => {
    const planted = plant(...changes.map(([right, wrong]) => [right, wrong] as [string, string]));
    const broken = await openGuardedWorld({ probe: planted.probe });
    try {
      const lodging = await openBigHotel(broken);
      await hoard(broken, lodging, { addresses, nights: 1 });
      expect(planted.hits()).toBeGreaterThan(0);
      expect((await frozenNights(broken, lodging, 1)).join()).toMatch(/\d+ of (5|15|30) rooms are left/);
    } finally {
      await broken.close();
    }
  });

  test("counted without waiting for those who are placing an order, the limit is passed, and it shows", async () => {
    const separate = await openSeparateDatabase();
    const [{ source } = { source: "" }] = await separate.asOwner<{ source: string }>(
      "select pg_get_functiondef('count_unpaid'::regproc) as source",
    );
    const careless = source.replace(/perform pg_advisory_xact_lock[^;]+;/, "");
    expect(careless).not.toBe(source);
    await separate.asOwner(careless);
    // Four have been counted before the first of them is written.
    let arrived = 0;
    let open = () => {};
    const allCounted = new Promise<void>((opened) => (open = opened));
    const probe = async (text: string) => {
      if (text.includes("the_order as")) {
        arrived += 1;
        if (arrived === CONTACT_QUOTA.orders + 1) open();
        await allCounted;
      }
      return text;
    };
    const broken = await openGuardedWorld({ url: separate.url, poolSize: 8, probe });
    try {
      const lodging = await openLodging(broken.database, { rooms: [{ capacity: 100 }] });
      const booker_email = `${randomUUID()}@example.org`;
      const bodies = Array.from({ length: CONTACT_QUOTA.orders + 1 }, () =>
        lodging.body([[0, 0, 1]], { booker_email }),
      );
      const placed = await muffled(() => Promise.all(bodies.map((body) => placeFrom(broken, lodging, body))));
      expect(count(placed)).toBeGreaterThan(CONTACT_QUOTA.orders);
    } finally {
      await broken.close();
      await separate.drop();
    }
  });
});
