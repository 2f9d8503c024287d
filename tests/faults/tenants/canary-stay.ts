/** What a guest does at a lodging, and what is done for a guest: every flow that personal data goes through. */
import { expect } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { reserveTrain } from "#contract/rail.ts";
import { reportRemittance } from "#contract/payments.ts";
import { finishStaffTask } from "#contract/staff-tasks.ts";
import { KEEP_ALL } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { issueInvoices } from "#server/payments/invoices/issue-invoices.ts";
import { pollAttempts } from "#server/payments/attempts/poll-attempts.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";
import { reconcileRail } from "#server/rail/reconcile-rail.ts";
import { taskToken } from "#server/payments/task-token.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { canaryFields, canaryOccupant, COMPANY, LAST_FIVE } from "#tests/faults/tenants/canary.ts";
import { plant } from "#tests/faults/tools/planted.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import type { PayingWorld } from "#tests/setup/paying-world.ts";
import { printerOf } from "#tests/guests/download-proof.ts";
import { openWorld } from "#tests/setup/world.ts";
import type { OrderBody, Lodging } from "#tests/lodgings/lodging.ts";
import { railBody } from "#tests/lodgings/rail.ts";
import { railOf } from "../../../sandbox/rail.ts";
import { overHttp } from "#tests/helpers/wire.ts";

export type CanaryStay = ReturnType<typeof canaryStay>;

export function canaryStay(paying: PayingWorld, lodging: Lodging) {
  const { world } = paying;
  const email = canaryFields().booker_email;
  const bodyOf = (more: Partial<OrderBody> = {}): OrderBody => {
    const body = lodging.body([[0, 0, 1]], { ...canaryFields(), ...more });
    return { ...body, orders: body.orders.map((line) => ({ ...line, ...canaryOccupant() })) };
  };

  async function doWhatIsDue(): Promise<void> {
    await expireOrders(world.database, paying.now());
    await pollAttempts(world.dependencies, paying.now);
    await reconcileRail(world.dependencies, paying.now);
    await sendRefunds(world.dependencies, paying.now);
    await issueInvoices(world.dependencies, paying.now);
    await deliverEvents(world.dependencies, paying.now());
    await deliverMails(world.database, KEEP_ALL, paying.now());
  }

  /** There and back, with the guest's own address and number. */
  async function byTrain(body: OrderBody): Promise<OrderBody> {
    const ride = railBody(body);
    for (const { date, number } of ride.rides) railOf(paying.bank).books.setSeats(date, number, "standard", 30);
    const { booking_number } = await world.apiOf(lodging.domain)(reserveTrain, { body: ride });
    return { ...body, rail_item_list: [{ booking_number }] };
  }

  /** By card, with a coupon and train tickets: paid, printed, cancelled. Its request comes twice with one key. */
  async function payAndCancel(wish: OrderBody, key: string): Promise<Booked> {
    const booker = bookerOf(world, lodging);
    const body = await byTrain(wish);
    const headers = { "idempotency-key": key };
    const { envelope } = await overHttp(world, lodging.domain, placeOrder, { body }, { headers });
    const { order_doc } = envelope.data!;
    expect((await overHttp(world, lodging.domain, placeOrder, { body }, { headers })).envelope.data).toEqual(
      envelope.data,
    );
    const view = await booker.look({ order_doc, body });
    const booked = { body, order_doc, order_id: view.booking_id, view };
    const guest = payingGuest(world, paying.bank, lodging);
    await guest.click(await guest.go(booked, 1), "pay");
    await doWhatIsDue();
    const printer = printerOf(world);
    const sealed = await printer.seal(lodging, { order_doc, booker_email: body.booker_email });
    expect((await printer.download(lodging, sealed)).headers.get("content-type")).toContain("pdf");
    await booker.cancel(booked);
    return booked;
  }

  /** By remittance for a company: reported, found by staff, invoiced. */
  async function remit(): Promise<Booked> {
    const booker = bookerOf(world, lodging);
    const booked = await booker.book(bodyOf({ pay_way: "remittance", company_reg_number: COMPANY }));
    const api = world.apiOf(lodging.domain, "en-US");
    const { order_doc, order_id, view } = booked;
    await api(reportRemittance, { params: { id: order_doc }, body: { booker_email: email, last_five: LAST_FIVE } });
    await doWhatIsDue();
    const token = taskToken(
      world.dependencies.secrets,
      lodging.hotel_id,
      { kind: "remittance", order_id },
      paying.now(),
    );
    const found = { domain: lodging.domain, token, amount: view.pay_amount, proof: "bank reference 1" };
    await api(finishStaffTask, { body: found });
    return booked;
  }

  /** Requests that are refused or fail: what went wrong is said, not whose it was. */
  async function fail(): Promise<void> {
    const headers = { "content-type": "application/json" };
    const wrong = { ...bodyOf(), booker_phone: "canary", check_in_day: "canary" };
    const refused = await world.fetch(lodging.domain, "/api/ota/order/personal-new?lang=en-US", {
      method: "POST",
      headers,
      body: JSON.stringify(wrong),
    });
    expect(refused.status).toBe(400);
    // A row that the database refuses. Its log would show all of it, were the table not under row-level security.
    const nameless = /(select "hotel_id", "order_id", "booker_first_name", "booker_last_name"), "booker_name"/g;
    const { probe, hits } = plant([nameless, "$1, null"]);
    const sick = await openWorld({ url: paying.own.url, poolSize: 1, probe, clock: paying.now });
    const { status } = await overHttp(sick, lodging.domain, placeOrder, { body: bodyOf() });
    expect(status).toBe(500);
    expect(hits()).toBeGreaterThan(0);
    await sick.close();
  }

  return { body: bodyOf, doWhatIsDue, payAndCancel, remit, fail };
}
