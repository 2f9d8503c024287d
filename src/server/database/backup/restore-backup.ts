/**
 * A backup becomes a data folder again, as the database was at the end of its WAL or at a moment in between. Everything is
 * made and tried in a folder of its own first; only a database that has come up takes its place.
 */
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { copyFile, copyFiles, type FileFacts, listFiles, listFolders } from "#server/database/backup/copy-files.ts";
import { PASSWORD, SECRET } from "#server/database/backup/make-backup.ts";
import { type Manifest, readManifest } from "#server/database/backup/manifest.ts";
import { ARCHIVE_ID, recoverySettings } from "#server/database/backup/wal-archive.ts";
import { segmentAt } from "#server/database/backup/wal-segments.ts";
import { checkTarget, type WalFound } from "#server/database/backup/restore-target.ts";
import { claimData, releaseData, runningEmbeddedDatabase, startEmbeddedDatabase } from "#server/database/embedded.ts";
import { databaseUser } from "#server/database/embedded-user.ts";

export type RestoreOptions = {
  folder: string;
  dataDir: string;
  /** Null: to the end of the WAL there is. */
  to: Date | null;
  archiveDir: string | undefined;
  /** Data that is there already is set aside. */
  force: boolean;
};

export type Restored = {
  /** When the last transaction was committed that is in it; null: none since the backup began. */
  last_commit: string | null;
  set_aside: string | null;
  has_secret: boolean;
};

const PARTS = ["postgres", "media", PASSWORD, SECRET, ARCHIVE_ID];

export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const folder = resolve(options.folder);
  const dataDir = resolve(options.dataDir);
  const manifest = readManifest(folder);
  const found = checkTarget(folder, manifest, options);
  const present = PARTS.filter((part) => existsSync(join(dataDir, part)));
  if (present.length > 0 && !options.force) {
    throw new Error(
      `${dataDir} holds data already (${present.join(", ")}); nothing was changed. Give another --data-dir, or --force: ` +
        "what is there is then set aside, not deleted.",
    );
  }
  mkdirSync(dataDir, { recursive: true });
  if (runningEmbeddedDatabase(dataDir)) throw new Error(`PostgreSQL is running on ${dataDir}. Stop Yado first.`);
  claimData(dataDir);
  const draft = mkdtempSync(join(dataDir, "restoring-"));
  try {
    await copyBack(folder, draft, manifest);
    const last_commit = await recover(draft, found, options.to);
    const set_aside = takePlace(draft, dataDir, present);
    return { last_commit, set_aside, has_secret: existsSync(join(dataDir, SECRET)) };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    releaseData(dataDir);
  }
}

/** Every file of the manifest, compared with it as it is copied. */
async function copyBack(folder: string, draft: string, { files }: Manifest): Promise<void> {
  const seen = new Set<string>();
  const wrong: string[] = [];
  const compare = (path: string, { size, sha256 }: FileFacts) => {
    seen.add(path);
    const listed = files[path]!;
    if (size !== listed.size || sha256 !== listed.sha256) wrong.push(`${path} is damaged`);
  };
  // PostgreSQL itself brings its folder to the disk before it replays anything.
  await copyFiles(folder, draft, Object.keys(files), compare, { durable: false });
  wrong.push(
    ...Object.keys(files)
      .filter((path) => !seen.has(path))
      .map((path) => `${path} is missing`),
  );
  if (wrong.length > 0) {
    const more = wrong.length > 5 ? `, and ${wrong.length - 5} more` : "";
    throw new Error(`${folder} is not a complete backup: ${wrong.slice(0, 5).join(", ")}${more}. Nothing was changed.`);
  }
  // PostgreSQL wants its folders even where they are empty.
  for (const path of listFolders(join(folder, "postgres")))
    mkdirSync(join(draft, "postgres", path), { recursive: true, mode: 0o700 });
  for (const name of [PASSWORD, SECRET]) await copyFile(join(folder, name), join(draft, name));
  if (!existsSync(join(draft, PASSWORD))) {
    throw new Error(`${folder} has no ${PASSWORD}, without which nobody can open the database. Nothing was changed.`);
  }
}

/** Lets PostgreSQL replay the WAL, and answers when the last transaction in it was committed. */
async function recover(draft: string, found: WalFound, to: Date | null): Promise<string | null> {
  writeFileSync(join(draft, "postgres", "recovery.signal"), "", { mode: 0o600 });
  giveToDatabase(draft);
  const log = () => (existsSync(join(draft, "postgres.log")) ? readFileSync(join(draft, "postgres.log"), "utf8") : "");
  const { archive, gap } = found;
  const wal = [join(draft, "wal"), ...(archive ? [archive] : [])];
  let running;
  try {
    running = await startEmbeddedDatabase(draft, { settings: recoverySettings(wal, to), isWatched: false });
  } catch (error) {
    throw new Error(explain(log(), to, gap) ?? (error as Error).message, { cause: error });
  }
  const client = new pg.Client({ connectionString: running.ownerUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>("select pg_is_in_recovery() as recovering");
    if (rows[0]!.recovering) throw new Error("PostgreSQL did not finish its recovery.");
  } finally {
    await client.end().catch(() => {});
    await running.stop();
  }
  checkEnd(log(), found, to);
  return lastCommit(log());
}

/** To the end means to the end: each segment holds at least one record, so the last one read is in the last segment. */
function checkEnd(log: string, { last }: WalFound, to: Date | null): void {
  const [, position = "0/0"] = /redo done at ([0-9A-F]+\/[0-9A-F]+)/.exec(log) ?? [];
  const reached = segmentAt(position, last);
  if (!to && reached < last) {
    throw new Error(`The WAL reaches to segment ${last}, but only ${reached} was read. Nothing was changed.`);
  }
}

const LAST_COMMIT = /last completed transaction was at log time ([\d-]+) ([\d:.]+)\+00/;

function lastCommit(log: string): string | null {
  const [, day, time] = LAST_COMMIT.exec(log) ?? [];
  return day === undefined ? null : `${day}T${time}Z`;
}

/** PostgreSQL's error as a sentence for the operator; null: an unknown error. */
function explain(log: string, to: Date | null, gap: string | null): string | null {
  if (log.includes("recovery ended before configured recovery target was reached")) {
    const last = lastCommit(log);
    const known = last ? `the last transaction in it is of ${last}` : "there is no transaction in it";
    const why = gap ? `, and segment ${gap} is missing` : "";
    return `The WAL ends before ${to?.toISOString()}: ${known}${why}. Choose a moment before that, or leave --to out. Nothing was changed.`;
  }
  const unreadable = /WAL segment \w+ can't be read.*/.exec(log)?.[0];
  return unreadable ? `${unreadable}. Nothing was changed.` : null;
}

function giveToDatabase(draft: string): void {
  const user = databaseUser();
  if (!user) return;
  const own = (path: string) => /^(postgres|wal)(\/|$)|^postgres-password$/.test(path);
  const paths = [...listFolders(draft), ...listFiles(draft)].filter(own);
  for (const path of ["", ...paths]) chownSync(join(draft, path), user.uid, user.gid);
}

/** Renaming is all that is done to the old data. */
function takePlace(draft: string, dataDir: string, present: readonly string[]): string | null {
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(":", "-")}`);
  if (present.length > 0) mkdirSync(aside, { mode: 0o700 });
  for (const part of present) renameSync(join(dataDir, part), join(aside, part));
  for (const part of readdirSync(draft).filter((name) => PARTS.includes(name)))
    renameSync(join(draft, part), join(dataDir, part));
  return present.length > 0 ? aside : null;
}
