/** Builds the pages and runs browser tests by one of Playwright's configurations, with the words after -- on the command line. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { install, projectNode } from "./install.mjs";
import { useTestEnvironment } from "./test-environment.mjs";

export async function runBrowserTests(config) {
  await install();
  useTestEnvironment();
  if (!process.env.TEST_PORT) await build();
  process.env.CHROMIUM = await findBrowser();
  const { status } = spawnSync(
    projectNode(),
    ["node_modules/.bin/playwright", "test", "--config", config, ...process.argv.slice(2)],
    { stdio: "inherit" },
  );
  process.exit(status ?? 1);
}
