/** npm run demo:reset: loads the demo lodgings anew, whether Yado is running or not. */
import { readConfig } from "#config.ts";
import { loadDemo } from "./load-demo.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";

try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  await migrate(database);
  await loadDemo(database.url, config.DATA_DIR, { again: true });
  await database.close();
  console.log("The demo lodgings are as new.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
