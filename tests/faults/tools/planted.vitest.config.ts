/** Runs an existing test with a bug planted in the source that it tests: PLANT is JSON, [file, right, wrong]. */
import { defineConfig } from "vitest/config";

const [file, right, wrong] = JSON.parse(process.env.PLANT ?? "[]") as [file: string, right: string, wrong: string];

export default defineConfig({
  plugins: [
    {
      name: "plant",
      enforce: "pre",
      transform(source, id) {
        if (!id.endsWith(file)) return undefined;
        // A guard that has moved must be found again, else the plant proves nothing.
        if (source.split(right).length !== 2) throw new Error(`${file} does not hold this text once: ${right}`);
        return source.replace(right, () => wrong);
      },
    },
  ],
  test: {
    include: ["src/server/**/*.test.ts", "tests/faults/**/*.test.ts"],
    globalSetup: ["tests/setup/database.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["json"],
    // A cached module would be the right one, or that of the plant before.
    fsModuleCache: false,
  },
});
