/** Copies files, and says of each how long it is and what its SHA-256 is. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";

export type FileFacts = { size: number; sha256: string };

const AT_ONCE = 8;
const CHUNK = 1024 * 1024;

/** Paths of all files below a folder, relative to it, with `/`. `skip` is called for files and folders. */
export function listFiles(folder: string, skip: (path: string) => boolean = () => false, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (skip(path)) return [];
    return entry.isDirectory() ? listFiles(folder, skip, path) : [path];
  });
}

export function listFolders(folder: string, skip: (path: string) => boolean = () => false, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (!entry.isDirectory() || skip(path)) return [];
    return [path, ...listFolders(folder, skip, path)];
  });
}

/** A file that is gone by the time it would be copied is left out: the database deletes some while it runs. */
export async function copyFiles(
  from: string,
  to: string,
  paths: readonly string[],
  each: (path: string, facts: FileFacts) => void,
  { durable = true } = {},
): Promise<void> {
  const left = paths.toReversed();
  const copyNext = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const facts = await copyFile(join(from, path), join(to, path), { durable });
      if (facts) each(path, facts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
}

/** Null: there is no such file any more. `durable`: it is on the disk when this returns. */
export async function copyFile(source: string, target: string, { durable = true } = {}): Promise<FileFacts | null> {
  const read = await open(source, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!read) return null;
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let size = 0;
  const written = await open(target, "wx", 0o600);
  try {
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK, (await read.stat()).size + 1));
    for (;;) {
      const { bytesRead } = await read.read(buffer, 0, buffer.length, null);
      if (bytesRead === 0) break;
      const part = buffer.subarray(0, bytesRead);
      hash.update(part);
      await written.write(part, 0, bytesRead, null);
      size += bytesRead;
    }
    if (durable) await written.sync();
  } finally {
    await written.close();
    await read.close();
  }
  return { size, sha256: hash.digest("hex") };
}

export const factsOf = (bytes: Buffer): FileFacts => ({
  size: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

export async function writeNew(target: string, bytes: Buffer): Promise<FileFacts> {
  const written = await open(target, "wx", 0o600);
  try {
    await written.writeFile(bytes);
    await written.sync();
  } finally {
    await written.close();
  }
  return factsOf(bytes);
}
