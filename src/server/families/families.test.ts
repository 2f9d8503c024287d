/** Families: guests beyond a room's beds pay by their age, as lines of their own, from the search to the cancellation. */
import { describe, expect, test } from "vitest";
import { calculateDiscount } from "#contract/discounts.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { WORDS } from "#languages/languages.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { printerOf } from "#tests/guests/download-proof.ts";
import { readPdf } from "#tests/helpers/pdf.ts";
import { overHttp } from "#tests/helpers/wire.ts";
import { openFamily as openFamilyAt, type Party, rate, searchFor, withGuests } from "#tests/lodgings/families.ts";
import { addCoupon, expectClean, type Lodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openClockedWorld();

const openFamily = (more: Parameters<typeof openFamilyAt>[1] = {}) => openFamilyAt(at.world, more);
const search = (lodging: Lodging, more: Record<string, string>) => searchFor(at.world, lodging, more);

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

  test("without a child's age no room is the best match, and it says why; without bands nothing changes", async () => {
    const lodging = await openFamily();
    const lacking = { price: 4210, isFitting: false, guests: undefined, lines: undefined, lack: "ages" };
    expect(await search(lodging, { children: "1" })).toEqual([lacking, lacking]);
    expect((await search(lodging, {}))[0]).toMatchObject({ isFitting: true });
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
      ["guest", 450],
      ["guest", 200],
      ["discount", -842],
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
