/** npm run shots:mail [-- OUT_DIR]: every e-mail, on a phone and wide, on light screens and dark ones, for docs/pictures/mail. */
import { spawnSync } from "node:child_process";
import { install, projectNode } from "./install.mjs";

await install();
const { status } = spawnSync(projectNode(), ["tests/mail/draw-mails.ts", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exit(status ?? 1);
