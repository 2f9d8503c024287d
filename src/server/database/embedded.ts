/**
 * The PostgreSQL that comes with the project (npm), for development, tests and a first look. Production sets DATABASE_URL.
 * Data and passwords live under the data folder; the server listens on loopback only.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import pg from "pg";
import { createCluster, findBinaries } from "#server/database/embedded-cluster.ts";
import { runnerFor } from "#server/database/embedded-user.ts";
import { isAlive, startPostgres } from "#server/database/embedded-process.ts";

const DATABASE = "yado";
/** Whom the application logs in as: it owns nothing, and may only become the walled roles (walls.sql). */
const LOGIN = "yado_login";

export type DatabaseAddresses = {
  /** For the application. */
  url: string;
  /** For migrations. */
  ownerUrl: string;
};

export type RunningDatabase = DatabaseAddresses & { stop: () => Promise<void> };

class DataInUse extends Error {}

type EmbeddedOptions = {
  /** Settings of PostgreSQL, as `name=value`. */
  settings?: string[];
  /** A free one, unless it is given: one that comes back after a crash is looked for where it was. */
  port?: number;
  /** Started again when it ends by itself. */
  isWatched?: boolean;
};

export async function startEmbeddedDatabase(dataDir: string, options: EmbeddedOptions = {}): Promise<RunningDatabase> {
  const { settings = [], isWatched = true } = options;
  const folder = resolve(dataDir, "postgres");
  const passwordFile = resolve(dataDir, OWNER_PASSWORD);
  const binaries = await findBinaries();
  mkdirSync(dataDir, { recursive: true });
  const runner = runnerFor(binaries.postgres, dataDir);

  claimData(dataDir);
  await endOrphan(folder, passwordFile);
  if (!existsSync(join(folder, "PG_VERSION"))) createCluster(folder, passwordFile, binaries.initdb, runner);

  const port = options.port ?? (await freePort());
  const { url, ownerUrl } = addressesOf(dataDir, port);
  const postgres = await startPostgres({
    binary: binaries.postgres,
    runner,
    folder,
    port,
    settings,
    log: join(dataDir, "postgres.log"),
    isWatched,
    look: () => look(ownerUrl),
  });
  await prepare(ownerUrl, url);
  return {
    url,
    ownerUrl,
    async stop() {
      await postgres.stop();
      releaseData(dataDir);
    },
  };
}

const OWNER_PASSWORD = "postgres-password";
const LOGIN_PASSWORD = "postgres-login-password";

function addressesOf(dataDir: string, port: number): DatabaseAddresses {
  const file = resolve(dataDir, LOGIN_PASSWORD);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  const address = (user: string, passwordFile: string) =>
    `postgresql://${user}:${readFileSync(passwordFile, "utf8")}@127.0.0.1:${port}/${DATABASE}`;
  return { url: address(LOGIN, file), ownerUrl: address("postgres", resolve(dataDir, OWNER_PASSWORD)) };
}

const adminUrl = (ownerUrl: string) => ownerUrl.replace(/\/[^/]*$/, "/postgres");

async function look(ownerUrl: string): Promise<"ready" | "starting" | "silent"> {
  const client = new pg.Client({ connectionString: adminUrl(ownerUrl), connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return "ready";
  } catch (error) {
    return (error as { code?: string }).code === "57P03" ? "starting" : "silent";
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database, and the role that the application logs in as. */
async function prepare(ownerUrl: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl(ownerUrl) });
  await client.connect();
  try {
    const found = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    const role = await client.query("select from pg_roles where rolname = $1", [LOGIN]);
    if (role.rowCount === 0) await client.query(`create role ${LOGIN}`);
    const password = client.escapeLiteral(new URL(url).password);
    await client.query(
      `alter role ${LOGIN} login noinherit nosuperuser nobypassrls nocreatedb nocreaterole password ${password}`,
    );
  } finally {
    await client.end();
  }
}

/** The addresses of an embedded database that another of our processes has running on this data, if there is one. */
export function runningEmbeddedDatabase(dataDir: string): DatabaseAddresses | null {
  const postmaster = readPostmaster(resolve(dataDir, "postgres"));
  return postmaster && isAlive(postmaster.pid) ? addressesOf(dataDir, postmaster.port) : null;
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

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}
