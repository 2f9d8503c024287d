/** Limits for folders and files. */
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { expect, test } from "vitest";

/** An alarm, not a plan: a folder is one room, however many files that takes up to here. */
const MOST_FILES = 60;

test(`no folder holds more than ${MOST_FILES} files`, () => {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(50);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
