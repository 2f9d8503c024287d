/**
 * Continuous archiving of the embedded database's WAL (WAL_ARCHIVE_DIR). Each data folder has an id, and writes into a folder
 * of that name in the archive. A restored database gets a new id: so two of them can never mix their logs.
 */
import { randomUUID } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isStored, segmentName } from "#server/database/backup/stored-segment.ts";
import { databaseUser } from "#server/database/embedded-user.ts";

export const ARCHIVE_ID = "wal-archive-id";

/** Null: this data has never been archived. */
export function readArchiveId(dataDir: string): string | null {
  const file = join(dataDir, ARCHIVE_ID);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

/** A quiet database still hands over its log once a minute, so that at most a minute is lost with the disk. */
const ARCHIVE_TIMEOUT = "60s";

/** Settings for startEmbeddedDatabase. Without an archive folder there are none. */
export function archiveSettings(dataDir: string, archiveDir: string | undefined): string[] {
  if (archiveDir === undefined) return [];
  mkdirSync(dataDir, { recursive: true });
  const id = readArchiveId(dataDir) ?? randomUUID();
  writeFileSync(join(dataDir, ARCHIVE_ID), id);
  const folder = resolve(archiveDir, id);
  mkdirSync(archiveDir, { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const user = databaseUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return [
    "archive_mode=on",
    `archive_timeout=${ARCHIVE_TIMEOUT}`,
    `archive_command=${commandOf("archive-wal.ts", '"%p"', '"%f"', quoted(folder))}`,
  ];
}

/**
 * PostgreSQL takes an exit of 1 for the end of the log, and only one above 125 for a failure. So a program that could not
 * even start must not end with 1.
 */
const FETCHED = process.platform === "win32" ? "" : ` || { test $? -eq 3 && exit 1; exit 126; }`;

/** Settings that make PostgreSQL replay what these folders hold, and then go on as a database of its own. */
export function recoverySettings(folders: readonly string[], to: Date | null): string[] {
  return [
    // Written under another name first, so that it is never read half written.
    "hot_standby=off",
    "archive_mode=off",
    // One call instead of one for each file.
    ...(process.platform === "linux" ? ["recovery_init_sync_method=syncfs"] : []),
    "log_timezone=UTC",
    `restore_command=${commandOf("fetch-wal.ts", '"%f"', '"%p"', ...folders.map((each) => quoted(resolve(each))))}${FETCHED}`,
    "recovery_target_timeline=current",
    "recovery_target_action=promote",
    ...(to ? [`recovery_target_time=${to.toISOString().replace("Z", "+00")}`] : []),
  ];
}

/** WAL segments in a folder of the archive or of a backup. */
export function listSegments(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter(isStored).map(segmentName);
}

function commandOf(program: string, ...given: string[]): string {
  const file = fileURLToPath(new URL(program, import.meta.url));
  return [quoted(process.execPath), "--disable-warning=ExperimentalWarning", quoted(file), ...given].join(" ");
}

/** For the shell, and for PostgreSQL, to which a percent sign means something. */
function quoted(path: string): string {
  const escaped = process.platform === "win32" ? path : path.replace(/[\\"$`]/g, "\\$&");
  return `"${escaped.replaceAll("%", "%%")}"`;
}
