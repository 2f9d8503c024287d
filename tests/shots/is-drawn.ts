/** Waits for what a picture would show half: frames with the site itself, and pictures that are still loading. */
import { expect, type Page } from "@playwright/test";

/** Without a frame in it, or with one that has its page. */
const hasAll = () =>
  [...document.querySelectorAll("iframe")].every(({ src }) => src !== "") &&
  [...document.images].every(({ complete, loading, y }) => complete || (loading === "lazy" && y > innerHeight));

export async function isDrawn(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.evaluate(hasAll), { timeout: 20_000 }).toBe(true);
  for (const frame of page.frames().slice(1)) await frame.waitForLoadState("load");
}
