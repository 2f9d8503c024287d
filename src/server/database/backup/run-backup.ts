/** npm run backup -- FOLDER: copies the embedded database, pictures and secret, while Yado runs or not. */
import pg from "pg";
import { readConfig } from "#config.ts";
import { makeBackup } from "#server/database/backup/make-backup.ts";
import { archiveTrouble } from "#server/database/backup/watch-archive.ts";
import { openDatabase } from "#server/database/open-database.ts";

const USAGE = "npm run backup -- FOLDER";
const EXTERNAL =
  "DATABASE_URL names a PostgreSQL server of your own: back it up with its own tools (pg_basebackup with WAL archiving, " +
  "pgBackRest, or your provider's point-in-time recovery). Copy DATA_DIR/media and the secret beside it. " +
  "docs/how-to/back-up-and-restore.md says how to check a restored copy with npm run audit.";

try {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0 || folder.startsWith("-")) throw new Error(USAGE);
  const config = readConfig(process.env);
  if (config.DATABASE_URL) throw new Error(EXTERNAL);
  const database = await openDatabase(config);
  try {
    const made = await makeBackup(database.ownerUrl, config.DATA_DIR, folder);
    console.log(`${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB, as of ${made.finished_at}.`);
    console.log(
      made.has_secret
        ? `${folder}/secret opens the lodgings' keys at their payment vendors: keep it apart from the rest, and safe.`
        : "There is no secret in DATA_DIR: keep SECRET from your environment safe yourself.",
    );
    console.log(
      made.archive_id === null
        ? "Set WAL_ARCHIVE_DIR to be able to restore to moments after this backup."
        : `WAL before ${made.first_segment} is needed by older backups only.`,
    );
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    const trouble = await archiveTrouble(client);
    await client.end();
    if (trouble) throw new Error(`The backup is complete, but ${trouble}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
