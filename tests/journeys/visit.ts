/** What every page must hold to, whoever's it is. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { linesOf, runAxe } from "../grid/axe.ts";

export const PORT = process.env.TEST_PORT ?? "3999";

export const at = (slug: string, path: string) => `http://${slug}.localhost:${PORT}${path}`;

/** zh-TW stands unprefixed. */
export const inLanguage = (lang: string, path: string) =>
  `/stay${lang === "zh-TW" ? "" : `/${lang}`}${path === "/" ? "" : path}`;

/** Everybody has a number of their own: unpaid orders are counted by it. */
export const somePhone = () =>
  `+886 9${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, "0")
    .slice(-8)}`;

/** Asks without a browser. Only browsers know where *.localhost is, so the lodging is named by the Host header. */
export function ask(request: APIRequestContext, slug: string, path: string) {
  const headers = { host: `${slug}.localhost:${PORT}` };
  return request.get(`http://127.0.0.1:${PORT}${path}`, { headers, maxRedirects: 0 });
}

/** Collects whatever goes wrong while a page is open. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A page that is left while pictures load aborts them: that is no fault of the page.
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      faults.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`answer: ${response.status()} ${response.url()}`);
  });
  return faults;
}

export async function expectSound(page: Page, faults: string[], lang: string): Promise<void> {
  expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  expect(await page.title()).not.toBe("");
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main")).toHaveCount(1);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, "sideways scroll").toBeLessThanOrEqual(0);
  expect(linesOf((await runAxe(page)).violations)).toEqual([]);
  expect(faults).toEqual([]);
}

const WIDE = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 640 };

/** Sound on a phone, on a desk, and on the narrowest screen there is. */
export async function soundAtAllWidths(page: Page, lang = "en-US"): Promise<void> {
  const usual = page.viewportSize()!;
  for (const size of [usual, WIDE]) {
    await page.setViewportSize(size);
    await expectSound(page, [], lang);
  }
  await page.setViewportSize(NARROWEST);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, "sideways scroll at 320").toBeLessThanOrEqual(0);
  await expectTargets(page);
  await page.setViewportSize(usual);
}

/** Whatever can be pressed in the page itself is as large as a finger; links within a sentence may be as small as its letters. */
async function expectTargets(page: Page): Promise<void> {
  const small = await page
    .locator("main :is(a, button, input:not([type=hidden]), summary, textarea):visible")
    .evaluateAll((all) =>
      all
        .map((each) => (each.matches("[type=radio]") ? each.closest("label")! : each))
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map((each) => each.outerHTML.slice(0, 90)),
    );
  expect(small).toEqual([]);
}
