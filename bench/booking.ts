/**
 * The booking page in a real browser: the script loaded before any input, Lighthouse as on a phone, and the time from a click
 * to the next paint on a processor slowed four times. The browser's own figures, not ratios.
 */
import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/browser.mjs";
import { addDays } from "#rules/time/day.ts";
import { loadLighthouse } from "./lighthouse.ts";
import { freePort, withDemo } from "./processes.ts";
import { table } from "./table.ts";

const CLICKS = 12;
const SLOWED = 4;
const BARS = { script: 200 * 1024, performance: 90, paint_ms: 100 };
const FLOWS = [
  { title: "booking_100 (Tidesong)", slug: "tidesong", preview: "booking_100" },
  { title: "booking_200 (Thousand Lamps)", slug: "thousandlamps", preview: "booking_200" },
];

export async function benchBooking(): Promise<void> {
  const [port, debugging] = [await freePort(), await freePort()];
  const executablePath = await findBrowser();
  await withDemo(port, async () => {
    const args = [...BROWSER_ARGUMENTS, `--remote-debugging-port=${debugging}`];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const start = addDays(new Date().toISOString().slice(0, 10), 30);
      const address = ({ slug, preview }: (typeof FLOWS)[number]) =>
        `http://${slug}.localhost:${port}/stay/en-US/booking?start=${start}&end=${addDays(start, 2)}&preview=${preview}`;
      await printScripts(() => browser.newContext(), address);
      await printClicks(() => browser.newContext({ viewport: { width: 390, height: 844 } }), address);
      await printLighthouse(address, debugging);
    } finally {
      await browser.close();
    }
  });
}

type Address = (flow: (typeof FLOWS)[number]) => string;
type NewContext = () => Promise<BrowserContext>;

const ready = (page: Page) => page.waitForSelector("html[data-booking=ready]", { state: "attached" });

async function printScripts(newContext: NewContext, address: Address): Promise<void> {
  console.log("\nScript loaded before the page is touched, gzip -9");
  const print = table(["flow", "files", "bytes", "bar", "calendar, once opened"]);
  for (const flow of FLOWS) {
    const context = await newContext();
    const page = await context.newPage();
    const files = new Map<string, number>();
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "script") return;
      files.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
    });
    await page.goto(address(flow), { waitUntil: "networkidle" });
    await ready(page);
    const sum = () => [...files.values()].reduce((all, one) => all + one, 0);
    const [count, first] = [files.size, sum()];
    await page.locator('[data-open="dates"]').first().click();
    await page.waitForSelector("dialog.calendar[open]");
    await page.waitForLoadState("networkidle");
    print([flow.title, count, first, BARS.script, sum() - first]);
    await context.close();
  }
}

/**
 * The browser's own measure: from the click to the next paint, of the slowest event of each click. What follows from a click is
 * rendered after that paint: the time until then is printed beside it, without a limit.
 */
async function printClicks(newContext: NewContext, address: Address): Promise<void> {
  console.log(
    `\nFrom a click to the next paint, processor slowed ${SLOWED} times, ${CLICKS} clicks of each; ms, bar ${BARS.paint_ms}`,
  );
  const print = table(["flow", "click", "p50", "worst", "drawn p50"]);
  for (const flow of FLOWS) {
    const context = await newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen: { name: string; duration: number }[] = [];
      const drawn: number[] = [];
      Object.assign(window, { seen, drawn });
      let clickedAt = 0;
      window.addEventListener("click", ({ timeStamp }) => void (clickedAt = timeStamp), true);
      const afterPaint = (since: number) =>
        requestAnimationFrame(() => setTimeout(() => drawn.push(performance.now() - since), 0));
      addEventListener("DOMContentLoaded", () =>
        new MutationObserver(() => {
          if (clickedAt > 0) afterPaint(clickedAt);
          clickedAt = 0;
        }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }),
      );
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) seen.push({ name, duration });
      }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(address(flow), { waitUntil: "networkidle" });
    await ready(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    type Measured = { seen: { duration: number }[]; drawn: number[] };
    const timed = async (action: () => Promise<unknown>) => {
      await page.evaluate(() => {
        const { seen, drawn } = window as unknown as Measured;
        seen.length = drawn.length = 0;
      });
      await action();
      await page.waitForTimeout(400);
      const { seen, drawn } = await page.evaluate(() => {
        const { seen, drawn } = window as unknown as Measured;
        return { seen, drawn };
      });
      // Events quicker than a frame are not reported.
      return { paint: Math.max(16, ...seen.map(({ duration }) => duration)), drawn: drawn[0] ?? 0 };
    };
    type Took = Awaited<ReturnType<typeof timed>>[];
    const took = { add: [] as Took, remove: [] as Took, date: [] as Took };
    for (let click = 0; click < CLICKS; click += 1) {
      took.add.push(await timed(() => page.locator("[data-add]:visible").first().click()));
      took.remove.push(await timed(() => page.locator(".rate .count button:visible").first().click()));
      await page.locator('[data-open="dates"]').first().click();
      await page.waitForSelector("dialog.calendar[open]");
      const days = page.locator('dialog.calendar [data-kind="priced"]:visible');
      await days.first().waitFor();
      took.date.push(await timed(() => days.nth(click % 3).click()));
      took.date.push(await timed(() => days.nth((click % 3) + 1).click()));
      took.date.push(await timed(() => page.locator("dialog.calendar .button").last().click()));
      await page.waitForSelector(".results:not([aria-busy=true])");
    }
    for (const [name, all] of Object.entries(took)) {
      const paints = all.map(({ paint }) => paint);
      const middle = (some: number[]) => some.toSorted((a, b) => a - b)[Math.floor(some.length / 2)]!;
      print([flow.title, name, middle(paints), Math.max(...paints), Math.round(middle(all.map(({ drawn }) => drawn)))]);
    }
    await context.close();
  }
}

async function printLighthouse(address: Address, port: number): Promise<void> {
  console.log(`\nLighthouse, mobile; bar for performance ${BARS.performance}`);
  const print = table(["flow", "performance", "accessibility", "best practices", "LCP ms", "TBT ms", "CLS"]);
  const lighthouse = await loadLighthouse();
  for (const flow of FLOWS) {
    const found = await lighthouse(address(flow), {
      port,
      output: "json",
      onlyCategories: ["performance", "accessibility", "best-practices"],
    });
    const { categories, audits } = found!.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (name: string) => Math.round((audits[name]?.numericValue ?? 0) * 1000) / 1000;
    print([
      flow.title,
      score("performance"),
      score("accessibility"),
      score("best-practices"),
      figure("largest-contentful-paint"),
      figure("total-blocking-time"),
      figure("cumulative-layout-shift"),
    ]);
  }
}
