/** What a search and its suggestions know of families, and what a quote keeps for them. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { findAlternatives } from "#contract/rooms.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { allHeard } from "#tests/helpers/announce-written.ts";
import { change, overHttp } from "#tests/helpers/wire.ts";
import { openFamily as openFamilyAt, RATES, searchFor, withGuests } from "#tests/lodgings/families.ts";
import { expectClean, type Lodging } from "#tests/lodgings/lodging.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openClockedWorld();

const openFamily = (more: Parameters<typeof openFamilyAt>[1] = {}) => openFamilyAt(at.world, more);
const search = (lodging: Lodging, more: Record<string, string>) => searchFor(at.world, lodging, more);

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
    expect(await ask({ children: "2" })).toMatchObject({ reason: "AGES_NEEDED", mixes: [], dates: [], nearby: [] });
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
