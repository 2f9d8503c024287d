/** npm run shots:studio and npm run guide: pictures of the studio, taken while the demo's owner walks through it. */
import { defineConfig } from "@playwright/test";
import grid from "./playwright.grid.config.ts";

export default defineConfig({
  ...grid,
  testDir: "tests/shots",
  outputDir: "test-results/shots",
  workers: 1,
  reporter: "list",
});
