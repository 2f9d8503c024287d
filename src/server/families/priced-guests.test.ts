/** No price lacks a guest: ages are needed, meals follow the plan, and who is confirmed first is not sold. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { calculateDiscount } from "#contract/discounts.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { findAlternatives, searchRooms } from "#contract/rooms.ts";
import { WORDS } from "#languages/languages.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { allHeard } from "#tests/helpers/announce-written.ts";
import { change, overHttp } from "#tests/helpers/wire.ts";
import { openFamily as openFamilyAt, rate, searchFor, withGuests } from "#tests/lodgings/families.ts";
import { expectClean, type Lodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openClockedWorld();

const openFamily = (more: Parameters<typeof openFamilyAt>[1] = {}) => openFamilyAt(at.world, more);
const search = (lodging: Lodging, more: Record<string, string>) => searchFor(at.world, lodging, more);

async function answers(lodging: Lodging, body: OrderBody) {
  const said = [];
  for (const call of [placeOrder, calculateOrder, calculateDiscount]) {
    const { status, envelope } = await overHttp(at.world, lodging.domain, call, { body }, { lang: "en-US" });
    said.push([status, envelope.code, envelope.extra_info?.fields, envelope.msg]);
  }
  return said;
}

describe("a child whose age nobody has said", () => {
  test("has no price: neither check gives one, and no order is placed", async () => {
    const lodging = await openFamily();
    const { orders, ...body } = withGuests(lodging, [{ adults: 2, ages: [9] }]);
    const unsaid = { ...body, orders: orders.map((line) => ({ ...line, guests: undefined })) };
    const refused = [200, "AGES_NEEDED", ["children_count"], WORDS["en-US"].refusals.AGES_NEEDED];
    expect(await answers(lodging, unsaid)).toEqual([refused, refused, refused]);
    // Nobody pays by age where there are no children, or no bands.
    expect((await answers(lodging, { ...unsaid, children_count: 0 }))[1]![1]).toBeUndefined();
    const plain = await openFamily({ info: { children_and_extra_person_rates: [rate("Dogs", 300)] } });
    const there = { ...unsaid, ...plain.body([[0, 0, 1]], { ahead: 10 }), adults_count: 1, children_count: 1 };
    expect((await answers(plain, there))[1]![1]).toBeUndefined();
    await expectClean(at.world, lodging.hotel_id);
  });

  test("leaves every room without a best match; said, the cheapest for all of them is", async () => {
    // The first class costs less, but its child pays for a bed; the second has a bed for three.
    const lodging = await openFamily({
      rooms: [
        { capacity: 3, children: 0, extra_beds: 1 },
        { capacity: 3, children: 1, extra_beds: 0 },
      ],
    });
    const find = (query: Record<string, string>) =>
      at.world.apiOf(lodging.domain)(searchRooms, {
        query: { domain: lodging.domain, start_date: lodging.day(10), end_date: lodging.day(12), ...query },
      });
    const unsaid = await find({ adults: "2", children: "1" });
    const plans = unsaid.flatMap(({ rate_plans }) => rate_plans);
    expect(plans.map(({ refer_best_match }) => refer_best_match)).toEqual(plans.map(() => undefined));
    expect(new Set(plans.map(({ guests_lack }) => guests_lack))).toEqual(new Set(["ages"]));
    const said = (await find({ adults: "2", children: "1", ages: "9" })).flatMap(({ rate_plans }) => rate_plans);
    const costs = said.map((plan) => plan.price + plan.guest_amount!);
    const best = said.findIndex(({ refer_best_match }) => refer_best_match === true);
    expect(best).toBe(costs.indexOf(Math.min(...costs)));
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(said.every(({ guests_lack }) => guests_lack === undefined)).toBe(true);
  });

  test("who lies in a bed of the room is named as included", async () => {
    const lodging = await openFamily();
    const [room] = await at.world.apiOf(lodging.domain)(searchRooms, {
      query: {
        domain: lodging.domain,
        start_date: lodging.day(10),
        end_date: lodging.day(12),
        adults: "1",
        children: "2",
        ages: "9,5",
      },
    });
    expect(room!.rate_plans[0]).toMatchObject({ guest_amount: 450, included_ages: [9] });
  });
});

const MEALS = [
  rate("Ages 4–11: futon", 500, {
    kind: "child_bed",
    least_age: 4,
    most_age: 11,
    meals: { breakfast: 300, dinner: 700 },
  }),
];

test("a child's meals and price follow the plan's: no dinner on room-only", async () => {
  const lodging = await openFamily({ info: { children_and_extra_person_rates: MEALS } });
  const meals = (list: string[]) =>
    change(
      at.world.database,
      lodging.hotel_id,
      sql`update rate_plan set contain_meals = ${sql.param(list)} where hotel_id = ${lodging.hotel_id}`,
    ).then(() => allHeard(at.world.dependencies, lodging.hotel_id));
  const query = { children: "1", ages: "9" };
  const body = withGuests(lodging, [{ adults: 2, ages: [9] }]);
  for (const [list, label, amount] of [
    [[], "Ages 4–11: futon", 1000],
    [["breakfast"], "Ages 4–11: futon, with breakfast", 1600],
    [["breakfast", "dinner"], "Ages 4–11: futon, with breakfast and dinner", 3000],
  ] as const) {
    await meals([...list]);
    expect((await search(lodging, query))[0]).toMatchObject({ lines: [[label, 1, amount]] });
    const { envelope } = await overHttp(at.world, lodging.domain, calculateOrder, { body }, { lang: "en-US" });
    expect(envelope.data!.guest_charges.map((charge) => [charge.label, charge.amount])).toEqual([[label, amount]]);
  }
  const booked = await bookerOf(at.world, lodging).book({ ...body, pay_amount: 4210 + 3000 });
  expect(booked.view).toMatchObject({ guest_amount: 3000 });
  const info = await at.world.apiOf(lodging.domain, "en-US")(getHotelInfo, { query: { domain: lodging.domain } });
  expect(info.families.bands).toMatchObject([{ price: 500, meals: { breakfast: 300, dinner: 700 } }]);
  await expectClean(at.world, lodging.hotel_id);
});

describe("a party of adults that needs a bed more, from a client that does not say who sleeps where", () => {
  const unplaced = (lodging: Lodging, adults: number, num = 1): OrderBody => {
    const { orders, ...body } = withGuests(lodging, [{ adults }]);
    return { ...body, orders: orders.map((line) => ({ ...line, num, guests: undefined })) };
  };

  test("pays what its search said, and its rooms are said on the order", async () => {
    const lodging = await openFamily();
    const [found] = await search(lodging, { adults: "3" });
    expect(found).toMatchObject({ price: 4210, guests: 3000, isFitting: true });
    const api = at.world.apiOf(lodging.domain, "en-US");
    const priced = await api(calculateOrder, { body: unplaced(lodging, 3) });
    expect(priced).toMatchObject({ room_price: 4210, guest_amount: 3000, total_price: 7210 });
    const booked = await bookerOf(at.world, lodging).book(unplaced(lodging, 3));
    expect(booked.view).toMatchObject({ final_amount: 7210, guest_amount: 3000 });
    expect(booked.view.orders[0]!.guests).toMatchObject([{ adults: 3, ages: [], cots: 0 }]);
    // Two have a bed of the room: nothing is added, and nothing is said for them.
    const two = await bookerOf(at.world, lodging).book(unplaced(lodging, 2));
    expect([two.view.guest_amount, two.view.orders[0]!.guests]).toEqual([0, []]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("is refused where no bed is left to add, by the number that was sent", async () => {
    const lodging = await openFamily();
    const refused = [200, "TOO_MANY_GUESTS", ["adults_count"], WORDS["en-US"].refusals.TOO_MANY_GUESTS];
    expect(await answers(lodging, unplaced(lodging, 4))).toEqual([refused, refused, refused]);
    expect((await answers(lodging, unplaced(lodging, 4, 2)))[1]![1]).toBeUndefined();
    await expectClean(at.world, lodging.hotel_id);
  });
});

describe("an extra bed that the lodging confirms first", () => {
  const asking = [
    rate("Ages 4–11 in a bed", 900, { kind: "child_bed", least_age: 4, most_age: 11 }),
    rate("Extra adult", 1500, { kind: "extra_adult", on_request: true }),
  ];
  const open = () =>
    openFamily({
      rooms: [{ capacity: 2, children: 0, extra_beds: 1 }],
      info: { children_and_extra_person_rates: asking },
    });

  test("is on request in a search, and nothing that needs it is sold", async () => {
    const lodging = await open();
    const three = (await search(lodging, { adults: "3", ages: "" }))[0];
    expect(three).toMatchObject({ isFitting: false, lack: "on_request", guests: undefined });
    // A child's bed is sold as ever.
    expect((await search(lodging, { children: "1", ages: "9" }))[0]).toMatchObject({ isFitting: true, guests: 1800 });
    const refused = [200, "ON_REQUEST", ["orders.0.guests.0.adults"], WORDS["en-US"].refusals.ON_REQUEST];
    expect(await answers(lodging, withGuests(lodging, [{ adults: 3 }]))).toEqual([refused, refused, refused]);
    // Someone too old for a child's bed needs an adult's.
    expect((await search(lodging, { children: "1", ages: "15" }))[0]).toMatchObject({ lack: "on_request" });
    await expectClean(at.world, lodging.hotel_id);
  });

  test("is no mix of rooms: suggestions leave it out, and say that it can be asked for", async () => {
    const lodging = await open();
    const ask = (adults: string) =>
      at.world.apiOf(lodging.domain)(findAlternatives, {
        query: { domain: lodging.domain, start_date: lodging.day(10), end_date: lodging.day(12), adults, ages: "" },
      });
    expect(await ask("4")).toMatchObject({ reason: "ANOTHER_MIX", mixes: [{ price: 8420 }] });
    expect(await ask("5")).toMatchObject({ reason: "ON_REQUEST", mixes: [], sleeps: { adults: 4, guests: 6 } });
    expect(await ask("9")).toMatchObject({ reason: "TOO_MANY_GUESTS", mixes: [] });
  });
});
