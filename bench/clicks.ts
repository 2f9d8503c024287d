/** Clicks on a processor slowed four times, beside the same clicks on an empty React page in the same run. */
import type { BrowserContext, Page } from "@playwright/test";

export const SLOWED = 4;
/** Of each kind. */
export const CLICKS = 36;

type Took = { paint: number; drawn: number; longest: number };
type Seen = { events: number[]; drawn: number[]; tasks: number[] };

/** The browser's own measure of each click, when what follows from it was drawn, and how long its tasks were. */
export async function watchClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { events: [], drawn: [], tasks: [] };
    Object.assign(window, { seen });
    let clickedAt = 0;
    window.addEventListener("click", ({ timeStamp }) => void (clickedAt = timeStamp), true);
    const afterPaint = (since: number) =>
      requestAnimationFrame(() => setTimeout(() => seen.drawn.push(performance.now() - since), 0));
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(() => {
        if (clickedAt > 0) afterPaint(clickedAt);
        clickedAt = 0;
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }),
    );
    const follow = (type: string, into: number[], more: object) =>
      new PerformanceObserver((list) => into.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type,
        buffered: true,
        ...more,
      });
    follow("event", seen.events, { durationThreshold: 16 });
    follow("longtask", seen.tasks, {});
  });
}

export async function slow(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
}

export async function timed(page: Page, action: () => Promise<unknown>): Promise<Took> {
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    for (const list of Object.values(seen)) list.length = 0;
  });
  await action();
  await page.waitForTimeout(400);
  const { events, drawn, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  // Events quicker than a frame are not reported.
  return { paint: Math.max(16, ...events), drawn: drawn[0] ?? 0, longest: Math.max(0, ...tasks) };
}

const middle = (some: number[]) => some.toSorted((a, b) => a - b)[Math.floor(some.length / 2)] ?? 0;

export type Summary = { count: number; p50: number; worst: number; drawn: number; longest: number };

export function summarizeClicks(all: Took[]): Summary {
  return {
    count: all.length,
    p50: middle(all.map(({ paint }) => paint)),
    worst: Math.max(...all.map(({ paint }) => paint)),
    drawn: middle(all.map(({ drawn }) => drawn)),
    longest: Math.max(...all.map(({ longest }) => longest)),
  };
}

/** As many clicks of the empty React page. */
export async function clickEmpty(newContext: () => Promise<BrowserContext>, url: string): Promise<Summary> {
  const context = await newContext();
  const page = await context.newPage();
  await watchClicks(page);
  await page.goto(url);
  const button = page.locator("button");
  await button.waitFor();
  await slow(context, page);
  const took: Took[] = [];
  for (let click = 0; click < CLICKS; click += 1) took.push(await timed(page, () => button.click()));
  await context.close();
  return summarizeClicks(took);
}

/** A script that starts at the first sign of a guest has started; any other is ready anyhow. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 8);
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-booking=ready]", { state: "attached" });
}

export async function clickBooking(
  newContext: () => Promise<BrowserContext>,
  url: string,
): Promise<Record<"add" | "remove" | "date", Summary>> {
  const context = await newContext();
  const page = await context.newPage();
  await watchClicks(page);
  await page.goto(url, { waitUntil: "networkidle" });
  await wake(page);
  await slow(context, page);
  const took = { add: [] as Took[], remove: [] as Took[], date: [] as Took[] };
  const add = () => page.locator("[data-add]:visible").first().click();
  const remove = () => page.locator(".rate .count button:visible").first().click();
  for (let click = 0; click < CLICKS; click += 1) {
    took.add.push(await timed(page, add));
    took.remove.push(await timed(page, remove));
    // Three of a calendar's clicks are measured, each as it follows from the one before.
    if (click % 3 > 0) continue;
    await page.locator('[data-open="dates"]').first().click();
    await page.waitForSelector("dialog.calendar[open]");
    const days = page.locator('dialog.calendar [data-kind="priced"]:visible');
    await days.first().waitFor();
    const nth = (click / 3) % 3;
    took.date.push(await timed(page, () => days.nth(nth).click()));
    took.date.push(await timed(page, () => days.nth(nth + 1).click()));
    took.date.push(await timed(page, () => page.locator("dialog.calendar .button").last().click()));
    await page.waitForSelector(".results:not([aria-busy=true])");
  }
  await context.close();
  return {
    add: summarizeClicks(took.add),
    remove: summarizeClicks(took.remove),
    date: summarizeClicks(took.date),
  };
}

/** From the first click on a page that has just come to what it changes, by this machine's clock. */
export async function firstClick(
  newContext: () => Promise<BrowserContext>,
  url: string,
  { button, effect }: { button: string; effect: string },
): Promise<number> {
  const context = await newContext();
  const page = await context.newPage();
  await slow(context, page);
  await page.goto(url, { waitUntil: "load" });
  const target = page.locator(button).first();
  await target.waitFor();
  const from = performance.now();
  await target.click({ noWaitAfter: true });
  await page.locator(effect).first().waitFor();
  const took = performance.now() - from;
  await context.close();
  return took;
}
