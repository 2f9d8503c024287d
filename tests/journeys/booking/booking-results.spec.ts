/** The results: their order, and what is behind each price. With a script and without. */
import { expect, type Page, test } from "@playwright/test";
import {
  bookingUrl,
  isReady,
  type Layout,
  LAYOUTS,
  NARROW,
  openBooking,
  openCart,
  WIDE,
  wordsIn,
} from "./booking-guest.ts";
import { addDays } from "#rules/time/day.ts";
import { dayAhead, numberIn, type Stay, stayAhead } from "./booking-server.ts";
import { sampled } from "#tests/journeys/variants.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";

const SLUG = "moonclear";
const words = wordsIn();

const VARIANTS = LAYOUTS.flatMap((layout, place) =>
  [WIDE, NARROW].map((size, index) => ({ layout, size, isSample: place === 1 && index === 1 })),
);

/** The price of each room's first plan, in the order of the page. */
const firstPrices = async (page: Page): Promise<number[]> =>
  (await page.locator(".room > .rates > :first-child .rate-price > strong").allTextContents()).map(numberIn);

const sizes = async (page: Page): Promise<number[]> =>
  (await page.locator(".room .facts:not(.room-amenities) > :first-child").allTextContents()).map((text) =>
    Number.parseFloat(text),
  );

const ascending = (list: readonly number[]) => list.toSorted((a, b) => a - b);

/** Each night has its day and price, and they add up to what is shown. */
async function expectAddsUp(page: Page): Promise<void> {
  const rate = page.locator(".rate:visible").first();
  const total = numberIn(await rate.locator(".rate-price > strong").textContent());
  await rate.locator(".rate-nights > summary").focus();
  await page.keyboard.press("Enter");
  await expect(rate.locator(".rate-nights dl")).toBeVisible();
  const amounts = (await rate.locator(".rate-nights dd").allTextContents()).map(numberIn);
  expect(amounts).toHaveLength(4);
  expect(amounts.at(-1)).toBe(total);
  expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(total);
}

/** Three days around, each with the price that its own search shows. */
async function expectNearby(page: Page, stay: Stay): Promise<void> {
  await page.locator("[data-nearby]").click();
  const stays = page.locator(".nearby li");
  await expect(stays).toHaveCount(7);
  await expect(stays.nth(3)).toContainText(words.nearby.yours);
  const next = stays.nth(4).locator("a");
  const price = numberIn(await next.locator("b").textContent());
  await next.click();
  await expect(page).toHaveURL((url) => url.searchParams.get("start") === addDays(stay.start, 1));
  await expect(stays.nth(3).locator("b")).toHaveText(new RegExp(price.toLocaleString("en-US")));
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  expect(Math.min(...(await firstPrices(page)))).toBe(price);
}

/** Two rooms searched are two rooms chosen; the cart says who sleeps where, and an adult can sleep in the other room. */
async function expectGroup(page: Page, { layout, stay }: { layout: Layout; stay: Stay }): Promise<void> {
  await openBooking(page, { slug: SLUG, layout, stay, room: 2, adults: 3 });
  const add = page.locator("[data-add]:visible").first();
  await expect(add).toHaveText(words.capacity.choose(2));
  await add.click();
  await expect(page.locator(".rate .count output")).toHaveText("2");
  await openCart(page);
  const guests = page.locator(".line-guests:visible").first().locator("li");
  await expect(guests).toHaveText([
    words.capacity.room(1, words.capacity.party(2, 0)),
    words.capacity.room(2, words.capacity.party(1, 0)),
  ]);
  const divide = page.locator(".room-adults:visible");
  await divide.locator("summary").click();
  await divide.getByRole("button", { name: words.capacity.more_adults(2) }).click();
  const moved = [
    words.capacity.room(1, words.capacity.party(1, 0)),
    words.capacity.room(2, words.capacity.party(2, 0)),
  ];
  await expect(guests).toHaveText(moved);
  await expect(page).toHaveURL((url) => url.searchParams.get("adults_by_room") === "1,2");
  // No room is left without an adult, and none takes more than it has beds.
  for (const name of [words.capacity.fewer_adults(1), words.capacity.more_adults(2)]) {
    await expect(divide.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
  }
  await page.reload();
  await isReady(page);
  await openCart(page);
  await expect(guests).toHaveText(moved);
  await page.locator(".line .rate-nights:visible > summary").first().click();
  await expect(page.locator(".line .rate-nights dd:visible")).toHaveCount(4);
}

for (const { layout, size } of sampled(VARIANTS, ({ isSample }) => isSample)) {
  test(`${layout}: results sorted, and a price night by night, at ${size.width}`, async ({ page, browser }) => {
    const faults = watch(page);
    await page.setViewportSize(size);
    const stay = stayAhead(30, 3);
    await openBooking(page, { slug: SLUG, layout, stay });
    const sort = page.locator(".sort-by select");
    await sort.selectOption("size");
    await expect(page).toHaveURL((url) => url.searchParams.get("sort") === "size");
    await expect
      .poll(() => sizes(page).then((list) => list.join()))
      .toBe(
        ascending(await sizes(page))
          .toReversed()
          .join(),
      );
    await sort.selectOption(words.sort.price);
    await expect(page).toHaveURL((url) => url.searchParams.get("sort") === "price");
    // The address changes first, the list right after.
    await expect
      .poll(() => firstPrices(page).then((prices) => prices.join()))
      .toBe(ascending(await firstPrices(page)).join());
    expect((await firstPrices(page)).length).toBeGreaterThan(2);
    await expectAddsUp(page);
    await expectSound(page, faults, "en-US");
    // The order is kept with another filter, and after a reload.
    const chip = page.locator(".filters button").first();
    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await isReady(page);
    await expect(sort).toHaveValue("price");
    // The recommended order is the one that needs no mention.
    await sort.selectOption("recommended");
    await expect(page).toHaveURL((url) => !url.searchParams.has("sort") && url.searchParams.has("only"));

    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "false");
    await expectNearby(page, stay);
    await expectGroup(page, { layout, stay });

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: size });
    const plain = await context.newPage();
    await plain.goto(bookingUrl({ slug: SLUG, layout, stay: { ...stay, end: dayAhead(33) }, only: "breakfast" }));
    await plain.locator(".sort-by select").selectOption("price");
    await plain.locator(".sort-by button").click();
    const kept = { sort: "price", only: "breakfast", start: stay.start, preview: layout };
    await expect(plain).toHaveURL((url) => Object.entries(kept).every(([key, to]) => url.searchParams.get(key) === to));
    const plainPrices = await firstPrices(plain);
    expect(plainPrices).toEqual(ascending(plainPrices));
    await expectAddsUp(plain);
    await context.close();
  });
}
