/** Before anybody touches the booking page it runs a small script; the first touch, whatever it is, is answered. */
import { expect, type Page, test } from "@playwright/test";
import { addButton, bookingUrl, cartLines, isReady, planRow } from "./booking-guest.ts";
import { findPlan, stayAhead } from "./booking-server.ts";
import { hasAsked } from "#tests/journeys/visit.ts";

const SLUG = "swallowtail";
const PROGRAM = /\/assets\/(?:booking-program|booking-page|react)-[\w-]+\.js$/;

const open = async (page: Page, stay = stayAhead(62)) =>
  page.goto(bookingUrl({ slug: SLUG, layout: "booking_100", stay }));

const isLive = (page: Page) => page.evaluate(() => document.documentElement.dataset.booking === "ready");

/** Elements that the program has taken over. */
const hydrated = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("#booking *")].filter((each) =>
        Object.keys(each).some((key) => key.startsWith("__reactFiber$")),
      ).length,
  );

/** The program's files are on their way until they are let through. */
async function holdProgram(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((done) => (letThrough = done));
  await page.route(PROGRAM, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test("an untouched page runs nothing of its program; the first move of a pointer makes it live", async ({ page }) => {
  await open(page);
  await hasAsked(page);
  expect([await isLive(page), await hydrated(page)]).toEqual([false, 0]);
  await isReady(page);
  expect(await hydrated(page)).toBeGreaterThan(100);
});

test("a first click is pressed at once and made once, however often it is repeated while the program loads", async ({
  page,
  request,
}) => {
  const stay = stayAhead(62);
  const sold = await findPlan(request, SLUG, "EAST/RO-FLEX", stay);
  const letThrough = await holdProgram(page);
  await open(page, stay);
  const button = addButton(page, sold);
  // As a screen reader clicks: no pointer comes before it.
  await button.evaluate((each: HTMLElement) => each.click());
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.evaluate((each: HTMLElement) => each.click());
  letThrough();
  await expect(planRow(page, sold).locator(".count output")).toHaveText("1");
  await expect(cartLines(page)).toHaveCount(1);
  await expect(page.locator("#booking button[aria-busy=true]")).toHaveCount(0);
});

test("dates open by key alone, by the very first key", async ({ page }) => {
  const letThrough = await holdProgram(page);
  await open(page);
  await page.locator("summary.stay-live").focus();
  await page.keyboard.press("Enter");
  letThrough();
  await expect(page.locator("dialog.calendar")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-open=dates]")).toBeFocused();
});

test("an order of rooms that is chosen before the program is there is kept", async ({ page }) => {
  const letThrough = await holdProgram(page);
  await open(page);
  await page.locator("select[name=sort]").selectOption("price");
  letThrough();
  await expect(page).toHaveURL(/[?&]sort=price/);
  await expect(page.locator("select[name=sort]")).toHaveValue("price");
});

test("where the program can't be loaded, the first click does what it does without a script", async ({
  page,
  request,
}) => {
  const stay = stayAhead(62);
  const sold = await findPlan(request, SLUG, "EAST/RO-FLEX", stay);
  await page.route(PROGRAM, (route) => route.abort());
  await open(page, stay);
  await addButton(page, sold).click();
  await expect(page).toHaveURL(/[?&]cart=/);
  await expect(planRow(page, sold).locator(".count output")).toHaveText("1");
});

test("of many rooms those near the screen are live, and each other one when it is touched", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(bookingUrl({ slug: SLUG, layout: "booking_100", stay: stayAhead(62) }));
  await isReady(page);
  const cards = page.locator("article[data-room]");
  const live = () =>
    cards.evaluateAll(
      (all) => all.filter((each) => Object.keys(each).some((key) => key.startsWith("__reactFiber$"))).length,
    );
  await expect.poll(live).toBeGreaterThan(0);
  const count = await cards.count();
  expect(await live()).toBeLessThan(count / 2);
  // As a screen reader clicks, without coming near first.
  const last = cards.last().locator("[data-add]").first();
  await last.evaluate((each: HTMLElement) => each.click());
  await expect(cards.last().locator(".count output").first()).toHaveText("1");
});
