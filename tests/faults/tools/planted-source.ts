/** A bug planted in a module's own source: a copy with one change, loaded beside the right one. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

// Within the package, so that the copy's imports are found; not in git.
const FOLDER = join("test-results", "planted");
let serial = 0;

export async function importPlanted<Module>(file: string, right: string, wrong: string): Promise<Module> {
  const source = readFileSync(file, "utf8");
  // A guard that has moved must be found again, else the plant proves nothing.
  if (source.split(right).length !== 2) throw new Error(`${file} does not hold this text once: ${right}`);
  mkdirSync(FOLDER, { recursive: true });
  const copy = resolve(FOLDER, `${process.pid}-${(serial += 1)}-${basename(file)}`);
  writeFileSync(
    copy,
    source.replace(right, () => wrong),
  );
  try {
    return (await import(/* @vite-ignore */ copy)) as Module;
  } finally {
    rmSync(copy);
  }
}
