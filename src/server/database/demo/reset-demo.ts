/** npm run demo:reset: loads the demo lodgings anew, whether Yado is running or not. */
import { readConfig } from "#config.ts";
import { loadDemo } from "#server/database/demo/load-demo.ts";
import { runningEmbeddedDatabase, startEmbeddedDatabase } from "#server/database/embedded.ts";
import { migrate } from "#server/database/migrate.ts";

try {
  const config = readConfig(process.env);
  const { DATABASE_URL: url, DATABASE_OWNER_URL, DATA_DIR } = config;
  const running = url ? { url, ownerUrl: DATABASE_OWNER_URL ?? url } : runningEmbeddedDatabase(DATA_DIR);
  const own = running ? null : await startEmbeddedDatabase(DATA_DIR);
  const addresses = running ?? own!;
  await migrate(addresses);
  await loadDemo(addresses.url, DATA_DIR, { again: true });
  await own?.stop();
  console.log("The demo lodgings are as new.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
