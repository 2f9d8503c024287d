/** Families: guests beyond a room's beds pay by their age, as lines of their own, from the search to the cancellation. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { calculateDiscount } from "#contract/discounts.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { findAlternatives, searchRooms } from "#contract/rooms.ts";
import { WORDS } from "#languages/languages.ts";
import type { StoredRate } from "#server/database/tables/hotel.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { printerOf } from "#tests/guests/download-proof.ts";
import { readPdf } from "#tests/helpers/pdf.ts";
import { change, overHttp, strict } from "#tests/helpers/wire.ts";
import { addCoupon, expectClean, type Lodging, type OrderBody, openLodging } from "#tests/lodgings/lodging.ts";
import { allHeard } from "#tests/helpers/announce-written.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openClockedWorld();

const rate = (name: string, price: number, band: Partial<StoredRate> = {}): StoredRate => ({
  label: { "zh-TW": `${name}（中文）`, "en-US": name },
  price,
  ...band,
});
const RATES = [
  rate("Ages 0–3", 0, { kind: "free", least_age: 0, most_age: 3 }),
  rate("Ages 4–11", 225, { kind: "child", least_age: 4, most_age: 11 }),
  rate("Ages 4–11 in a bed", 900, { kind: "child_bed", least_age: 4, most_age: 11 }),
  rate("Extra adult", 1500, { kind: "extra_adult" }),
  rate("Dogs", 300),
];

const openFamily = (more: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, {
    from: "2031-03-01",
    rooms: [{ capacity: 9, children: 1, extra_beds: 1, cots: 1 }, { capacity: 9 }],
    info: { children_and_extra_person_rates: RATES },
    cots: 1,
    cot_price: 100,
    ...more,
  });

type Party = { adults: number; ages?: number[]; cots?: number };

/** Rooms of the first class, each with its party. */
function withGuests(
  lodging: Lodging,
  parties: Party[],
  more: Partial<OrderBody> = {},
  room = 0,
  ahead = 10,
): OrderBody {
  const body = lodging.body([[room, 0, parties.length]], { ahead, ...more });
  return {
    ...body,
    adults_count: parties.reduce((all, { adults }) => all + adults, 0),
    children_count: parties.flatMap(({ ages }) => ages ?? []).length,
    orders: [{ ...body.orders[0]!, guests: parties }],
    ...more,
  };
}

async function search(lodging: Lodging, more: Record<string, string>) {
  const query = { domain: lodging.domain, start_date: lodging.day(10), end_date: lodging.day(12), ...more };
  const { status, envelope } = await overHttp(at.world, lodging.domain, searchRooms, { query }, { lang: "en-US" });
  if (!envelope.success) return [status, envelope.code, envelope.extra_info?.fields];
  const rooms = strict(searchRooms.answer).parse(envelope.data) as NonNullable<typeof envelope.data>;
  // In the same process the answer is data, not text.
  const asData = await at.world.apiOf(lodging.domain, "en-US")(searchRooms, { query });
  expect(asData).toEqual(rooms);
  return rooms
    .toSorted((a, b) => (a.room_code < b.room_code ? -1 : 1))
    .map(({ rate_plans: [plan] }) => ({
      price: plan!.price,
      isFitting: plan!.refer_best_match !== undefined,
      guests: plan!.guest_amount,
      lines: plan!.guest_charges?.map(({ label, quantity, amount }) => [label, quantity, amount]),
    }));
}

async function refused(lodging: Lodging, body: OrderBody) {
  const found = new Set<string>();
  for (const call of [placeOrder, calculateOrder, calculateDiscount]) {
    const { status, envelope } = await overHttp(at.world, lodging.domain, call, { body });
    found.add([status, envelope.code, String(envelope.extra_info?.fields)].join(" "));
  }
  return [...found];
}

describe("a search", () => {
  test("with ages says what the guests cost beyond the beds, and which rooms take them", async () => {
    const lodging = await openFamily();
    expect(await search(lodging, { children: "2", ages: "3,9" })).toEqual([
      {
        price: 4210,
        isFitting: true,
        guests: 1800,
        lines: [
          ["Ages 0–3", 1, 0],
          ["Ages 4–11 in a bed", 1, 1800],
        ],
      },
      { price: 4210, isFitting: false, guests: undefined, lines: undefined },
    ]);
    const apart = await search(lodging, { rooms: "2", children: "2", ages: "3;9", cots: "1" });
    // One adult and one child in each room: both lie in beds of the room, and the cot is paid for.
    expect(apart[0]).toMatchObject({ isFitting: true, guests: 200, lines: [["Cot", 1, 200]] });
    expect((await search(lodging, { adults: "3", ages: "" }))[0]).toMatchObject({ isFitting: true, guests: 3000 });
  });

  test("without ages, and at a lodging without bands, nothing changes", async () => {
    const lodging = await openFamily();
    const [room] = await search(lodging, { children: "1" });
    expect(room).toEqual({ price: 4210, isFitting: true, guests: undefined, lines: undefined });
    const plain = await openFamily({ info: { children_and_extra_person_rates: [rate("Dogs", 300)] }, cots: 0 });
    const query = { children: "1", ages: "9" };
    expect((await search(plain, query))[0]).toEqual({
      price: 4210,
      isFitting: true,
      guests: undefined,
      lines: undefined,
    });
  });

  test.each([
    [{ children: "1", ages: "200" }],
    [{ children: "1", ages: "-1" }],
    [{ children: "1", ages: "18" }],
    [{ children: "2", ages: "3" }],
    [{ children: "1", ages: "3;4" }],
    [{ children: "1", ages: "three" }],
  ])("%j is refused at its field", async (query) => {
    const lodging = await openFamily();
    expect(await search(lodging, query)).toEqual([400, "AGES_INVALID", ["ages"]]);
  });
});

describe("cots and suggestions", () => {
  const suggest = (lodging: Lodging, more: Record<string, string>) =>
    at.world.apiOf(lodging.domain, "en-US")(findAlternatives, {
      query: { domain: lodging.domain, start_date: lodging.day(10), end_date: lodging.day(12), ...more },
    });

  test("a search says that the cots of these nights are gone, and suggests nights that have some", async () => {
    const lodging = await openFamily();
    const query = { children: "1", ages: "1", cots: "1" };
    const fitting = async () =>
      (await search(lodging, query)).map((room) => (room as { isFitting: boolean }).isFitting);
    expect(await fitting()).toEqual([true, false]);
    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book(withGuests(lodging, [{ adults: 2, ages: [1], cots: 1 }], {}, 0, 11));
    expect(await fitting()).toEqual([false, false]);
    const found = await suggest(lodging, query);
    expect(found).toMatchObject({ reason: "NO_COTS", mixes: [] });
    // The cot is taken on the 11th and 12th night from today.
    expect(found.dates.map(({ start_date }) => start_date)).toEqual([9, 8, 13].map(lodging.day));
    // Two nights, the child free, the cot paid for.
    expect(found.dates[0]!.price).toBe(4190 + 200);
    expect((await suggest(lodging, { children: "1", ages: "1" })).reason).toBeNull();
    await booker.cancel(booked);
    expect(await fitting()).toEqual([true, false]);
    expect((await suggest(lodging, query)).reason).toBeNull();
  });

  test("suggestions know extra beds and bands, with their prices", async () => {
    // Two people to a room, one lying child and one extra bed in the first class; the second has beds only.
    const lodging = await openFamily({ rooms: [{ capacity: 1, children: 1, extra_beds: 1 }, { capacity: 1 }] });
    const ask = (more: Record<string, string>) => suggest(lodging, more);
    // By beds alone two adults and two children of 9 need two rooms; with the extra bed one is enough.
    expect((await ask({ children: "2" })).reason).toBe("ANOTHER_MIX");
    expect((await ask({ children: "2", ages: "9,9" })).reason).toBeNull();
    // Both children are put where most is left: one lies, one has the extra bed.
    const five = await ask({ adults: "3", children: "2", ages: "9,9" });
    expect(five).toMatchObject({ reason: "ANOTHER_MIX", sleeps: { adults: 5, guests: 6 } });
    expect(five.mixes.map(({ price, lines }) => [price, lines.length])).toEqual([[8420 + 2250, 2]]);
    // A third adult lies in the extra bed, which then is not free for a child.
    expect(await ask({ adults: "6", ages: "" })).toMatchObject({ reason: "TOO_MANY_GUESTS", mixes: [] });
    expect((await ask({ adults: "5", ages: "" })).mixes[0]!.price).toBe(8420 + 3000);
  });
});

describe("an order", () => {
  test("a family of two adults and children of 3 and 9 in two rooms with a cot, to the last cent", async () => {
    const lodging = await openFamily();
    await addCoupon(at.world.database, lodging.hotel_id, {});
    const body = withGuests(
      lodging,
      [
        { adults: 1, ages: [3], cots: 1 },
        { adults: 1, ages: [9, 8] },
      ],
      {
        coupon_array: ["TEN"],
      },
    );
    const { envelope } = await overHttp(at.world, lodging.domain, calculateOrder, { body }, { lang: "en-US" });
    const price = envelope.data!;
    // 2 × 4210, a tenth off; the cot and the child without a bed at their full price.
    expect(price).toMatchObject({ room_price: 8420, promotion_discount: 842, guest_amount: 650, total_price: 8228 });
    expect(price.quote!.items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["room", 8420],
      ["discount", -842],
      ["guest", 450],
      ["guest", 200],
    ]);
    const older = await overHttp(at.world, lodging.domain, calculateDiscount, { body });
    expect(older.envelope.data).toMatchObject({ total_amount: 8228, guest_amount: 650 });

    const booker = bookerOf(at.world, lodging);
    const booked = await booker.book({ ...body, pay_amount: 8228, quote: price.quote!.quote });
    expect(booked.view).toMatchObject({ final_amount: 8228, guest_amount: 650 });
    expect(booked.view.orders[0]).toMatchObject({
      guests: [
        { adults: 1, ages: [3], cots: 1, text: "1 adult, child aged 3, 1 cot" },
        { adults: 1, ages: [9, 8], cots: 0, text: "1 adult, child aged 9, child aged 8" },
      ],
      guest_charges: [
        { kind: "child", label: "Ages 4–11", quantity: 1, price: 225, amount: 450 },
        { kind: "cot", label: "Cot", quantity: 1, price: 100, amount: 200 },
      ],
    });
    await booker.pay(booked, 8228);
    const mails = await mailboxOf(at.world, lodging.hotel_id).fresh();
    expect(mails.length).toBeGreaterThan(0);
    for (const { text } of mails) expect(text).toMatch(/4–11[^]*450/);

    // They belong to the room: the fee is half of rooms and guests.
    at.now = new Date("2031-03-05T04:00:00Z");
    expect(await booker.cancel(booked)).toMatchObject({ cancellation_fee: 4114, cancellation_refund: 4114 });
    await expectClean(at.world, lodging.hotel_id);
  });

  test.each<[about: string, parties: Party[], room: number, refusal: string]>([
    ["more children than beds", [{ adults: 2, ages: [9, 8, 7] }], 0, "TOO_MANY_GUESTS orders.0.guests.0.ages"],
    ["more adults than beds", [{ adults: 4 }], 0, "TOO_MANY_GUESTS orders.0.guests.0.adults"],
    [
      "a child too many in the second room",
      [{ adults: 1 }, { adults: 2, ages: [2] }],
      1,
      "TOO_MANY_GUESTS orders.0.guests.1.ages",
    ],
    ["a cot for a child of nine", [{ adults: 1, ages: [9], cots: 1 }], 0, "COT_UNAVAILABLE orders.0.guests.0.cots"],
    [
      "two cots where there is one",
      [
        { adults: 2, ages: [1], cots: 1 },
        { adults: 2, ages: [1], cots: 1 },
      ],
      0,
      "COT_UNAVAILABLE orders.0.guests.1.cots",
    ],
  ])("%s: refused at its place", async (_, parties, room, refusal) => {
    const lodging = await openFamily();
    expect(await refused(lodging, withGuests(lodging, parties, {}, room))).toEqual([`200 ${refusal}`]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test.each([200, -1, 2.5, "three"])("a child of %s is refused in words at its field", async (age) => {
    const lodging = await openFamily();
    const body = withGuests(lodging, [{ adults: 2, ages: [3] }]);
    const orders = [{ ...body.orders[0]!, guests: [{ adults: 2, ages: [age] }] }] as OrderBody["orders"];
    expect(await refused(lodging, { ...body, orders })).toEqual(["400 AGES_INVALID orders.0.guests.0.ages.0"]);
    const { envelope } = await overHttp(at.world, lodging.domain, calculateOrder, { body: { ...body, orders } });
    expect(envelope.msg).toBe(WORDS["en-US"].refusals.AGES_INVALID);
  });

  test.each<[about: string, change: (body: OrderBody) => Partial<OrderBody>, field: string]>([
    ["a room nobody sleeps in", (body) => ({ orders: [{ ...body.orders[0]!, num: 2 }] }), "orders.0.guests"],
    ["another number of adults", () => ({ adults_count: 3 }), "adults_count"],
    ["another number of children", () => ({ children_count: 0 }), "children_count"],
  ])("%s is bad input", async (_, change, field) => {
    const lodging = await openFamily();
    const body = withGuests(lodging, [{ adults: 2, ages: [3] }]);
    expect(await refused(lodging, { ...body, ...change(body) })).toEqual([`400 INVALID_INPUT ${field}`]);
  });

  test("a quote keeps what the guests cost: the price shown is charged, whatever the lodging has changed since", async () => {
    const lodging = await openFamily();
    const body = withGuests(lodging, [{ adults: 2, ages: [9, 2] }]);
    const quoted = (await overHttp(at.world, lodging.domain, calculateOrder, { body })).envelope.data!;
    expect(quoted).toMatchObject({ guest_amount: 1800, total_price: 6010 });
    const dearer = RATES.map((each) => ({ ...each, price: each.price + 500 }));
    await change(
      at.world.database,
      lodging.hotel_id,
      sql`update hotel_site set info = info || ${JSON.stringify({ children_and_extra_person_rates: dearer })}::jsonb
        where hotel_id = ${lodging.hotel_id}`,
    );
    await allHeard(at.world.dependencies, lodging.hotel_id);
    const unquoted = await overHttp(at.world, lodging.domain, placeOrder, { body: { ...body, pay_amount: 6010 } });
    expect(unquoted.envelope).toMatchObject({ code: "PRICE_CHANGED", data: { guest_amount: 3800, total_price: 8010 } });
    const kept = { ...body, pay_amount: 6010, quote: quoted.quote!.quote };
    const booked = await bookerOf(at.world, lodging).book(kept);
    expect(booked.view).toMatchObject({ final_amount: 6010, guest_amount: 1800 });
    expect(booked.view.orders[0]!.guest_charges.map(({ price, amount }) => [price, amount])).toEqual([
      [0, 0],
      [900, 1800],
    ]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("the last cot is sold once for a night, and comes back with its order", async () => {
    const lodging = await openFamily();
    const booker = bookerOf(at.world, lodging);
    const wanting = (ahead: number) => withGuests(lodging, [{ adults: 2, ages: [1], cots: 1 }], {}, 0, ahead);
    const tries = await Promise.allSettled([10, 11, 11].map((ahead) => booker.book(wanting(ahead))));
    const won = tries.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    expect(won).toHaveLength(1);
    // It is back for whoever arrives when they leave.
    await booker.book(wanting(13));
    await booker.cancel(won[0]!);
    await booker.book(wanting(11));
    await expectClean(at.world, lodging.hotel_id);
  });

  test("the confirmation has a line for each charge, and who sleeps in which room", async () => {
    const lodging = await openFamily();
    const printer = printerOf(at.world);
    const { booker_email: _, ...rest } = withGuests(lodging, [{ adults: 2, ages: [9, 2], cots: 1 }]);
    const order = await printer.book(lodging, "en-US", rest);
    const file = await printer.download(lodging, await printer.seal(lodging, order));
    const { words } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    for (const said of ["2adults,childaged9,childaged2,1cot", "Ages4–11inabed", "NT$1,800", "NT$6,210"]) {
      expect(words).toContain(said);
    }
    await expectClean(at.world, lodging.hotel_id);
  });

  test("a lodging without bands takes guests by its beds, and charges nothing", async () => {
    const lodging = await openFamily({ info: { children_and_extra_person_rates: [] } });
    const booked = await bookerOf(at.world, lodging).book(withGuests(lodging, [{ adults: 2, ages: [9] }]));
    expect(booked.view).toMatchObject({ final_amount: 4210, guest_amount: 0 });
    expect(booked.view.orders[0]!.guests).toHaveLength(1);
    const info = await at.world.apiOf(lodging.domain)(getHotelInfo, { query: { domain: lodging.domain } });
    expect(info.families).toEqual({ bands: [], cots: 1, cot_price: 100 });
    await expectClean(at.world, lodging.hotel_id);
  });
});
