/** npm run owner: see src/invite-owner.ts. */
import { spawnSync } from "node:child_process";
import { install, projectNode } from "./install.mjs";

await install();
const program = ["src/invite-owner.ts", ...process.argv.slice(2)];
const { status } = spawnSync(projectNode(), program, { stdio: "inherit" });
process.exit(status ?? 1);
