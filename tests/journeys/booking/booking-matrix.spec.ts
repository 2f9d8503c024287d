/** The matrix of rooms and days: two taps in a room's row choose a stay, by touch, by keyboard, and by forms alone. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { addDays } from "#rules/time/day.ts";
import {
  addRoom,
  bookingUrl,
  goOn,
  isPriced,
  isReady,
  NARROW,
  openBooking,
  priceOnPage,
  WIDE,
  wordsIn,
} from "./booking-guest.ts";
import { bookElsewhere, dayAhead, findPlan, setRooms, stayAhead } from "./booking-server.ts";
import { expectSound, watch } from "#tests/journeys/visit.ts";
import { testLonger, testVariant } from "#tests/journeys/variants.ts";

const SLUG = "swallowtail";
const layout = "booking_200" as const;
const words = wordsIn();

const night = (page: Page, room_class_id: number, day: string) =>
  page.locator(`[data-night="${room_class_id}.${day}"]`);
const cellOf = (button: Locator) => button.locator("xpath=..");
const marksIn = (page: Page, room_class_id: number) =>
  page.locator(`[role=gridcell][data-mark]:has([data-night^="${room_class_id}."])`);
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const firstRoom = (page: Page) => page.locator(".room").first();

for (const [index, viewport] of [NARROW, WIDE].entries()) {
  testVariant(viewport === NARROW)(
    `${viewport.width} px: arrival, departure, and the room's rates below cost what its nights do`,
    async ({ page, request }) => {
      const faults = watch(page);
      await page.setViewportSize(viewport);
      const stay = stayAhead(200 + index * 20);
      const [start, end] = [addDays(stay.start, 2), addDays(stay.start, 5)];
      const west = await findPlan(request, SLUG, "WEST/RO-FLEX", { start, end });
      const { room_class_id } = west;
      await openBooking(page, { slug: SLUG, layout, stay });
      await expect(page.getByRole("grid", { name: words.matrix.title }).getByRole("rowheader")).toHaveCount(5);
      await expect(marksIn(page, room_class_id)).toHaveCount(3);

      const top = async () => (await night(page, room_class_id, end).boundingBox())!.y;
      await night(page, room_class_id, end).scrollIntoViewIfNeeded();
      const before = await top();
      await night(page, room_class_id, start).click();
      await expect(page.locator(".cart-dock")).toContainText("Now choose your check-out date");
      await expect(night(page, room_class_id, start)).toHaveAccessibleName(/your check-in$/);
      // Rates of other days must not be taken for those of the stay being chosen.
      await expect(page.locator("#rates")).toBeHidden();
      expect(queryOf(page)).toMatchObject(stay);
      expect(await top(), "nothing has moved under the finger").toBe(before);

      await night(page, room_class_id, end).click();
      await expect.poll(() => queryOf(page)).toMatchObject({ start, end, row: String(room_class_id) });
      await expect(marksIn(page, room_class_id)).toHaveCount(4);
      await expect(page.locator(".nights-head [role=status]")).toHaveText(/West wing: .*, 3\snights$/);
      await expect(page.locator(".results")).toHaveAttribute("aria-busy", "false");
      await expect(firstRoom(page)).toHaveAttribute("data-room", String(room_class_id));
      // The lowest prices of the nights add up to the cheapest rate.
      await expect(page.locator(".cart-dock")).toContainText(`from NT$${west.price.toLocaleString("en-US")}`);
      await expectSound(page, faults, "en-US");

      await page.getByRole("link", { name: words.matrix.choose_plan }).click();
      await expect(firstRoom(page)).toBeInViewport();
      await addRoom(page, west);
      await goOn(page);
      await isPriced(page);
      expect((await priceOnPage(page)).total).toBe(west.price);

      // The same booking in the other layout, and back.
      await page.goto(page.url().replace(layout, "booking_100"));
      await isReady(page);
      await isPriced(page);
      expect((await priceOnPage(page)).total).toBe(west.price);
      expect(queryOf(page)).toMatchObject({ start, end, row: String(room_class_id), step: "details" });
    },
  );
}

testLonger(
  "a tap can be undone, Back leads to the stay before, and other days come as they are turned to",
  async ({ page, request }) => {
    const stay = stayAhead(200);
    const { room_class_id } = await findPlan(request, SLUG, "EAST/RO-FLEX", stay);
    await openBooking(page, { slug: SLUG, layout, stay });
    await night(page, room_class_id, addDays(stay.start, 3)).click();
    await page.getByRole("button", { name: words.undo }).click();
    await expect(page.locator("#rates")).toBeVisible();
    await expect(marksIn(page, room_class_id)).toHaveCount(3);

    await page.getByRole("button", { name: words.matrix.later }).click();
    const far = addDays(stay.start, 15);
    await expect(night(page, room_class_id, far)).toHaveText(/^\d,\d{3}$/);
    await night(page, room_class_id, far).click();
    await night(page, room_class_id, addDays(far, 1)).click();
    await expect.poll(() => queryOf(page)).toMatchObject({ start: far, end: addDays(far, 1) });
    await page.goBack();
    await expect.poll(() => queryOf(page)).toMatchObject(stay);
    await page.reload();
    await isReady(page);
    expect(queryOf(page)).toMatchObject(stay);
  },
);

testLonger("a night that somebody else has taken can only be left on", async ({ page, request }) => {
  const stay = stayAhead(204);
  const taken = { start: dayAhead(208), end: dayAhead(209) };
  const east = await findPlan(request, SLUG, "EAST/RO-FLEX", taken);
  const { room_class_id } = east;
  await setRooms(request, east, taken, 1);
  await openBooking(page, { slug: SLUG, layout, stay });
  await expect(night(page, room_class_id, taken.start)).toHaveText(/\d/);
  await bookElsewhere(east, taken);
  await page.reload();
  await isReady(page);
  const soldOut = night(page, room_class_id, taken.start);
  await expect(soldOut).toHaveText("—");
  await expect(soldOut).toHaveAccessibleName(/check-out only$/);
  await soldOut.click();
  await expect(page.locator(".toast")).toContainText("Please choose another check-in date.");
  expect(queryOf(page)).not.toHaveProperty("row");

  // No stay can include that night: the later day begins a new one.
  await night(page, room_class_id, dayAhead(207)).click();
  await night(page, room_class_id, dayAhead(210)).click();
  await expect(page.locator(".toast").last()).toContainText("a stay can’t include it");
  await expect.poll(() => queryOf(page).row).toBe(`${room_class_id}.${dayAhead(210)}`);
  await page.getByRole("button", { name: words.undo }).click();
  await night(page, room_class_id, dayAhead(207)).click();
  await soldOut.click();
  await expect.poll(() => queryOf(page)).toMatchObject({ start: dayAhead(207), end: dayAhead(208) });
});

testLonger("by keys: one stop, arrows within, days beyond the last are fetched", async ({ page, request }) => {
  const faults = watch(page);
  await page.setViewportSize(WIDE);
  const stay = stayAhead(240);
  const { room_class_id: main } = await findPlan(request, SLUG, "MAIN/RO-FLEX", stay);
  const { room_class_id: east } = await findPlan(request, SLUG, "EAST/RO-FLEX", stay);
  await openBooking(page, { slug: SLUG, layout, stay });
  await expect(page.locator('[data-night][tabindex="0"]')).toHaveCount(1);
  await page.getByRole("button", { name: words.matrix.later }).focus();
  await page.keyboard.press("Tab");
  await expect(night(page, main, stay.start)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  const first = addDays(stay.start, 12);
  await expect(night(page, east, first)).toBeFocused();
  await expect(night(page, east, first)).toHaveText(/\d/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect.poll(() => queryOf(page)).toMatchObject({ start: first, end: addDays(first, 2), row: String(east) });
  await expect(night(page, east, addDays(first, 2))).toBeFocused();
  await expect(cellOf(night(page, east, first))).toHaveAttribute("aria-selected", "true");
  await expectSound(page, faults, "en-US");
});

test("without prices: days can still be chosen, and prices loaded again", async ({ page, request }) => {
  const stay = stayAhead(200);
  const { room_class_id } = await findPlan(request, SLUG, "EAST/RO-FLEX", stay);
  await openBooking(page, { slug: SLUG, layout, stay });
  await page.route("**/room_calendar?**", (route) => route.abort());
  await page.getByRole("button", { name: words.matrix.later }).click();
  await expect(page.getByText(words.matrix.failed)).toBeVisible();
  const far = addDays(stay.start, 16);
  await night(page, room_class_id, far).click();
  await night(page, room_class_id, addDays(far, 2)).click();
  await expect.poll(() => queryOf(page)).toMatchObject({ start: far, end: addDays(far, 2) });
  await page.unroute("**/room_calendar?**");
  await page.getByRole("button", { name: words.retry }).click();
  await expect(night(page, room_class_id, far)).toHaveText(/\d/);
  await expect(page.getByText(words.matrix.failed)).toHaveCount(0);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("taps are forms, and the days shown are turned by the server", async ({ page, request }) => {
    const stay = stayAhead(200);
    const { room_class_id } = await findPlan(request, SLUG, "LOFT/RO-FLEX", stay);
    await page.goto(bookingUrl({ slug: SLUG, layout, stay }));
    await page.getByRole("button", { name: words.matrix.later }).click();
    const start = addDays(stay.start, 14);
    await night(page, room_class_id, start).click();
    await expect(page.locator(".cart-dock")).toContainText("Now choose your check-out date");
    await night(page, room_class_id, addDays(start, 2)).click();
    await expect.poll(() => queryOf(page)).toMatchObject({ start, end: addDays(start, 2), row: String(room_class_id) });
    await expect(marksIn(page, room_class_id)).toHaveCount(3);
    await expect(firstRoom(page)).toHaveAttribute("data-room", String(room_class_id));
  });
});
