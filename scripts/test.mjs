/** npm test: checks, then rules and calls on a real PostgreSQL, then journeys in a real browser. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { check } from "./check.mjs";
import { install, projectNode, run } from "./install.mjs";
import { useTestEnvironment } from "./test-environment.mjs";

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

/** Each failure by name and how it ended, printed last. */
function failuresOf(calls, pages) {
  const ofCalls = (calls.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // A file that could not be loaded has no failed tests.
    if (failed.length === 0 && message) return [`${name}\n${message}`];
    return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join("\n")}`);
  });
  const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];
  const ofPages = specsIn(pages)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${file}:${line} › ${title}\n${errors.map(({ message }) => message).join("\n")}`;
    });
  return [...ofCalls, ...ofPages].map((failure) => failure.split("\n").slice(0, 12).join("\n    "));
}

/** Loading the demo takes half a minute: the journeys find it ready. */
async function prepareJourneys() {
  const data = mkdtempSync(join(tmpdir(), "yado-test-"));
  process.on("exit", () => rmSync(data, { recursive: true, force: true }));
  const prepared = join(data, "journeys");
  const port = process.env.TEST_PORT ?? "3999";
  await run("Preparing the journeys' data", projectNode(), ["tests/setup/prepare-journeys.ts", prepared, port]);
  process.env.JOURNEYS_DATA = prepared;
}

try {
  await install();
  useTestEnvironment();
  mkdirSync(REPORTS, { recursive: true });
  // Each of them keeps only one core busy for most of its time.
  const steps = await Promise.allSettled([check(), build(), prepareJourneys()]);
  const errors = steps.filter(({ status }) => status === "rejected").map(({ reason }) => reason.message);
  if (errors.length > 0) throw new Error(errors.join("\n\n"));
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
  const pages = readReport("playwright.json");
  const { expected = 0, unexpected = 0, flaky = 0 } = pages.stats ?? {};
  const passed = (calls.numPassedTests ?? 0) + expected;
  const failed = (calls.numFailedTests ?? 0) + unexpected + flaky;
  for (const failure of failuresOf(calls, pages)) console.log(`\nFailed: ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (!unit || !journeys || failed > 0 || passed === 0) process.exit(1);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
