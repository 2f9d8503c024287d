import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LONGER_ONLY } from "./tests/faults/tools/longer.ts";

/** They import screens (.tsx) or what Vite finds by a pattern; Node alone can't. */
const WITH_VITE = [
  "src/web/guest/home/home-tonight.test.ts",
  "src/web/booking/capacity.test.ts",
  "src/languages/gallery.test.ts",
];

/** Node runs TypeScript: without Vite between, modules load in half the time. */
const BY_NODE = { experimental: { viteModuleRunner: false } } as const;

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
          ...BY_NODE,
          name: "rules",
          include: ["src/{rules,contract,languages,web}/**/*.test.ts", "tests/grid/**/*.test.ts"],
          exclude: WITH_VITE,
          // Pure functions leave no state behind: their files may share a worker.
          isolate: false,
        },
      },
      { test: { ...COMMON, name: "screens", isolate: false, include: WITH_VITE } },
      {
        test: {
          ...COMMON,
          ...BY_NODE,
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
