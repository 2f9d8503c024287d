/**
 * The booking page in a real browser: what it loads before and after the first touch, clicks, the main thread's work and
 * Lighthouse as on a phone. Sizes are the page's own; times stand beside an empty React page and bare HTML of as many bytes that
 * were measured in the same run, so that a slow machine neither hides a fault nor makes one.
 * CASES=campsite,photos,family adds heavy ones: 40 classes of 5 plans, 30 photos a room, eight guests with codes and extras.
 */
import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/browser.mjs";
import { addDays } from "#rules/time/day.ts";
import { type Baselines, withBaselines } from "./baselines.ts";
import { clickBooking, clickEmpty, CLICKS, firstClick, slow, SLOWED, type Summary, wake } from "./clicks.ts";
import { makeHeavy } from "./heavy-demo.ts";
import { loadLighthouse } from "./lighthouse.ts";
import { share } from "./measure.ts";
import { freePort, withDemo } from "./processes.ts";
import { ROUNDS } from "./settings.ts";
import { table } from "./table.ts";

type Flow = { title: string; slug: string; query: Record<string, string> };
type Measuring = { flows: (Flow & { url: string })[]; newContext: () => Promise<BrowserContext>; baselines: Baselines };

const FLOWS: Flow[] = [
  { title: "booking_100 (Tidesong)", slug: "tidesong", query: { preview: "booking_100" } },
  { title: "booking_200 (Thousand Lamps)", slug: "thousandlamps", query: { preview: "booking_200" } },
];

const FAMILY = { room: "2", adults: "4", children: "4", ages: "1,3;7,15", code: "TIDE10", preview: "booking_100" };
const CASES: Record<string, Flow> = {
  campsite: { title: "campsite, 40 × 5 plans", slug: "thousandlamps", query: { preview: "booking_200" } },
  photos: { title: "30 photos a room", slug: "tidesong", query: { preview: "booking_100" } },
  family: { title: "family of eight", slug: "tidesong", query: FAMILY },
};

export async function benchBooking(): Promise<void> {
  await measureFlows(FLOWS);
  const requested = (process.env.CASES ?? "").split(",").filter((name) => name !== "");
  const heavy = requested.map((name) => {
    const flow = CASES[name];
    if (!flow) throw new Error(`There is no case ${name}: ${Object.keys(CASES).join(", ")}.`);
    return flow;
  });
  if (heavy.length > 0) await measureFlows(heavy, makeHeavy);
}

async function measureFlows(flows: Flow[], change?: (ownerUrl: string) => Promise<void>): Promise<void> {
  const [port, barePort, debugging] = [await freePort(), await freePort(), await freePort()];
  const executablePath = await findBrowser();
  const measure = async (baselines: Baselines) => {
    const args = [...BROWSER_ARGUMENTS, `--remote-debugging-port=${debugging}`];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const start = addDays(new Date().toISOString().slice(0, 10), 30);
      const urlOf = ({ slug, query }: Flow) =>
        `http://${slug}.localhost:${port}/stay/en-US/booking?${new URLSearchParams({ start, end: addDays(start, 2), ...query })}`;
      const measuring = {
        flows: flows.map((flow) => ({ ...flow, url: urlOf(flow) })),
        newContext: () => browser.newContext({ viewport: { width: 390, height: 844 } }),
        baselines,
      };
      await printLoads(measuring);
      await printClicks(measuring);
      await printFirstClicks(measuring);
      await printWork(measuring);
      await printLighthouse(measuring, debugging);
    } finally {
      await browser.close();
    }
  };
  await withDemo(port, () => withBaselines(barePort, measure), change);
}

async function printLoads({ flows, newContext }: Measuring): Promise<void> {
  console.log(
    "\nScript and styles before a touch, after the first one, and with the calendar; files, bytes as gzip -9",
  );
  const heads = ["script", "styles"].flatMap((kind) => [
    `${kind} files`,
    `${kind} before a touch`,
    "after it",
    "with the calendar",
  ]);
  const print = table(["flow", ...heads]);
  for (const { title, url } of flows) {
    const context = await newContext();
    const page = await context.newPage();
    const bodies: Promise<{ kind: string; bytes: number }>[] = [];
    page.on("response", (response) => {
      const kind = response.request().resourceType();
      if (kind !== "script" && kind !== "stylesheet") return;
      const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
      bodies.push(size.then((bytes) => ({ kind, bytes })));
    });
    const loaded = async (kind: string) => {
      await page.waitForLoadState("networkidle");
      const of = (await Promise.all(bodies)).filter((each) => each.kind === kind);
      return { files: of.length, bytes: of.reduce((all, { bytes }) => all + bytes, 0) };
    };
    const both = async () => [await loaded("script"), await loaded("stylesheet")] as const;
    await page.goto(url, { waitUntil: "networkidle" });
    const untouched = await both();
    await wake(page);
    // The first touch itself may still be on its way to what it needs.
    await page.waitForTimeout(1000);
    const touched = await both();
    await page.locator('[data-open="dates"]').first().click();
    await page.waitForSelector("dialog.calendar[open]");
    await page.waitForTimeout(1000);
    const opened = await both();
    print([
      title,
      ...[0, 1].flatMap((kind) => [
        untouched[kind]!.files,
        untouched[kind]!.bytes,
        touched[kind]!.bytes - untouched[kind]!.bytes,
        opened[kind]!.bytes - touched[kind]!.bytes,
      ]),
    ]);
    await context.close();
  }
}

async function printClicks({ flows, newContext, baselines }: Measuring): Promise<void> {
  console.log(
    `\nFrom a click to the next paint, processor slowed ${SLOWED} times, ${CLICKS} of each; ms, and over the empty React page`,
  );
  const print = table([
    "flow",
    "click",
    "p50",
    "over empty",
    "worst",
    "over empty",
    "drawn p50",
    "over empty",
    "longest task",
  ]);
  const empty = await clickEmpty(newContext, baselines.react);
  const row = (title: string, kind: string, of: Summary) =>
    print([
      title,
      kind,
      of.p50,
      of.p50 / empty.p50,
      of.worst,
      of.worst / empty.worst,
      of.drawn,
      of.drawn / empty.drawn,
      of.longest,
    ]);
  row("empty React page", "add", empty);
  for (const { title, url } of flows)
    for (const [kind, of] of Object.entries(await clickBooking(newContext, url))) row(title, kind, of);
}

const ADD = { button: "[data-add]:visible", effect: ".rate .count button:visible" };
const EMPTY = { button: "button", effect: "output" };

/** In turns, so that a busy machine slows both alike. */
async function printFirstClicks({ flows, newContext, baselines }: Measuring): Promise<void> {
  console.log(
    `\nFrom the very first click on a page that has just come to its effect, processor slowed ${SLOWED} times; ms`,
  );
  const print = table(["flow", "p50", "worst", "empty React page", "p50 over empty"]);
  for (const { title, url } of flows) {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < Math.max(ROUNDS, 5); round += 1) {
      ours.push(await firstClick(newContext, url, ADD));
      theirs.push(await firstClick(newContext, baselines.react, EMPTY));
    }
    print([title, share(ours, 0.5), Math.max(...ours), share(theirs, 0.5), share(ours, 0.5) / share(theirs, 0.5)]);
  }
}

/** Everything the main thread does until an untouched page is quiet. */
async function printWork({ flows, newContext, baselines }: Measuring): Promise<void> {
  console.log(`\nThe main thread's work until an untouched page is quiet, processor slowed ${SLOWED} times; ms`);
  const print = table(["flow", "work", "empty React page", "over empty", "bare HTML", "over bare"]);
  const workOf = async (url: string) => {
    const context = await newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await slow(context, page);
    const answer = await page.goto(url, { waitUntil: "networkidle" });
    const { metrics } = await session.send("Performance.getMetrics");
    const html = await answer!.text();
    await context.close();
    return { html, ms: metrics.find(({ name }) => name === "TaskDuration")!.value * 1000 };
  };
  for (const { title, slug, url } of flows) {
    const figures = { ours: [] as number[], react: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { html, ms } = await workOf(url);
      figures.ours.push(ms);
      figures.react.push((await workOf(baselines.react)).ms);
      figures.bare.push((await workOf(baselines.bareOf(slug, html))).ms);
    }
    const [ours, react, bare] = [share(figures.ours, 0.5), share(figures.react, 0.5), share(figures.bare, 0.5)];
    print([title, ours, react, ours / react, bare, ours / bare]);
  }
}

async function htmlOf(newContext: Measuring["newContext"], url: string): Promise<string> {
  const context = await newContext();
  const page: Page = await context.newPage();
  const html = await (await page.goto(url))!.text();
  await context.close();
  return html;
}

async function printLighthouse({ flows, newContext, baselines }: Measuring, port: number): Promise<void> {
  console.log("\nLighthouse, mobile; the largest paint over that of bare HTML of as many bytes");
  const heads = [
    "flow",
    "performance",
    "accessibility",
    "best practices",
    "LCP ms",
    "bare LCP ms",
    "over bare",
    "TBT ms",
    "CLS",
  ];
  const print = table(heads);
  const lighthouse = await loadLighthouse();
  const run = async (url: string) => {
    const onlyCategories = ["performance", "accessibility", "best-practices"];
    const { categories, audits } = (await lighthouse(url, { port, output: "json", onlyCategories }))!.lhr;
    return {
      score: (name: string) => Math.round((categories[name]?.score ?? 0) * 100),
      figure: (name: string) => Math.round((audits[name]?.numericValue ?? 0) * 1000) / 1000,
    };
  };
  for (const { title, slug, url } of flows) {
    const { score, figure } = await run(url);
    const bare = await run(baselines.bareOf(slug, await htmlOf(newContext, url)));
    const [paint, barePaint] = [figure("largest-contentful-paint"), bare.figure("largest-contentful-paint")];
    print([
      title,
      score("performance"),
      score("accessibility"),
      score("best-practices"),
      paint,
      barePaint,
      paint / barePaint,
      figure("total-blocking-time"),
      figure("cumulative-layout-shift"),
    ]);
  }
}
