/** Train tickets with a room: chosen and paid with it, changed once, and all cancelled; without a script given back and added anew. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { ORDER_WORDS, TRAIN_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { sampled, testLonger } from "#tests/journeys/variants.ts";
import { expectSound, inLanguage, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";
import {
  addRoom,
  billOnPage,
  bookingUrl,
  choosePay,
  expectCharged,
  fillDetails,
  goOn,
  isPriced,
  NARROW,
  newGuest,
  openBooking,
  place,
  priceOnPage,
  VENDOR,
  WIDE,
} from "./booking-guest.ts";
import { bookingAt, expectBooksRight, numberIn, ordersOf, payAtBank, plansOf, stayAhead } from "./booking-server.ts";

const SLUG = "tidesong";
/** An adult and a child, there and back. */
const TICKETS = 4;
const FEE = 20;

const WAYS = [
  { layout: "booking_100", lang: "zh-TW", size: NARROW, ahead: 12 },
  { layout: "booking_200", lang: "en-US", size: WIDE, ahead: 16 },
] as const;

const trainsOf = (page: Page, way: "out" | "back") => page.locator(`#rail-${way} .train:has(input:enabled)`);

async function openOrder(page: Page, lang: Language, order_doc: string): Promise<void> {
  await page.goto(bookingAt(SLUG, inLanguage(lang, `/orders/${order_doc}`)));
}

/** The railway is asked for what is due, and the page says what has become of it. */
async function expectTickets(
  page: Page,
  request: APIRequestContext,
  { lang, order_doc, state }: { lang: Language; order_doc: string; state: string },
): Promise<void> {
  await expectBooksRight(request);
  await openOrder(page, lang, order_doc);
  await expect(page.locator(".ticket").first()).toHaveAttribute("data-rail-state", state);
}

const pnrOn = (page: Page) => page.locator(".ticket-code .copyable-text").textContent();

for (const { layout, lang, size, ahead } of sampled(WAYS, (_, nth) => nth === 0)) {
  test(`${layout} ${lang} ${size.width}: two round trips with the room, changed once, then all cancelled`, async ({
    page,
    request,
  }) => {
    test.slow();
    const faults = watch(page);
    const stay = stayAhead(ahead);
    const guest = newGuest();
    const words = TRAIN_WORDS[lang];
    const [sold] = await plansOf(request, SLUG, stay);
    await page.setViewportSize(size);
    await openBooking(page, { slug: SLUG, layout, lang, stay, adults: 1, children: 1, ages: "9" });
    await addRoom(page, sold!);
    await goOn(page);
    await isPriced(page);

    await page.locator(".rail-panel .rail-actions a").click();
    const chooser = page.locator(".rail-chooser");
    await expect(trainsOf(page, "back").first()).toBeVisible();
    // By the age that was said, a child's ticket.
    await expect(chooser.locator("select[name=child]")).toHaveValue("1");
    // Nothing is added before a train is chosen for each way, and it says where.
    await chooser.getByRole("button", { name: words.add }).click();
    await expect(page.locator("#rail-out")).toBeFocused();
    await expect(chooser.getByText(words.pick.back)).toBeVisible();
    await trainsOf(page, "out").first().click();
    await trainsOf(page, "back").nth(1).click();
    await expectSound(page, faults, lang);
    const tickets = Number(await chooser.locator("[data-rail-total]").getAttribute("data-rail-total"));
    await chooser.getByRole("button", { name: words.add }).click();
    await expect(page.locator(".rail-panel .rides li")).toHaveCount(2);
    await isPriced(page);
    await fillDetails(page, guest);
    await choosePay(page, VENDOR.card);
    const shown = await priceOnPage(page);
    expect(shown.total).toBe(sold!.price + tickets);
    // Paid in full, and nothing on arrival.
    await expect(page.locator(`[name="way"][value="${VENDOR.arrival}"]`)).toHaveCount(0);
    await expect(page.locator(".review .rides li")).toHaveCount(2);
    const bill = await billOnPage(page);
    await place(page);
    const charged = await payAtBank(page);
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged, bill });
    const { order_doc } = (await ordersOf(request, SLUG, guest.email))[0]!;

    await expectTickets(page, request, { lang, order_doc, state: "booked" });
    const pnr = await pnrOn(page);
    expect(pnr).toMatch(/^\d{8}$/);
    await soundAtAllWidths(page, lang);
    const before = await page.locator(".ticket .ride-times").allTextContents();

    await page.getByRole("link", { name: words.order.change }).click();
    await page.locator("#rail-out .train:has(input:enabled:not(:checked))").last().click();
    await soundAtAllWidths(page, lang);
    await page.getByRole("button", { name: words.order.change_go }).click();
    await expectTickets(page, request, { lang, order_doc, state: "booked" });
    expect(await pnrOn(page)).not.toBe(pnr);
    const after = await page.locator(".ticket .ride-times").allTextContents();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(numberIn(await page.locator('.price-table tr[data-total="true"] td').textContent())).toBe(shown.total);

    await page.getByRole("link", { name: ORDER_WORDS[lang].cancel.go }).click();
    const back = shown.total - TICKETS * FEE;
    const figure = (row: string) => page.locator(row).textContent().then(numberIn);
    expect(await figure(".figures [data-kind=refund] dd")).toBe(back);
    expect(await figure(".figures [data-kind=fee] dd")).toBe(TICKETS * FEE);
    await page.locator(".button-danger").click();
    // At once, before the railway has answered, the same two figures.
    expect(await figure(".price-table [data-kind=refund] td")).toBe(back);
    expect(await figure(".price-table [data-kind=fee] td")).toBe(TICKETS * FEE);
    await expectBooksRight(request);
    await expectTickets(page, request, { lang, order_doc, state: "refunded" });
    const refunds = await page.locator(".refunds strong").allTextContents();
    expect(refunds.map(numberIn).reduce((sum, amount) => sum + amount, 0)).toBe(back);
    const [order] = await ordersOf(request, SLUG, guest.email);
    expect(order).toMatchObject({ state: "cancelled", captures: [shown.total] });
    expect(faults).toEqual([]);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  testLonger(
    "trains are chosen on a page of their own, paid with the room, given back alone, and added anew",
    async ({ page, request }) => {
      test.slow();
      const lang = "en-US";
      const words = TRAIN_WORDS[lang];
      const stay = stayAhead(20);
      const guest = newGuest();
      const [sold] = await plansOf(request, SLUG, stay);
      const cart = `${sold!.room_class_id}.${sold!.rate_plan_id}.1`;
      await page.goto(
        bookingUrl({ slug: SLUG, layout: "booking_100", stay, adults: 2, children: 0, cart, step: "details" }),
      );
      await page.locator(".rail-panel .rail-actions a").click();
      await page.locator('[name="day_back"]').selectOption("");
      await page.locator('[name="home"]').selectOption("1040");
      await page.getByRole("button", { name: words.see }).click();
      await expect(page.locator("#rail-back")).toHaveCount(0);
      await trainsOf(page, "out").first().locator("input").check();
      const tickets = Number(await page.locator("[data-rail-total]").getAttribute("data-rail-total"));
      await page.getByRole("button", { name: words.add }).click();
      await fillDetails(page, guest);
      await page.locator(`[name="way"][value="${VENDOR.card}"]`).check();
      await page.locator("#agree").check();
      const shown = await priceOnPage(page);
      expect(shown.total).toBe(sold!.price + tickets);
      await place(page);
      await page.locator('main form button[type="submit"]').click();
      const charged = await payAtBank(page);
      await page.getByRole("button", { name: "Go back" }).click();
      await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
      const { order_doc } = (await ordersOf(request, SLUG, guest.email))[0]!;
      await expectTickets(page, request, { lang, order_doc, state: "booked" });
      await page.locator(".ticket summary", { hasText: words.order.give_back }).click();
      await page.getByRole("button", { name: words.order.give_back_go }).click();
      await expectTickets(page, request, { lang, order_doc, state: "refunded" });
      // The room is still booked; the railway's fee stays.
      const total = numberIn(await page.locator('.price-table tr[data-total="true"] td').textContent());
      expect(total).toBe(sold!.price + 2 * FEE);
      const refunds = await page.locator(".refunds strong").allTextContents();
      expect(refunds.map(numberIn)).toEqual([tickets - 2 * FEE]);

      // Added to the order again, there and back, and paid for.
      await page.getByRole("link", { name: words.order.add }).click();
      await page.getByRole("button", { name: words.order.add_go }).click();
      await expect(page.locator(".problems")).toContainText(words.pick.out);
      await trainsOf(page, "out").first().locator("input").check();
      await trainsOf(page, "back").first().locator("input").check();
      const more = Number(await page.locator("[data-rail-total]").getAttribute("data-rail-total"));
      await page.getByRole("button", { name: words.order.add_go }).click();
      await page.waitForURL((url) => url.pathname.includes("/pay/"));
      await page.locator('[name="vendor"][value="card"]').check();
      await page.locator('main form button[type="submit"]').click();
      await page.locator('main form button[type="submit"]').click();
      expect(await payAtBank(page)).toBe(more);
      await page.getByRole("button", { name: "Go back" }).click();
      await page.waitForURL(/receipt/);
      await expectTickets(page, request, { lang, order_doc, state: "booked" });
    },
  );
});
