/** Train tickets with an order: paid, bought, changed and given back, alone or with the room. */
import { describe, expect, test } from "vitest";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import {
  bookTrain,
  changeTrainReservation,
  refundRail,
  refundReservedRail,
  updateTrainReservation,
} from "#contract/rail.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { otherTrains } from "#tests/guests/rail-guest.ts";
import { railBody } from "#tests/lodgings/rail.ts";
import { openRailway } from "#tests/setup/railway.ts";

const at = openRailway();

const code = (code: string) => expect.objectContaining({ code });

describe("with an order", () => {
  test("its price is in the price check and the order; once paid, seats are bought and the PNR is shown", async () => {
    const body = at.guest.order();
    const { booking_number } = await at.guest.reserve(railBody(body));
    const with_rail = { ...body, rail_item_list: [{ booking_number }] };
    const price = await at.guest.api()(calculateOrder, { body: with_rail });
    const plain = await at.guest.api()(calculateOrder, { body });
    expect(price.total_price - plain.total_price).toBe(3810);
    const booked = await at.guest.booker.book(with_rail);
    expect(booked.view).toMatchObject({ attachment_amount: 3810, pay_amount: price.total_price });
    expect(await at.guest.stateOf(booking_number)).toBe("reserved");
    const key = at.guest.own({ booking_number, body });
    await expect(at.guest.api()(bookTrain, { body: key })).rejects.toEqual(code("RAIL_NEEDS_PAYMENT"));
    await at.guest.booker.pay(booked, booked.view.pay_amount);
    expect(await at.guest.stateOf(booking_number)).toBe("booking");
    const answer = await at.guest.api()(bookTrain, { body: key });
    expect(answer).toMatchObject({ booking_number, total_price: 3810, pnr: expect.stringMatching(/^\d{8}$/) });
    expect(await at.guest.api()(bookTrain, { body: key })).toEqual(answer);
    const [item] = (await at.guest.booker.look(booked)).attachment_list;
    expect(item).toMatchObject({
      item_type: "rail",
      item_name: "High-speed rail, round trip Taipei–Zuoying, 4 tickets",
      extra_info: { pnr: answer.pnr, rail_state: "booked" },
    });
    expect(at.guest.rail.books.tickets.get(booking_number)).toMatchObject({ state: "issued", pnr: answer.pnr });
    await at.clean();
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
    const body = at.guest.order();
    const { booking_number } = await at.guest.reserve(railBody(body));
    const wrong = at.guest.order({ booker_email: body.booker_email, ...over, rail_item_list: [{ booking_number }] });
    await expect(at.guest.api()(placeOrder, { body: wrong })).rejects.toMatchObject({
      code: expected,
      extra_info: { fields: [field] },
    });
    expect(await at.guest.stored(booking_number)).toMatchObject({ state: "reserved", order_id: null });
    await at.clean();
  });

  test("two orders can't have the same tickets", async () => {
    const body = at.guest.order();
    const { booking_number } = await at.guest.reserve(railBody(body));
    const rail_item_list = [{ booking_number }];
    await at.guest.booker.book({ ...body, rail_item_list });
    await expect(at.guest.api()(placeOrder, { body: { ...body, rail_item_list } })).rejects.toEqual(
      code("RAIL_UNAVAILABLE"),
    );
  });

  test("tickets of an order that is not paid yet can be given up: it costs less, and is paid so", async () => {
    const body = at.guest.order();
    const { booking_number } = await at.guest.reserve(railBody(body));
    const booked = await at.guest.booker.book({ ...body, rail_item_list: [{ booking_number }] });
    const key = at.guest.own({ booking_number, body });
    expect(await at.guest.api()(refundRail, { body: key })).toMatchObject({ state: "refunded", refund_amount: 0 });
    const view = await at.guest.booker.look(booked);
    expect(view).toMatchObject({ pay_amount: booked.view.pay_amount - 3810, attachment_amount: 0 });
    await at.clean();
    await at.guest.booker.pay(booked, view.pay_amount);
    expect(await at.guest.stateOf(booking_number)).toBe("refunded");
    expect(at.guest.rail.books.tickets.has(booking_number)).toBe(false);
    await at.clean();
  });

  test("an order that is not paid ends with its tickets; late money buys them after all", async () => {
    const body = at.guest.order();
    const { booking_number } = await at.guest.reserve(railBody(body));
    const booked = await at.guest.booker.book({ ...body, rail_item_list: [{ booking_number }] });
    at.paying.later(31);
    await expireOrders(at.paying.world.database, at.paying.now());
    expect(await at.guest.stateOf(booking_number)).toBe("expired");
    await at.clean();
    await at.guest.booker.pay(booked, booked.view.pay_amount);
    await at.guest.reconcile();
    expect(await at.guest.stateOf(booking_number)).toBe("booked");
    await at.clean();
  });

  test("the railway has no seats left: the order goes on without them, and their money goes back", async () => {
    const bought = await at.guest.paid();
    at.guest.rail.faults.push({ kind: "refused", step: "book", code: "SOLD_OUT" });
    await expect(at.guest.api()(bookTrain, { body: at.guest.own(bought) })).rejects.toMatchObject({
      code: "RAIL_NO_SEATS",
    });
    expect(await at.guest.stateOf(bought.booking_number)).toBe("failed");
    const view = await at.guest.booker.look(bought);
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
    expect(await at.guest.booker.refunds()).toEqual([{ reason: `rail ${bought.booking_number}`, amount: 3810 }]);
    await at.clean();
  });

  test("other trains at the same price, with a new PNR; what costs something else is refused", async () => {
    const bought = await at.guest.paid();
    const key = at.guest.own(bought);
    const { pnr } = await at.guest.api()(bookTrain, { body: key });
    const rides = otherTrains(bought.body);
    at.guest.openSeats({ ...railBody(bought.body), rides });
    const changed = await at.guest.api()(changeTrainReservation, { body: { ...key, rides } });
    expect(changed.pnr).not.toBe(pnr);
    expect(changed.rides.map(({ number }) => number)).toEqual(["815", "824"]);
    // Sent again it changes nothing.
    expect(await at.guest.api()(changeTrainReservation, { body: { ...key, rides } })).toEqual(changed);
    const business = rides.map((ride) => ({ ...ride, train_class: "business" as const }));
    at.guest.openSeats({ ...railBody(bought.body), rides: business });
    const dearer = at.guest.api()(changeTrainReservation, { body: { ...key, rides: business } });
    await expect(dearer).rejects.toMatchObject({ code: "RAIL_PRICE_DIFFERS" });
    at.guest.rail.faults.push({ kind: "refused", step: "change", code: "SOLD_OUT" });
    const back = railBody(bought.body).rides;
    await expect(at.guest.api()(changeTrainReservation, { body: { ...key, rides: back } })).rejects.toEqual(
      code("RAIL_NO_SEATS"),
    );
    expect(await at.guest.stored(bought.booking_number)).toMatchObject({ state: "booked", pnr: changed.pnr });
    await at.clean();
  });

  test("given back alone: all but twenty dollars a ticket, and the room stays", async () => {
    const bought = await at.guest.paid();
    const key = at.guest.own(bought);
    const { pnr } = await at.guest.api()(bookTrain, { body: key });
    const wrong = at.guest.api()(refundReservedRail, { body: { ...key, pnr: "00000000" } });
    await expect(wrong).rejects.toMatchObject({ code: "RAIL_UNAVAILABLE", extra_info: { fields: ["pnr"] } });
    const given = await at.guest.api()(refundReservedRail, { body: { ...key, pnr } });
    expect(given).toMatchObject({ refund_amount: 3730, booking_number: bought.booking_number });
    expect(await at.guest.api()(refundReservedRail, { body: { ...key, pnr } })).toEqual(given);
    expect(await at.guest.booker.refunds()).toEqual([{ reason: `rail ${bought.booking_number}`, amount: 3730 }]);
    const view = await at.guest.booker.look(bought);
    expect(view).toMatchObject({ display_status: "confirmed", due_amount: 0, attachment_amount: 80 });
    expect(view.attachment_list).toMatchObject([{ item_type: "rail_fee", total_price: 80 }]);
    // The fee has been kept: cancelling returns no tickets any more.
    expect(view.cancel_rule).not.toContain("NT$80");
    expect(at.guest.rail.books.tickets.get(bought.booking_number)!.state).toBe("refunded");
    await at.clean();
  });

  test("tickets that were picked up stay, and so does their money", async () => {
    const bought = await at.guest.paid();
    const { pnr } = await at.guest.api()(bookTrain, { body: at.guest.own(bought) });
    at.guest.rail.books.pickUp(pnr);
    const request = at.guest.api()(refundReservedRail, { body: { ...at.guest.own(bought), pnr } });
    await expect(request).rejects.toMatchObject({ code: "RAIL_PICKED_UP" });
    expect(await at.guest.stateOf(bought.booking_number)).toBe("booked");
    expect(await at.guest.booker.refunds()).toEqual([]);
    await at.clean();
  });

  test("another order's number or PNR opens nothing", async () => {
    const [mine, theirs] = [await at.guest.paid(), await at.guest.paid()];
    const { pnr } = await at.guest.api()(bookTrain, { body: at.guest.own(theirs) });
    const key = at.guest.own({ ...theirs, body: mine.body });
    const refused = { code: "RAIL_UNAVAILABLE" };
    await expect(at.guest.api()(refundReservedRail, { body: { ...key, pnr } })).rejects.toMatchObject(refused);
    await expect(at.guest.api()(refundReservedRail, { body: { ...at.guest.own(mine), pnr } })).rejects.toMatchObject(
      refused,
    );
    const other = { ...at.guest.own(mine), order_doc: theirs.order_doc };
    await expect(at.guest.api()(updateTrainReservation, { body: other })).rejects.toMatchObject(refused);
    const phone = { ...at.guest.own(mine), order_doc: mine.order_doc, booker_phone: "0987654321" };
    await at.guest.api()(updateTrainReservation, { body: phone });
    expect((await at.guest.stored(mine.booking_number))!.phone).toBe("+886987654321");
  });
});
