/** npm run bench -- homes: when homes show their largest paint on a slow line, beside bare HTML of as many bytes on the same one. */
import { type Browser, chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/browser.mjs";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { withBaselines } from "./baselines.ts";
import { share } from "./measure.ts";
import { freePort, withDemo } from "./processes.ts";
import { ROUNDS } from "./settings.ts";
import { table } from "./table.ts";

const LINE = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };
const BAR_MS = 2500;

export async function benchHomes(): Promise<void> {
  const [port, barePort] = [await freePort(), await freePort()];
  const executablePath = await findBrowser();
  await withDemo(port, () =>
    withBaselines(barePort, async ({ bareOf }) => {
      const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
      try {
        console.log("\nHomes on a line of 400 ms and 50 KB a second, on a phone; the largest paint in ms");
        const print = table(["layout", "lodging", "largest paint", "bar", "bare HTML", "over bare"]);
        for (const { code, showcase } of LAYOUT_SETTINGS) {
          const [ours, bare]: [number[], number[]] = [[], []];
          for (let round = 0; round < ROUNDS; round += 1) {
            const { html, paint } = await largestPaint(
              browser,
              `http://${showcase}.localhost:${port}/stay?preview=${code}.1`,
            );
            ours.push(paint);
            bare.push((await largestPaint(browser, bareOf(code, html))).paint);
          }
          const [paint, barePaint] = [share(ours, 0.5), share(bare, 0.5)];
          print([code, showcase, paint, BAR_MS, barePaint, paint / barePaint]);
        }
      } finally {
        await browser.close();
      }
    }),
  );
}

async function largestPaint(browser: Browser, url: string): Promise<{ html: string; paint: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  const answer = await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)!.startTime)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  const html = await answer!.text();
  await context.close();
  return { html, paint };
}
