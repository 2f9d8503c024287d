import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS } from "./scripts/browser.mjs";

const PORT = process.env.TEST_PORT ?? "3999";

/** A second one, whose clock the journeys of orders move by days. It takes the two ports after its own for bank and control. */
const PAYING_PORT = String(Number(PORT) + 10);
/** A third of the same kind for the journeys of booking: an order on its way must not be days older at the bank. */
const BOOKING_PORT = String(Number(PORT) + 20);
const SERVED = { timeout: 120_000, gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 } } as const;
const SETTINGS = { SANDBOX: "on", NODE_ENV: "production", RATE_PER_MINUTE: "0", UNPAID_PER_ADDRESS: "0" };

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: BROWSER_ARGUMENTS },
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    trace: "off",
  },
  webServer: [
    {
      command: `${process.execPath} tests/setup/serve-demo.ts`,
      url: `http://127.0.0.1:${PORT}/readyz`,
      ...SERVED,
      env: { PORT, ...SETTINGS },
    },
    ...[PAYING_PORT, BOOKING_PORT].map((port) => ({
      command: `${process.execPath} tests/setup/serve-paying.ts`,
      url: `http://127.0.0.1:${port}/readyz`,
      ...SERVED,
      env: { PORT: port, ...SETTINGS },
    })),
  ],
});
