/** A member's savings, from the offer to the history: taken by one press, spent in an order, back after cancelling it. */
import { expect, test } from "@playwright/test";
import { MEMBER_WORDS } from "#languages/languages.ts";
import { sampled } from "#tests/journeys/variants.ts";
import { expectSound, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";
import {
  addRoom,
  choosePay,
  expectCharged,
  goOn,
  isPriced,
  isReady,
  LAYOUTS,
  newGuest,
  openBooking,
  place,
  priceOnPage,
  sendDetails,
  typeDetails,
  VENDOR,
  wordsIn,
} from "#tests/journeys/booking/booking-guest.ts";
import {
  bookingAt,
  expectBooksRight,
  findPlan,
  givePoints,
  ordersOf,
  payAtBank,
  stayAhead,
} from "#tests/journeys/booking/booking-server.ts";
import { joinInSheet } from "./join-in-sheet.ts";

const SLUG = "tidesong";
const words = wordsIn().savings;
const member = MEMBER_WORDS["en-US"];
for (const layout of sampled(LAYOUTS, (each) => each === "booking_200")) {
  test(`${layout}: a member pays the member price, which has the members' percentage already, spends points, cancels and has them back`, async ({
    page,
    request,
  }) => {
    const faults = watch(page);
    const stay = stayAhead(126 + LAYOUTS.indexOf(layout) * 3);
    const sold = await findPlan(request, SLUG, "REEF/BB", stay);
    const guest = newGuest();
    await openBooking(page, { slug: SLUG, layout, stay });
    await addRoom(page, sold);
    await goOn(page);
    await typeDetails(page, guest);
    const offer = page.locator(".savings-offer:visible");
    // A visitor is told of the members' price, not of a code that is refused.
    await expect(page.locator(".savings-member:visible .join-door").first()).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.locator(".savings-member:visible .join-door").first().click();
    await joinInSheet(page, guest.email);
    await givePoints(request, SLUG, guest.email, 300);

    await page.reload();
    await isReady(page);
    await isPriced(page);
    await expect(offer).toHaveCount(0);
    expect((await priceOnPage(page)).total).toBe(sold.member_price);
    await expectSound(page, faults, "en-US");

    await sendDetails(page);
    await expect(page.locator(".points")).toContainText(words.points_hint("300"));
    await page.locator("#points").fill("120");
    await choosePay(page, VENDOR.card, "all");
    const shown = await priceOnPage(page);
    expect(shown.total).toBe(sold.member_price - 120);
    await place(page);
    const charged = await payAtBank(page);
    await expectCharged(page, request, { slug: SLUG, email: guest.email, shown, charged });
    const [order] = await ordersOf(request, SLUG, guest.email);
    expect(order).toMatchObject({ point_used: 120, coupon_discount: 0 });

    await page.goto(bookingAt(SLUG, "/stay/en-US/member"));
    await expect(page.locator(".member-credit dd").first()).toHaveText("180");
    await page.locator(".order-list a").first().click();
    await page.locator('a[href*="/cancel/"]').click();
    await page.getByRole("button", { name: "Yes, cancel this booking" }).click();
    await expect(page.getByRole("heading", { name: "Booking canceled" })).toBeVisible();

    await page.goto(bookingAt(SLUG, "/stay/en-US/member"));
    await expect(page.locator(".member-credit dd").first()).toHaveText("300");
    await page.locator("summary", { hasText: member.credit.history }).click();
    const { kinds } = member.credit;
    const entries = page.locator(".credit-history li");
    await expect(entries).toHaveCount(3);
    for (const [index, kind, amount] of [
      [0, kinds.give_back, "+120"],
      [1, kinds.spend, "−120"],
      [2, kinds.grant, "+300"],
    ] as const) {
      await expect(entries.nth(index)).toContainText(kind);
      await expect(entries.nth(index)).toContainText(amount);
    }
    await expect(entries.first()).toContainText(order!.order_doc);
    await soundAtAllWidths(page);
    await expectBooksRight(request);
  });
}
