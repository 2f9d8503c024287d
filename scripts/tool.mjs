/** Runs one of the project's tools on the project's own Node: node scripts/tool.mjs drizzle-kit generate */
import { spawnSync } from "node:child_process";
import { install, projectNode } from "./install.mjs";

const [tool, ...args] = process.argv.slice(2);
await install();
const { status } = spawnSync(projectNode(), [`node_modules/.bin/${tool}`, ...args], { stdio: "inherit" });
process.exit(status ?? 1);
