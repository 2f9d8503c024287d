/** The bar at the foot of the screen leads on from every step, and the results are a few keystrokes away. */
import { expect, test } from "@playwright/test";
import { keysOf } from "#tests/journeys/keys.ts";
import { sampled } from "#tests/journeys/variants.ts";
import { LAYOUTS, NARROW, newGuest, openBooking, typeDetails, WIDE } from "./booking-guest.ts";
import { stayAhead } from "./booking-server.ts";

/** From the top of the page to the first Select; nineteen without the way past the search. */
const MOST_PRESSES = 12;

const VARIANTS = LAYOUTS.flatMap((layout) => [NARROW, WIDE].map((size) => ({ layout, size })));
// On a wide screen the Ledger has its cart beside the form.
const WITH_BAR = VARIANTS.filter(({ layout, size }) => size === NARROW || layout === LAYOUTS[1]);

for (const { layout, size } of sampled(WITH_BAR, (_, index) => index > 0)) {
  test(`${layout}: each step's button is in the bar, at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openBooking(page, { slug: "tidesong", layout, stay: stayAhead(44, 1) });
    const keys = keysOf(page);
    await keys.tabTo(".skip-results");
    await keys.press("Enter");
    await keys.tabTo("[data-add]");
    expect(keys.count()).toBeLessThanOrEqual(MOST_PRESSES);
    await keys.press("Enter");

    const bar = page.locator(".cart-dock");
    await bar.locator("[data-continue]").click();
    await typeDetails(page, newGuest());
    // One button for one action.
    await expect(page.locator('button.button[value="details"]:visible')).toHaveCount(1);
    await bar.locator('button[value="details"]').click();
    await expect(page.locator("#pay")).toBeVisible();
    await expect(page.locator(".pay-button:visible")).toHaveCount(1);
    await bar.locator(".pay-button").click();
    // It belongs to the form, which says what is missing.
    await expect(page.locator("#agree")).toHaveAttribute("aria-invalid", "true");
  });
}
