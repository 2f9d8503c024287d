/** npm run bench [-- part]: the cost of pages, searches and orders, each compared with a limit measured in the same run. `--mark` only marks old figures. */
import { spawnSync } from "node:child_process";
import { build } from "./build.mjs";
import { install, projectNode } from "./install.mjs";

await install();
if (!process.argv.includes("--mark")) await build();
const { status } = spawnSync(projectNode(), ["bench/run.ts", ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
