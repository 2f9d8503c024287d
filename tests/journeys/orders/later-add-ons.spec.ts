/** Extras bought after booking: added, paid for, given back in parts and refunded; with plain forms too. */
import { expect, type Page, test } from "@playwright/test";
import { ORDER_WORDS } from "#languages/languages.ts";
import { testLonger } from "#tests/journeys/variants.ts";
import { expectSound, inLanguage, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";
import {
  clickVendorButton,
  expectStatus,
  goToBank,
  lookUp,
  onReceipt,
  payingAt,
  place,
  type Placed,
} from "./paying.ts";

// One clock for all: no test may be half way while another moves it.
test.describe.configure({ mode: "serial" });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const WAYS = [
  { lang: "zh-TW", viewport: PHONE, hasScript: true },
  { lang: "en-US", viewport: DESKTOP, hasScript: true },
  { lang: "en-US", viewport: PHONE, hasScript: false },
] as const;

async function pay(page: Page, placed: Placed, hasScript: boolean): Promise<void> {
  await goToBank(page, 6);
  // Without a script the way to the bank and the way back are buttons.
  if (!hasScript) await page.locator('main form button[type="submit"]').click();
  await clickVendorButton(page, "pay");
  if (!hasScript) await page.locator("#back button").click();
  await onReceipt(page, placed);
}

for (const { lang, viewport, hasScript } of WAYS) {
  const name = `${lang} ${viewport.width}${hasScript ? "" : ", without a script"}`;
  testLonger(`${name}: an extra a day after booking`, async ({ browser, request }) => {
    // Twice to the bank and back.
    test.slow();
    const context = await browser.newContext({ viewport, javaScriptEnabled: hasScript, reducedMotion: "reduce" });
    const page = await context.newPage();
    const faults = watch(page);
    const words = ORDER_WORDS[lang].add_on;
    const placed = await place(request, "tidesong", { lang, payment_vendor: 6 });
    const open = () => page.goto(payingAt(placed.slug, inLanguage(lang, `/orders/${placed.order_doc}`)));
    await lookUp(page, placed);
    await pay(page, placed, hasScript);
    await open();
    await expectStatus(page, placed, "confirmed");

    await page.locator("summary", { hasText: words.title }).click();
    const offer = page.locator(".later-extra").first();
    await offer.locator('[name="quantity"]').selectOption("2");
    // axe itself needs scripts; the page is the same.
    if (hasScript) await soundAtAllWidths(page, lang);
    await page.setViewportSize(viewport);
    await offer.getByRole("button").click();
    // It must be paid now: it is kept for half an hour.
    await page.waitForURL((url) => url.pathname.includes("/pay/"));
    await open();
    await expect(page.locator(".booked-note")).toBeVisible();
    await pay(page, placed, hasScript);
    await open();
    await expect(page.locator(".booked-note")).toHaveCount(0);
    if (hasScript) await expectSound(page, faults, lang);

    const booked = page.locator(".booked-item").first();
    const change = async () => {
      await booked.locator("summary").click();
      return booked.getByRole("button");
    };
    const save = await change();
    await booked.locator('[name="quantity"]').selectOption("1");
    await save.click();
    await expect(booked.locator("strong")).toContainText("× 1");
    // What goes back is said in words.
    await expect(page.getByRole("status").filter({ hasText: words.done.refunded("NT$350") })).toBeVisible();
    await (await change()).click();
    await expect(page.locator(".booked-item[data-left]")).toContainText(words.state.given_back);
    await context.close();
  });
}
