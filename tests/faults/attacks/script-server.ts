/** One serving process with the outbox open, on the test's database. It has no jobs and no demo: the test does what is due. */
import { readConfig } from "#config.ts";
import { type Opened, serve } from "../../../src/serve.ts";

const config = readConfig({ ...process.env, SANDBOX: "on", NODE_ENV: "production", RATE_PER_MINUTE: "0" });
const opened: Opened = [];
await serve({ config, url: config.DATABASE_URL!, secret: config.SECRET!, clock: () => new Date() }, opened);
process.send?.("ready");
// A test that was stopped leaves no server behind.
process.on("disconnect", () => process.exit(1));
process.on("SIGTERM", async () => {
  for (const close of opened.toReversed()) await close().catch(() => undefined);
  process.exit(0);
});
