/** Before an order: trains, fares, and the price of tickets fixed for half an hour. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { getNextRailBookingDate, getTrialFares, refundRail, reserveTrain, searchTrains } from "#contract/rail.ts";
import { openRailGuest, type RailGuest } from "#tests/guests/rail-guest.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { railBody, type RailBody } from "#tests/lodgings/rail.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";

let paying: PayingWorld;
let guest: RailGuest;
beforeAll(async () => {
  paying = await openPayingWorld();
});
afterAll(() => paying.close());
beforeEach(async () => {
  guest = await openRailGuest(paying);
});

const clean = () => expectClean(paying.world, guest.lodging.hotel_id);
const code = (code: string) => expect.objectContaining({ code });

describe("before an order", () => {
  test("trains, fares and the last day on sale", async () => {
    const { domain } = guest.lodging;
    const date = guest.lodging.day(10);
    const query = { domain, date, depart_station: "1000" as const, arrive_station: "1070" as const };
    const trains = await guest.api()(searchTrains, { query: { ...query, time: "12:00" } });
    expect(trains.length).toBeGreaterThan(60);
    expect(trains.every(({ departure_time }) => departure_time >= "12:00")).toBe(true);
    expect(await guest.api()(getNextRailBookingDate, { query: { domain } })).toEqual({
      next_avail_booking_date: "2031-03-30",
    });
    // Tuesday, 11 March.
    expect(await guest.api()(getTrialFares, { query })).toMatchObject([
      { train_class: "standard", discount: 22, adult_price: 1490, discount_price: 1160, concession_price: 745 },
      { train_class: "business", discount: 22, adult_price: 2440, discount_price: 1900, concession_price: 1220 },
    ]);
  });

  test("a reservation fixes the price, and lapses after half an hour", async () => {
    const reserved = await guest.reserve(railBody(guest.order()));
    expect(reserved).toMatchObject({ booking_number: expect.stringMatching(/^R\d{10}$/), booking_total_price: 3810 });
    paying.later(29);
    await guest.reconcile();
    expect(await guest.stateOf(reserved.booking_number)).toBe("reserved");
    paying.later(1);
    await guest.reconcile();
    expect(await guest.stored(reserved.booking_number)).toMatchObject({ state: "expired", phone: "" });
    await clean();
  });

  test("the same key reserves once; another body with it is refused", async () => {
    const body = railBody(guest.order());
    guest.openSeats(body);
    const first = await guest.api("a-key-of-a-guest")(reserveTrain, { body });
    expect(await guest.api("a-key-of-a-guest")(reserveTrain, { body })).toEqual(first);
    const other = { ...body, adult_count: 2 };
    await expect(guest.api("a-key-of-a-guest")(reserveTrain, { body: other })).rejects.toEqual(code("KEY_REUSED"));
  });

  test("given up before it is ordered, nothing is paid", async () => {
    const body = guest.order();
    const { booking_number } = await guest.reserve(railBody(body));
    const key = guest.own({ booking_number, body });
    expect(await guest.api()(refundRail, { body: key })).toMatchObject({ state: "refunded", refund_amount: 0 });
    const again = { ...body, rail_item_list: [{ booking_number }] };
    await expect(guest.api()(placeOrder, { body: again })).rejects.toEqual(code("RAIL_OVER"));
  });

  const bad = (change: (body: RailBody) => Partial<RailBody>) => change;
  test.each([
    [
      "a train that left",
      bad(({ rides: [out] }) => ({ rides: [{ ...out!, number: "999" }] })),
      "RAIL_TRAIN_GONE",
      "rides.0.number",
    ],
    [
      "a station not served",
      bad(({ rides: [out] }) => ({ rides: [{ ...out!, number: "101", depart_station: "1035" }] })),
      "RAIL_TRAIN_GONE",
      "rides.0.number",
    ],
    [
      "another lodging's station",
      bad(({ rides: [out] }) => ({ rides: [{ ...out!, arrive_station: "1040" }] })),
      "RAIL_STATION",
      "rides.0.depart_station",
    ],
    ["the return first", bad(({ rides: [out, back] }) => ({ rides: [back!, out!] })), "RAIL_RETURN_FIRST", "rides.1"],
    [
      "another day",
      bad(({ rides: [out] }) => ({ rides: [{ ...out!, date: guest.lodging.day(20) }] })),
      "RAIL_DATES",
      "rides.0.date",
    ],
    [
      "a class without seats",
      bad(({ rides: [out] }) => ({ rides: [{ ...out!, train_class: "business" }] })),
      "RAIL_NO_SEATS",
      "rides.0.number",
    ],
  ])("%s is refused at its field", async (_title, change, expected, field) => {
    const body = railBody(guest.order());
    guest.openSeats(body);
    guest.rail.books.setSeats(body.rides[0]!.date, body.rides[0]!.number, "business", 1);
    const request = guest.api()(reserveTrain, { body: { ...body, ...change(body) } });
    await expect(request).rejects.toMatchObject({ code: expected, extra_info: { fields: [field] } });
  });

  test("a lodging that sells none says so, and the railway's silence is a sentence", async () => {
    guest.rail.faults.push({ kind: "lost", step: "trains" });
    const body = railBody(guest.order());
    await expect(guest.api()(reserveTrain, { body })).rejects.toEqual(code("RAIL_SILENT"));
    const other = await openLodging(paying.world.database, { from: PAYING_DAY });
    const query = { domain: other.domain };
    const request = paying.world.apiOf(other.domain)(getNextRailBookingDate, { query });
    await expect(request).rejects.toEqual(code("RAIL_NOT_OFFERED"));
  });
});
