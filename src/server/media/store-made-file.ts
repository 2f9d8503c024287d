import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeFailure } from "#server/errors/describe-failure.ts";

/**
 * Stores a file made from a lodging's texts and removes the one it replaces. Written to another name and renamed: another
 * process never reads half a file. On a full disk the file is still used, only not stored.
 */
export async function storeMadeFile(
  folder: string,
  name: string,
  bytes: Uint8Array,
  isOld: (name: string) => boolean,
): Promise<void> {
  try {
    const target = join(folder, name);
    await mkdir(folder, { recursive: true });
    await writeFile(`${target}.${process.pid}`, bytes);
    await rename(`${target}.${process.pid}`, target);
    const old = (await readdir(folder)).filter(isOld);
    await Promise.all(old.map((each) => rm(join(folder, each), { force: true })));
  } catch (error) {
    console.error(`a made file could not be stored: ${describeFailure(error)}`);
  }
}
