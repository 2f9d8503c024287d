/** From the home page to a room, its page and its sheet, and on to the details with that room chosen. */
import { expect, type Page, test } from "@playwright/test";
import { goOn, isReady, type Layout, LAYOUTS, NARROW, openCart, WIDE, wordsIn } from "./booking-guest.ts";
import { bookingAt, stayAhead } from "./booking-server.ts";
import { keysOf } from "#tests/journeys/keys.ts";
import { sampled } from "#tests/journeys/variants.ts";
import { expectSound, expectWellFormed, inLanguage, watch } from "#tests/journeys/visit.ts";

const SLUG = "tidesong";
const words = wordsIn("en-US");

const VARIANTS = LAYOUTS.flatMap((layout) =>
  [NARROW, WIDE].flatMap((size) => ["script", "plain"].map((how) => ({ layout, size, how }))),
);
const isInSample = ({ layout, size, how }: (typeof VARIANTS)[number]) =>
  how === "script" ? layout === "booking_100" && size === NARROW : layout === "booking_200" && size === WIDE;

const sheet = (page: Page) => page.locator(".room-sheet");

/** Home, the second room's page, and "Book" on it. */
async function bookFromHome(page: Page, layout: Layout): Promise<string> {
  await page.goto(bookingAt(SLUG, inLanguage("en-US", "/")));
  const link = page.locator('a[href*="/rooms/"]').nth(1);
  const address = (await link.getAttribute("href"))!;
  await page.goto(new URL(address, page.url()).href);
  // On a phone the telephone never lies on the room's photos: the footer has its number.
  if (page.viewportSize()!.width === NARROW.width) await expect(page.locator(".help")).toBeHidden();
  await expect(page.locator('footer a[href^="tel:"]').first()).toBeAttached();
  await page.locator(".room-book a[data-book]").first().click();
  await page.waitForURL(/\/booking\?/);
  const id = /\/rooms\/(\d+)/.exec(address)![1]!;
  expect(new URL(page.url()).searchParams.get("row"), "the room of the page").toBe(id);
  const { start, end } = stayAhead(120);
  const url = new URL(page.url());
  for (const [name, value] of Object.entries({ start, end, preview: layout })) url.searchParams.set(name, value);
  await page.goto(url.href);
  return id;
}

for (const { layout, size, how } of sampled(VARIANTS, isInSample)) {
  test.describe(`${layout} at ${size.width}, ${how}`, () => {
    test.use({ viewport: size, javaScriptEnabled: how === "script" });

    test("a room from the home page to the details", async ({ page }) => {
      test.slow();
      const faults = watch(page);
      const id = await bookFromHome(page, layout);
      if (how === "script") await isReady(page);
      // It comes first, and says why.
      const card = page.locator("[data-room]").first();
      await expect(card).toHaveAttribute("data-room", id);
      await expect(card.locator("[data-looked-at]")).toHaveText(words.room.looked_at);
      const name = await card.locator("h3").innerText();
      const listed = page.url();
      if (how === "script") {
        const pictures = card.locator(".room-gallery");
        await expect(pictures).toContainText("1 / 2");
        await pictures.getByRole("button", { name: words.room.next }).click();
        await expect(pictures).toContainText("2 / 2");
      }

      await card.locator("[data-look]").click();
      await expect(page).toHaveURL((url) => url.searchParams.get("sheet") === id);
      await expect(sheet(page).getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      // Without a script it is the page of the journey below.
      if (how === "script") await expectSound(page, faults, "en-US");
      else await expectWellFormed(page, "en-US");
      // What is absent is no amenity, and what is in sight is five to eight.
      await expect(sheet(page)).not.toContainText(/no (balcony|window)/i);
      const inSight = await sheet(page).locator(".room-first li").count();
      expect(inSight).toBeGreaterThanOrEqual(5);
      expect(inSight).toBeLessThanOrEqual(8);
      await expect(sheet(page).locator(".bed").first()).toBeVisible();

      if (how === "script") {
        // Back closes it, and Escape; the focus returns.
        await page.goBack();
        await expect(sheet(page)).toHaveCount(0);
        await expect(page).toHaveURL(listed);
        await expect(card.locator("[data-look]")).toBeFocused();
        const keys = keysOf(page);
        await keys.press("Enter");
        await expect(sheet(page)).toBeVisible();
        // One picture whole; Escape closes that one only.
        await keys.tabTo("a[data-shot]");
        await keys.press("Enter");
        await expect(sheet(page).locator("dialog.lightbox")).toBeVisible();
        await keys.press("Escape");
        await expect(sheet(page).locator("dialog.lightbox")).toBeHidden();
        await keys.press("Escape");
        await expect(sheet(page)).toHaveCount(0);
        await expect(card.locator("[data-look]")).toBeFocused();
        await keys.press("Enter");
        await keys.tabTo("[data-add]");
        await keys.press("Enter");
      } else await sheet(page).locator("[data-add]").first().click();

      await expect(sheet(page).locator('.rate[data-chosen="true"]')).toHaveCount(1);
      if (how === "script") {
        // What was chosen in the sheet stays chosen when Back closes it; the cart opens it again.
        await page.goBack();
        await expect(sheet(page)).toHaveCount(0);
        await expect(card.locator('.rate[data-chosen="true"]')).toHaveCount(1);
        if (layout === "booking_100") {
          await openCart(page);
          await page.locator(".line-name a:visible").first().click();
        } else await card.locator("[data-look]").click();
        await expect(sheet(page)).toBeVisible();
        await sheet(page).locator("[data-continue]").click();
      } else await goOn(page);
      await expect(page.locator("#details")).toBeVisible();
      await expect(page).toHaveURL((url) => !url.searchParams.has("sheet") && url.searchParams.has("cart"));
    });
  });
}

test("a sheet's address opens it as a page: closed it is the list, and Back opens it again", async ({ page }) => {
  const faults = watch(page);
  const { start, end } = stayAhead(120);
  const query = (more: object) => `?${new URLSearchParams({ start, end, adults: "2", ...more })}`;
  await page.goto(bookingAt(SLUG, `/stay/en-US/booking${query({})}`));
  await isReady(page);
  const link = await page.locator("[data-look]").nth(2).getAttribute("href");
  await page.goto(new URL(link!, page.url()).href);
  await isReady(page);
  await expect(page.locator("article.room-sheet h1")).toBeVisible();
  await expectSound(page, faults, "en-US");
  await page.locator(".room-sheet [data-close]").click();
  await expect(page.locator(".results")).toBeVisible();
  await page.goBack();
  await expect(page.locator("dialog.room-sheet[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".room-sheet")).toHaveCount(0);
  await expect(page.locator(".results")).toBeVisible();
  // A room that is not there: the list.
  await page.goto(bookingAt(SLUG, `/stay/en-US/booking${query({ sheet: "999999" })}`));
  await isReady(page);
  await expect(page.locator(".results")).toBeVisible();
  expect(faults).toEqual([]);
});
