/** Choosing dates and guests on the booking page: by touch, by keyboard, with prices and without them. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { dayByKey } from "#rules/booking/calendar.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { isReady } from "./booking-guest.ts";
import { at, inLanguage, soundAtAllWidths, watch } from "#tests/journeys/visit.ts";
import { sampled, testLonger } from "#tests/journeys/variants.ts";

const FREE = ':is([data-kind="priced"], [data-kind="cheapest"])';

/** Far enough ahead that no other journey has booked there. */
const STAY = (() => {
  const start = addDays(new Date().toISOString().slice(0, 10), 70);
  return { start, end: addDays(start, 2), room: "1", adults: "2", children: "0" };
})();

async function visit(page: Page, lang = "en-US", slug = "tidesong"): Promise<void> {
  await page.goto(at(slug, `${inLanguage(lang, "/booking")}?${new URLSearchParams(STAY)}`));
  await isReady(page);
}

const calendarOf = (page: Page) => page.locator("dialog.calendar");
const dayOf = (page: Page, day: string) => page.locator(`dialog.calendar [data-day="${day}"]`);
const doneIn = (dialog: Locator) => dialog.getByRole("button", { name: "Done" });
const stayIn = (page: Page) => {
  const query = new URL(page.url()).searchParams;
  return Object.fromEntries([...query].filter(([name]) => name in STAY));
};

async function openCalendar(page: Page): Promise<Locator> {
  await page.locator('[data-open="dates"]').click();
  await expect(calendarOf(page)).toBeVisible();
  await expect(page.locator(`dialog.calendar [data-month="${STAY.start.slice(0, 7)}"] ${FREE}`).first()).toBeVisible();
  return calendarOf(page);
}

/** A day's lowest price, from its label for screen readers. */
async function priceOf(page: Page, day: string): Promise<number> {
  const said = await dayOf(page, day).locator(".hidden").textContent();
  return Number(/NT\$([\d,]+)/.exec(said!)![1]!.replaceAll(",", ""));
}

test("two taps and Done: the address has the days, the focus is back, and nothing closed by itself", async ({
  page,
}) => {
  const faults = watch(page);
  await visit(page);
  const calendar = await openCalendar(page);
  await expect(dayOf(page, STAY.start)).toBeFocused();
  await expect(calendar.getByText("TWD, lowest price per night")).toBeVisible();
  const [start, end] = [addDays(STAY.start, 3), addDays(STAY.start, 6)];
  await dayOf(page, start).click();
  await expect(doneIn(calendar)).toHaveAttribute("aria-disabled", "true");
  await expect(doneIn(calendar)).toHaveAccessibleDescription(/Choose your check-out date/);
  await dayOf(page, end).click();
  let total = 0;
  for (const night of [start, addDays(start, 1), addDays(start, 2)]) total += await priceOf(page, night);
  await expect(calendar.getByText(`3 nights, from NT$${total.toLocaleString("en-US")}`)).toBeVisible();
  await expect(calendar.locator('td[aria-selected="true"]')).toHaveCount(4);
  await expect(calendar).toBeVisible();
  expect(stayIn(page)).toMatchObject({ start: STAY.start, end: STAY.end });
  await doneIn(calendar).click();
  await expect(calendar).toHaveCount(0);
  await expect.poll(() => stayIn(page)).toEqual({ ...STAY, start, end });
  await expect(page.locator('[data-open="dates"]')).toBeFocused();
  expect(faults).toEqual([]);
});

testLonger("on or before the arrival it starts anew, and thirty nights are the most", async ({ page }) => {
  await visit(page);
  const calendar = await openCalendar(page);
  const later = (days: number) => addDays(STAY.start, days);
  for (const day of [later(5), later(2), later(2)]) await dayOf(page, day).click();
  await expect(calendar.locator('td[aria-selected="true"]')).toHaveCount(1);
  await expect(dayOf(page, later(2))).toHaveAccessibleName(/your check-in/);
  await dayOf(page, later(33)).click();
  await expect(calendar.locator(".calendar-note")).toHaveText(/A stay can be 30 nights at most\./);
  await expect(dayOf(page, later(33))).toHaveAccessibleName(/your check-in/);
  await dayOf(page, later(34)).click();
  await expect(doneIn(calendar)).toHaveAttribute("aria-disabled", "false");
});

for (const size of sampled(
  [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ],
  ({ width }) => width === 1280,
)) {
  test(`by keys alone, at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page);
    await page.locator('[data-open="dates"]').focus();
    await page.keyboard.press("Enter");
    await expect(dayOf(page, STAY.start)).toBeFocused();
    const press = async (key: string, day: string) => {
      await page.keyboard.press(key);
      await expect(dayOf(page, day)).toBeFocused();
    };
    const weekday = new Date(STAY.start).getUTCDay();
    await press("ArrowRight", addDays(STAY.start, 1));
    await press("ArrowDown", addDays(STAY.start, 8));
    await press("ArrowUp", addDays(STAY.start, 1));
    await press("ArrowLeft", STAY.start);
    await press("Home", addDays(STAY.start, -weekday));
    await press("End", addDays(STAY.start, 6 - weekday));
    await expect(page.locator('dialog.calendar [data-day][tabindex="0"]')).toHaveCount(1);
    const everywhere = { first: "2000-01-01", last: "2999-12-31" };
    const onward = dayByKey(addDays(STAY.start, 6 - weekday), "PageDown", everywhere)!;
    await press("PageDown", onward);
    const before = dayByKey(onward, "PageUp", everywhere)!;
    await press("PageUp", before);
    await page.keyboard.press("Enter");
    await press("ArrowRight", addDays(before, 1));
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(doneIn(calendarOf(page))).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(calendarOf(page)).toHaveCount(0);
    await expect.poll(() => stayIn(page)).toMatchObject({ start: before, end: addDays(before, 1) });
    await expect(page.locator('[data-open="dates"]')).toBeFocused();
  });
}

testLonger("Escape and Close keep the dates as they were", async ({ page }) => {
  await visit(page);
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close without changing dates" }).click(),
  ]) {
    const calendar = await openCalendar(page);
    await dayOf(page, addDays(STAY.start, 4)).click();
    await dayOf(page, addDays(STAY.start, 5)).click();
    await leave();
    await expect(calendar).toHaveCount(0);
    await expect(page.locator('[data-open="dates"]')).toBeFocused();
    expect(stayIn(page)).toEqual(STAY);
  }
});

testLonger("without prices days can still be chosen, and Retry brings the prices", async ({ page }) => {
  let isDown = true;
  await page.route("**/api/wota/room_calendar**", (route) => (isDown ? route.abort() : route.continue()));
  await visit(page);
  await page.locator('[data-open="dates"]').click();
  const calendar = calendarOf(page);
  await expect(calendar.getByText("We can’t show prices right now.")).toBeVisible();
  await dayOf(page, addDays(STAY.start, 1)).click();
  await dayOf(page, addDays(STAY.start, 3)).click();
  await expect(calendar.getByText("2 nights", { exact: true })).toBeVisible();
  isDown = false;
  await calendar.getByRole("button", { name: "Retry" }).click();
  await expect(calendar.getByText(/^2 nights, from NT\$[\d,]+$/)).toBeVisible();
  await expect(calendar.getByText("We can’t show prices right now.")).toHaveCount(0);
  await doneIn(calendar).click();
  await expect.poll(() => nightsBetween(stayIn(page).start!, stayIn(page).end!)).toBe(2);
});

test("a sold-out night is no arrival, a stay may end on it, and none may cross it", async ({ page }) => {
  // Two weeks of it are closed.
  await visit(page, "en-US", "thousandlamps");
  await page.locator('[data-open="dates"]').click();
  const calendar = calendarOf(page);
  const soldOut = calendar.locator('[data-kind="leave_only"]').first();
  // The prices of its many pitches may come later than the calendar.
  await expect(soldOut).toBeAttached({ timeout: 15_000 });
  await expect(soldOut).toHaveAccessibleName(/, check-out only$/);
  await expect(soldOut).toContainText("—");
  const day = (await soldOut.getAttribute("data-day"))!;
  await soldOut.click();
  await expect(calendar.getByText(/You can’t arrive on .+\. Please choose another check-in date\./)).toBeVisible();
  await calendar.getByRole("button", { name: "Next available" }).click();
  const next = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day!);
  expect(next > day).toBe(true);
  await expect(calendar.locator(`${FREE}[data-day="${next}"]`)).toBeFocused();
  await dayOf(page, addDays(day, -1)).click();
  await dayOf(page, next).click();
  await expect(calendar.getByText(/isn’t available, so your stay can’t include it\./)).toBeVisible();
  await expect(dayOf(page, next)).toHaveAccessibleName(/your check-in/);
  await dayOf(page, addDays(day, -1)).click();
  await dayOf(page, day).click();
  await doneIn(calendar).click();
  await expect.poll(() => stayIn(page)).toMatchObject({ start: addDays(day, -1), end: day });
});

for (const lang of sampled(["zh-TW", "en-US", "ja-JP"], (each) => each === "zh-TW")) {
  test(`the calendar is sound in ${lang}, at all widths`, async ({ page }) => {
    // A year of days takes long to check.
    test.slow();
    await visit(page, lang);
    await openCalendar(page);
    await soundAtAllWidths(page, lang);
    await page.setViewportSize({ width: 320, height: 640 });
    const boxes = await page
      .locator("dialog.calendar [data-day]")
      .evaluateAll((days) =>
        days.map((day) => day.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    expect(Math.min(...boxes.map(([width]) => width!))).toBeGreaterThan(43.9);
    expect(Math.min(...boxes.map(([, height]) => height!))).toBeGreaterThan(51.9);
  });

  testLonger(`the guests' sheet is sound in ${lang}, at all widths`, async ({ page }) => {
    await visit(page, lang);
    await page.locator('[data-open="guests"]').click();
    await expect(page.locator("dialog.guests")).toBeVisible();
    await soundAtAllWidths(page, lang);
  });
}

test("guests: steps that keep the focus, a hint, and an address that has them", async ({ page }) => {
  await visit(page);
  await page.locator('[data-open="guests"]').click();
  const sheet = page.locator("dialog.guests");
  const fewer = sheet.getByRole("button", { name: "Remove one adult" });
  await fewer.focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("Enter");
  await expect(fewer).toBeFocused();
  await expect(fewer).toHaveAttribute("aria-disabled", "true");
  await expect(sheet.getByRole("button", { name: "Find rooms for 1 guest" })).toBeVisible();
  const more = sheet.getByRole("button", { name: "Add one adult" });
  // The largest room takes four.
  for (let adults = 1; adults < 5; adults += 1) await more.click();
  await expect(sheet.getByText("Our rooms sleep up to 4 adults; 5 adults need at least 2 rooms.")).toBeVisible();
  await sheet.getByRole("button", { name: "Add one room" }).click();
  await expect(sheet.getByText("Our rooms sleep up to")).toHaveCount(0);
  await sheet.getByRole("button", { name: "Add one child" }).click();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  expect(stayIn(page)).toEqual(STAY);
  await page.locator('[data-open="guests"]').click();
  await more.click();
  await sheet.getByRole("button", { name: "Find rooms for 3 guests" }).click();
  await expect.poll(() => stayIn(page)).toEqual({ ...STAY, adults: "3" });
  await expect(page.locator('[data-open="guests"]')).toBeFocused();
});
