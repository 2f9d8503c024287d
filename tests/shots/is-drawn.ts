/** Waits for what a picture would show half: frames with the site itself, and pictures that are still loading. */
import { expect, type Page } from "@playwright/test";

/**
 * What of a document is on its way, and what it looks like. Not Playwright's "networkidle": the studio keeps
 * a connection open for new orders, and where that opens early the network is never idle.
 */
const look = (): { missing: string; state: string } => {
  const pictures = [...document.images].filter(
    // Lazy ones out of sight never come, nor those of a frame that is itself out of sight.
    ({ complete, loading, y }) => !complete && !(loading === "lazy" && (y > innerHeight || window !== top)),
  );
  const busy = document.querySelector(".mantine-Skeleton-root, [aria-busy=true]");
  const missing = [
    ...pictures.map(({ src }) => src),
    document.readyState === "complete" ? "" : "document",
    document.fonts.status === "loaded" ? "" : "fonts",
    busy ? `busy ${busy.className}` : "",
    document.body.innerText === "" ? "text" : "",
  ].filter((each) => each !== "");
  const resources = performance.getEntriesByType("resource").length;
  return { missing: missing.join(), state: `${document.body.innerHTML.length} ${resources}` };
};

export async function isDrawn(page: Page): Promise<void> {
  // What lies under the pointer looks pressed.
  await page.mouse.move(0, 0);
  const gone = { missing: "frame", state: "" };
  let before = "";
  /** What is still on its way; nothing once two looks are the same. */
  const waiting = async (): Promise<string> => {
    const seen = await Promise.all(page.frames().map((frame) => frame.evaluate(look).catch(() => gone)));
    const state = seen.map((each) => each.state).join();
    const missing = seen.flatMap((each) => each.missing || []).join();
    const isSame = state === before;
    before = state;
    return missing || (isSame ? "" : "changing");
  };
  await expect.poll(waiting, { timeout: 30_000, intervals: [600] }).toBe("");
}
