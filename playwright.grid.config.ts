/** npm run test:grid: all pages in all layouts, themes and languages. `npm test` runs a sample. */
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";
import { BROWSER_ARGUMENTS } from "./scripts/browser.mjs";

const served = journeys.webServer as NonNullable<Exclude<typeof journeys.webServer, object[]>>;

export default defineConfig({
  ...journeys,
  testDir: "tests/grid",
  testMatch: "*.spec.ts",
  outputDir: "test-results/grid",
  timeout: 600_000,
  // Most journeys of npm test do without pictures and fonts; here they are what is looked at.
  use: { ...journeys.use, launchOptions: { ...journeys.use?.launchOptions, args: BROWSER_ARGUMENTS } },
  reporter: [["list"], ["json", { outputFile: "test-results/grid.json" }]],
  // A server already open on TEST_PORT is used as it is, for working on a layout.
  webServer: { ...served, env: { ...served.env, PAYING_PORTS: "" }, reuseExistingServer: true },
});
