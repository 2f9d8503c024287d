/** How to pay: one card with its marks, the wallets of the device, what needs an account in Taiwan, in the reader's order. */
import { expect, type Page, test } from "@playwright/test";
import { ORDER_WORDS, PAYMENT_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import {
  addRoom,
  choosePay,
  expectCharged,
  goOn,
  newGuest,
  openBooking,
  payButton,
  place,
  priceOnPage,
  sendDetails,
  typeDetails,
  VENDOR,
} from "./booking-guest.ts";
import { findPlan, isBank, payAtBank, stayAhead } from "./booking-server.ts";
import { book, openBooked } from "#tests/journeys/orders/booked.ts";
import { at, expectSound, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";
import { testVariant } from "#tests/journeys/variants.ts";

const SLUG = "tidesong";

/** What the browser of an iPhone says of itself, or that of an Android phone. */
const DEVICES = {
  iphone: () => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }),
  android: () => {
    Object.assign(window, { PaymentRequest: () => undefined });
    Object.defineProperty(navigator, "userAgent", {
      get: () => "Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/150",
    });
  },
};

const WAYS = [
  {
    layout: "booking_100",
    lang: "en-US",
    device: "iphone",
    wallet: "apple_pay",
    order: ["card", "apple_pay", "4", "3", "7", "8"],
  },
  {
    layout: "booking_200",
    lang: "zh-TW",
    device: "android",
    wallet: "google_pay",
    order: ["4", "card", "google_pay", "3", "7", "8"],
  },
] as const;

const shownWays = (page: Page, name: string) =>
  page
    .locator(`label:visible [name="${name}"]`)
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));

const wayOf = (page: Page, value: string) =>
  page.locator(".option").filter({ has: page.locator(`[value="${value}"]`) });

for (const { layout, lang, device, wallet, order } of WAYS) {
  testVariant(layout === "booking_100")(
    `${layout} ${lang}: ${order.join(", ")}; paid with the wallet of the device`,
    async ({ page, request }) => {
      const faults = watch(page);
      const [words, names] = [ORDER_WORDS[lang as Language], PAYMENT_WORDS[lang as Language]];
      const stay = stayAhead(52);
      const guest = newGuest();
      const sold = await findPlan(request, SLUG, "OCEAN/BB", stay);
      await page.addInitScript(DEVICES[device]);
      await openBooking(page, { slug: SLUG, layout, lang, stay });
      await addRoom(page, sold);
      await goOn(page);
      // A company's number is asked for where the invoice is issued online, too.
      await typeDetails(page, guest);
      await page.locator(".company summary").click();
      await page.locator("#company_reg_number").fill("04595257");
      await page.locator("#company_name").fill("Yado");
      await sendDetails(page);
      expect(await shownWays(page, "way")).toEqual(order);
      const card = wayOf(page, VENDOR.card);
      await expect(card.locator("strong")).toHaveText(names.methods.card);
      await expect(card.getByRole("img")).toHaveAccessibleName(words.cards_taken("Visa, Mastercard, JCB"));
      await expect(card.locator("input")).toBeChecked();
      // LINE Pay says whom it is for, to those who may not know.
      await expect(wayOf(page, "4").locator(".option-note")).toHaveText(
        lang === "zh-TW" ? [] : [words.needs_taiwan.account],
      );
      await choosePay(page, wallet);
      await expectSound(page, faults, lang);
      const shown = await priceOnPage(page);
      await expect(payButton(page)).toBeVisible();
      await place(page);
      await page.waitForURL(isBank);
      await expect(page.locator("main")).toContainText(wallet === "apple_pay" ? "APPLEPAY" : "ANDROIDPAY");
      const charged = await payAtBank(page);
      await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
    },
  );
}

test("the page of an order offers the same ways; without a script no wallet is promised", async ({ browser }) => {
  const booked = await book(SLUG, { ahead: 36 });
  const page = await openBooked(browser, booked);
  await page.addInitScript(DEVICES.iphone);
  await page.goto(at(SLUG, booked.redirect_path));
  await expect.poll(() => shownWays(page, "vendor")).toEqual(["card", "apple_pay", "4", "3", "7"]);
  await soundAtAllWidths(page);
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const other = await plain.newPage();
  await other.goto(page.url());
  expect(await shownWays(other, "vendor")).toEqual(["card", "4", "3", "7"]);
  await plain.close();
  await page.context().close();
});
