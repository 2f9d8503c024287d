/**
 * Price check = payment page = order = receipt = e-mail = confirmation = cancel page = refund, line by line, over random orders with
 * children, extras, tickets, codes, points, deposits, parts given back and cancellations. Every medium is read as it reaches its
 * reader, by a reader that shares nothing with its writer.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAttachment } from "#contract/add-ons.ts";
import { CallRefused } from "#contract/client.ts";
import { calculateDiscount } from "#contract/discounts.ts";
import { calculateOrder } from "#contract/orders.ts";
import { reserveTrain } from "#contract/rail.ts";
import { getStudioOrder } from "#contract/studio/studio-orders.ts";
import { BILL_WORDS, MAIL_WORDS } from "#languages/languages.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";
import { reconcileRail } from "#server/rail/reconcile-rail.ts";
import {
  type Figure,
  listFigures,
  mailFigures,
  paperFigures,
  tableFigures,
  textFigures,
} from "#tests/faults/orders/figures-read.ts";
import { PATIENCE, report, SEED, SIZES } from "#tests/faults/tools/sizes.ts";
import { anyCart, bodyOf, type Cart, openPlace, type Place } from "#tests/faults/orders/figures-cart.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { provedCookie } from "#tests/guests/codes.ts";
import { printerOf } from "#tests/guests/download-proof.ts";
import { SiteBrowser } from "#tests/helpers/site-browser.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { addMember, expectClean } from "#tests/lodgings/lodging.ts";
import { railBody } from "#tests/lodgings/rail.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { PAYING_DAY } from "#tests/setup/paying-world.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { railOf } from "../../../sandbox/rail.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";
import { startWeb } from "../../../src/web-server.ts";

const WORDS = BILL_WORDS["en-US"];
const HEADING = MAIL_WORDS["en-US"].stays.labels.payment;
const NOW = new Date(`${PAYING_DAY}T02:00:00Z`);

let world: World;
let own: SeparateDatabase;
const bank = createSandbox({ clock: () => NOW });
beforeAll(async () => {
  const web = await startWeb(false);
  own = await openSeparateDatabase();
  world = await openWorld({ url: own.url, bank, clock: () => NOW, render: web.render, poolSize: 6 });
});
afterAll(async () => {
  await world.close();
  await own.drop();
});

const ITEMS = new Set(["room", "guest", "add_on", "rail"]);
const sumOf = (figures: readonly Figure[]) => figures.reduce((sum, [, amount]) => sum + amount, 0);
const sorted = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b);

type Line = { kind: string; name: string; quantity: number; amount: number };
const figureOf = ({ name, quantity, amount }: Line): Figure => [quantity > 1 ? `${name} × ${quantity}` : name, amount];
/** Up to the total, and what stands after it. */
const untilTotal = (figures: readonly Figure[]) =>
  figures.slice(0, figures.findIndex(([label]) => label === WORDS.total) + 1);
const figure = (figures: readonly Figure[], label: string) => figures.find(([each]) => each === label)?.[1] ?? 0;

const done = {
  orders: 0,
  refused: 0,
  tickets: 0,
  coded: 0,
  children: 0,
  members: 0,
  parts: 0,
  returned: 0,
  cancelled: 0,
};

async function follow(place: Place, cart: Cart): Promise<void> {
  const { lodging } = place;
  const { hotel_id, domain } = lodging;
  const body = bodyOf(place, cart);
  const member_id =
    cart.member &&
    (await addMember(world.database, hotel_id, { points: cart.member.points, stored_values: cart.member.stored }));
  const cookies = provedCookie(world, hotel_id, body.booker_email);
  const headers: { authorization?: string; cookies?: string } = member_id
    ? await world.bearer(hotel_id, member_id)
    : { cookies };
  const api = world.apiOf(domain, "en-US", headers);
  const rail = railOf(bank);
  if (cart.tickets) {
    const wanted = railBody(body);
    for (const { date, number, train_class } of wanted.rides) rail.books.setSeats(date, number, train_class, 30);
    const { booking_number } = await api(reserveTrain, { body: wanted });
    body.rail_item_list = [{ booking_number }];
  }
  const checked = await Promise.all([api(calculateOrder, { body }), api(calculateDiscount, { body })]).catch(
    (error: unknown) => (error instanceof CallRefused ? error.code : Promise.reject(error)),
  );
  // Points may leave too little money for tickets, and some codes take nothing here.
  if (typeof checked === "string") {
    expect(["RAIL_NEEDS_PAYMENT", "COUPON_INVALID"]).toContain(checked);
    done.refused += 1;
    return;
  }
  const [newer, older] = checked;
  const cartLines = newer.quote!.items.map(figureOf);
  expect(older.items).toEqual(newer.quote!.items);
  expect(sumOf(cartLines)).toBe(newer.total_price);
  const expected: Figure[] = [...cartLines, [WORDS.total, newer.total_price]];

  const booker = bookerOf(world, lodging, member_id ? headers : {});
  const booked = await booker.book(body);
  const { order_doc, order_id } = booked;
  expect(untilTotal(booked.view.bill.map(figureOf))).toEqual(expected);
  const browser = new SiteBrowser(world, domain);
  await browser.request(`/stay/en-US/orders/${order_doc}?hash_code=${booker.link(booked, "history")}`);
  const page = async (path: string) => (await browser.request(`/stay/en-US${path}`)).text();
  if (booked.view.payment_available) {
    const pay = await page(`/pay/${hotel_id}/${order_doc}`);
    expect(untilTotal(tableFigures(pay, "price-table")), "payment page").toEqual(expected);
    const repay = await page(`/repay/${order_id}`);
    expect(untilTotal(tableFigures(repay, "price-table")), "repay page").toEqual(expected);
  }
  const box = mailboxOf(world, hotel_id);
  const toGuest = async () => (await box.fresh()).filter(({ to }) => to === body.booker_email);
  if (cart.pays === "card" && booked.view.due_amount > 0) {
    await booker.pay(booked, booked.view.due_amount);
    await reconcileRail(world.dependencies, () => NOW);
  }
  let now = await booker.look(booked);
  let sold = expected;
  const mails = await toGuest();
  for (const mail of mails) compareMail(mail, now.bill, sold);
  expect(mails.map(({ kind }) => kind)).toEqual(now.display_status === "confirmed" ? ["confirmed"] : []);

  const item = now.attachment_list.find(({ item_type }) => item_type === "dining");
  if (cart.givesBack && item && now.display_status === "confirmed") {
    const change = { domain, order_doc, booker_email: body.booker_email, attachment_no: item.attachment_no };
    const refused = await api(changeAttachment, { body: { ...change, quantity: item.quantity - 1 } }).then(
      () => null,
      (error: unknown) => (error instanceof CallRefused ? error.code : Promise.reject(error)),
    );
    if (refused === null) {
      const before = now;
      now = await booker.look(booked);
      expect(now.final_amount).toBe(before.final_amount - 180);
      sold = untilTotal(now.bill.map(figureOf));
      expect(sumOf(sold.slice(0, -1))).toBe(now.final_amount);
      const [sent, ...others] = await toGuest();
      expect(others).toEqual([]);
      compareMail(sent!, now.bill, sold);
      await sendRefunds(world.dependencies, () => NOW);
      expect(await toGuest()).toEqual([]);
      done.returned += 1;
    }
  }
  const shown = now.bill.map(figureOf);
  expect(figure(shown, WORDS.paid), "what was paid").toBe(now.paid_amount);
  expect(figure(shown, WORDS.left) + figure(shown, WORDS.unpaid), "what is left").toBe(
    now.final_amount - now.paid_amount,
  );
  expect(tableFigures(await page(`/redirect/receipt/${order_doc}`), "price-table"), "receipt").toEqual(shown);
  const studio = studioCalls(world).at(place.staff);
  const seen = await studio(getStudioOrder, { query: { domain, order_id } });
  expect(seen.bill.map(figureOf), "studio").toEqual(shown);
  if (now.display_status === "confirmed") {
    const printer = printerOf(world);
    const paper = await printer.download(
      lodging,
      await printer.seal(lodging, { order_doc, booker_email: body.booker_email }),
    );
    const { rows, sums } = await paperFigures(new Uint8Array(await paper.arrayBuffer()));
    const [items, rest] = [
      now.bill.filter(({ kind }) => ITEMS.has(kind)),
      now.bill.filter(({ kind }) => !ITEMS.has(kind)),
    ];
    const named = new Set(rest.map((line) => figureOf(line)[0]));
    // Tickets have no count: their amount stands below what their name says.
    const tickets = sums.filter(([label]) => !named.has(label)).map(([, amount]) => amount);
    expect(sorted([...rows, ...tickets]), "confirmation's rows").toEqual(sorted(items.map(({ amount }) => amount)));
    for (const line of rest) expect(sums.map(String), "confirmation's sums").toContain(String(figureOf(line)));
  }

  const hash = booker.link(booked, "cancel");
  const promised = await page(`/cancel/${hash}`);
  expect(untilTotal(tableFigures(promised, "price-table")), "cancel page").toEqual(sold);
  const offer = listFigures(promised);
  const [fee, refund] = [figure(offer, WORDS.fee), figure(offer, WORDS.refund)];
  expect(refund).toBe(Math.max(0, now.paid_amount - fee));
  const before = await booker.look(booked);
  await booker.cancel(booked);
  const written = await toGuest();
  expect(
    written.map(({ kind }) => kind),
    "e-mails of the cancellation",
  ).toEqual(["cancelled"]);
  const after = await booker.look(booked);
  compareMail(written[0]!, after.bill, sold);
  const said = listedAs(fee, refund, now.paid_amount);
  const isAsPromised = (figures: readonly Figure[]) =>
    [WORDS.fee, WORDS.refund, WORDS.paid].map((label) => figure(figures, label));
  expect(isAsPromised(textFigures(written[0]!.text, HEADING)), "cancellation's e-mail").toEqual(said);
  expect(isAsPromised(tableFigures(await page(`/cancel/${hash}`), "price-table")), "cancelled page").toEqual(said);
  expect(isAsPromised((await studio(getStudioOrder, { query: { domain, order_id } })).bill.map(figureOf))).toEqual(
    said,
  );
  expect(after.payment_status).toBe(before.payment_status);
  await reconcileRail(world.dependencies, () => NOW);
  await sendRefunds(world.dependencies, () => NOW);
  expect(await toGuest(), "nothing more is written").toEqual([]);
  const ended = await booker.look(booked);
  expect(ended.refunded_amount - before.refunded_amount, "what really went back").toBe(refund);
  expect(tableFigures(await page(`/redirect/receipt/${order_doc}`), "price-table")).toEqual(after.bill.map(figureOf));
  count(cart, booked.view.guest_amount);
}

const listedAs = (fee: number, refund: number, paid: number) => [fee, refund, fee + refund + paid === 0 ? 0 : paid];

function compareMail(
  mail: { kind: string; html: string; text: string },
  bill: readonly Line[],
  sold: readonly Figure[],
): void {
  const figures = mailFigures(mail.html, HEADING);
  expect(textFigures(mail.text, HEADING), `${mail.kind} as text`).toEqual(figures);
  expect(untilTotal(figures), mail.kind).toEqual(sold);
  for (const line of bill) expect(figures.map(String), mail.kind).toContain(String(figureOf(line)));
}

function count({ tickets, codes, member, part }: Cart, guest_amount: number): void {
  done.orders += 1;
  done.cancelled += 1;
  done.tickets += Number(tickets);
  done.coded += Number(codes.length > 0);
  done.children += Number(guest_amount > 0);
  done.members += Number(member !== null);
  done.parts += Number(part && !tickets);
}

test(
  "every medium says the same figures, line by line, and what is promised goes back",
  { timeout: PATIENCE },
  async () => {
    const began = performance.now();
    let place = await openPlace(world);
    await fc.assert(
      fc.asyncProperty(anyCart, async (cart) => {
        if (place.left === 0) {
          await expectClean(world, place.lodging.hotel_id);
          place = await openPlace(world);
        }
        place.left -= 1;
        await follow(place, cart);
      }),
      // A cart is small enough to be read as it was drawn: making it smaller would take minutes.
      { numRuns: SIZES.figures, seed: SEED, endOnFailure: true },
    );
    await expectClean(world, place.lodging.hotel_id);
    // Enough of what was drawn was sold and cancelled.
    expect(done.orders).toBeGreaterThan(SIZES.figures / 2);
    report("figures", { ...done, "ms an order": ((performance.now() - began) / SIZES.figures).toFixed(0) });
  },
);
