/** npm run demo:reset: loads the demo lodgings anew, whether Yado is running or not. */
import { readConfig } from "#config.ts";
import { loadDemo } from "#server/database/demo/load-demo.ts";
import { runningEmbeddedUrl, startEmbeddedDatabase } from "#server/database/embedded.ts";
import { migrate } from "#server/database/migrate.ts";

try {
  const config = readConfig(process.env);
  const running = config.DATABASE_URL ?? runningEmbeddedUrl(config.DATA_DIR);
  const own = running ? null : await startEmbeddedDatabase(config.DATA_DIR);
  const url = running ?? own!.url;
  await migrate(url);
  await loadDemo(url, config.DATA_DIR, { again: true });
  await own?.stop();
  console.log("The demo lodgings are as new.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
