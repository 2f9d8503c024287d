/** npm run test:grid: all pages in all layouts, themes and languages. `npm test` walks a fair sample of it. */
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

const served = journeys.webServer as NonNullable<Exclude<typeof journeys.webServer, object[]>>;

export default defineConfig({
  ...journeys,
  testDir: "tests/grid",
  testMatch: "*.spec.ts",
  outputDir: "test-results/grid",
  timeout: 600_000,
  reporter: [["list"], ["json", { outputFile: "test-results/grid.json" }]],
  // A server that is already open on TEST_PORT is looked at as it is: a layout is drawn beside its grid.
  webServer: { ...served, env: { ...served.env, PAYING_PORTS: "" }, reuseExistingServer: true },
});
