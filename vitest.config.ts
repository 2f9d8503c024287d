import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "demo/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["tests/setup/database.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: "threads",
    maxWorkers: 2,
  },
});
