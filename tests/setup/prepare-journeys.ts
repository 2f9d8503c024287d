/** The data of the journeys' servers: the demo as `npm start` loads it, and what only journeys need. `npm test` prepares it while it checks and builds. */
import { fileURLToPath } from "node:url";
import { loadDemo } from "#demo/load-demo.ts";
import { startEmbeddedDatabase } from "#server/database/embedded.ts";
import { migrate } from "#server/database/migrate.ts";
import { addArchivedLodging } from "#tests/setup/archived-lodging.ts";
import { addProgram } from "#tests/setup/journey-program.ts";

export async function prepareJourneys(folder: string, port: string): Promise<void> {
  const database = await startEmbeddedDatabase(folder, { settings: ["fsync=off", "synchronous_commit=off"] });
  await migrate(database);
  await loadDemo(database.url, folder, { again: false });
  await addProgram(database.url, port);
  await addArchivedLodging(database.url);
  await database.stop();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepareJourneys(process.argv[2]!, process.argv[3]!);
