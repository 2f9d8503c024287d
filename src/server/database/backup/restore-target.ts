/** Whether the WAL for the wanted moment is there: PostgreSQL itself takes a missing segment for the end of the log. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Manifest } from "#server/database/backup/manifest.ts";
import { listSegments } from "#server/database/backup/wal-archive.ts";
import { findEnd, segmentsBetween } from "#server/database/backup/wal-segments.ts";

export type WalFound = {
  /** The folder with the WAL after the backup, if there is one. */
  archive: string | null;
  /** A segment that is missing in it, though later ones are there. */
  gap: string | null;
  /** The last segment there is. */
  last: string;
};

/** Throws a sentence where the moment can't be reached. Whether the log reaches that far, PostgreSQL says when it has read it. */
export function checkTarget(
  folder: string,
  { finished_at, archive_id, first_segment, last_segment }: Manifest,
  { to, archiveDir }: { to: Date | null; archiveDir: string | undefined },
): WalFound {
  if (to && to < new Date(finished_at)) {
    throw new Error(
      `This backup was finished at ${finished_at}: it can't be restored to ${to.toISOString()}. Use an older backup.`,
    );
  }
  const inBackup = new Set(listSegments(join(folder, "wal")));
  const missing = segmentsBetween(first_segment, last_segment).find((segment) => !inBackup.has(segment));
  if (missing) throw new Error(`${folder} is not a complete backup: WAL segment ${missing} is missing.`);
  if (archiveDir === undefined || archive_id === null) {
    if (!to) return { archive: null, gap: null, last: last_segment };
    throw new Error(
      archive_id === null
        ? "This database did not archive its WAL when the backup was made: it can be restored without --to only."
        : "To restore to a moment after the backup, set WAL_ARCHIVE_DIR to the folder where its WAL was archived.",
    );
  }
  const archive = resolve(archiveDir, archive_id);
  if (!existsSync(archive)) throw new Error(`There is no WAL of this database in ${resolve(archiveDir)}.`);
  const { last, gap } = findEnd(first_segment, new Set([...inBackup, ...listSegments(archive)]));
  if (gap && !to) {
    throw new Error(
      `WAL segment ${gap} is missing in ${archive}: what was written after it can't be restored. ` +
        "--to with a moment before it restores what came before. Nothing was changed.",
    );
  }
  return { archive, gap, last };
}
