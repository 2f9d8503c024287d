import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { assertKey, type MediaStore } from "#server/media/stores/media-store.ts";

const isMissing = (error: unknown): boolean => ["ENOENT", "ENOTDIR"].includes((error as { code: string }).code);

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

export function createFolderStore(folder: string): MediaStore {
  const fileOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      // Written to another name and renamed: another process never reads half of it.
      const aside = `${file}.${randomBytes(6).toString("hex")}.part`;
      try {
        await writeFile(aside, bytes);
        await rename(aside, file);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    get: (key) => readFile(fileOf(key)).catch(nullIfMissing),
    head: (key) => stat(fileOf(key)).then((found) => (found.isFile() ? { bytes: found.size } : null), nullIfMissing),
    async remove(key) {
      await rm(fileOf(key), { force: true });
      // An upload's folder is empty when its pieces are gone; one that is not empty stays.
      await rm(dirname(fileOf(key)), { recursive: false }).catch(() => {});
    },
    async list(prefix) {
      const entries = await readdir(join(folder, dirname(`${prefix}x`)), {
        recursive: true,
        withFileTypes: true,
      }).catch(nullIfMissing);
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
        .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length))
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
  };
}
