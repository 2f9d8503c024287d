/** Train tickets with an order: paid, bought, changed and given back, alone or with the room. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import {
  bookTrain,
  changeTrainReservation,
  refundRail,
  refundReservedRail,
  updateTrainReservation,
} from "#contract/rail.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { openRailGuest, otherTrains, type RailGuest } from "#tests/guests/rail-guest.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { railBody } from "#tests/lodgings/rail.ts";
import { openPayingWorld, type PayingWorld } from "#tests/setup/paying-world.ts";

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

describe("with an order", () => {
  test("its price is in the price check and the order; once paid, seats are bought and the PNR is shown", async () => {
    const body = guest.order();
    const { booking_number } = await guest.reserve(railBody(body));
    const with_rail = { ...body, rail_item_list: [{ booking_number }] };
    const price = await guest.api()(calculateOrder, { body: with_rail });
    const plain = await guest.api()(calculateOrder, { body });
    expect(price.total_price - plain.total_price).toBe(3810);
    const booked = await guest.booker.book(with_rail);
    expect(booked.view).toMatchObject({ attachment_amount: 3810, pay_amount: price.total_price });
    expect(await guest.stateOf(booking_number)).toBe("reserved");
    const key = guest.own({ booking_number, body });
    await expect(guest.api()(bookTrain, { body: key })).rejects.toEqual(code("RAIL_NEEDS_PAYMENT"));
    await guest.booker.pay(booked, booked.view.pay_amount);
    expect(await guest.stateOf(booking_number)).toBe("booking");
    const answer = await guest.api()(bookTrain, { body: key });
    expect(answer).toMatchObject({ booking_number, total_price: 3810, pnr: expect.stringMatching(/^\d{8}$/) });
    expect(await guest.api()(bookTrain, { body: key })).toEqual(answer);
    const [item] = (await guest.booker.look(booked)).attachment_list;
    expect(item).toMatchObject({
      item_type: "rail",
      item_name: "High-speed rail, round trip Taipei–Zuoying, 2 people",
      extra_info: { pnr: answer.pnr, rail_state: "booked" },
    });
    expect(guest.rail.books.tickets.get(booking_number)).toMatchObject({ state: "issued", pnr: answer.pnr });
    await clean();
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
    const body = guest.order();
    const { booking_number } = await guest.reserve(railBody(body));
    const wrong = guest.order({ booker_email: body.booker_email, ...over, rail_item_list: [{ booking_number }] });
    await expect(guest.api()(placeOrder, { body: wrong })).rejects.toMatchObject({
      code: expected,
      extra_info: { fields: [field] },
    });
    expect(await guest.stored(booking_number)).toMatchObject({ state: "reserved", order_id: null });
    await clean();
  });

  test("two orders can't have the same tickets", async () => {
    const body = guest.order();
    const { booking_number } = await guest.reserve(railBody(body));
    const rail_item_list = [{ booking_number }];
    await guest.booker.book({ ...body, rail_item_list });
    await expect(guest.api()(placeOrder, { body: { ...body, rail_item_list } })).rejects.toEqual(
      code("RAIL_UNAVAILABLE"),
    );
  });

  test("tickets of an order that is not paid yet can be given up: it costs less, and is paid so", async () => {
    const body = guest.order();
    const { booking_number } = await guest.reserve(railBody(body));
    const booked = await guest.booker.book({ ...body, rail_item_list: [{ booking_number }] });
    const key = guest.own({ booking_number, body });
    expect(await guest.api()(refundRail, { body: key })).toMatchObject({ state: "refunded", refund_amount: 0 });
    const view = await guest.booker.look(booked);
    expect(view).toMatchObject({ pay_amount: booked.view.pay_amount - 3810, attachment_amount: 0 });
    await clean();
    await guest.booker.pay(booked, view.pay_amount);
    expect(await guest.stateOf(booking_number)).toBe("refunded");
    expect(guest.rail.books.tickets.has(booking_number)).toBe(false);
    await clean();
  });

  test("an order that is not paid ends with its tickets; late money buys them after all", async () => {
    const body = guest.order();
    const { booking_number } = await guest.reserve(railBody(body));
    const booked = await guest.booker.book({ ...body, rail_item_list: [{ booking_number }] });
    paying.later(31);
    await expireOrders(paying.world.database, paying.now());
    expect(await guest.stateOf(booking_number)).toBe("expired");
    await clean();
    await guest.booker.pay(booked, booked.view.pay_amount);
    await guest.reconcile();
    expect(await guest.stateOf(booking_number)).toBe("booked");
    await clean();
  });

  test("the railway has no seats left: the order goes on without them, and their money goes back", async () => {
    const bought = await guest.paid();
    guest.rail.faults.push({ kind: "refused", step: "book", code: "SOLD_OUT" });
    await expect(guest.api()(bookTrain, { body: guest.own(bought) })).rejects.toMatchObject({ code: "RAIL_NO_SEATS" });
    expect(await guest.stateOf(bought.booking_number)).toBe("failed");
    const view = await guest.booker.look(bought);
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
    expect(await guest.booker.refunds()).toEqual([{ reason: `rail ${bought.booking_number}`, amount: 3810 }]);
    await clean();
  });

  test("other trains at the same price, with a new PNR; what costs something else is refused", async () => {
    const bought = await guest.paid();
    const key = guest.own(bought);
    const { pnr } = await guest.api()(bookTrain, { body: key });
    const rides = otherTrains(bought.body);
    guest.openSeats({ ...railBody(bought.body), rides });
    const changed = await guest.api()(changeTrainReservation, { body: { ...key, rides } });
    expect(changed.pnr).not.toBe(pnr);
    expect(changed.rides.map(({ number }) => number)).toEqual(["815", "824"]);
    // Sent again it changes nothing.
    expect(await guest.api()(changeTrainReservation, { body: { ...key, rides } })).toEqual(changed);
    const business = rides.map((ride) => ({ ...ride, train_class: "business" as const }));
    guest.openSeats({ ...railBody(bought.body), rides: business });
    const dearer = guest.api()(changeTrainReservation, { body: { ...key, rides: business } });
    await expect(dearer).rejects.toMatchObject({ code: "RAIL_PRICE_DIFFERS" });
    guest.rail.faults.push({ kind: "refused", step: "change", code: "SOLD_OUT" });
    const back = railBody(bought.body).rides;
    await expect(guest.api()(changeTrainReservation, { body: { ...key, rides: back } })).rejects.toEqual(
      code("RAIL_NO_SEATS"),
    );
    expect(await guest.stored(bought.booking_number)).toMatchObject({ state: "booked", pnr: changed.pnr });
    await clean();
  });

  test("given back alone: all but twenty dollars a ticket, and the room stays", async () => {
    const bought = await guest.paid();
    const key = guest.own(bought);
    const { pnr } = await guest.api()(bookTrain, { body: key });
    const wrong = guest.api()(refundReservedRail, { body: { ...key, pnr: "00000000" } });
    await expect(wrong).rejects.toMatchObject({ code: "RAIL_UNAVAILABLE", extra_info: { fields: ["pnr"] } });
    const given = await guest.api()(refundReservedRail, { body: { ...key, pnr } });
    expect(given).toMatchObject({ refund_amount: 3730, booking_number: bought.booking_number });
    expect(await guest.api()(refundReservedRail, { body: { ...key, pnr } })).toEqual(given);
    expect(await guest.booker.refunds()).toEqual([{ reason: `rail ${bought.booking_number}`, amount: 3730 }]);
    const view = await guest.booker.look(bought);
    expect(view).toMatchObject({ display_status: "confirmed", due_amount: 0, attachment_amount: 80 });
    expect(view.attachment_list).toMatchObject([{ item_type: "rail_fee", total_price: 80 }]);
    expect(guest.rail.books.tickets.get(bought.booking_number)!.state).toBe("refunded");
    await clean();
  });

  test("tickets that were picked up stay, and so does their money", async () => {
    const bought = await guest.paid();
    const { pnr } = await guest.api()(bookTrain, { body: guest.own(bought) });
    guest.rail.books.pickUp(pnr);
    const request = guest.api()(refundReservedRail, { body: { ...guest.own(bought), pnr } });
    await expect(request).rejects.toMatchObject({ code: "RAIL_PICKED_UP" });
    expect(await guest.stateOf(bought.booking_number)).toBe("booked");
    expect(await guest.booker.refunds()).toEqual([]);
    await clean();
  });

  test("another order's number or PNR opens nothing", async () => {
    const [mine, theirs] = [await guest.paid(), await guest.paid()];
    const { pnr } = await guest.api()(bookTrain, { body: guest.own(theirs) });
    const key = guest.own({ ...theirs, body: mine.body });
    const refused = { code: "RAIL_UNAVAILABLE" };
    await expect(guest.api()(refundReservedRail, { body: { ...key, pnr } })).rejects.toMatchObject(refused);
    await expect(guest.api()(refundReservedRail, { body: { ...guest.own(mine), pnr } })).rejects.toMatchObject(refused);
    const other = { ...guest.own(mine), order_doc: theirs.order_doc };
    await expect(guest.api()(updateTrainReservation, { body: other })).rejects.toMatchObject(refused);
    const phone = { ...guest.own(mine), order_doc: mine.order_doc, booker_phone: "0987654321" };
    await guest.api()(updateTrainReservation, { body: phone });
    expect((await guest.stored(mine.booking_number))!.phone).toBe("+886987654321");
  });
});

describe("an order with tickets is cancelled", () => {
  test("the room's money goes back at once, the tickets' when the railway has them", async () => {
    const bought = await guest.paid();
    await guest.reconcile();
    const before = await guest.booker.look(bought);
    expect(before).toMatchObject({ cancellation_fee: 80, cancellation_refund: before.paid_amount - 80 });
    await guest.booker.cancel(bought);
    expect(await guest.stateOf(bought.booking_number)).toBe("refunding");
    await clean();
    await guest.reconcile();
    expect(await guest.stateOf(bought.booking_number)).toBe("refunded");
    expect(await guest.booker.look(bought)).toMatchObject({
      cancellation_fee: 80,
      cancellation_refund: before.paid_amount - 80,
    });
    expect((await guest.booker.refunds()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(
      [3730, before.paid_amount - 3810].toSorted((a, b) => a - b),
    );
    await clean();
  });

  test("while nobody knows whether seats were bought: what was bought goes back, what was not is refunded in full", async () => {
    for (const [kind, refund] of [
      ["lost", 3730],
      ["refused", 3810],
    ] as const) {
      const bought = await guest.paid();
      guest.rail.faults.push({ kind: "unsent", step: "book" });
      await expect(guest.api()(bookTrain, { body: guest.own(bought) })).rejects.toMatchObject({ code: "RAIL_BUSY" });
      await guest.booker.cancel(bought);
      expect(await guest.stateOf(bought.booking_number)).toBe("booking");
      await clean();
      guest.rail.faults.push({ kind, step: "book", code: "SOLD_OUT" });
      for (let round = 0; round < 4; round += 1) {
        paying.later(1);
        await guest.reconcile();
      }
      expect(await guest.stateOf(bought.booking_number)).toBe(kind === "lost" ? "refunded" : "failed");
      const refunds = await guest.booker.refunds();
      expect(refunds).toContainEqual({ reason: `rail ${bought.booking_number}`, amount: refund });
      await clean();
    }
  });

  test("tickets that were picked up are not refunded with the room", async () => {
    const bought = await guest.paid();
    const { pnr } = await guest.api()(bookTrain, { body: guest.own(bought) });
    guest.rail.books.pickUp(pnr);
    await guest.booker.cancel(bought);
    await guest.reconcile();
    expect(await guest.stateOf(bought.booking_number)).toBe("booked");
    const view = await guest.booker.look(bought);
    expect(view).toMatchObject({ cancellation_fee: 3810 });
    await clean();
  });
});
