import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "./scripts/browser.mjs";
import { ARE_ALL_RUN } from "./tests/journeys/variants.ts";

const PORT = process.env.TEST_PORT ?? "3999";

/** A second server, whose clock the journeys of orders move by days. Bank and control use the two ports after its own. */
const PAYING_PORT = String(Number(PORT) + 10);
/** A third one of the same kind for the journeys of booking, where an order on its way must not become days old. */
const BOOKING_PORT = String(Number(PORT) + 20);
// Pictures take a fifth of a journey, fonts an eighth. Those that look at them load them: tests/journeys/pictures.ts.
const WITHOUT_PICTURES = ARE_ALL_RUN ? [] : ["--blink-settings=imagesEnabled=false", "--disable-remote-fonts"];
const SETTINGS = { SANDBOX: "on", NODE_ENV: "production", RATE_PER_MINUTE: "0", UNPAID_PER_ADDRESS: "0" };
// Workers read this file too: the browser is searched for once.
process.env.CHROMIUM = await findBrowser();

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  // One more than cores: pages wait for the network and for the clock a quarter of the time.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 120_000,
  // What takes a second on an idle machine takes several where others work beside it.
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM, args: [...BROWSER_ARGUMENTS, ...WITHOUT_PICTURES] },
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    trace: "off",
  },
  webServer: {
    command: `${process.execPath} tests/setup/serve-journeys.ts`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { PORT, PAYING_PORTS: `${PAYING_PORT} ${BOOKING_PORT}`, ...SETTINGS },
  },
});
