/** Checks that every page must pass. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { linesOf, runAxe } from "../grid/axe.ts";
import { ARE_ALL_RUN } from "./variants.ts";

export const PORT = process.env.TEST_PORT ?? "3999";

export const at = (slug: string, path: string) => `http://${slug}.localhost:${PORT}${path}`;

/** zh-TW has no prefix. */
export const inLanguage = (lang: string, path: string) =>
  `/stay${lang === "zh-TW" ? "" : `/${lang}`}${path === "/" ? "" : path}`;

/** A new phone number for everybody: unpaid orders are counted by it. */
export const somePhone = () =>
  `+886 9${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, "0")
    .slice(-8)}`;

/** What the page has begun to ask for before is on its way: its own next answers are back. */
export async function hasAsked(page: Page): Promise<void> {
  for (let nth = 0; nth < 3; nth += 1) await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
}

/** A clock that stands still from the first script on, and goes on only where the journey says so: however slow the page is, it is the same. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}

/** A request without a browser. Only browsers resolve *.localhost, so the lodging is named by the Host header. */
export function ask(request: APIRequestContext, slug: string, path: string) {
  const headers = { host: `${slug}.localhost:${PORT}` };
  return request.get(`http://127.0.0.1:${PORT}${path}`, { headers, maxRedirects: 0 });
}

/** Collects every error while a page is open. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Leaving a page aborts its pictures: that is no fault.
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      faults.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`answer: ${response.status()} ${response.url()}`);
  });
  return faults;
}

/** Pages whose contrast was looked at: it takes half of axe's time, and `npm test` looks at it once in a journey. */
const contrasted = new WeakSet<Page>();

const MODAL = "dialog:modal";

/** A bar at the foot or on top always covers something, perhaps half of a control, which can be scrolled free. */
const UNCOVERED = ".cart-dock, .stay-bar { position: relative !important }";

/** Runs a check while no bar covers the page. */
export async function uncovered<Answer>(page: Page, check: () => Promise<Answer>): Promise<Answer> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, UNCOVERED);
  try {
    return await check();
  } finally {
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
  }
}

export async function expectSound(page: Page, faults: string[], lang: string): Promise<void> {
  await expectWellFormed(page, lang);
  const except = contrasted.has(page) && !ARE_ALL_RUN ? ["color-contrast"] : [];
  contrasted.add(page);
  // Behind an open dialog nothing can be reached, and whatever it covers by half looks too small.
  const part = (await page.locator(MODAL).count()) > 0 ? { within: MODAL } : {};
  const { violations } = await uncovered(page, () => runAxe(page, { except, ...part }));
  expect(linesOf(violations)).toEqual([]);
  expect(faults).toEqual([]);
}

/** Without axe: language, title, one heading, nothing too wide. */
export async function expectWellFormed(page: Page, lang: string): Promise<void> {
  // Measured before its styles have arrived, any page is too wide.
  await page.waitForLoadState();
  expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  expect(await page.title()).not.toBe("");
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main")).toHaveCount(1);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, "sideways scroll").toBeLessThanOrEqual(0);
}

const WIDE = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 640 };

/** How often a page was looked at: `npm test` runs axe on phone and desktop in turns, `npm run test:journeys` on both each time. */
const turns = new WeakMap<Page, number>();

/** Passes all checks on a phone, on a desktop, and on the narrowest screen. */
export async function soundAtAllWidths(page: Page, lang = "en-US"): Promise<void> {
  const usual = page.viewportSize()!;
  const turn = turns.get(page) ?? 0;
  turns.set(page, turn + 1);
  for (const [index, size] of [usual, WIDE].entries()) {
    await page.setViewportSize(size);
    if (ARE_ALL_RUN || turn % 2 === index) await expectSound(page, [], lang);
    else await expectWellFormed(page, lang);
  }
  await page.setViewportSize(NARROWEST);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, "sideways scroll at 320").toBeLessThanOrEqual(0);
  await expectTargets(page);
  await page.setViewportSize(usual);
}

/** Everything clickable is large enough for a finger; links within a sentence may be as small as its text. */
async function expectTargets(page: Page): Promise<void> {
  const small = await page
    .locator("main :is(a, button, input:not([type=hidden]), summary, textarea):visible")
    .evaluateAll((all) =>
      all
        .map((each) => (each.matches("[type=radio], label > [type=checkbox]") ? each.closest("label")! : each))
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map((each) => each.outerHTML.slice(0, 90)),
    );
  expect(small).toEqual([]);
}
