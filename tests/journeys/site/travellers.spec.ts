/** A visitor from Japan on pages in Chinese: the offer of their language, and prices also in yen. */
import { expect, type Page, test } from "@playwright/test";
import { GUEST_WORDS } from "#languages/languages.ts";
import { isReady } from "#tests/journeys/booking/booking-guest.ts";
import { ask, at, expectSound, watch } from "#tests/journeys/visit.ts";

test.use({ locale: "ja-JP" });

const SLUG = "moonclear";
const offer = (page: Page) => page.locator('.offer[lang="ja-JP"]');
const words = GUEST_WORDS["zh-TW"];

test("a language is offered on first sight, keeps the booking, and stays closed", async ({ page }) => {
  const faults = watch(page);
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number }).moved += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(at(SLUG, "/stay"));
  await expect(offer(page)).toBeInViewport();
  await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
  // Shown before the page was drawn, and part of it: nothing has moved, nothing is covered.
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
  expect(await offer(page).evaluate((line) => getComputedStyle(line).position)).toBe("static");
  await expect(offer(page)).toContainText(GUEST_WORDS["ja-JP"].offer.text);
  await expect(page.locator(".offer:visible")).toHaveCount(1);
  await expectSound(page, faults, "zh-TW");
  await offer(page).getByRole("button").click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
  await expect(page.locator(".offer:visible")).toHaveCount(0);

  // In the middle of a booking: what was chosen and typed is there in the other language.
  await page.evaluate(() => localStorage.removeItem("yado.language-offer"));
  await page.goto(at(SLUG, "/stay/booking"));
  await isReady(page);
  await page.locator("[data-add]:visible").first().click();
  await page.locator("[data-continue]:visible").first().click();
  await page.locator("#booker_last_name").fill("佐藤");
  const before = new URL(page.url()).searchParams;
  await offer(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/stay\/ja-JP\/booking\?/);
  const after = new URL(page.url()).searchParams;
  for (const name of ["start", "end", "cart", "step"]) expect(after.get(name)).toBe(before.get(name));
  expect(after.get("step")).toBe("details");
  await expect(page.locator("#booker_last_name")).toHaveValue("佐藤");
  await expect(page.locator(".offer:visible")).toHaveCount(0);
  // Whoever has chosen a language is not asked again, wherever they go from there.
  await page.goto(at(SLUG, "/stay"));
  await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
  await expect(page.locator(".offer:visible")).toHaveCount(0);
});

test("prices also in the visitor's currency, another one, or none; and everyone's page is the same", async ({
  page,
  request,
}) => {
  const faults = watch(page);
  await page.goto(at(SLUG, "/stay"));
  const prices = page.locator("[data-money]");
  const about = page.locator("[data-money] > .about");
  await expect(about.first()).toHaveText(/^約 JP¥[\d,]+$/);
  expect(await about.count()).toBe(await prices.count());
  const note = page.locator(".rate-note:visible");
  await expect(note).toHaveCount(1);
  await expect(note).toContainText("JP¥");
  await expect(note).toContainText("NT$");
  await expectSound(page, faults, "zh-TW");

  const choose = async (currency: string) => {
    const footer = page.locator("footer .currency select");
    await footer.selectOption(currency);
  };
  await choose("EUR");
  await expect(about.first()).toHaveText(/^約 €[\d,]+$/);
  await expect(note).toContainText("€");
  // Kept on the next page, also on one that the server makes for this visitor.
  await page.locator('main a[href*="/rooms/"]').first().click();
  await expect(page.locator(".room-book .about")).toHaveText(/^約 €[\d,]+$/);
  await expect(note).toHaveCount(1);
  await expectSound(page, faults, "zh-TW");
  await page.goto(at(SLUG, "/stay/booking"));
  await expect(page.locator("#booking .about").first()).toHaveText(/^約 €[\d,]+$/);
  await page.goto(at(SLUG, "/stay"));
  await choose("TWD");
  await expect(about).toHaveCount(0);
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.locator("footer .currency select")).toHaveValue("TWD");
  await expect(about).toHaveCount(0);
  await expect(page.locator("footer .currency option:checked")).toHaveText(words.currency.only("NT$"));

  // The server sends everyone the same, without a word of what this browser sees.
  const plain = await (await ask(request, SLUG, "/stay")).text();
  const headers = {
    host: `${SLUG}.localhost:${new URL(page.url()).port}`,
    "accept-language": "ja",
    cookie: "yado-currency=EUR",
  };
  const other = await request.get(`http://127.0.0.1:${new URL(page.url()).port}/stay`, { headers });
  expect(await other.text()).toBe(plain);
  expect(plain).not.toContain("JP¥");
});
