import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LONGER_ONLY } from "./tests/faults/tools/longer.ts";

const COMMON = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  pool: "threads",
  // What a test polls for comes when the machine gets to it: Vitest's own second is too little on a busy one.
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  test: {
    // Tests wait for databases and processes about a third of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...COMMON,
          name: "rules",
          include: ["src/{rules,contract,languages,web}/**/*.test.ts", "tests/grid/**/*.test.ts"],
          // Pure functions leave no state behind: their files may share a worker.
          isolate: false,
        },
      },
      {
        test: {
          ...COMMON,
          name: "calls",
          // Every test brings its own lodging, clock and server: loading the modules again for each file would take a third longer.
          isolate: false,
          include: ["src/*.test.ts", "src/server/**/*.test.ts", "demo/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: ["tests/grid/**", ...(process.env.FAULTS === "full" ? [] : LONGER_ONLY)],
          globalSetup: ["tests/setup/database.ts"],
        },
      },
    ],
  },
});
