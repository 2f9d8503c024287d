/** Before an order: trains, fares, and the price of tickets fixed for half an hour. */
import { describe, expect, test } from "vitest";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { getNextRailBookingDate, getTrialFares, refundRail, reserveTrain, searchTrains } from "#contract/rail.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { railBody, type RailBody } from "#tests/lodgings/rail.ts";
import { PAYING_DAY } from "#tests/setup/paying-world.ts";
import { openRailway } from "#tests/setup/railway.ts";

const at = openRailway();

const code = (code: string) => expect.objectContaining({ code });

describe("before an order", () => {
  test("trains, fares and the last day on sale", async () => {
    const { domain } = at.guest.lodging;
    const date = at.guest.lodging.day(10);
    const query = { domain, date, depart_station: "1000" as const, arrive_station: "1070" as const };
    const trains = await at.guest.api()(searchTrains, { query: { ...query, time: "12:00" } });
    expect(trains.length).toBeGreaterThan(60);
    expect(trains.every(({ departure_time }) => departure_time >= "12:00")).toBe(true);
    expect(await at.guest.api()(getNextRailBookingDate, { query: { domain } })).toEqual({
      next_avail_booking_date: "2031-03-30",
    });
    // Tuesday, 11 March.
    expect(await at.guest.api()(getTrialFares, { query })).toMatchObject([
      { train_class: "standard", discount: 22, adult_price: 1490, discount_price: 1160, concession_price: 745 },
      { train_class: "business", discount: 22, adult_price: 2440, discount_price: 1900, concession_price: 1220 },
    ]);
  });

  test("a reservation fixes the price, and lapses after half an hour", async () => {
    const reserved = await at.guest.reserve(railBody(at.guest.order()));
    expect(reserved).toMatchObject({ booking_number: expect.stringMatching(/^R\d{10}$/), booking_total_price: 3810 });
    at.paying.later(29);
    await at.guest.reconcile();
    expect(await at.guest.stateOf(reserved.booking_number)).toBe("reserved");
    at.paying.later(1);
    await at.guest.reconcile();
    expect(await at.guest.stored(reserved.booking_number)).toMatchObject({ state: "expired", phone: "" });
    await at.clean();
  });

  test("the same key reserves once; another body with it is refused", async () => {
    const body = railBody(at.guest.order());
    at.guest.openSeats(body);
    const first = await at.guest.api("a-key-of-a-guest")(reserveTrain, { body });
    expect(await at.guest.api("a-key-of-a-guest")(reserveTrain, { body })).toEqual(first);
    const other = { ...body, adult_count: 2 };
    await expect(at.guest.api("a-key-of-a-guest")(reserveTrain, { body: other })).rejects.toEqual(code("KEY_REUSED"));
  });

  test("given up before it is ordered, nothing is paid", async () => {
    const body = at.guest.order();
    const { booking_number } = await at.guest.reserve(railBody(body));
    const key = at.guest.own({ booking_number, body });
    expect(await at.guest.api()(refundRail, { body: key })).toMatchObject({ state: "refunded", refund_amount: 0 });
    const again = { ...body, rail_item_list: [{ booking_number }] };
    await expect(at.guest.api()(placeOrder, { body: again })).rejects.toEqual(code("RAIL_OVER"));
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
      bad(({ rides: [out] }) => ({ rides: [{ ...out!, date: at.guest.lodging.day(20) }] })),
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
    const body = railBody(at.guest.order());
    at.guest.openSeats(body);
    at.guest.rail.books.setSeats(body.rides[0]!.date, body.rides[0]!.number, "business", 1);
    const request = at.guest.api()(reserveTrain, { body: { ...body, ...change(body) } });
    await expect(request).rejects.toMatchObject({ code: expected, extra_info: { fields: [field] } });
  });

  test("a lodging that sells none says so, and the railway's silence is a sentence", async () => {
    at.guest.rail.faults.push({ kind: "lost", step: "trains" });
    const body = railBody(at.guest.order());
    await expect(at.guest.api()(reserveTrain, { body })).rejects.toEqual(code("RAIL_SILENT"));
    const other = await openLodging(at.paying.world.database, { from: PAYING_DAY });
    const query = { domain: other.domain };
    const request = at.paying.world.apiOf(other.domain)(getNextRailBookingDate, { query });
    await expect(request).rejects.toEqual(code("RAIL_NOT_OFFERED"));
  });
});

describe("before they are reserved", () => {
  test("trains are priced as they will be, with nothing asked of the railway", async () => {
    const body = at.guest.order();
    const { rides, adult_count, child_count } = railBody(body);
    const rail_choice = { rides, adult_count, child_count };
    at.guest.rail.faults.push({ kind: "unsent" });
    const priced = await at.guest.api()(calculateOrder, { body: { ...body, rail_choice } });
    at.guest.rail.faults.length = 0;
    const { booking_number, booking_total_price } = await at.guest.reserve(railBody(body));
    const ordered = await at.guest.booker.book({
      ...body,
      rail_item_list: [{ booking_number }],
      pay_amount: priced.pay_amount,
      quote: priced.quote!.quote,
    });
    expect(ordered.view.pay_amount).toBe(priced.pay_amount);
    expect(priced.quote!.items.find(({ kind }) => kind === "rail")).toMatchObject({ amount: booking_total_price });
  });

  test.each([
    ["another day", { date: "2031-01-01" }, {}, "RAIL_DATES", "rail_choice.rides.0.date"],
    ["another place", { arrive_station: "1060" as const }, {}, "RAIL_STATION", "rail_choice.rides.0.depart_station"],
    ["too many", {}, { adult_count: 5 }, "RAIL_PASSENGERS", "rail_choice.adult_count"],
  ])("%s is refused at its field", async (_title, ride, counts, code, field) => {
    const body = at.guest.order();
    const { rides } = railBody(body);
    const rail_choice = { rides: [{ ...rides[0]!, ...ride }], adult_count: 1, ...counts };
    const priced = at.guest.api()(calculateOrder, { body: { ...body, rail_choice } });
    await expect(priced).rejects.toMatchObject({ code, extra_info: { fields: [field] } });
  });
});
