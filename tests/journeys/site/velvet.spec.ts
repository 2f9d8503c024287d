/** Velvet (layout_800) shows which rooms are available tonight, and is discreet. */
import { expect, test } from "@playwright/test";
import { addDays, dayAt } from "#rules/time/day.ts";
import { ask, at, PORT } from "#tests/journeys/visit.ts";
import { WITH_PICTURES } from "#tests/journeys/pictures.ts";

test.use(WITH_PICTURES);

test("the board says of every room what a search for tonight says", async ({ page, request }) => {
  const today = dayAt(new Date(), "Asia/Taipei");
  const nights = `start_date=${today}&end_date=${addDays(today, 1)}`;
  const domain = `tidesong.localhost:${PORT}`;
  const found = await ask(request, "tidesong", `/api/ota/room/empty-by-date?domain=${domain}&${nights}`);
  const { data } = (await found.json()) as { data: { room_class_name: string; rate_plans: unknown[] }[] };
  expect(data.length).toBeGreaterThan(0);
  await page.goto(at("tidesong", "/stay?preview=layout_800.1"));
  await expect(page.getByRole("heading", { name: "今晚的房間" })).toBeVisible();
  for (const { room_class_name, rate_plans } of data) {
    const lamp = page.locator(".lamp").filter({ hasText: room_class_name });
    await expect(lamp.locator(".lamp-state")).toHaveText(rate_plans.length > 0 ? "可訂" : "已滿");
  }
});

test("a lodging that takes no bookings yet says nothing of tonight", async ({ page }) => {
  await page.goto(at("nightglow", "/stay"));
  await expect(page.locator(".lamp").first()).toBeVisible();
  await expect(page.locator(".lamp-state")).toHaveCount(0);
});

test("a tab and a shared link show the lodging's short name and an icon that says nothing", async ({
  page,
  request,
}) => {
  await page.goto(at("tidesong", "/stay/en-US/about?preview=layout_800.1"));
  await expect(page).toHaveTitle("About us | Tidesong Hotels");
  const site = page.locator('meta[property="og:site_name"]');
  await expect(site).toHaveAttribute("content", "Tidesong Hotels");
  await page.goto(at("tidesong", "/stay/en-US/follow?preview=layout_800.1"));
  await expect(page).toHaveTitle("Follow Tidesong Hotels");
  for (const path of ["orders", "booking", "nowhere"]) {
    await page.goto(at("tidesong", `/stay/en-US/${path}?preview=layout_800.1`));
    await expect(page, path).toHaveTitle(/^[^|]+ [|·] Tidesong Hotels$/);
  }
  await page.goto(at("tidesong", "/stay/en-US/about"));
  await expect(page).toHaveTitle("About us | Tidesong Bay Resort");
  await expect(site).toHaveAttribute("content", "Tidesong Bay Resort");
  expect(await (await ask(request, "nightglow", "/icon.svg")).text()).not.toContain("<text");
  expect(await (await ask(request, "tidesong", "/icon.svg")).text()).toContain("潮</text>");
});
