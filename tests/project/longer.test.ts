/** What `npm test` leaves out runs in a longer command, and docs/testing.md says so. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test, vi } from "vitest";
import { LONGER_ONLY } from "#tests/faults/tools/longer.ts";

const nameOf = (file: string) => basename(file, ".test.ts");
const read = (file: string) => readFileSync(file, "utf8");

/** What the project of the calls leaves out, in a run of the given size. */
async function excludedIn(size: string): Promise<string[]> {
  vi.stubEnv("FAULTS", size);
  vi.resetModules();
  const { default: config } = await import("../../vitest.config.ts");
  vi.unstubAllEnvs();
  const projects = (config.test!.projects ?? []) as { test: { name: string; exclude?: string[] } }[];
  return projects.find(({ test: { name } }) => name === "calls")!.test.exclude!;
}

test("fault tests are left out by the list, all of them exist, and the full size leaves out none", async () => {
  const files = globSync("tests/faults/**/*.test.ts");
  const leftOut = (excluded: string[]) => files.filter((file) => excluded.includes(file)).toSorted();
  expect(leftOut(await excludedIn("small"))).toEqual(LONGER_ONLY.toSorted());
  expect(leftOut(await excludedIn("full"))).toEqual([]);
  const patterns = (await excludedIn("small")).filter((each) => each.startsWith("tests/faults"));
  expect(patterns.toSorted()).toEqual(LONGER_ONLY.toSorted());
  expect(read("scripts/faults.mjs")).toContain('FAULTS: "full"');
});

test("docs/testing.md lists the fault tests that are left out, and no others", () => {
  const row = /^\| fault tests that start .*$/m.exec(read("docs/testing.md"))![0];
  const named = [...row.split("|")[1]!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);
  expect(named.toSorted()).toEqual(LONGER_ONLY.map(nameOf).toSorted());
});

test("the full size of tests outside tests/faults is run, too", () => {
  const sized = globSync("{src,demo,tests}/**/*.test.ts").filter(
    (file) => !file.startsWith("tests/faults/") && /import .* from "#tests\/faults\/tools\/sizes\.ts"/.test(read(file)),
  );
  expect(sized.length).toBeGreaterThan(0);
  expect(sized.filter((file) => !read("scripts/faults.mjs").includes(`"${file}"`))).toEqual([]);
});

test("npm run test:journeys runs every variant", () => {
  expect(read("scripts/journeys.mjs")).toContain('process.env.ALL_VARIANTS = "on"');
  expect(read("tests/journeys/variants.ts")).toContain('process.env.ALL_VARIANTS === "on"');
});
