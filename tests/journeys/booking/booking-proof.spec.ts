/**
 * A guest with several unpaid orders must prove the e-mail address on the booking page, and books: with a script and without.
 */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { CONTACT_QUOTA } from "#rules/stock/unpaid-quota.ts";
import {
  bookingUrl,
  choosePay,
  fillDetails,
  goOn,
  type Guest,
  NARROW,
  newGuest,
  openBooking,
  place,
  addRoom,
  reachButton,
  sendDetails,
  typeDetails,
  VENDOR,
  wordsIn,
} from "./booking-guest.ts";
import { bookElsewhere, codeSentTo, findPlan, ordersOf, stayAhead } from "./booking-server.ts";

const SLUG = "tidesong";
const words = wordsIn();

/** As many unpaid orders in this guest's name as are allowed without a proof. */
async function useUp(request: APIRequestContext, { email, phone }: Guest, ahead: number): Promise<void> {
  const stay = stayAhead(ahead);
  const sold = await findPlan(request, SLUG, "REEF/BB", stay);
  for (let nth = 0; nth < CONTACT_QUOTA.orders; nth += 1) await bookElsewhere(sold, stay, 1, { email, phone });
}

test("with a script: the code's field appears, and the order goes on with it", async ({ page, request }) => {
  const stay = stayAhead(120);
  const sold = await findPlan(request, SLUG, "REEF/BB", stay);
  const guest = newGuest();
  await useUp(request, guest, 120);
  await openBooking(page, { slug: SLUG, layout: null, stay });
  await addRoom(page, sold);
  await goOn(page);
  await fillDetails(page, guest);
  await choosePay(page, VENDOR.remittance);
  const section = page.locator(".verify");
  await expect(section).toHaveCount(0);
  await place(page);
  await expect(page.locator(".alert-place p").first()).toBeVisible();
  await section.locator("button").click();
  await expect(section).toContainText(words.verify.sent(guest.email));
  await section.locator("#captcha").fill(await codeSentTo(request, guest.email));
  await place(page);
  await page.waitForURL(/\/redirect\/receipt\/HXA/);
  expect(await ordersOf(request, SLUG, guest.email)).toHaveLength(CONTACT_QUOTA.orders + 1);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test("the same by forms alone", async ({ page, request }) => {
    const stay = stayAhead(124);
    const { room_class_id, rate_plan_id } = await findPlan(request, SLUG, "REEF/BB", stay);
    const guest = newGuest();
    await useUp(request, guest, 124);
    const cart = `${room_class_id}.${rate_plan_id}.1`;
    await page.goto(bookingUrl({ slug: SLUG, layout: null, stay, cart, step: "details" }));
    await typeDetails(page, guest);
    await sendDetails(page);
    await page.locator(`[name="way"][value="${VENDOR.remittance}"]`).check();
    await page.locator("#agree").check();
    await place(page);
    const section = page.locator(".verify");
    await section.locator("button").click();
    await expect(section).toContainText(words.verify.sent(guest.email));
    await page.locator(`[name="way"][value="${VENDOR.remittance}"]`).check();
    await page.locator("#agree").check();
    await section.locator("#captcha").fill(await codeSentTo(request, guest.email));
    await place(page);
    await page.waitForURL(/\/redirect\/receipt\/HXA/);
    expect(await ordersOf(request, SLUG, guest.email)).toHaveLength(CONTACT_QUOTA.orders + 1);
  });
});

test("beyond every quota the page says what to do instead", async ({ page }) => {
  const stay = stayAhead(128);
  const sold = await findPlan(page.request, SLUG, "REEF/BB", stay);
  await reachButton(page, { layout: "booking_100", sold, stay, vendor: VENDOR.remittance });
  const msg = "There are already many unpaid orders in your name.";
  const envelope = { success: false, msg, code: "TOO_MANY_UNPAID", extra_info: { message: msg } };
  await page.route("**/api/ota/order/personal-new*", (route) => route.fulfill({ json: envelope }));
  await place(page);
  await expect(page.locator(".alert p")).toHaveText(msg);
});
