/** Train tickets that are added to an order after it was placed: paid at once, or dropped after half an hour. */
import { expect, test } from "vitest";
import { attachToOrder } from "#contract/add-ons.ts";
import { bookTrain, refundRail } from "#contract/rail.ts";
import { lapseAdditions } from "#server/add-ons/lapse-additions.ts";
import type { OrderBody } from "#tests/lodgings/lodging.ts";
import { railBody } from "#tests/lodgings/rail.ts";
import { openRailway } from "#tests/setup/railway.ts";

const at = openRailway();

const PRICE = 3810;

/** An order without tickets, paid unless `isPaid` is false; and tickets that are reserved for its booker. */
async function orderThenReserve(over: Partial<OrderBody> = {}, { isPaid = true } = {}) {
  const body = at.guest.order(over);
  const booked = await at.guest.booker.book(body);
  if (isPaid) await at.guest.booker.pay(booked, booked.view.pay_amount);
  const reserved = await at.guest.reserve(railBody(body));
  const { booking_number } = reserved;
  const { domain, booker_email } = body;
  const attach = () =>
    at.guest.api()(attachToOrder, {
      body: { domain, order_doc: booked.order_doc, booker_email, rail_item_list: [{ booking_number }] },
    });
  return { booked, body, booking_number, attach, key: at.guest.own({ booking_number, body }) };
}

test("added to a paid order they wait for their money, and seats are bought with it", async () => {
  const { booked, booking_number, attach, key } = await orderThenReserve();
  expect((await attach()).redirect_path).toContain("/pay/");
  const view = await at.guest.booker.look(booked);
  expect(view).toMatchObject({ due_amount: PRICE, final_amount: booked.view.final_amount + PRICE });
  expect(view.attachment_list[0]).toMatchObject({ state: "held", extra_info: { rail_state: "reserved" } });
  await at.clean();
  // Another order, or this one again, can't have the same.
  await expect(attach()).rejects.toMatchObject({ code: "RAIL_UNAVAILABLE" });
  await at.guest.booker.pay(booked, PRICE);
  expect(await at.guest.stateOf(booking_number)).toBe("booking");
  const { pnr } = await at.guest.api()(bookTrain, { body: key });
  const after = await at.guest.booker.look(booked);
  expect(after.attachment_list[0]).toMatchObject({ state: "sold", extra_info: { rail_state: "booked", pnr } });
  await at.clean();
});

test("what the railway can't sell goes back alone, and the order is as before", async () => {
  const { booked, booking_number, attach } = await orderThenReserve();
  await attach();
  await at.guest.booker.pay(booked, PRICE);
  const [ride] = (await at.guest.stored(booking_number))!.rides;
  at.guest.rail.books.setSeats(ride!.date, ride!.number, ride!.train_class, 0);
  await at.guest.reconcile();
  expect(await at.guest.stateOf(booking_number)).toBe("failed");
  const view = await at.guest.booker.look(booked);
  expect(view).toMatchObject({ final_amount: booked.view.final_amount, attachment_list: [] });
  expect(await at.guest.booker.refunds()).toMatchObject([{ amount: PRICE }]);
  await at.clean();
});

test.each([
  ["not paid in half an hour, they lapse", true],
  ["given up by the guest, they leave the order", false],
])("%s; late money goes back", async (_title, isLapsed) => {
  const { booked, booking_number, attach, key } = await orderThenReserve();
  await attach();
  if (isLapsed) {
    at.paying.later(31);
    await lapseAdditions(at.paying.world.database, at.paying.now());
  } else await at.guest.api()(refundRail, { body: key });
  expect(await at.guest.stateOf(booking_number)).toBe("refunded");
  expect((await at.guest.booker.look(booked)).final_amount).toBe(booked.view.final_amount);
  await at.clean();
  await at.guest.booker.pay(booked, PRICE);
  expect(await at.guest.stateOf(booking_number)).toBe("refunded");
  expect(await at.guest.booker.refunds()).toMatchObject([{ amount: PRICE }]);
  await at.clean();
});

test("an order that waits for its payment is paid with them", async () => {
  const { booked, booking_number, attach } = await orderThenReserve({}, { isPaid: false });
  await attach();
  await at.guest.booker.pay(booked, booked.view.pay_amount + PRICE);
  expect(await at.guest.stateOf(booking_number)).toBe("booking");
  await at.guest.reconcile();
  await at.clean();
});

test("an order that is paid at the lodging gets none", async () => {
  const { attach, booking_number } = await orderThenReserve({ pay_way: "pay_arrival" }, { isPaid: false });
  await expect(attach()).rejects.toMatchObject({ code: "RAIL_NEEDS_PAYMENT" });
  expect(await at.guest.stateOf(booking_number)).toBe("reserved");
});
