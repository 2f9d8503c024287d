/** Lodgings that cannot be booked here, and what search engines and price crawlers read. */
import { expect, test } from "@playwright/test";
import { LAYOUTS, WIDE, bookingUrl, isReady } from "./booking-guest.ts";
import { numberIn, stayAhead } from "./booking-server.ts";
import { ask, at, expectSound, watch } from "#tests/journeys/visit.ts";
import { testVariant } from "#tests/journeys/variants.ts";

const stay = stayAhead(30);
const query = new URLSearchParams(stay);

for (const preview of LAYOUTS) {
  testVariant(preview === "booking_100")(
    `${preview}: a lodging that is still preparing says so and offers a call, no form`,
    async ({ page }) => {
      const faults = watch(page);
      await page.goto(at("nightglow", `/stay/en-US/booking?${query}&preview=${preview}`));
      await expect(
        page.getByText("This hotel is still under preparation, please stay tuned for the opening of reservations!"),
      ).toBeVisible();
      await expect(page.locator("#booking, main form")).toHaveCount(0);
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
      await expectSound(page, faults, "en-US");
    },
  );
}

test("a closed lodging leads to its official address, with the stay in that engine's words, or to maintenance", async ({
  page,
  request,
}) => {
  const elsewhere = await ask(request, "harbour", `/stay/en-US/booking?${query}&adults=3&children=1&room=2`);
  expect(elsewhere.status()).toBe(302);
  const { origin, pathname, search } = new URL(elsewhere.headers().location!);
  expect(origin + pathname).toMatch(/^https:\/\/booking\.owlting\.com\//);
  expect(search).toContain(stay.start);
  await page.goto(at("closed", `/stay/en-US/booking?${query}`));
  expect(page.url()).toBe(at("closed", "/stay/en-US/maintain"));
  await expectSound(page, [], "en-US");
});

test("never in an index, always open to crawlers", async ({ request }) => {
  for (const preview of ["", ...LAYOUTS.map((each) => `&preview=${each}`)]) {
    const page = await ask(request, "tidesong", `/stay/en-US/booking?${query}${preview}`);
    expect(page.status()).toBe(200);
    expect(page.headers()["x-robots-tag"]).toBe("noindex");
    expect(page.headers()["cache-control"]).toBe("private, no-store");
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>');
  }
  const robots = await (await ask(request, "tidesong", "/robots.txt")).text();
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(robots).toContain("Allow: /\n");
  expect(closed.filter((path) => "/stay/en-US/booking".startsWith(path!))).toEqual([]);
  const map = await (await ask(request, "tidesong", "/sitemap.xml")).text();
  expect(map).not.toContain("/booking");
});

test("a preview counts nobody's visit", async ({ page }) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (/google|facebook|analytics|gtag|fbevents/.test(request.url())) reports.push(request.url());
  });
  await page.goto(bookingUrl({ slug: "tidesong", layout: "booking_100", stay }));
  await isReady(page);
  await expect(page.locator(".consent")).toHaveCount(0);
  await page.goto(bookingUrl({ slug: "tidesong", layout: null, stay }));
  await isReady(page);
  await expect(page.locator(".consent")).toBeVisible();
  expect(reports).toEqual([]);
});

for (const layout of LAYOUTS) {
  testVariant(layout === "booking_200")(`${layout}: what price crawlers read is what guests see`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto(bookingUrl({ slug: "tidesong", layout, stay }));
    await isReady(page);
    const stage = page.locator('[data-nav-stage="room-selection"]');
    await expect(stage).toHaveAttribute("itemtype", "https://schema.org/Hotel");
    await expect(stage.locator('> meta[itemprop="name"]')).toHaveAttribute("content", /Tidesong/);
    const offers = await page.locator('[itemprop="makesOffer"]').evaluateAll((all) =>
      all.map((offer) => ({
        identifier: offer.querySelector('[itemprop="identifier"]')?.getAttribute("content"),
        price: offer.querySelector('[itemprop="price"]')?.getAttribute("content"),
        currency: offer.querySelector('[itemprop="priceCurrency"]')?.getAttribute("content"),
        shown: offer.querySelector(".rate-price strong")?.textContent ?? "",
        isOwn: offer.closest("[itemscope]:not([itemprop])") === document.querySelector("[data-nav-stage]"),
      })),
    );
    expect(offers.length).toBeGreaterThan(6);
    for (const { price, currency, shown, isOwn, identifier } of offers) {
      expect({ price: Number(price), currency, isOwn }, identifier!).toEqual({
        price: numberIn(shown),
        currency: "TWD",
        isOwn: true,
      });
    }
    await page.locator("[data-add]").first().click();
    const total = numberIn(await page.locator('[data-chosen="true"] .rate-price strong').textContent());
    await page.locator("[data-continue]:visible").first().click();
    await page.locator("#booker_last_name").fill("Lin");
    await page.locator("#booker_first_name").fill("Mei");
    await page.locator("#booker_email").fill("mei@example.com");
    await page.locator("#booker_phone").fill("+886912345678");
    await page.locator("#booker_phone").press("Enter");
    const final = page.locator('[data-nav-stage="ready-for-payment"]');
    await expect(final).toHaveAttribute("data-nav-stage-final", "true");
    await expect(final.locator(".pay-button")).toContainText(total.toLocaleString("en-US"));
    await expect(page.locator("[data-nav-stage]")).toHaveCount(1);
  });
}
