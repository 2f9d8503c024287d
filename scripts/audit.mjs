/** npm run audit: every invariant of every lodging, checked by SQL. */
import { spawnSync } from "node:child_process";
import { install, projectNode } from "./install.mjs";

await install();
const { status } = spawnSync(projectNode(), ["src/server/audit/run-audit.ts"], { stdio: "inherit" });
process.exit(status ?? 1);
