/**
 * npm run test:faults: races, kills and attacks in full size (the small one runs with npm test). SEED repeats the choices of an
 * earlier run; words after -- choose files: npm run test:faults -- last-rooms
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "./build.mjs";
import { install, projectNode } from "./install.mjs";
import { useTestEnvironment } from "./test-environment.mjs";

/** Other tests that have a full size, too: every font and picture, every damage that the auditor finds, every demo lodging, both signals. */
const ALSO = [
  "demo/load-lodging.test.ts",
  "src/server/audit/checks.test.ts",
  "src/server/cards/cards.test.ts",
  "src/server/fonts/fonts.test.ts",
  "src/server/rail/lost-answers.test.ts",
  "tests/project/start.test.ts",
];

await install();
useTestEnvironment();
await build();
const SEED = process.env.SEED ?? String(randomInt(2 ** 31));
console.log(`Faults in full size, seed ${SEED}`);
const files = readdirSync("tests/faults", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => join("tests/faults", file))
  .concat(ALSO);
const chosen = process.argv.slice(2).flatMap((name) => {
  const found = files.filter((file) => basename(file).startsWith(name));
  if (found.length === 0) throw new Error(`There is no fault test ${name}.`);
  return found;
});
const { status } = spawnSync(
  projectNode(),
  // One file at a time: each starts several processes.
  [
    "node_modules/.bin/vitest",
    "run",
    ...(chosen.length > 0 ? chosen : files),
    "--no-file-parallelism",
    "--disable-console-intercept",
  ],
  { stdio: "inherit", env: { ...process.env, FAULTS: "full", SEED } },
);
console.log(`Seed ${SEED}`);
process.exit(status ?? 1);
