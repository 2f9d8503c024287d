/** Accessibility of every state of the booking page: both layouts, two languages, on a phone and on a desktop. */
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { WORDS } from "#languages/languages.ts";
import { linesOf, runAxe } from "#tests/grid/axe.ts";
import {
  applyCode,
  bookingUrl,
  choosePay,
  isPriced,
  isReady,
  LAYOUTS,
  type Layout,
  NARROW,
  newGuest,
  openCart,
  PLACE,
  place,
  sendDetails,
  typeDetails,
  VENDOR,
  WIDE,
  wordsIn,
} from "./booking-guest.ts";
import { testLonger, testVariant } from "#tests/journeys/variants.ts";
import { uncovered } from "#tests/journeys/visit.ts";
import { findPlan, raisePrice, type Sold, type Stay, stayAhead } from "./booking-server.ts";

const LANGUAGES = ["zh-TW", "en-US"] as const;
type Lang = (typeof LANGUAGES)[number];

/**
 * No sideways scrolling and no accessibility fault: in Chinese on the phone and in English on the desktop, so that every state
 * is checked on both. Header and footer are checked by other journeys.
 */
async function expectClean(page: Page, state: string): Promise<void> {
  const lookedAt = (await page.locator("html").getAttribute("lang")) === "zh-TW" ? NARROW : WIDE;
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${state} at ${size.width}: sideways`).toBeLessThanOrEqual(0);
    if (size !== lookedAt) continue;
    const { violations } = await uncovered(page, () => runAxe(page, { within: "#booking" }));
    expect(linesOf(violations), `${state} at ${size.width}`).toEqual([]);
  }
}

type Visit = { page: Page; request: APIRequestContext; layout: Layout; lang: Lang };

const inCart = ({ room_class_id, rate_plan_id }: Sold, num = 1) => `${room_class_id}.${rate_plan_id}.${num}`;

async function open({ page, layout, lang }: Visit, slug: string, stay: Stay, more: object = {}): Promise<void> {
  await page.goto(bookingUrl({ slug, layout, lang, stay, ...more }));
  await isReady(page);
}

const VARIANTS = LAYOUTS.flatMap((layout) => LANGUAGES.map((lang) => ({ layout, lang })));

for (const { layout, lang } of VARIANTS) {
  const words = wordsIn(lang);
  const isChinese100 = layout === "booking_100" && lang === "zh-TW";

  testVariant(isChinese100)(`${layout} ${lang}: rooms`, async ({ page, request }) => {
    test.slow();
    const visit = { page, request, layout, lang };
    const stay = stayAhead(160);
    const east = await findPlan(request, "swallowtail", "EAST/RO-FLEX", stay);
    const house = await findPlan(request, "swallowtail", "HOUSE/HOUSE-ALL", stay);
    await open(visit, "swallowtail", stay);
    await expectClean(page, "results");
    await page.locator("details.rates-more > summary").first().click();
    await page.locator("details.rate-more > summary").first().click();
    await page.locator(".filters button").first().click();
    await expect(page.locator('.filters [aria-pressed="true"]')).toBeVisible();
    await expectClean(page, "filters on, details open");
    await open(visit, "swallowtail", stay, { cart: inCart(east) });
    await expectClean(page, "rooms keep the whole house out");
    await openCart(page);
    await expectClean(page, "cart open");
    await open(visit, "swallowtail", stay, { cart: inCart(house) });
    await expectClean(page, "the whole house keeps rooms out");
  });

  testLonger(`${layout} ${lang}: nothing fits, sold out, not enough`, async ({ page, request }) => {
    test.slow();
    const visit = { page, request, layout, lang };
    // Two weeks of it are closed.
    await open(visit, "thousandlamps", { start: stayOf(97), end: stayOf(99) });
    await expect(page.locator(".nothing")).toBeVisible();
    await expectClean(page, "sold-out dates");
    await open(visit, "tidesong", stayAhead(160), { adults: 9 });
    await expect(page.locator(".nothing .suggestions").first()).toBeVisible();
    await expectClean(page, "too many guests");
    // Its loft is closed that week; a plan for two nights is not sold for one.
    const [week, later] = [
      { start: stayOf(12), end: stayOf(13) },
      { start: stayOf(30), end: stayOf(32) },
    ];
    const loft = await findPlan(request, "swallowtail", "LOFT/RO-FLEX", later);
    const main = await findPlan(request, "swallowtail", "MAIN/RO-FLEX", later);
    const walk = await findPlan(request, "swallowtail", "EAST/WALK-2N", later);
    await open(visit, "swallowtail", week, { cart: [inCart(loft), inCart(main, 3), inCart(walk)].join("_") });
    await expect(page.locator(`[data-sold-out="${loft.room_class_id}"]`)).toBeVisible();
    await openCart(page);
    await expect(page.locator(".line-problem:visible")).toHaveCount(3);
    await expectClean(page, "three lines that can't be had");
    await page.route("**/api/ota/room/empty-by-date*", (route) => route.abort());
    await open(visit, "swallowtail", week);
    await page.locator("[data-open=guests]").click();
    await expect(page.locator("dialog.guests")).toBeVisible();
    await expectClean(page, "guests");
    await page.locator("dialog.guests .stepper").nth(1).getByRole("button").last().click();
    await page.locator("dialog.guests > .button").click();
    await expect(page.locator(".failed")).toBeVisible();
    await expectClean(page, "search failed");
  });

  testVariant(isChinese100)(`${layout} ${lang}: details and payment`, async ({ page, context, request }) => {
    test.slow();
    const visit = { page, request, layout, lang };
    // Prices are raised here, so it uses days of its own.
    const stay = stayAhead(164 + 3 * (LAYOUTS.indexOf(layout) * 2 + LANGUAGES.indexOf(lang)));
    const sold = await findPlan(request, "tidesong", "VILLA/BB", stay);
    await open(visit, "tidesong", stay, {
      cart: inCart(sold),
      step: "details",
      extra: `${stay.start}.2.SHUTTLE`,
    });
    await isPriced(page);
    await expectClean(page, "extras, details");
    await sendDetails(page);
    await expect(page.locator("[data-problems]")).toBeFocused();
    await expectClean(page, "details with errors");
    await applyCode(page, "NOSUCH");
    await expect(page.locator(".savings:visible")).toContainText(WORDS[lang].coupon_refused.unknown("NOSUCH"));
    await expectClean(page, "a code that does not hold");
    await applyCode(page, "TIDE10");
    await expect(page.locator(".savings-code:visible")).toBeVisible();
    await isPriced(page);
    await expectClean(page, "a code that holds");
    await typeDetails(page, newGuest({ email: "mei@gmial.com" }));
    await expect(page.locator(".meant")).toBeVisible();
    await expectClean(page, "a slip in the address");
    await sendDetails(page);
    await expect(page.locator("#pay")).toBeVisible();
    await place(page);
    await expect(page.locator("[data-problems]")).toBeFocused();
    await expectClean(page, "payment with errors");
    await payStates({ page, context, request, words, sold, stay });
  });
}

const stayOf = (ahead: number) => stayAhead(ahead).start;

type PayStates = {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  words: ReturnType<typeof wordsIn>;
  sold: Sold;
  stay: Stay;
};

async function payStates({ page, context, request, words, sold, stay }: PayStates): Promise<void> {
  await choosePay(page, VENDOR.card, "part");
  await expectClean(page, "payment");
  await raisePrice(request, sold, stay, 100);
  await place(page);
  await expect(page.getByRole("dialog", { name: words.price.changed_title })).toBeVisible();
  await expectClean(page, "price changed");
  await page.getByRole("button", { name: words.price.go_back }).click();
  await page.route(PLACE, (route) => route.abort());
  await place(page);
  await expect(page.locator(".alert p")).toHaveText(words.pay.connection_lost);
  await expectClean(page, "alert");
  await context.setOffline(true);
  await expect(page.locator(".alert p")).toHaveText(words.pay.offline);
  await expectClean(page, "offline");
}
