/** Extras in the studio: an owner makes one, says how many there are, and a guest buys it. */
import { expect, test } from "@playwright/test";
import { BOOKING_WORDS } from "#languages/languages.ts";
import { words as english } from "#languages/en-US/studio/add-ons.ts";
import { words as master } from "#languages/zh-TW/studio/add-ons.ts";
import { studioApp as englishApp } from "#languages/en-US/studio-app.ts";
import { studioApp as masterApp } from "#languages/zh-TW/studio-app.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { choosePay, fillDetails, isPriced, isReady, newGuest, place, VENDOR } from "../booking/booking-guest.ts";
import { testLonger } from "#tests/journeys/variants.ts";
import { at, expectSound, inLanguage, watch } from "#tests/journeys/visit.ts";
import { openScreen, signInOwner } from "./sign-in-staff.ts";

/** It sells nothing besides rooms, and no other journey changes that. */
const SLUG = "onemat";
const SLOW = { timeout: 30_000 };

const WAYS = [
  { lang: "zh-TW", size: { width: 390, height: 844 }, words: master, app: masterApp, name: "行李寄放" },
  { lang: "en-US", size: { width: 1280, height: 800 }, words: english, app: englishApp, name: "Luggage" },
] as const;

for (const [nth, { lang, size, words: own, app, name }] of WAYS.entries()) {
  const words = own.add_ons;
  testLonger(`${lang} ${size.width}: an owner makes an extra that a guest buys`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize(size);
    await signInOwner(page);
    const faults = watch(page);
    await openScreen(page, SLUG, "add-ons", lang);
    await page.getByRole("button", { name: words.add }).first().click();
    const dialog = page.getByRole("dialog", { name: words.add });
    await dialog.getByLabel(words.name).fill(name);
    await dialog.getByLabel(words.introduction).fill("29”, until you leave.");
    await dialog.getByLabel(words.price, { exact: true }).fill("100");
    await dialog.getByLabel(words.price_per).selectOption("piece");
    await dialog.getByLabel(words.daily_stock).fill("20");
    await dialog.getByLabel(words.most).fill("4");
    await dialog.getByLabel(words.least).fill("5");
    // More at least than at most: said at the field, and nothing is made.
    await dialog.getByRole("button", { name: app.save }).click();
    await expect(dialog.locator('[aria-invalid="true"]').or(dialog.locator("[data-error]")).first()).toBeVisible(SLOW);
    await dialog.getByLabel(words.least).fill("1");
    await dialog.getByLabel(words.asks_time).check();
    await dialog.getByRole("button", { name: app.save }).click();
    await expect(dialog).toHaveCount(0, SLOW);
    const card = page.locator(".add-on", { hasText: name });
    await expect(card).toContainText(words.daily(20));
    await expectSound(page, faults.splice(0, faults.length).slice(2), lang);

    const day = addDays(dayAt(new Date(), "Asia/Taipei"), 70 + nth * 5);
    await card.getByRole("button", { name: words.stock_short }).click();
    const stock = page.getByRole("dialog", { name: words.stock_of(name) });
    await stock.getByLabel(words.from).fill(day);
    await stock.getByLabel(words.to).fill(day);
    await stock.getByLabel(words.stock, { exact: true }).fill("2");
    await stock.getByRole("button", { name: words.set }).click();
    await expect(page.getByText(words.set_done(1))).toBeVisible(SLOW);
    await expectSound(page, faults, lang);

    // A guest: two are left on that day.
    const guest = await page.context().browser()!.newPage({ viewport: size });
    const search = new URLSearchParams({ start: day, end: addDays(day, 1), adults: "1" });
    await guest.goto(at(SLUG, `${inLanguage(lang, "/booking")}?${search}`));
    await isReady(guest);
    await guest.locator("[data-add]:visible").first().click();
    await guest.locator("[data-continue]:visible").first().click();
    const extra = guest.locator(".extra", { hasText: name });
    await expect(extra).toContainText(BOOKING_WORDS[lang].extra_left(2), SLOW);
    await extra.getByRole("button").first().click();
    await extra.locator("input[type=time]").first().fill("11:30");
    await isPriced(guest);
    await fillDetails(guest, newGuest());
    await choosePay(guest, VENDOR.arrival);
    await place(guest);
    await expect(guest.locator(".booked-item", { hasText: name })).toContainText("11:30", SLOW);
    await guest.close();

    await openScreen(page, SLUG, "add-ons", lang);
    await expect(card).toContainText(words.sold_ahead(1));
    await card.getByRole("button", { name: words.archive }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.archive }).click();
    await expect(card).toHaveCount(0, SLOW);
  });
}
