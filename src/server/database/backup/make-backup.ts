/**
 * A copy of the embedded database while it runs, with PostgreSQL's low-level API: pg_backup_start, copy, pg_backup_stop. The
 * WAL written meanwhile comes with it, so it can be restored by itself; with an archive also to any later moment.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import pg from "pg";
import {
  copyFile,
  copyFiles,
  factsOf,
  type FileFacts,
  listFiles,
  listFolders,
  writeNew,
} from "#server/database/backup/copy-files.ts";
import { LABEL, type Manifest, writeManifest } from "#server/database/backup/manifest.ts";
import { storedName, storeSegment } from "#server/database/backup/stored-segment.ts";
import { readArchiveId } from "#server/database/backup/wal-archive.ts";
import { segmentBefore, segmentsBetween } from "#server/database/backup/wal-segments.ts";

/** Folders whose contents PostgreSQL makes anew, and files that belong to the running server only (manual, 25.3.4). */
const EMPTIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(^|\/)pgsql_tmp/;
const LEFT_OUT =
  /^(postmaster\.pid|postmaster\.opts|backup_label|tablespace_map|recovery\.signal|standby\.signal)$|(^|\/)pg_internal\.init/;
/** Says which checkpoint is the latest, so it is copied last. */
const CONTROL = "global/pg_control";
/** Picture sizes are made anew when they are needed. */
const MADE_SIZES = /(^|\/)sizes$/;

/** Kept apart from the copied database: readable by its owner only, and never in the manifest's list. */
export const SECRET = "secret";
export const PASSWORD = "postgres-password";

export type MadeBackup = Pick<Manifest, "finished_at" | "archive_id" | "first_segment" | "has_secret"> & {
  files: number;
  bytes: number;
};

export async function makeBackup(url: string, dataDir: string, folder: string): Promise<MadeBackup> {
  const target = resolve(folder);
  const data = resolve(dataDir);
  for (const own of ["postgres", "media"].map((name) => join(data, name))) {
    if (target === own || target.startsWith(own + sep)) throw new Error(`A backup can't be made inside ${own}.`);
  }
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(`${target} is not empty. Give the name of a new folder; nothing was changed.`);
  }
  mkdirSync(target, { recursive: true, mode: 0o700 });
  try {
    return await copyAll(url, data, target);
  } catch (error) {
    // It was empty or not there before: what is in it is ours, and without a manifest of no use.
    for (const entry of readdirSync(target)) rmSync(join(target, entry), { recursive: true, force: true });
    throw error;
  }
}

async function copyAll(url: string, data: string, target: string): Promise<MadeBackup> {
  const files: Manifest["files"] = {};
  const database = await copyDatabase(url, join(data, "postgres"), target, files);
  // After the database: a picture that a copied row names is there by now.
  const media = join(data, "media");
  if (existsSync(media)) {
    const pictures = listFiles(media, (path) => MADE_SIZES.test(path));
    await copyFiles(media, join(target, "media"), pictures, noteIn(files, "media"));
  }
  await copyFile(join(data, PASSWORD), join(target, PASSWORD));
  const has_secret = (await copyFile(join(data, SECRET), join(target, SECRET))) !== null;
  const manifest: Manifest = { format: 1, archive_id: readArchiveId(data), has_secret, ...database, files };
  await writeManifest(target, manifest);
  const copied = Object.values(files);
  return { ...manifest, files: copied.length, bytes: copied.reduce((sum, { size }) => sum + size, 0) };
}

const noteIn =
  (files: Manifest["files"], below: string) =>
  (path: string, facts: FileFacts): void =>
    void (files[`${below}/${path}`] = facts);

async function copyDatabase(url: string, source: string, target: string, files: Manifest["files"]) {
  // The backup belongs to this connection: if it breaks, PostgreSQL ends the backup.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ask = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row & pg.QueryResultRow>(text, values)).rows[0]!;
    const { version } = await ask<{ version: string }>("select current_setting('server_version_num') as version");
    // A slot keeps the WAL from being recycled while we copy; it is dropped with the connection.
    await ask("select pg_create_physical_replication_slot('yado_backup_' || pg_backend_pid(), true, true)");
    await ask("select pg_backup_start('yado', true)");
    const copied = join(target, "postgres");
    const skip = (path: string) => EMPTIED.test(path) || LEFT_OUT.test(path);
    for (const folder of listFolders(source, skip)) mkdirSync(join(copied, folder), { recursive: true, mode: 0o700 });
    if (readdirSync(join(copied, "pg_tblspc")).length + readdirSync(join(source, "pg_tblspc")).length > 0) {
      throw new Error("This database has tablespaces outside its folder, which this backup can't copy.");
    }
    const paths = listFiles(source, skip).filter((path) => path !== CONTROL);
    await copyFiles(source, copied, paths, noteIn(files, "postgres"));
    await copyFiles(source, copied, [CONTROL], noteIn(files, "postgres"));
    const end = await ask<{ lsn: string; labelfile: string; now: Date }>(
      "select lsn::text, labelfile, clock_timestamp() as now from pg_backup_stop(false)",
    );
    files[`postgres/${LABEL}`] = await writeNew(join(copied, LABEL), Buffer.from(end.labelfile));
    const first_segment = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(end.labelfile)![1]!;
    const last_segment = segmentBefore(end.lsn, first_segment);
    await copyWal(source, target, segmentsBetween(first_segment, last_segment), files);
    const postgres_major = String(Math.floor(Number(version) / 10_000));
    return { postgres_major, first_segment, last_segment, finished_at: end.now.toISOString() };
  } finally {
    await client.end();
  }
}

async function copyWal(source: string, target: string, segments: readonly string[], files: Manifest["files"]) {
  const folder = join(target, "wal");
  mkdirSync(folder, { mode: 0o700 });
  for (const segment of segments) {
    storeSegment(join(source, "pg_wal", segment), folder, segment);
    const name = storedName(segment);
    files[`wal/${name}`] = factsOf(readFileSync(join(folder, name)));
  }
}
