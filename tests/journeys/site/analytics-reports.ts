/** Shared by the journeys about analytics: records every report of a page, and answers the consent question. */
import { expect, type Page } from "@playwright/test";
import type { Hit } from "../../../sandbox/analytics.ts";
import { PORT } from "#tests/journeys/visit.ts";

export const SANDBOX = `http://127.0.0.1:${Number(PORT) + 1}`;
export const GOOGLE = "G-T1DES0NG";
export const META = "100000000000128";

/** Every request of this page to the vendors, and for our own analytics script. */
export function listen(page: Page) {
  const fetched: string[] = [];
  const hits: Hit[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/\/analytics[/-]|google|facebook/.test(url)) fetched.push(url);
    if (url === `${SANDBOX}/analytics/hits`) hits.push(JSON.parse(request.postData() ?? "null") as Hit);
  });
  const named = (name: string) => hits.filter((hit) => hit.name === name);
  return { fetched, hits, named };
}

export const bar = (page: Page) => page.locator("[data-consent]");
export const choose = (page: Page, choice: "granted" | "denied") => page.locator(`[data-choice="${choice}"]`).click();
export const settings = (page: Page) => page.locator("[data-consent-settings]");

/** Agrees, and waits until both vendors have received the page view. */
export async function accept(page: Page, analytics: ReturnType<typeof listen>): Promise<void> {
  await choose(page, "granted");
  await expect.poll(() => analytics.hits.map(({ name }) => name).sort()).toEqual(["PageView", "page_view"]);
}

/** The page stays open, whatever link is clicked. */
export const holdStill = (page: Page) => page.route(/\/booking\?|owlting/, (route) => route.fulfill({ status: 204 }));
