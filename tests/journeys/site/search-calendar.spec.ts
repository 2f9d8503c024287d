/**
 * The price calendar in the search of content pages: not loaded before a date is used, and nothing lost if it cannot be loaded.
 */
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";
import { at, expectSound, inLanguage, watch } from "#tests/journeys/visit.ts";

/** Before any input, as the server sent it. */
const MOST_SCRIPT = 35_000;

const arrivalOf = (page: Page) => page.locator("form.search [data-arrival]").first();
const departureOf = (page: Page) => page.locator("form.search [data-departure]").first();
const calendarOf = (page: Page) => page.locator("dialog.calendar");
const dayOf = (page: Page, day: string) => page.locator(`dialog.calendar [data-day="${day}"]`);

async function visit(page: Page, slug = "tidesong", lang = "en-US"): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("yado.consent", "denied"));
  await page.goto(at(slug, inLanguage(lang, "/")));
  await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
}

/** Far enough ahead that no other journey has booked there. */
async function later(page: Page, days: number): Promise<string> {
  return addDays(await arrivalOf(page).inputValue(), days);
}

test("until a date is touched a page carries a few kilobytes of script and nothing of the calendar", async ({
  page,
}) => {
  const scripts: { url: string; size: Promise<number> }[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    scripts.push({ url: request.url(), size: request.sizes().then((sizes) => sizes.responseBodySize) });
  });
  await visit(page);
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(scripts.map(({ size }) => size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_SCRIPT);
  expect(sizes.length).toBeGreaterThan(0);
  await expect(page.locator('link[rel="stylesheet"][href*="calendar"]')).toHaveCount(0);
  await arrivalOf(page).click();
  await expect(calendarOf(page)).toBeVisible();
  expect(scripts.some(({ url }) => url.includes("search-calendar"))).toBe(true);
  await expect(page.locator('link[rel="stylesheet"][href*="calendar"]')).toHaveCount(1);
});

test("two days and Done: the fields have them, the focus is back, and the search goes there", async ({ page }) => {
  const faults = watch(page);
  await visit(page);
  const [start, end] = [await later(page, 70), await later(page, 73)];
  await departureOf(page).click();
  await expect(calendarOf(page)).toBeVisible();
  await expect(calendarOf(page).locator('[data-kind="priced"], [data-kind="cheapest"]').first()).toBeVisible();
  await expectSound(page, faults, "en-US");
  await dayOf(page, start).click();
  await dayOf(page, end).click();
  await calendarOf(page).getByRole("button", { name: "Done" }).click();
  await expect(calendarOf(page)).toHaveCount(0);
  await expect(departureOf(page)).toBeFocused();
  await expect(arrivalOf(page)).toHaveValue(start);
  await expect(departureOf(page)).toHaveValue(end);
  await expect(departureOf(page)).toHaveAttribute("min", addDays(start, 1));
  await page.locator("form.search button[type=submit]").first().click();
  await page.waitForURL(/\/booking\?/);
  const query = new URL(page.url()).searchParams;
  expect([query.get("start"), query.get("end")]).toEqual([start, end]);
});

test("by keys: a date can be typed as ever, Space opens the calendar, Escape leaves everything as it was", async ({
  page,
}) => {
  await visit(page);
  const before = await arrivalOf(page).inputValue();
  await arrivalOf(page).focus();
  await expect(arrivalOf(page)).toHaveAccessibleDescription("Press Space for the price calendar");
  await page.keyboard.press("Space");
  await expect(calendarOf(page)).toBeVisible();
  await expect(dayOf(page, before)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dayOf(page, addDays(before, 1))).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(calendarOf(page)).toHaveCount(0);
  await expect(arrivalOf(page)).toBeFocused();
  await expect(arrivalOf(page)).toHaveValue(before);
  const typed = addDays(before, 40);
  await page.keyboard.type(`${typed.slice(5, 7)}${typed.slice(8)}${typed.slice(0, 4)}`);
  await expect(arrivalOf(page)).toHaveValue(typed);
});

test("by finger, and again: the telephone's own picker stays away", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await visit(page);
  for (const field of [arrivalOf(page), departureOf(page)]) {
    await field.tap();
    await expect(calendarOf(page)).toBeVisible();
    expect(await field.evaluate((input: HTMLInputElement) => input.readOnly)).toBe(true);
    await calendarOf(page).getByRole("button", { name: /Close/ }).tap();
    await expect(calendarOf(page)).toHaveCount(0);
  }
  await context.close();
});

for (const [what, pattern] of [
  ["script", "**/search-calendar-*.js"],
  ["sheet", "**/calendar-*.css"],
] as const) {
  test(`without the calendar's ${what} the browser's own field is used, and nothing is lost`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    await visit(page);
    const [start, end] = [await later(page, 70), await later(page, 72)];
    await arrivalOf(page).click();
    await expect(arrivalOf(page)).not.toHaveAttribute("aria-busy", "true");
    await expect(calendarOf(page)).toHaveCount(0);
    expect(await arrivalOf(page).evaluate((input: HTMLInputElement) => input.readOnly)).toBe(false);
    await page.keyboard.press("Escape");
    await arrivalOf(page).fill(start);
    await departureOf(page).fill(end);
    await page.locator("form.search button[type=submit]").first().click();
    await page.waitForURL(/\/booking\?/);
    expect(new URL(page.url()).searchParams.get("end")).toBe(end);
  });
}

test("a sheet that holds the search stays open round the calendar", async ({ page }) => {
  await visit(page, "moonclear");
  await page.locator("details.stay > summary").first().click();
  await arrivalOf(page).click();
  await expect(calendarOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(calendarOf(page)).toHaveCount(0);
  await expect(arrivalOf(page)).toBeFocused();
});

for (const lang of LANGUAGES) {
  test(`${lang}: in its own words`, async ({ page }) => {
    const faults = watch(page);
    await visit(page, "tidesong", lang);
    const words = page.waitForRequest(/\/assets\/[a-z]{2}-[A-Z]{2}-[^/]+\.js$/);
    await arrivalOf(page).click();
    expect((await words).url()).toContain(`/${lang}-`);
    await expect(calendarOf(page)).toBeVisible();
    await expectSound(page, faults, lang);
  });
}

test("a lodging that sells nothing here has no search to touch", async ({ page }) => {
  for (const slug of ["nightglow", "closed"]) {
    await page.goto(at(slug, inLanguage("en-US", "/")));
    await expect(page.locator("[data-calendar]")).toHaveCount(0);
  }
});
