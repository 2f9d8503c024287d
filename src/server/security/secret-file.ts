import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const LEAST = 32;

/** The secret of an installation without a SECRET: made once, stored beside the data, readable by its owner only. */
export function readSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "secret");
  // Written to another file and renamed: a process that starts at the same moment reads all of it or nothing.
  const draft = join(dataDir, `secret-${randomBytes(6).toString("hex")}`);
  writeFileSync(draft, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  const secret = readFileSync(file, "utf8");
  if (secret.length < LEAST) throw new Error(`${file} is no secret: it is too short. Remove it, or set SECRET.`);
  return secret;
}
