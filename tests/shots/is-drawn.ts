/** Waits for what a picture would show half: frames with the site itself, and pictures that are still loading. */
import { expect, type Page } from "@playwright/test";

/**
 * What a document looks like once nothing of it is on its way; null until then. Not Playwright's "networkidle": the studio keeps
 * a connection open for new orders, and where that opens early the network is never idle.
 */
const look = () => {
  const hasPictures = [...document.images].every(
    ({ complete, loading, y }) => complete || (loading === "lazy" && y > innerHeight),
  );
  const isThere = document.readyState === "complete" && document.fonts.status === "loaded";
  const isBusy = document.querySelector(".mantine-Skeleton-root, [aria-busy=true]") !== null;
  if (!hasPictures || !isThere || isBusy || document.body.innerText === "") return null;
  return `${document.body.innerHTML.length} ${performance.getEntriesByType("resource").length}`;
};

export async function isDrawn(page: Page): Promise<void> {
  // What lies under the pointer looks pressed.
  await page.mouse.move(0, 0);
  const lookAtAll = () => Promise.all(page.frames().map((frame) => frame.evaluate(look).catch(() => null)));
  let before = "";
  const isUnchanged = async () => {
    const now = await lookAtAll();
    const isSame = !now.includes(null) && now.join() === before;
    before = now.join();
    return isSame;
  };
  await expect.poll(isUnchanged, { timeout: 30_000, intervals: [600] }).toBe(true);
}
