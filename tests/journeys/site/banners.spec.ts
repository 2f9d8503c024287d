/** Banner pictures of a home page: they rotate, load only shortly before their turn, and stop when paused. */
import { expect, test } from "@playwright/test";
import { at, stopClock } from "#tests/journeys/visit.ts";
import { WITH_PICTURES } from "#tests/journeys/pictures.ts";

test.use(WITH_PICTURES);

test.use({ reducedMotion: "no-preference" });

test("the next picture is fetched when its turn comes near, and none after a pause", async ({ page }) => {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const [, name] = /\/img\/([^/]+)\//.exec(request.url()) ?? [];
    if (name) fetched.add(name);
  });
  await stopClock(page);
  await page.goto(at("tidesong", "/stay/en-US"), { waitUntil: "networkidle" });
  const slides = page.locator("[data-slide]");
  const names = await slides
    .locator("img")
    .evaluateAll((all) => all.map((each) => /\/img\/([^/]+)\//.exec((each as HTMLImageElement).src)![1]!));
  expect(names.length).toBeGreaterThan(2);
  await expect(slides.nth(0)).toBeVisible();
  expect(fetched).toContain(names[0]);
  expect(fetched).not.toContain(names[1]);
  await page.clock.runFor(4_000);
  await expect.poll(() => fetched.has(names[1]!)).toBe(true);
  await expect
    .poll(() => slides.nth(1).evaluate((slide) => slide.querySelector("img")!.complete && slide.checkVisibility()))
    .toBe(true);
  await expect(slides.nth(1)).not.toHaveAttribute("data-shown", "");
  await page.clock.runFor(3_500);
  await expect(slides.nth(1)).toHaveAttribute("data-shown", "");
  await expect(slides.nth(0)).not.toHaveAttribute("data-shown", "");
  await page.getByRole("button", { name: "Pause the pictures" }).click();
  await page.clock.runFor(30_000);
  await expect(slides.nth(1)).toHaveAttribute("data-shown", "");
  await expect(page.getByRole("button", { name: "Play the pictures" })).toBeVisible();
});
