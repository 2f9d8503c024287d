/** Runs an existing test once more with a bug planted in the source that it tests: it must fail, by its own judgement. */
import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { PATIENCE, testPlanted } from "#tests/faults/tools/sizes.ts";

type Result = { fullName: string; status: string; failureMessages: string[] };
type Plant = [name: string, file: string, right: string, wrong: string, finder: string];

/** What `finder`, a test of this file, says when the bug is there. */
function runPlanted(testFile: string, plant: readonly string[], finder: string): Promise<Result[]> {
  const pattern = finder.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const config = "tests/faults/tools/planted.vitest.config.ts";
  const outputFile = join("test-results", "planted", `${process.pid}.json`);
  const options = ["run", testFile, "--config", config, "--root", ".", "-t", pattern, "--outputFile", outputFile];
  const env = { ...process.env, PLANT: JSON.stringify(plant), FAULTS: "" };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ["node_modules/vitest/vitest.mjs", ...options], { env }, (_error, stdout, stderr) => {
      try {
        type Report = { testResults: { assertionResults: Result[] }[] };
        const { testResults } = JSON.parse(readFileSync(outputFile, "utf8")) as Report;
        resolve(testResults.flatMap(({ assertionResults }) => assertionResults));
      } catch (cause) {
        reject(new Error(`no result: ${stdout.slice(-2000)} ${stderr.slice(-2000)}`, { cause }));
      } finally {
        rmSync(outputFile, { force: true });
      }
    });
  });
}

export function findsPlanted(testFile: string, plants: readonly Plant[]): void {
  describe(testFile, () => {
    for (const [name, file, right, wrong, finder] of plants) {
      testPlanted(
        `finds ${name}`,
        async () => {
          const results = await runPlanted(testFile, [file, right, wrong], finder);
          const ran = results.filter(({ status }) => status !== "skipped" && status !== "pending");
          expect(ran.map(({ fullName }) => fullName)).toEqual([expect.stringContaining(finder)]);
          expect(ran[0]).toMatchObject({ status: "failed" });
          // It must be the test's own judgement, not a program that no longer runs.
          expect(ran[0]!.failureMessages.join()).toMatch(/AssertionError|Property failed|promise resolved/);
        },
        PATIENCE,
      );
    }
  });
}
