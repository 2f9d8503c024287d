/** No figure in docs/benchmarks.md passes for today's once what it measures has changed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOCUMENT, fingerprint, marked, MEASURED, unmarked, withRun } from "../../bench/measured-files.ts";

test("every run says that it is old where what it measures has changed: npm run bench -- --mark writes it", () => {
  const document = readFileSync(DOCUMENT, "utf8");
  expect(unmarked(document)).toEqual([]);
  const blocks = [...document.matchAll(/<!-- run: ([\w-]+)/g)].map(([, part]) => part!);
  expect(blocks.toSorted()).toEqual(Object.keys(MEASURED).toSorted());
});

test("a run is today's until one of its files changes, and is marked once", () => {
  const empty = "<!-- run: pages -->\n<!-- end: pages -->";
  expect(unmarked(empty)).toEqual([]);
  const today = withRun(empty, "pages", "2026-11-19:\n| figures |");
  expect(today).toContain(`<!-- run: pages of ${fingerprint("pages")} -->`);
  expect(unmarked(today)).toEqual([]);
  const changed = today.replace(fingerprint("pages"), "0123456789ab");
  expect(unmarked(changed)).toEqual(["pages"]);
  expect(marked(changed)).toMatch(/-->\n\*\*Old: [^\n]+\*\* 2026-11-19:\n\| figures \|/);
  expect(marked(marked(changed))).toBe(marked(changed));
});
