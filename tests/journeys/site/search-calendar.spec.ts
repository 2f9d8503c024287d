/**
 * The price calendar and the guests' dialog in the search of content pages, the same as on the booking page: not loaded before a
 * field is used, and nothing lost if they cannot be loaded.
 */
import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";
import { isReady } from "#tests/journeys/booking/booking-guest.ts";
import { at, expectSound, inLanguage, watch } from "#tests/journeys/visit.ts";
import { sampled, testLonger } from "#tests/journeys/variants.ts";

/** Before any input, as the server sent it. */
const MOST_SCRIPT = 35_000;

/** The buttons that open it, and the fields that carry the days. */
const arrivalOf = (page: Page) => page.locator("form.search [data-opens=start]").first();
const departureOf = (page: Page) => page.locator("form.search [data-opens=end]").first();
const startOf = (page: Page) => page.locator("form.search [data-arrival]").first();
const endOf = (page: Page) => page.locator("form.search [data-departure]").first();
const named = (day: string, lang = "en-US") =>
  new Intl.DateTimeFormat(lang, { timeZone: "UTC", month: "short", day: "numeric", weekday: "short" }).format(
    Date.parse(day),
  );
const calendarOf = (page: Page) => page.locator("dialog.calendar");
const dayOf = (page: Page, day: string) => page.locator(`dialog.calendar [data-day="${day}"]`);

async function visit(page: Page, slug = "tidesong", lang = "en-US"): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("yado.consent", "denied"));
  await page.goto(at(slug, inLanguage(lang, "/")));
  await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
}

/** Far enough ahead that no other journey has booked there. */
async function later(page: Page, days: number): Promise<string> {
  return addDays(await startOf(page).inputValue(), days);
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

/** What the calendar says besides days and prices. */
const frameOf = (page: Page) =>
  calendarOf(page).locator(".dialog-head, .calendar-caption, .calendar-legend").allInnerTexts();

test("two days and Done: the form has them, the focus is back, and the booking page has the same calendar", async ({
  page,
}) => {
  const faults = watch(page);
  await visit(page);
  const [start, end] = [await later(page, 70), await later(page, 73)];
  await departureOf(page).click();
  await expect(calendarOf(page)).toBeVisible();
  await expect(calendarOf(page).locator('[data-kind="priced"], [data-kind="cheapest"]').first()).toBeVisible();
  await expect(calendarOf(page)).toContainText("A stay can be 30 nights at most.");
  expect(faults).toEqual([]);
  const frame = await frameOf(page);
  await dayOf(page, start).click();
  await dayOf(page, end).click();
  await calendarOf(page).getByRole("button", { name: "Done" }).click();
  await expect(calendarOf(page)).toHaveCount(0);
  await expect(departureOf(page)).toBeFocused();
  await expect(arrivalOf(page)).toHaveValue(named(start));
  await expect(departureOf(page)).toHaveAccessibleName(`Check-out ${named(end)}`);
  await page.locator("form.search button[type=submit]").first().click();
  await page.waitForURL(/\/booking\?/);
  const query = new URL(page.url()).searchParams;
  expect([query.get("start"), query.get("end")]).toEqual([start, end]);
  await isReady(page);
  await page.locator("[data-open=dates]").click();
  await expect(calendarOf(page).locator('[data-kind="priced"], [data-kind="cheapest"]').first()).toBeVisible();
  expect(await frameOf(page)).toEqual(frame);
});

test("guests by three buttons and Done: the form has them, the focus is back; closed, everything is as it was", async ({
  page,
}) => {
  const faults = watch(page);
  await visit(page);
  const dialog = page.locator("dialog.guests");
  const opener = (name: string) => page.locator(`form.search [data-opens=${name}]`).first();
  const add = (what: string) => dialog.getByRole("button", { name: `Add one ${what}` });
  await opener("children").focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await add("room").click();
  await add("adult").click();
  await add("child").click();
  await expectSound(page, faults, "en-US");
  // The child's age is asked for here: no price would be right without it.
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog.getByLabel("Age of child 1")).toBeFocused();
  await dialog.getByLabel("Age of child 1").selectOption("7");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener("children")).toBeFocused();
  await expect(opener("adults")).toHaveAccessibleName("Adults 3");
  await opener("room").click();
  await add("room").click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener("room")).toHaveValue("2");
  await page.locator("form.search button[type=submit]").first().click();
  await page.waitForURL(/\/booking\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    room: "2",
    adults: "3",
    children: "1",
    ages: "7;",
  });
});

test("by keys: Enter opens the calendar at the chosen day, Escape leaves everything as it was", async ({ page }) => {
  await visit(page);
  const before = await startOf(page).inputValue();
  await arrivalOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(calendarOf(page)).toBeVisible();
  await expect(dayOf(page, before)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dayOf(page, addDays(before, 1))).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(calendarOf(page)).toHaveCount(0);
  await expect(arrivalOf(page)).toBeFocused();
  await expect(startOf(page)).toHaveValue(before);
});

testLonger("by finger, and again: the telephone's own picker stays away", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await visit(page);
  for (const button of [arrivalOf(page), departureOf(page)]) {
    await button.tap();
    await expect(calendarOf(page)).toBeVisible();
    await expect(page.locator("form.search input[type=date]")).toHaveCount(0);
    await calendarOf(page).getByRole("button", { name: /Close/ }).tap();
    await expect(calendarOf(page)).toHaveCount(0);
  }
  await context.close();
});

const MISSING = [
  ["script", "**/search-calendar-*.js"],
  ["sheet", "**/calendar-*.css"],
] as const;

for (const [what, pattern] of sampled(MISSING, ([what]) => what === "script")) {
  test(`without the calendar's ${what} the browser's own field is used, and nothing is lost`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    await visit(page);
    const [start, end] = [await later(page, 70), await later(page, 72)];
    await arrivalOf(page).click();
    await expect(startOf(page)).toHaveAttribute("type", "date");
    await page.locator("form.search input[type=number][name=adults]").first().fill("3");
    await startOf(page).focus();
    await expect(arrivalOf(page)).toHaveCount(0);
    await expect(startOf(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await startOf(page).fill(start);
    // A stay that is too long is not sent, and the form says how long it may be.
    await endOf(page).fill(addDays(start, 31));
    await page.locator("form.search button[type=submit]").first().click();
    expect(await endOf(page).evaluate((field: HTMLInputElement) => field.validationMessage)).toBe(
      "A stay can be 30 nights at most.",
    );
    await endOf(page).fill(end);
    await page.locator("form.search button[type=submit]").first().click();
    await page.waitForURL(/\/booking\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ end, adults: "3" });
  });
}

testLonger("a sheet that holds the search stays open round the calendar", async ({ page }) => {
  await visit(page, "moonclear");
  await page.locator("details.stay > summary").first().click();
  await arrivalOf(page).click();
  await expect(calendarOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(calendarOf(page)).toHaveCount(0);
  await expect(arrivalOf(page)).toBeFocused();
});

for (const lang of LANGUAGES) {
  testLonger(`${lang}: in its own words`, async ({ page }) => {
    const faults = watch(page);
    await visit(page, "tidesong", lang);
    await expect(arrivalOf(page)).toHaveValue(named(await startOf(page).inputValue(), lang));
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
