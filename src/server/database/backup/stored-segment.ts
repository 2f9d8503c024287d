/** One WAL segment in an archive: compressed, whole or not there at all, and never written over by another. */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

const SUFFIX = ".gz";

export const storedName = (segment: string): string => `${segment}${SUFFIX}`;
export const segmentName = (file: string): string => file.slice(0, -SUFFIX.length);
export const isStored = (file: string): boolean => file.endsWith(SUFFIX);

/** Returns only once it is on the disk: PostgreSQL deletes its own copy after that. */
export function storeSegment(source: string, folder: string, segment: string): void {
  const target = join(folder, storedName(segment));
  const bytes = readFileSync(source);
  if (existsSync(target)) {
    // After a crash PostgreSQL may send the same file again.
    if (gunzipSync(readFileSync(target)).equals(bytes)) return;
    throw new Error(`${target} exists with other contents: another database writes into this archive.`);
  }
  const draft = `${target}.${process.pid}.draft`;
  try {
    writeFileSync(draft, gzipSync(bytes, { level: 1 }), { mode: 0o600 });
    sync(draft);
    renameSync(draft, target);
    sync(dirname(target));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** False where the folder does not have it. Throws where it can't be read or is damaged: its checksum is in the file. */
export function fetchSegment(folder: string, segment: string, target: string): boolean {
  let packed: Buffer;
  try {
    packed = readFileSync(join(folder, storedName(segment)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
  writeFileSync(target, gunzipSync(packed), { mode: 0o600 });
  return true;
}

function sync(path: string): void {
  // Windows opens no folders, and needs no such call for them.
  if (process.platform === "win32") return;
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
