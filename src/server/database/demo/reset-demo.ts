/** npm run demo:reset: loads the demo lodgings anew, whether Yado is running or not. */
import { readConfig } from "#config.ts";
import { loadDemo } from "#server/database/demo/load-demo.ts";
import { migrate } from "#server/database/migrate.ts";
import { openEmbedded } from "#server/database/open-embedded.ts";

try {
  const config = readConfig(process.env);
  const own = config.DATABASE_URL ? null : await openEmbedded(config);
  const url = config.DATABASE_URL ?? own!.url;
  await migrate(url);
  await loadDemo(url, config.DATA_DIR, { again: true });
  await own?.close();
  console.log("The demo lodgings are as new.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
