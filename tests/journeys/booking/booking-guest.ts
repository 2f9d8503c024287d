/** A guest who books in the browser, in either layout: the same steps and selectors. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { BOOKING_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { bookingAt, numberIn, ordersOf, type Sold, type Stay } from "./booking-server.ts";
import { inLanguage, somePhone } from "#tests/journeys/visit.ts";

export const NARROW = { width: 390, height: 844 };
export const WIDE = { width: 1280, height: 800 };

/** Both layouts, for any lodging: the one that is not its own is previewed. */
export const LAYOUTS = ["booking_100", "booking_200"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** `layout` null: the lodging's own, as guests see it. */
export type Booking = { slug: string; layout: Layout | null; lang?: Language; stay: Stay } & Record<string, unknown>;

/** The address of the booking page; further values go into the query. */
export function bookingUrl({ slug, layout, lang = "en-US", stay, ...more }: Booking): string {
  const query = new URLSearchParams({ ...stay, ...(layout === null ? {} : { preview: layout }) });
  for (const [name, value] of Object.entries(more)) for (const each of [value].flat()) query.append(name, String(each));
  return bookingAt(slug, `${inLanguage(lang, "/booking")}?${query}`);
}

/** The page becomes live when somebody touches it: here by a pointer that moves over it. */
export async function isReady(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForSelector("html[data-booking=ready]", { state: "attached" });
}

export async function openBooking(page: Page, booking: Booking): Promise<void> {
  await page.goto(bookingUrl(booking));
  await isReady(page);
}

export const addButton = (page: Page, { room_class_id, rate_plan_id }: Sold) =>
  page.locator(`[data-add="${room_class_id}-${rate_plan_id}"]`);

export const planRow = (page: Page, { room_class_id, rate_plan_id }: Sold) =>
  page.locator(`[data-plan="${room_class_id}-${rate_plan_id}"]`);

/** Plans after the first few are behind a disclosure. */
export async function showPlan(page: Page, sold: Sold): Promise<void> {
  const row = planRow(page, sold);
  await expect(row).toBeAttached();
  if (!(await row.isVisible())) await page.locator("details").filter({ has: row }).last().locator("> summary").click();
}

export async function addRoom(page: Page, sold: Sold): Promise<void> {
  await showPlan(page, sold);
  await addButton(page, sold).click();
}

/** One room of it, where several were searched: a press chooses all that are missing. */
export async function addOneRoom(page: Page, sold: Sold): Promise<void> {
  await addRoom(page, sold);
  const count = planRow(page, sold).locator(".count output");
  await expect(count).toBeVisible();
  if ((await count.textContent()) === "1") return;
  await planRow(page, sold).locator(".count button").first().click();
  await expect(count).toHaveText("1");
}

/** From the rooms to the details. */
export const goOn = (page: Page) => page.locator("[data-continue]:visible").first().click();

export type Guest = { first: string; last: string; email: string; phone: string };

export const newGuest = (more: Partial<Guest> = {}): Guest => ({
  first: "Mei",
  last: "Lin",
  email: `guest-${crypto.randomUUID()}@example.com`,
  phone: somePhone(),
  ...more,
});

/** `isComplete`: also what this lodging asks besides and must be answered. */
export async function typeDetails(
  page: Page,
  { first, last, email, phone }: Guest,
  { isComplete = true } = {},
): Promise<void> {
  await page.locator("#booker_last_name").fill(last);
  await page.locator("#booker_first_name").fill(first);
  await page.locator("#booker_email").fill(email);
  await page.locator("#booker_phone").fill(phone);
  const residence = page.locator("#residence_country");
  if (isComplete && (await residence.count()) > 0) await residence.selectOption("TW");
}

export const sendDetails = (page: Page) => page.locator('button.button[value="details"]:visible').click();

/** From the details to the payment. */
export async function fillDetails(page: Page, guest: Guest): Promise<void> {
  await typeDetails(page, guest);
  await sendDetails(page);
  await expect(page.locator("#pay")).toBeVisible();
}

export async function applyCode(page: Page, code: string): Promise<void> {
  const savings = page.locator(".savings:visible").first();
  if (!(await savings.locator("[name=code]").isVisible())) await savings.locator("summary").click();
  await savings.locator("[name=code]").fill(code);
  await savings.locator("form button[type=submit]").click();
}

/** The ways to pay as the forms name them: a card is one way, whichever gateway takes it. */
export const VENDOR = { card: "card", linePay: "4", remittance: "8", arrival: "14" } as const;

/** Amount, way to pay and consent: everything but the button. */
export async function choosePay(page: Page, vendor: string, pay_option?: "all" | "part"): Promise<void> {
  if (pay_option) await page.locator(`[name="pay_option"][value="${pay_option}"]`).check();
  await page.locator(`[name="way"][value="${vendor}"]`).check();
  await page.locator("#agree").check();
  await isPriced(page);
}

export const payButton = (page: Page) => page.locator(".pay-button:visible");

export const place = (page: Page) => payButton(page).click();

/** What was pressed last has been answered by the page: it is drawn. */
const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Waits for the price of the present choice. */
export async function isPriced(page: Page): Promise<void> {
  // A change is priced after a moment; from the change on the page says that it is busy.
  await isDrawn(page);
  await expect(page.locator('#booking [aria-busy="true"]')).toHaveCount(0);
}

export type Price = { total: number; due: number };

/** The price on the page and what is due now, which must be the same everywhere on it. */
export async function priceOnPage(page: Page): Promise<Price> {
  const totals = page.locator("[data-amount]");
  await expect(totals.first()).toBeAttached();
  const said = await totals.evaluateAll((all) =>
    all.map((each) => [each.getAttribute("data-amount"), each.textContent]),
  );
  expect(said.length).toBeGreaterThan(0);
  const total = Number(said[0]![0]);
  for (const [amount, text] of said) expect([Number(amount), numberIn(text!)]).toEqual([total, total]);
  const dues = await page
    .locator("[data-due]")
    .evaluateAll((all) => all.map((each) => [each.getAttribute("data-due"), each.textContent]));
  const due = dues.length === 0 ? total : Number(dues[0]![0]);
  for (const [amount, text] of dues) expect([Number(amount), numberIn(text!)]).toEqual([due, due]);
  const button = payButton(page);
  if ((await button.count()) > 0 && /\d/.test(await button.innerText())) {
    expect(numberIn(await button.innerText()), "the button's amount").toBe(due);
  }
  return { total, due };
}

/** A line of the bill as it is read: its name without its day, and its amount. */
type Line = [name: string, amount: string];

const linesIn = (page: Page, row: string, amount: string): Promise<Line[]> =>
  page.locator(row).evaluateAll((rows, amount): Line[] => {
    const read = rows.map((each): Line => {
      const name = each.querySelector("dt, th")!.cloneNode(true) as Element;
      for (const aside of name.querySelectorAll("small")) aside.remove();
      return [name.textContent!.trim(), each.querySelector(amount)!.firstChild!.textContent!.trim()];
    });
    const total = rows.findIndex((each) => (each as HTMLElement).dataset.total === "true");
    return read.slice(0, total + 1);
  }, amount);

/** The bill before it is paid. On a narrow screen of either layout it stands in the page itself. */
export async function billOnPage(page: Page): Promise<Line[]> {
  const bill = page.locator(".pay-bill");
  if ((page.viewportSize()?.width ?? 0) <= NARROW.width) await expect(bill).toBeVisible();
  return linesIn(page, ".pay-bill .totals > div", "dd");
}

/** The receipt: the order's number, and its total on the page. */
async function onReceipt(page: Page): Promise<{ order_doc: string; total: number }> {
  await page.waitForURL(/\/redirect\/receipt\/HXA/);
  const order_doc = /HXA[^/?]+/.exec(page.url())![0];
  return { order_doc, total: numberIn(await page.locator('.price-table tr[data-total="true"] td').textContent()) };
}

type Sale = { slug: string; email: string; shown: Price; charged?: number; bill?: Line[] };

/** The price shown is the price charged: page, receipt, bank and ledger agree; and there is one order. */
export async function expectCharged(page: Page, request: APIRequestContext, sale: Sale): Promise<void> {
  const { slug, email, shown, charged, bill } = sale;
  const receipt = await onReceipt(page);
  const orders = await ordersOf(request, slug, email);
  expect(orders).toHaveLength(1);
  const [order] = orders;
  expect(order).toMatchObject({ order_doc: receipt.order_doc, total: shown.total, pay_amount: shown.due });
  expect(receipt.total).toBe(shown.total);
  if (bill) expect(await linesIn(page, ".price-table tr", "td"), "the bill on the receipt").toEqual(bill);
  if (charged === undefined) return;
  expect(charged, "what the bank asked for").toBe(shown.due);
  expect(order).toMatchObject({
    paid_amount: shown.due,
    captures: [shown.due],
    attempts: [shown.due],
    state: "confirmed",
  });
}

export const wordsIn = (lang: Language = "en-US") => BOOKING_WORDS[lang];

/** The address pattern of the call that places the order. */
export const PLACE = "**/api/ota/order/personal-new*";

type Wanted = { layout: Layout; lang?: Language; sold: Sold; stay: Stay; vendor?: string; num?: number };

/** Chooses one kind of room and goes on to the last button. */
export async function reachButton(page: Page, wanted: Wanted): Promise<{ guest: Guest; shown: Price }> {
  const { sold, vendor = VENDOR.card, num = 1, ...more } = wanted;
  const guest = newGuest();
  await openBooking(page, { slug: sold.slug, ...more });
  await addRoom(page, sold);
  for (let count = 1; count < num; count += 1) await planRow(page, sold).locator(".count button").last().click();
  await goOn(page);
  await fillDetails(page, guest);
  await choosePay(page, vendor);
  return { guest, shown: await priceOnPage(page) };
}

export const cartLines = (page: Page) => page.locator("[data-line]");

/** On a narrow screen the cart opens from the bottom bar. */
export async function openCart(page: Page): Promise<void> {
  if (!(await cartLines(page).first().isVisible()))
    await page.locator(".cart-dock > details > summary").first().click();
}

export async function closeCart(page: Page): Promise<void> {
  if (await page.locator(".cart-dock > details[open]").isVisible())
    await page.locator(".cart-dock > details > summary").click();
}
