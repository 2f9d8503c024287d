/** Codes in both layouts: each that does not apply says why at its field, the others stay, and what members save is exact. */
import { expect, test } from "@playwright/test";
import { WORDS } from "#languages/languages.ts";
import {
  addRoom,
  applyCode,
  goOn,
  isPriced,
  isReady,
  LAYOUTS,
  NARROW,
  openBooking,
  priceOnPage,
  WIDE,
  wordsIn,
} from "./booking-guest.ts";
import { findPlan, stayAhead } from "./booking-server.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";

const money = (amount: number) => `NT$${amount.toLocaleString("en-US")}`;

for (const [index, layout] of LAYOUTS.entries()) {
  test(`${layout}: a code that does not apply says why at the field, and another one stays`, async ({
    page,
    request,
  }) => {
    const faults = watch(page);
    await page.setViewportSize(index === 0 ? NARROW : WIDE);
    const words = wordsIn();
    const { coupon_refused } = WORDS["en-US"];
    const stay = stayAhead(63 + index, 1);
    const sold = await findPlan(request, "tidesong", "REEF/BB", stay);
    await openBooking(page, { slug: "tidesong", layout, stay });
    await addRoom(page, sold);
    await goOn(page);
    await isPriced(page);
    const savings = page.locator(".savings:visible");
    await expect(savings).toContainText(words.savings.member_saving(money(sold.price - sold.member_price)));

    await applyCode(page, "TIDE10");
    await isPriced(page);
    const held = page.locator(".savings-code:visible");
    await expect(held).toHaveCount(1);
    const tenOff = (amount: number) => amount - Math.floor((amount * 10 * 2 + 100) / 200);
    // The saving is the difference of this very booking, the code included.
    const saving = tenOff(sold.price) - tenOff(sold.member_price);
    await expect(savings).toContainText(words.savings.member_saving(money(saving)));

    await applyCode(page, "SLOW500");
    const refused = page.locator(".savings:visible [data-refused]");
    await expect(refused).toHaveText(coupon_refused.minimum_spend("SLOW500", money(8000)));
    await expect(page.locator("#code:visible")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(".alert-place .alert")).toHaveCount(0);
    await expect(held).toHaveCount(1);
    expect((await priceOnPage(page)).total).toBe(tenOff(sold.price));
    await expectSound(page, faults, "en-US");

    // Chosen anew as a package, the same code is refused by the plan's name, and the price is without it.
    const rail = await findPlan(request, "tidesong", "REEF/RAIL-BB", stay);
    const address = new URL(page.url());
    address.searchParams.set("cart", `${rail.room_class_id}.${rail.rate_plan_id}.1`);
    address.searchParams.set("code", "TIDE10");
    await page.goto(address.href);
    await isReady(page);
    await isPriced(page);
    const { packages_named, plans } = coupon_refused;
    await expect(refused).toHaveText(plans("TIDE10", packages_named("Rail to the south: breakfast and coach")));
    await expect(held).toHaveCount(0);
    await expect(page.locator(".alert-place .alert")).toHaveCount(0);
    expect((await priceOnPage(page)).total).toBe(rail.price);
  });
}
