/** npm run shots:studio and npm run guide: pictures of the studio, taken while the demo's owner walks through it. */
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS } from "./scripts/browser.mjs";
import grid from "./playwright.grid.config.ts";

export default defineConfig({
  ...grid,
  testDir: "tests/shots",
  outputDir: "test-results/shots",
  workers: 1,
  reporter: "list",
  use: { ...grid.use, launchOptions: { executablePath: process.env.CHROMIUM!, args: BROWSER_ARGUMENTS } },
});
