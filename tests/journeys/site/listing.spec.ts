/**
 * The table of prices on layout_702's home page: the call's figures, each a link into the booking page, with and without a
 * script.
 */
import { expect, test } from "@playwright/test";
import { ask, at } from "#tests/journeys/visit.ts";

const LISTING = "/stay/en-US?preview=layout_702.1";
const HOUSE = "swallowtail";

test.use({ viewport: { width: 1280, height: 800 } });

test("every price is the calendar's, no day is over, and each leads to its night", async ({ page, request }) => {
  await page.goto(at(HOUSE, LISTING));
  const links = page.locator('[data-way="house"] .month a');
  const shown = await links.evaluateAll((all) =>
    all.map((link) => ({
      day: new URL((link as HTMLAnchorElement).href).searchParams.get("start")!,
      only: new URL((link as HTMLAnchorElement).href).searchParams.get("only"),
      said: link.querySelector(".hidden")!.textContent,
    })),
  );
  const rooms = await (await ask(request, HOUSE, `/api/ota/room/list?domain=${HOUSE}.localhost`)).json();
  const house = rooms.data.find((room: { support_entire_rent: boolean }) => room.support_entire_rent);
  const query = new URLSearchParams({
    domain: `${HOUSE}.localhost`,
    start_date: shown[0]!.day,
    end_date: shown.at(-1)!.day,
    room_class_ids: String(house.room_class_id),
  });
  const calendar = await (await ask(request, HOUSE, `/api/wota/room_calendar?${query}`)).json();
  const free = calendar.data.filter((day: { price: number | null }) => day.price !== null);
  expect(shown.map(({ day }) => day)).toEqual(free.map((day: { date: string }) => day.date));
  for (const [index, { price }] of free.entries()) {
    expect(shown[index]!.said).toContain(`NT$${price.toLocaleString("en-US")}`);
    expect(shown[index]!.only).toBe("whole_house");
  }
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`/booking\\?start=${shown[0]!.day}`));
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the house or its rooms: one switch, one table at a time", async ({ page }) => {
    await page.goto(at(HOUSE, LISTING));
    await expect(page.locator('[data-way="house"] .month')).toBeVisible();
    await expect(page.locator('[data-way="rooms"] .month')).toBeHidden();
    await page.locator(".ways label").nth(1).click();
    await expect(page.locator('[data-way="rooms"] .month')).toBeVisible();
    await expect(page.locator('[data-way="house"] .month')).toBeHidden();
  });

  test("on a phone the bar opens the month as a sheet, and Escape closes it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(HOUSE, LISTING));
    await expect(page.locator(".price-card")).toBeHidden();
    await page.locator(".bar button").click();
    await expect(page.locator(".price-card")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".price-card")).toBeHidden();
  });
});

test("a lodging that sells nothing yet shows no month", async ({ page }) => {
  await page.goto(at("nightglow", "/stay?preview=layout_702.1"));
  await expect(page.locator("html")).toHaveAttribute("data-layout", "layout_702");
  await expect(page.locator(".month")).toHaveCount(0);
});
