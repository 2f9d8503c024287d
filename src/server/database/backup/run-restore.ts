/** npm run restore -- FOLDER [--to "2026-11-16T10:00:00Z"] [--data-dir DIR] [--force] */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#config.ts";
import { restoreBackup } from "#server/database/backup/restore-backup.ts";

const USAGE = 'npm run restore -- FOLDER [--to "2026-11-16T10:00:00Z"] [--data-dir DIR] [--force]';
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function readMoment(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const moment = new Date(text);
  if (!WITH_ZONE.test(text) || Number.isNaN(moment.getTime())) {
    throw new Error(`--to ${text}: write a moment with its time zone, such as 2026-11-16T10:00:00Z.`);
  }
  return moment;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string" }, "data-dir": { type: "string" }, force: { type: "boolean", default: false } },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new Error(USAGE);
  const config = readConfig(process.env);
  const dataDir = resolve(values["data-dir"] ?? config.DATA_DIR);
  const to = readMoment(values.to);
  const restored = await restoreBackup({
    folder,
    dataDir,
    to,
    archiveDir: config.WAL_ARCHIVE_DIR,
    force: values.force,
  });
  const { last_commit, set_aside, has_secret } = restored;
  console.log(`Restored into ${dataDir}${to ? ` as of ${to.toISOString()}` : ""}.`);
  if (last_commit) console.log(`The last transaction in it is of ${last_commit}.`);
  if (set_aside) console.log(`What was there before is in ${set_aside}.`);
  if (!has_secret) console.log("The backup had no secret: put the file back into the folder, or set SECRET.");
  console.log("Next: npm run audit, then start, then make a new backup: a restored database begins a new WAL archive.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
