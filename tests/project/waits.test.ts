/** A journey says the same on a slow machine as on a fast one: it waits for what is there, and a clock that it moves stands still. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const WAITS: readonly [what: string, is: (text: string) => boolean][] = [
  ["waits for milliseconds: wait for what will be there", (text) => /\bwaitForTimeout\b/.test(text)],
  ["waits for milliseconds: wait for what will be there", (text) => /(?<!test\.)\bsetTimeout\(|node:timers/.test(text)],
  [
    "installs a clock that goes on running: stop it (stopClock of tests/journeys/visit.ts) or set a fixed time",
    (text) => /clock\s*\.install\(/.test(text) && !/clock\s*\.pauseAt\(/.test(text),
  ],
  [
    "moves a clock that was never stopped",
    (text) => /clock\s*\.(?:runFor|fastForward)\(/.test(text) && !/clock\s*\.pauseAt\(|stopClock\(/.test(text),
  ],
];

const complaints = (text: string): string[] => WAITS.filter(([, is]) => is(text)).map(([what]) => what);

test("no journey waits for milliseconds or moves a clock that runs", () => {
  const files = globSync("tests/journeys/**/*.ts");
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) => complaints(readFileSync(file, "utf8")).map((what) => `${file} ${what}`));
  expect(found).toEqual([]);
});

test("nobody else in tests waits for milliseconds in a browser", () => {
  const files = globSync("tests/{grid,shots,faults,helpers,guests}/**/*.ts");
  expect(files.filter((file) => /\bwaitForTimeout\b/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["await page.waitForTimeout(500);", 1],
  ["await new Promise((done) => setTimeout(done, 500));", 1],
  ['import { setTimeout as pause } from "node:timers/promises";', 1],
  ["test.setTimeout(120_000);", 0],
  ["await page.clock.install();", 1],
  ["await page.clock.install({ time: now });\nawait page.clock.pauseAt(now);", 0],
  ["await page.clock.fastForward(15_000);", 1],
  ["await stopClock(page);\nawait page.clock.runFor(4_000);", 0],
])("%j is judged", (text, count) => expect(complaints(text)).toHaveLength(count));
