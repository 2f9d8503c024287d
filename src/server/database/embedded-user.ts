/** The system user that the embedded PostgreSQL runs as. */
import { execFileSync, spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** The user that must own its files; null: the user that runs this process. */
export function databaseUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export type Runner = { prefix: string[]; identity: { uid?: number; gid?: number } };

/** PostgreSQL refuses to run as root, so root starts it as `nobody`. */
export function runnerFor(postgres: string, dataDir: string): Runner {
  const user = databaseUser();
  if (!user) return { prefix: [], identity: {} };
  const { uid, gid } = user;
  const plain: Runner = { prefix: [], identity: user };
  if (works(plain, postgres, dataDir)) return plain;
  // The project is in a folder that only root may enter: this one process may pass, still as the user `nobody`.
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
