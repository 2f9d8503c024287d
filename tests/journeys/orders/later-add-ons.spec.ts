/** Extras bought after booking: added, paid for, given back in parts and refunded. */
import { expect, test } from "@playwright/test";
import { ORDER_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { expectSound, inLanguage, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";
import { clickVendorButton, expectStatus, goToBank, lookUp, onReceipt, payingAt, place } from "./paying.ts";

// One clock for all: no test may be half way while another moves it.
test.describe.configure({ mode: "serial" });

const lang: Language = "zh-TW";

test("an extra a day after booking: added, paid for, given back in parts", async ({ page, request }) => {
  // Twice to the bank and back.
  test.slow();
  const faults = watch(page);
  const words = ORDER_WORDS[lang].add_on;
  const placed = await place(request, "tidesong", { lang, payment_vendor: 6 });
  await lookUp(page, placed);
  await goToBank(page, 6);
  await clickVendorButton(page, "pay");
  await onReceipt(page, placed);
  await page.goto(payingAt(placed.slug, inLanguage(lang, `/orders/${placed.order_doc}`)));
  await expectStatus(page, placed, "confirmed");

  await page.locator("summary", { hasText: words.title }).click();
  const offer = page.locator(".later-extra").first();
  await offer.locator('[name="quantity"]').selectOption("2");
  await soundAtAllWidths(page, lang);
  await offer.getByRole("button").click();
  // It must be paid now: it is kept for half an hour.
  await page.waitForURL((url) => url.pathname.includes("/pay/"));
  await page.goto(payingAt(placed.slug, inLanguage(lang, `/orders/${placed.order_doc}`)));
  await expect(page.locator(".booked-note")).toBeVisible();
  await goToBank(page, 6);
  await clickVendorButton(page, "pay");
  await onReceipt(page, placed);
  await page.goto(payingAt(placed.slug, inLanguage(lang, `/orders/${placed.order_doc}`)));
  await expect(page.locator(".booked-note")).toHaveCount(0);
  await expectSound(page, faults, lang);

  const booked = page.locator(".booked-item").first();
  await booked.locator("summary").click();
  await booked.locator('[name="quantity"]').selectOption("1");
  await booked.getByRole("button").click();
  await expect(page.locator(".booked-item").first().locator("strong")).toContainText("× 1");
  await page.locator(".booked-item summary").first().click();
  await page.locator(".booked-item").first().getByRole("button").click();
  await expect(page.locator(".booked-item[data-left]")).toContainText(words.state.given_back);
});
