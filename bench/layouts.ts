/**
 * Every layout in a real browser against the built server: the size of each kind of page on a phone before any input, and
 * Lighthouse as on a phone on home, a room and a promotion. The browser's own figures, not ratios; a missed limit fails the
 * run. npm run bench -- layouts; LAYOUTS=layout_500,layout_501 takes only some.
 */
import { type Browser, chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/browser.mjs";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { weigh } from "#tests/journeys/sizes/measure.ts";
import { loadLighthouse } from "./lighthouse.ts";
import { freePort, withDemo } from "./processes.ts";
import { table } from "./table.ts";

const KB = 1024;
/** Upper limits of sizes in bytes, lower limits of Lighthouse's scores. */
const WEIGHTS = { styles: 24 * KB, fonts: 110 * KB, picture: 180 * KB, script: 35 * KB };
const SCORES = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

const SLUG = "tidesong";
const requested = process.env.LAYOUTS?.split(",");
const LAYOUTS = LAYOUT_SETTINGS.map(({ code }) => code).filter(
  (code) => requested === undefined || requested.includes(code),
);

export async function benchLayouts(): Promise<void> {
  const [port, debugging] = [await freePort(), await freePort()];
  const executablePath = await findBrowser();
  const missed: string[] = [];
  await withDemo(port, async () => {
    const args = [...BROWSER_ARGUMENTS, `--remote-debugging-port=${debugging}`];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const pages = await findPages(browser, `http://${SLUG}.localhost:${port}`);
      missed.push(...(await printWeights(browser, pages)));
      const judged = pages.filter(({ title }) => JUDGED.has(title));
      missed.push(...(await printLighthouse(judged, debugging)));
    } finally {
      await browser.close();
    }
  });
  if (missed.length === 0) return;
  console.error(`\nMissed:\n${missed.map((each) => `- ${each}`).join("\n")}`);
  process.exitCode = 1;
}

/** Lighthouse runs on these; the size is measured on every kind of page. */
const JUDGED = new Set(["home", "room", "promotion"]);

type Pages = { title: string; url: (layout: string) => string }[];

async function findPages(browser: Browser, origin: string): Promise<Pages> {
  const page = await browser.newPage();
  const linked = async (from: string, link: string) => {
    await page.goto(`${origin}/stay${from}`);
    const href = await page.locator(`a[href*="/stay${link}"]`).first().getAttribute("href");
    return new URL(href!, origin).pathname;
  };
  const paths = {
    home: "/stay",
    room: await linked("", "/rooms/"),
    promotion: await linked("/event", "/event/"),
    facilities: "/stay/facilities",
    promotions: "/stay/event",
    news: "/stay/news",
    attractions: "/stay/attractions",
    about: "/stay/about",
    booking: "/stay/booking",
  };
  await page.close();
  return Object.entries(paths).map(([title, path]) => ({
    title,
    url: (layout) => `${origin}${path}?preview=${layout}`,
  }));
}

async function printWeights(browser: Browser, pages: Pages): Promise<string[]> {
  console.log(
    "\nWhat a page weighs on a phone (390 px, two pixels per point) before it is touched; zh-TW; bytes, text as gzip -9",
  );
  const print = table(["layout", "page", "CSS", "fonts", "largest picture", "script"]);
  print(["bar", "", WEIGHTS.styles, WEIGHTS.fonts, WEIGHTS.picture, WEIGHTS.script]);
  const missed: string[] = [];
  for (const code of LAYOUTS)
    for (const { title, url } of pages) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
      const weighed = await weigh(await context.newPage(), url(`${code}.1`));
      await context.close();
      print([code, title, weighed.styles, weighed.fonts, weighed.picture, weighed.script]);
      // Booking is an application: its styles and script are shown, not limited.
      const unlimited = title === "booking" ? ["styles", "script"] : [];
      for (const [what, bar] of Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][])
        if (weighed[what] > bar && !unlimited.includes(what))
          missed.push(`${code} ${title}: ${what} ${weighed[what]} bytes, bar ${bar}`);
    }
  return missed;
}

/** A preview is noindex on purpose: that audit is skipped. */
const PREVIEWED = ["is-crawlable"];

async function printLighthouse(pages: Pages, port: number): Promise<string[]> {
  const kinds = Object.keys(SCORES) as (keyof typeof SCORES)[];
  console.log(`\nLighthouse, mobile; bars ${kinds.map((kind) => `${kind} ${SCORES[kind]}`).join(", ")}`);
  const print = table(["layout", "page", ...kinds, "LCP ms", "TBT ms", "CLS"]);
  const missed: string[] = [];
  const lighthouse = await loadLighthouse();
  for (const code of LAYOUTS)
    for (const { title, url } of pages) {
      const found = await lighthouse(url(`${code}.1`), {
        port,
        output: "json",
        onlyCategories: kinds,
        skipAudits: PREVIEWED,
      });
      const { categories, audits } = found!.lhr;
      const scores = kinds.map((kind) => Math.round((categories[kind]?.score ?? 0) * 100));
      const figure = (name: string) => Math.round((audits[name]?.numericValue ?? 0) * 1000) / 1000;
      print([
        code,
        title,
        ...scores,
        figure("largest-contentful-paint"),
        figure("total-blocking-time"),
        figure("cumulative-layout-shift"),
      ]);
      for (const [index, kind] of kinds.entries()) {
        if (scores[index]! >= SCORES[kind]) continue;
        const failed = (categories[kind]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id);
        missed.push(`${code} ${title}: ${kind} ${scores[index]}, bar ${SCORES[kind]} (${failed.join(", ")})`);
      }
    }
  return missed;
}
