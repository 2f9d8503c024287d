/** What is measured runs in separate processes: Yado, the bare servers, the database. All of it is removed afterwards. */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "#server/database/embedded.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Turn } from "./bare-sql.ts";
import type { Sweep, Swept } from "./ending-process.ts";
import type { Measured } from "./measure.ts";
import { POOL, WORKERS } from "./settings.ts";

/** What has been opened, in order; closed in reverse. */
const opened: (() => Promise<void> | void)[] = [];

async function using<Result>(close: () => Promise<void> | void, work: () => Promise<Result>): Promise<Result> {
  opened.push(close);
  try {
    return await work();
  } finally {
    opened.pop();
    await close();
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    for (const close of opened.toReversed()) await close();
    process.exit(130);
  });
}

const stop = (child: ChildProcess) =>
  new Promise<void>((gone) => {
    if (child.exitCode !== null || child.signalCode !== null) return gone();
    child.once("exit", () => gone());
    child.kill("SIGTERM");
  });

/** Runs `work` with a server that reports when it is ready. */
export async function withServer<Result>(
  file: string,
  environment: Record<string, string>,
  ready: RegExp,
  work: () => Promise<Result>,
  cwd = process.cwd(),
): Promise<Result> {
  const child = spawn(process.execPath, [file], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return using(
    () => stop(child),
    async () => {
      await new Promise<void>((started, failed) => {
        let output = "";
        child.stdout.on("data", (chunk: Buffer) => {
          output += chunk.toString();
          if (ready.test(output)) started();
        });
        child.once("exit", () => failed(new Error(`${file} ended:\n${output}`)));
      });
      return work();
    },
  );
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "yado-bench-"));
  return using(
    () => rmSync(folder, { recursive: true, force: true }),
    () => work(folder),
  );
}

/**
 * A database as durable as in production (fsync and synchronous_commit stay on), with a large cache; checkpoints are rare, so
 * that none falls into one side's turn.
 */
export function withDatabase<Result>(
  work: (url: string, folder: string) => Promise<Result>,
  tables: { migrate: typeof migrate } = { migrate },
): Promise<Result> {
  return inFolder(async (folder) => {
    // A quarter of the memory, as is usual.
    const buffers = Math.min(Math.round(totalmem() / 4 / 2 ** 20), 8192);
    const settings = [`shared_buffers=${buffers}MB`, "max_wal_size=16GB", "checkpoint_timeout=1h"];
    const database = await startEmbeddedDatabase(folder, { settings });
    return using(
      () => database.stop(),
      async () => {
        await tables.migrate(database);
        // As the owner: filling and checking bypass row-level security.
        return work(database.ownerUrl, folder);
      },
    );
  });
}

/** The operator's: what is stored encrypted was encrypted with it. */
export const SECRET = "a secret of the benchmarks, and of nobody else";

/** Yado on this database, with as many connections as the bare side has. `home`: another folder with a program. */
export async function withYado<Result>(
  url: string,
  folder: string,
  work: (port: number) => Promise<Result>,
  home?: string,
): Promise<Result> {
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATABASE_URL: url,
    SECRET,
    // One more carries single statements; in programs from before that was so, transactions have all of them.
    DATABASE_POOL: String(POOL / WORKERS - (home === undefined ? 1 : 0)),
    DATA_DIR: folder,
    WORKERS: String(WORKERS),
    SANDBOX: "off",
    NODE_ENV: "production",
    RATE_PER_MINUTE: "0",
    UNPAID_PER_ADDRESS: "0",
  };
  return withServer("src/main.ts", environment, /is open/, () => work(port), home);
}

/** Yado with the demo in its own database. `change`: what is done to its data, as the database's owner, before it is opened. */
export function withDemo<Result>(
  port: number,
  work: (folder: string) => Promise<Result>,
  change?: (ownerUrl: string) => Promise<void>,
): Promise<Result> {
  return inFolder(async (folder) => {
    const environment = {
      PORT: String(port),
      DATA_DIR: folder,
      SANDBOX: "on",
      NODE_ENV: "production",
      RATE_PER_MINUTE: "0",
      UNPAID_PER_ADDRESS: "0",
    };
    const open = <Of>(during: () => Promise<Of>) => withServer("src/main.ts", environment, /is open/, during);
    if (change) {
      await open(async () => {});
      const database = await startEmbeddedDatabase(folder);
      await using(
        () => database.stop(),
        () => change(database.ownerUrl),
      );
    }
    return open(() => work(folder));
  });
}

/** The database alone, queried through the driver: `take` runs one turn. */
export function withBareSql<Result>(
  url: string,
  work: (take: (turn: Turn) => Promise<Measured>) => Promise<Result>,
): Promise<Result> {
  const child = fork("bench/bare-sql.ts", { env: { ...process.env, DATABASE_URL: url } });
  const take = (turn: Turn) =>
    new Promise<Measured>((taken, failed) => {
      const gone = () => failed(new Error("The bare side ended."));
      child.once("exit", gone);
      child.once("message", (measured) => {
        child.off("exit", gone);
        taken(measured as Measured);
      });
      child.send(turn);
    });
  return using(
    () => stop(child),
    () => work(take),
  );
}

/** The process that ends due orders: `sweep` says as of which moment. */
export async function withSweeper<Result>(
  url: string,
  work: (sweep: (now: Date) => Promise<Swept>) => Promise<Result>,
): Promise<Result> {
  const child = fork("bench/ending-process.ts", { env: { ...process.env, DATABASE_URL: url } });
  const next = () =>
    new Promise<unknown>((answered, failed) => {
      const gone = () => failed(new Error("The sweeper ended."));
      child.once("exit", gone);
      child.once("message", (message) => {
        child.off("exit", gone);
        answered(message);
      });
    });
  const sweep = (now: Date) => {
    const swept = next();
    child.send({ now: now.toISOString() } satisfies Sweep);
    return swept as Promise<Swept>;
  };
  return using(
    () => stop(child),
    async () => {
      await next();
      return work(sweep);
    },
  );
}
