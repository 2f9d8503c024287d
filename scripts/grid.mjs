/**
 * npm run test:grid: every page in every layout, theme and language (npm test runs a sample). Words after -- go to Playwright:
 * npm run test:grid -- -g layout_500. With TEST_PORT set, a server open there is used as it is. npm run distinct: only the
 * comparison of first screens.
 */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { install, projectNode } from "./install.mjs";

await install();
if (!process.env.TEST_PORT) await build();
process.env.CHROMIUM = await findBrowser();
const { status } = spawnSync(
  projectNode(),
  ["node_modules/.bin/playwright", "test", "--config", "playwright.grid.config.ts", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
