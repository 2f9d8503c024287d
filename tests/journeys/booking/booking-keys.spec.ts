/** By keyboard alone, from the search to the receipt. */
import { expect, test } from "@playwright/test";
import { addDays } from "#rules/time/day.ts";
import { expectCharged, isPriced, LAYOUTS, NARROW, newGuest, openBooking, priceOnPage, WIDE } from "./booking-guest.ts";
import { dayAhead, isBank, numberIn, stayAhead } from "./booking-server.ts";
import { keysOf } from "#tests/journeys/keys.ts";
import { sampled } from "#tests/journeys/variants.ts";

/** Keystrokes besides typing that a search, a room, a form and a payment may cost. */
const MOST_PRESSES = 90;

const SIZES = [
  { slug: "moonclear", size: WIDE },
  { slug: "tidesong", size: NARROW },
];

const VARIANTS = LAYOUTS.flatMap((layout, place) =>
  SIZES.map((each, index) => ({ layout, ...each, isSample: place === 1 && index === 1 })),
);

for (const { layout, slug, size } of sampled(VARIANTS, ({ isSample }) => isSample)) {
  test(`${layout}: from the search to the receipt by keys alone, at ${size.width}`, async ({ page, request }) => {
    await page.setViewportSize(size);
    const guest = newGuest();
    await openBooking(page, { slug, layout, stay: stayAhead(40, 1) });
    const keys = keysOf(page);

    // Another week, by the calendar.
    await keys.tabTo(".skip");
    await keys.press("Enter");
    await keys.tabTo("[data-open=dates]");
    await keys.press("Enter");
    await expect(page.locator(`[data-day="${dayAhead(40)}"]`)).toBeFocused();
    await keys.press("ArrowDown");
    await expect(page.locator(`[data-day="${dayAhead(47)}"]`)).toBeFocused();
    await keys.press("Enter");
    await keys.press("ArrowRight");
    await keys.press("ArrowRight");
    await keys.press("Enter");
    await keys.tabTo(".calendar-foot .button");
    await keys.press("Enter");
    await expect(page.locator("[data-open=dates]")).toBeFocused();
    const stay = { start: dayAhead(47), end: addDays(dayAhead(47), 2) };
    await expect(page).toHaveURL(
      (url) => url.searchParams.get("start") === stay.start && url.searchParams.get("end") === stay.end,
    );
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);

    await keys.tabTo("[data-add]");
    await keys.press("Enter");
    // Beside the room, without passing all others.
    await keys.tabTo(".skip-rooms");
    await keys.press("Enter");
    await expect(page.locator("[data-step-title]")).toBeFocused();

    await keys.tabTo(".skip-extras");
    await keys.press("Enter");
    await keys.tabTo("#details input[id]");
    for (const [field, text] of Object.entries({
      booker_first_name: guest.first,
      booker_last_name: guest.last,
      booker_email: guest.email,
    })) {
      await expect(page.locator(`#${field}`)).toBeFocused();
      await keys.type(text);
      await keys.press("Tab");
    }
    // The country is a button before the number; a number with its calling code needs no press of it.
    await expect(page.locator(".phone-country")).toBeFocused();
    await keys.press("Tab");
    await expect(page.locator("#booker_phone")).toBeFocused();
    await keys.type("+886912345678");
    await expect(page.locator(".phone-country")).toHaveAttribute("data-country", "TW");
    await keys.press("Enter");
    await expect(page.locator("[data-step-title]")).toBeFocused();
    await isPriced(page);

    await keys.tabTo('[name="way"]');
    await keys.press("Space");
    await keys.tabTo("#agree");
    await keys.press("Space");
    await isPriced(page);
    const shown = await priceOnPage(page);
    await keys.tabTo(".pay-button");
    await keys.press("Enter");
    await page.waitForURL(isBank);
    const charged = numberIn(await page.locator(".amount").textContent());
    await keys.tabTo('button[value="pay"]');
    await keys.press("Enter");
    await expectCharged(page, request, { slug, email: guest.email, shown, charged });
    console.log(`${layout} at ${size.width}: ${keys.count()} keystrokes besides typing`);
    expect(keys.count()).toBeLessThanOrEqual(MOST_PRESSES);
  });
}
