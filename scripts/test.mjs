/** npm test: everything. Checks, then rules and calls on a real PostgreSQL, then journeys in a real browser. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { check } from "./check.mjs";
import { install, projectNode } from "./install.mjs";

const REPORTS = "test-results";

function runTests(title, args) {
  console.log(`\n${title}`);
  const { status } = spawnSync(projectNode(), args, { stdio: "inherit" });
  return status === 0;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${file}`, "utf8"));
  } catch {
    return {};
  }
}

try {
  await install();
  mkdirSync(REPORTS, { recursive: true });
  await check();
  await build();
  process.env.CHROMIUM = await findBrowser();
  const unit = runTests("Rules and calls", [
    "node_modules/.bin/vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${REPORTS}/vitest.json`,
  ]);
  const journeys = runTests("Journeys in the browser", ["node_modules/.bin/playwright", "test"]);
  const calls = readReport("vitest.json");
  const pages = readReport("playwright.json").stats ?? {};
  const passed = (calls.numPassedTests ?? 0) + (pages.expected ?? 0);
  const failed = (calls.numFailedTests ?? 0) + (pages.unexpected ?? 0) + (pages.flaky ?? 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (!unit || !journeys || failed > 0 || passed === 0) process.exit(1);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
