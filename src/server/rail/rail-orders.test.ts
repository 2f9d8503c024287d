/** Train tickets with an order: reserved, paid, bought, changed and given back, alone or with the room. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import {
  bookTrain,
  changeTrainReservation,
  getNextRailBookingDate,
  getTrialFares,
  refundRail,
  refundReservedRail,
  reserveTrain,
  searchTrains,
  updateTrainReservation,
} from "#contract/rail.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { findReservation } from "#server/rail/rail-store.ts";
import { reconcileRail } from "#server/rail/reconcile-rail.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { expectClean, type Lodging, openLodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { BY_RAIL, railBody, type RailBody } from "#tests/lodgings/rail.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { railOf } from "../../../sandbox/rail.ts";

let paying: PayingWorld;
let lodging: Lodging;
let booker: ReturnType<typeof bookerOf>;
let rail: ReturnType<typeof railOf>;
beforeAll(async () => {
  paying = await openPayingWorld();
});
afterAll(() => paying.close());
beforeEach(async () => {
  paying.startAgain();
  lodging = await openLodging(paying.world.database, { from: PAYING_DAY, info: BY_RAIL });
  booker = bookerOf(paying.world, lodging);
  rail = railOf(paying.bank);
  rail.faults.length = 0;
});

const api = (key?: string) => paying.world.apiOf(lodging.domain, "en-US", key ? { idempotencyKey: key } : {});
const order = (over: Partial<OrderBody> = {}): OrderBody =>
  lodging.body([[0, 0, 1]], { pay_way: "credit_card", adults_count: 1, children_count: 1, ...over });

/** Seats enough, whatever was drawn. */
function fill(body: RailBody): void {
  for (const { date, number, train_class } of body.rides)
    rail.books.setSeats(date, number, train_class ?? "standard", 30);
}

async function reserve(body: RailBody) {
  fill(body);
  return api()(reserveTrain, { body });
}

/** An order with tickets, paid; not yet asked for at the railway. */
async function paid() {
  const body = order();
  const reserved = await reserve(railBody(body));
  const booked = await booker.book({ ...body, rail_item_list: [{ booking_number: reserved.booking_number }] });
  await booker.pay(booked, booked.view.pay_amount);
  return { ...reserved, ...booked, body };
}

const own = ({ booking_number, body }: { booking_number: string; body: OrderBody }) => ({
  domain: lodging.domain,
  booking_number,
  booker_email: body.booker_email,
});
const reconcile = () => reconcileRail(paying.world.dependencies, paying.now);
const stored = (booking_number: string) =>
  paying.world.database.forHotel(lodging.hotel_id, (query) => findReservation(query, lodging.hotel_id, booking_number));
const stateOf = async (booking_number: string) => (await stored(booking_number))!.state;
const code = (code: string, ...fields: string[]) =>
  expect.objectContaining(fields.length > 0 ? { code, fields: expect.arrayContaining(fields) } : { code });

describe("before an order", () => {
  test("trains, fares and the last day on sale", async () => {
    const { domain } = lodging;
    const date = lodging.day(10);
    const query = { domain, date, depart_station: "1000" as const, arrive_station: "1070" as const };
    const trains = await api()(searchTrains, { query: { ...query, time: "12:00" } });
    expect(trains.length).toBeGreaterThan(60);
    expect(trains.every(({ departure_time }) => departure_time >= "12:00")).toBe(true);
    expect(await api()(getNextRailBookingDate, { query: { domain } })).toEqual({
      next_avail_booking_date: "2031-03-30",
    });
    // Tuesday, 11 March.
    expect(await api()(getTrialFares, { query })).toMatchObject([
      { train_class: "standard", discount: 22, adult_price: 1490, discount_price: 1160, concession_price: 745 },
      { train_class: "business", discount: 22, adult_price: 2440, discount_price: 1900, concession_price: 1220 },
    ]);
  });

  test("a reservation fixes the price, and lapses after half an hour", async () => {
    const reserved = await reserve(railBody(order()));
    expect(reserved).toMatchObject({ booking_number: expect.stringMatching(/^R\d{10}$/), booking_total_price: 3810 });
    paying.later(29);
    await reconcile();
    expect(await stateOf(reserved.booking_number)).toBe("reserved");
    paying.later(1);
    await reconcile();
    expect(await stored(reserved.booking_number)).toMatchObject({ state: "expired", phone: "" });
    await expectClean(paying.world, lodging.hotel_id, paying.now());
  });

  test("the same key reserves once; another body with it is refused", async () => {
    const body = railBody(order());
    fill(body);
    const first = await api("a-key-of-a-guest")(reserveTrain, { body });
    expect(await api("a-key-of-a-guest")(reserveTrain, { body })).toEqual(first);
    const other = { ...body, adult_count: 2 };
    await expect(api("a-key-of-a-guest")(reserveTrain, { body: other })).rejects.toEqual(code("KEY_REUSED"));
  });

  test("given up before it is ordered, nothing is paid", async () => {
    const body = order();
    const { booking_number } = await reserve(railBody(body));
    const key = own({ booking_number, body });
    expect(await api()(refundRail, { body: key })).toMatchObject({ state: "refunded", refund_amount: 0 });
    const again = { ...body, rail_item_list: [{ booking_number }] };
    await expect(api()(placeOrder, { body: again })).rejects.toEqual(code("RAIL_OVER"));
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
      bad(({ rides: [out] }) => ({ rides: [{ ...out!, date: lodging.day(20) }] })),
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
    const body = railBody(order());
    fill(body);
    rail.books.setSeats(body.rides[0]!.date, body.rides[0]!.number, "business", 1);
    const request = api()(reserveTrain, { body: { ...body, ...change(body) } });
    await expect(request).rejects.toMatchObject({ code: expected, fields: [field] });
  });

  test("a lodging that sells none says so, and the railway's silence is a sentence", async () => {
    rail.faults.push({ kind: "lost", step: "trains" });
    const body = railBody(order());
    await expect(api()(reserveTrain, { body })).rejects.toEqual(code("RAIL_SILENT"));
    const other = await openLodging(paying.world.database, { from: PAYING_DAY });
    const query = { domain: other.domain };
    const request = paying.world.apiOf(other.domain)(getNextRailBookingDate, { query });
    await expect(request).rejects.toEqual(code("RAIL_NOT_OFFERED"));
  });
});

describe("with an order", () => {
  test("its price is in the price check and the order; once paid, seats are bought and the PNR is shown", async () => {
    const body = order();
    const { booking_number } = await reserve(railBody(body));
    const with_rail = { ...body, rail_item_list: [{ booking_number }] };
    const price = await api()(calculateOrder, { body: with_rail });
    const plain = await api()(calculateOrder, { body });
    expect(price.total_amount - plain.total_amount).toBe(3810);
    const booked = await booker.book(with_rail);
    expect(booked.view).toMatchObject({ attachment_amount: 3810, pay_amount: price.total_amount });
    expect(await stateOf(booking_number)).toBe("reserved");
    const key = own({ booking_number, body });
    await expect(api()(bookTrain, { body: key })).rejects.toEqual(code("RAIL_NEEDS_PAYMENT"));
    await booker.pay(booked, booked.view.pay_amount);
    expect(await stateOf(booking_number)).toBe("booking");
    const answer = await api()(bookTrain, { body: key });
    expect(answer).toMatchObject({ booking_number, total_price: 3810, pnr: expect.stringMatching(/^\d{8}$/) });
    expect(await api()(bookTrain, { body: key })).toEqual(answer);
    const [item] = (await booker.look(booked)).attachment_list;
    expect(item).toMatchObject({
      item_type: "rail",
      item_name: "High-speed rail, round trip Taipei–Zuoying, 2 people",
      extra_info: { pnr: answer.pnr, rail_state: "booked" },
    });
    expect(rail.books.tickets.get(booking_number)).toMatchObject({ state: "issued", pnr: answer.pnr });
    await expectClean(paying.world, lodging.hotel_id, paying.now());
  });

  test.each([
    [
      "another guest's",
      { booker_email: "somebody@example.com" },
      "RAIL_UNAVAILABLE",
      "rail_item_list.0.booking_number",
    ],
    ["another stay", { nights: 3 }, "RAIL_DATES", "rail_item_list.0.booking_number"],
    [
      "fewer guests than tickets",
      { adults_count: 1, children_count: 0 },
      "RAIL_PASSENGERS",
      "rail_item_list.0.booking_number",
    ],
    ["paid on arrival", { pay_way: "pay_arrival" as const }, "RAIL_NEEDS_PAYMENT", "pay_way"],
    ["a deposit only", { pay_option: "part" as const }, "RAIL_NEEDS_PAYMENT", "pay_option"],
  ])("%s is refused, and nothing is taken", async (_title, over, expected, field) => {
    const body = order();
    const { booking_number } = await reserve(railBody(body));
    const wrong = order({ booker_email: body.booker_email, ...over, rail_item_list: [{ booking_number }] });
    await expect(api()(placeOrder, { body: wrong })).rejects.toMatchObject({ code: expected, fields: [field] });
    expect(await stored(booking_number)).toMatchObject({ state: "reserved", order_id: null });
    await expectClean(paying.world, lodging.hotel_id, paying.now());
  });

  test("two orders can't have the same tickets", async () => {
    const body = order();
    const { booking_number } = await reserve(railBody(body));
    const rail_item_list = [{ booking_number }];
    await booker.book({ ...body, rail_item_list });
    await expect(api()(placeOrder, { body: { ...body, rail_item_list } })).rejects.toEqual(code("RAIL_UNAVAILABLE"));
  });

  test("an order that is not paid ends with its tickets; late money buys them after all", async () => {
    const body = order();
    const { booking_number } = await reserve(railBody(body));
    const booked = await booker.book({ ...body, rail_item_list: [{ booking_number }] });
    paying.later(31);
    await expireOrders(paying.world.database, paying.now());
    expect(await stateOf(booking_number)).toBe("expired");
    await expectClean(paying.world, lodging.hotel_id, paying.now());
    await booker.pay(booked, booked.view.pay_amount);
    await reconcile();
    expect(await stateOf(booking_number)).toBe("booked");
    await expectClean(paying.world, lodging.hotel_id, paying.now());
  });

  test("the railway has no seats left: the order goes on without them, and their money goes back", async () => {
    const bought = await paid();
    rail.faults.push({ kind: "refused", step: "book", code: "SOLD_OUT" });
    await expect(api()(bookTrain, { body: own(bought) })).rejects.toMatchObject({ code: "RAIL_NO_SEATS" });
    expect(await stateOf(bought.booking_number)).toBe("failed");
    const view = await booker.look(bought);
    expect(view).toMatchObject({
      display_status: "confirmed",
      attachment_amount: 0,
      final_amount: bought.view.final_amount - 3810,
      due_amount: 0,
    });
    expect(view.left_attachment_list[0]).toMatchObject({
      state: "failed",
      extra_info: { message: expect.stringContaining("seats") },
    });
    expect(await booker.refunds()).toEqual([{ reason: `rail ${bought.booking_number}`, amount: 3810 }]);
    await expectClean(paying.world, lodging.hotel_id, paying.now());
  });

  test("other trains at the same price, with a new PNR; what costs something else is refused", async () => {
    const bought = await paid();
    const key = own(bought);
    const { pnr } = await api()(bookTrain, { body: key });
    const rides = railBody(bought.body).rides.map((ride) => ({
      ...ride,
      number: ride.number === "813" ? "815" : "824",
    }));
    fill({ ...railBody(bought.body), rides });
    const changed = await api()(changeTrainReservation, { body: { ...key, rides } });
    expect(changed.pnr).not.toBe(pnr);
    expect(changed.rides.map(({ number }) => number)).toEqual(["815", "824"]);
    // Sent again it changes nothing.
    expect(await api()(changeTrainReservation, { body: { ...key, rides } })).toEqual(changed);
    const business = rides.map((ride) => ({ ...ride, train_class: "business" as const }));
    fill({ ...railBody(bought.body), rides: business });
    const dearer = api()(changeTrainReservation, { body: { ...key, rides: business } });
    await expect(dearer).rejects.toMatchObject({ code: "RAIL_PRICE_DIFFERS" });
    rail.faults.push({ kind: "refused", step: "change", code: "SOLD_OUT" });
    const back = railBody(bought.body).rides;
    await expect(api()(changeTrainReservation, { body: { ...key, rides: back } })).rejects.toEqual(
      code("RAIL_NO_SEATS"),
    );
    expect(await stored(bought.booking_number)).toMatchObject({ state: "booked", pnr: changed.pnr });
    await expectClean(paying.world, lodging.hotel_id, paying.now());
  });

  test("given back alone: all but twenty dollars a ticket, and the room stays", async () => {
    const bought = await paid();
    const key = own(bought);
    const { pnr } = await api()(bookTrain, { body: key });
    const wrong = api()(refundReservedRail, { body: { ...key, pnr: "00000000" } });
    await expect(wrong).rejects.toMatchObject({ code: "RAIL_UNAVAILABLE", fields: ["pnr"] });
    const given = await api()(refundReservedRail, { body: { ...key, pnr } });
    expect(given).toMatchObject({ refund_amount: 3730, booking_number: bought.booking_number });
    expect(await api()(refundReservedRail, { body: { ...key, pnr } })).toEqual(given);
    expect(await booker.refunds()).toEqual([{ reason: `rail ${bought.booking_number}`, amount: 3730 }]);
    const view = await booker.look(bought);
    expect(view).toMatchObject({ display_status: "confirmed", due_amount: 0, attachment_amount: 80 });
    expect(view.attachment_list).toMatchObject([{ item_type: "rail_fee", total_price: 80 }]);
    expect(rail.books.tickets.get(bought.booking_number)!.state).toBe("refunded");
    await expectClean(paying.world, lodging.hotel_id, paying.now());
  });

  test("tickets that were picked up stay, and so does their money", async () => {
    const bought = await paid();
    const { pnr } = await api()(bookTrain, { body: own(bought) });
    rail.books.pickUp(pnr);
    const request = api()(refundReservedRail, { body: { ...own(bought), pnr } });
    await expect(request).rejects.toMatchObject({ code: "RAIL_PICKED_UP" });
    expect(await stateOf(bought.booking_number)).toBe("booked");
    expect(await booker.refunds()).toEqual([]);
    await expectClean(paying.world, lodging.hotel_id, paying.now());
  });

  test("another order's number or PNR opens nothing", async () => {
    const [mine, theirs] = [await paid(), await paid()];
    const { pnr } = await api()(bookTrain, { body: own(theirs) });
    const key = own({ ...theirs, body: mine.body });
    const refused = { code: "RAIL_UNAVAILABLE" };
    await expect(api()(refundReservedRail, { body: { ...key, pnr } })).rejects.toMatchObject(refused);
    await expect(api()(refundReservedRail, { body: { ...own(mine), pnr } })).rejects.toMatchObject(refused);
    const other = { ...own(mine), order_doc: theirs.order_doc };
    await expect(api()(updateTrainReservation, { body: other })).rejects.toMatchObject(refused);
    const phone = { ...own(mine), order_doc: mine.order_doc, booker_phone: "0987654321" };
    await api()(updateTrainReservation, { body: phone });
    expect((await stored(mine.booking_number))!.phone).toBe("+886987654321");
  });
});

describe("an order with tickets is cancelled", () => {
  test("the room's money goes back at once, the tickets' when the railway has them", async () => {
    const bought = await paid();
    await reconcile();
    const before = await booker.look(bought);
    expect(before).toMatchObject({ cancellation_fee: 80, cancellation_refund: before.paid_amount - 80 });
    await booker.cancel(bought);
    expect(await stateOf(bought.booking_number)).toBe("refunding");
    await expectClean(paying.world, lodging.hotel_id, paying.now());
    await reconcile();
    expect(await stateOf(bought.booking_number)).toBe("refunded");
    expect(await booker.look(bought)).toMatchObject({
      cancellation_fee: 80,
      cancellation_refund: before.paid_amount - 80,
    });
    expect((await booker.refunds()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(
      [3730, before.paid_amount - 3810].toSorted((a, b) => a - b),
    );
    await expectClean(paying.world, lodging.hotel_id, paying.now());
  });

  test("while nobody knows whether seats were bought: what was bought goes back, what was not is refunded in full", async () => {
    for (const [kind, refund] of [
      ["lost", 3730],
      ["refused", 3810],
    ] as const) {
      const bought = await paid();
      rail.faults.push({ kind: "unsent", step: "book" });
      await expect(api()(bookTrain, { body: own(bought) })).rejects.toMatchObject({ code: "RAIL_BUSY" });
      await booker.cancel(bought);
      expect(await stateOf(bought.booking_number)).toBe("booking");
      await expectClean(paying.world, lodging.hotel_id, paying.now());
      rail.faults.push({ kind, step: "book", code: "SOLD_OUT" });
      for (let round = 0; round < 4; round += 1) {
        paying.later(1);
        await reconcile();
      }
      expect(await stateOf(bought.booking_number)).toBe(kind === "lost" ? "refunded" : "failed");
      const refunds = await booker.refunds();
      expect(refunds).toContainEqual({ reason: `rail ${bought.booking_number}`, amount: refund });
      await expectClean(paying.world, lodging.hotel_id, paying.now());
    }
  });

  test("tickets that were picked up are not refunded with the room", async () => {
    const bought = await paid();
    const { pnr } = await api()(bookTrain, { body: own(bought) });
    rail.books.pickUp(pnr);
    await booker.cancel(bought);
    await reconcile();
    expect(await stateOf(bought.booking_number)).toBe("booked");
    const view = await booker.look(bought);
    expect(view).toMatchObject({ cancellation_fee: 3810 });
    await expectClean(paying.world, lodging.hotel_id, paying.now());
  });
});
