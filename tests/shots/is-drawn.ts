/** Waits for what a picture would show half: frames with the site itself, and pictures that are still loading. */
import { expect, type Page } from "@playwright/test";

const hasPictures = () =>
  [...document.images].every(({ complete, loading, y }) => complete || (loading === "lazy" && y > innerHeight));
const hasText = () => document.readyState === "complete" && document.body.innerText !== "";

export async function isDrawn(page: Page): Promise<void> {
  // What lies under the pointer looks pressed.
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.evaluate(hasPictures), { timeout: 20_000 }).toBe(true);
  const frames = () => page.frames().slice(1);
  const areDrawn = async () => {
    const drawn = await Promise.all(frames().map((frame) => frame.evaluate(hasText).catch(() => false)));
    return drawn.every(Boolean);
  };
  await expect.poll(areDrawn, { timeout: 20_000 }).toBe(true);
}
