/** A guest in another browser: two rooms of the new lodging, paid at the property, because its card is still a test. */
import type { Browser } from "@playwright/test";
import { addDays } from "#rules/time/day.ts";
import {
  choosePay,
  fillDetails,
  goOn,
  isReady,
  newGuest,
  place,
  VENDOR,
} from "#tests/journeys/booking/booking-guest.ts";
import { at, inLanguage } from "#tests/journeys/visit.ts";
import type { Words } from "./words.ts";
import { expect } from "./patient.ts";

export type Booked = { order_doc: string; name: string };

export async function bookTwoRooms(browser: Browser, { lang, own }: Words, slug: string): Promise<Booked> {
  const context = await browser.newContext({ locale: lang, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(at(slug, inLanguage(lang, "/")));
  await expect(page.getByText(own.name).first()).toBeVisible();
  const start = addDays(new Date().toISOString().slice(0, 10), 20);
  const query = new URLSearchParams({ start, end: addDays(start, 2), room: "2", adults: "4" });
  await page.goto(at(slug, `${inLanguage(lang, "/booking")}?${query}`));
  await isReady(page);
  const adds = page.locator("[data-add]:visible");
  await expect(adds).toHaveCount(2);
  await adds.nth(0).click();
  // Both rooms are chosen at once; this guest wants two different ones.
  await page.locator(".rate .count button").first().click();
  await page.locator("[data-add]:visible").last().click();
  await goOn(page);
  await fillDetails(page, newGuest(own.guest));
  await expect(page.locator(`[name="way"][value="${VENDOR.arrival}"]`)).toBeAttached();
  await expect(page.locator(`[name="way"][value="${VENDOR.card}"]`)).toHaveCount(0);
  await choosePay(page, VENDOR.arrival);
  await place(page);
  await page.waitForURL(/\/redirect\/receipt\/HXA/);
  const order_doc = /HXA[^/?]+/.exec(page.url())![0];
  await context.close();
  return { order_doc, name: own.guest.last };
}
