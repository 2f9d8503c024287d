/** What a backup consists of. It is written last: a folder without it is no backup, or only a part of one. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writeNew } from "#server/database/backup/copy-files.ts";

const MANIFEST = "manifest.json";

const manifestSchema = z.object({
  format: z.literal(1),
  postgres_major: z.string(),
  /** Where this database archives its WAL, below WAL_ARCHIVE_DIR; null: it did not. */
  archive_id: z.string().nullable(),
  /** The WAL that makes the copied files fit together: it is part of the backup. */
  first_segment: z.string(),
  last_segment: z.string(),
  /** From this moment on the database can be restored. */
  finished_at: z.iso.datetime(),
  has_secret: z.boolean(),
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeNew(join(folder, MANIFEST), Buffer.from(JSON.stringify(manifest, null, 1)));
}

export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  if (!existsSync(file))
    throw new Error(`${folder} is not a complete backup: it has no ${MANIFEST}, which is written last.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Error(`${file} is damaged: it was copied only in part.`);
  }
  const read = manifestSchema.safeParse(content);
  if (!read.success) throw new Error(`${file} is not the manifest of a Yado backup.`);
  const label = `postgres/${LABEL}`;
  if (!(label in read.data.files)) {
    throw new Error(`${folder} has no ${label}: its files were copied without pg_backup_start and can't be trusted.`);
  }
  return read.data;
}

/** Tells PostgreSQL from where the log must be replayed. Without it, files from different moments would be taken for one state. */
export const LABEL = "backup_label";
