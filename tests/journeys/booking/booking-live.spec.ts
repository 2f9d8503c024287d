/** What the page notices while it is open: rooms sold elsewhere, and a running search. */
import { expect, type Page, test } from "@playwright/test";
import { addRoom, cartLines, goOn, LAYOUTS, NARROW, openBooking, openCart, wordsIn } from "./booking-guest.ts";
import { bookElsewhere, findPlan, stayAhead } from "./booking-server.ts";
import { sampled, testVariant } from "#tests/journeys/variants.ts";

const SLUG = "swallowtail";
const SEARCH = "**/api/ota/room/empty-by-date*";
const words = wordsIn();

/** Records whether the page has ever said that it is loading. */
const watchLoading = (page: Page) =>
  page.evaluate(() => {
    const look = () => {
      if (document.querySelector("[data-nav-loading-indicator]")) document.documentElement.dataset.wasLoading = "";
    };
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
  });

test("a room sold elsewhere is shown as such without a reload, within fifteen seconds", async ({
  browser,
  request,
}) => {
  const pages = await Promise.all(
    sampled(LAYOUTS, (each) => each === "booking_100").map(async (layout) => {
      const stay = stayAhead(50 + LAYOUTS.indexOf(layout) * 4);
      const east = await findPlan(request, SLUG, "EAST/RO-FLEX", stay);
      const west = await findPlan(request, SLUG, "WEST/RO-FLEX", stay);
      const context = await browser.newContext({ viewport: NARROW, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.clock.install();
      await openBooking(page, { slug: SLUG, layout, stay });
      await addRoom(page, west);
      await watchLoading(page);
      return { page, stay, east, west };
    }),
  );
  for (const { stay, east, west } of pages) for (const sold of [east, west]) await bookElsewhere(sold, stay);
  for (const { page, east, west } of pages) {
    // Stopped, and fifteen seconds later: whatever has passed before, it looks again now. Then the clock goes on.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
    await page.clock.resume();
    await expect(page.locator(`[data-sold-out="${east.room_class_id}"]`)).toBeVisible();
    await expect(page.locator(`[data-room="${east.room_class_id}"]`)).toHaveCount(0);
    await expect(page.locator(".toasts")).toContainText(words.results.just_sold(east.name));
    await openCart(page);
    await expect(cartLines(page).locator("visible=true").first()).toContainText("This room type is sold out");
    await expect(page.locator(`[data-sold-out="${west.room_class_id}"]`)).toHaveCount(1);
    // Continuing is not refused silently: it says why, and leads to the line.
    await goOn(page);
    await expect(page.locator(".alert p")).toHaveText(words.cart.not_yet("This room type is sold out"));
    await expect(cartLines(page).locator("visible=true").first()).toBeFocused();
    await expect(page.locator("html")).not.toHaveAttribute("data-was-loading", "");
    await page.context().close();
  }
});

for (const layout of LAYOUTS) {
  testVariant(layout === "booking_200")(
    `${layout}: a search that runs says so, one that fails offers another try`,
    async ({ page }) => {
      await openBooking(page, { slug: SLUG, layout, stay: stayAhead(58) });
      const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
      await page.route(SEARCH, async (route) => {
        await isAnswered;
        await route.continue();
      });
      await askForMore(page);
      const results = page.locator("[data-nav-stage=room-selection]");
      await expect(results).toHaveAttribute("data-nav-loading-indicator", "true");
      await expect(results).toHaveAttribute("aria-busy", "true");
      // The previous results stay, dimmed.
      await expect(results.locator(".room").first()).toBeVisible();
      answer();
      await expect(results).toHaveAttribute("aria-busy", "false");
      await expect(page.locator("[data-nav-loading-indicator]")).toHaveCount(0);

      await page.unroute(SEARCH);
      await page.route(SEARCH, (route) => route.abort());
      await askForMore(page);
      await expect(page.locator(".failed")).toBeVisible();
      await expect(page.locator("[data-nav-loading-indicator]")).toHaveCount(0);
      await page.unroute(SEARCH);
      await page.locator(".failed button").click();
      await expect(results.locator(".room").first()).toBeVisible();
    },
  );
}

/** One adult more, in the guests' dialog. */
async function askForMore(page: Page): Promise<void> {
  await page.locator("[data-open=guests]").click();
  await page.locator("dialog.guests .stepper").nth(1).getByRole("button").last().click();
  await page.locator("dialog.guests > .button").click();
}
