import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS } from "./scripts/browser.mjs";

const PORT = process.env.TEST_PORT ?? "3999";

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
  webServer: {
    command: `${process.execPath} tests/setup/serve-demo.ts`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { PORT, SANDBOX: "on", NODE_ENV: "production", RATE_PER_MINUTE: "0" },
  },
});
