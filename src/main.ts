/** Starts everything: config → database → sandbox → jobs → serve. With serve.ts, the only files that import from all parts. */
import cluster from "node:cluster";
import { setTimeout as pause } from "node:timers/promises";
import { publicOrigin, readConfig, type Config } from "#config.ts";
import { archiveSettings } from "#server/database/backup/wal-archive.ts";
import { watchArchive } from "#server/database/backup/watch-archive.ts";
import { connect } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { type DatabaseAddresses, startEmbeddedDatabase } from "#server/database/embedded.ts";
import { migrate } from "#server/database/migrate.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { createClockGuard } from "#server/jobs/clock-guard.ts";
import { createHotelCache } from "#server/cache/hotel-cache.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { runJobs } from "#server/jobs/run-jobs.ts";
import { createCarriers } from "#server/mail/carriers.ts";
import { serveMetrics } from "#server/health/serve-metrics.ts";
import { warnOfTestKeys } from "#server/payments/test-keys.ts";
import { readSecret } from "#server/security/secret-file.ts";
import { createSecrets } from "#server/security/secrets.ts";
import { dangersOf, warningsOf } from "./production-settings.ts";
import { mediaOf, type Opened, sandboxUrl, serve, worldOf } from "./serve.ts";

const opened: Opened = [];

/** The first process owns the database and the demo; it serves by itself, or starts workers that do. */
async function start(config: Config): Promise<void> {
  const dangers = dangersOf(config);
  if (dangers.length > 0)
    throw new Error(`Yado does not start like this:\n${dangers.map((each) => `  ${each}`).join("\n")}`);
  for (const warning of warningsOf(config)) console.warn(`WARNING ${warning}`);
  const addresses = await openDatabase(config);
  const { url } = addresses;
  await say("Preparing the tables", () => migrate(addresses));
  if (config.SANDBOX === "on") {
    const { loadDemo } = await import("#demo/load-demo.ts");
    await say("Loading the demo lodgings", () => loadDemo(url, config.DATA_DIR, { again: false }));
    await openSandbox(config);
  }
  const secret = config.SECRET ?? readSecret(config.DATA_DIR);
  await startJobs(config, url, secret);
  if (config.WORKERS === 1) return serve({ config, url, secret }, opened);
  opened.push(stopWorkers);
  // Workers get the application's address alone: nothing that serves requests knows the owner's.
  await startWorkers(config.WORKERS, { DATABASE_URL: url, DATABASE_OWNER_URL: "", SECRET: secret });
}

async function openDatabase(config: Config): Promise<DatabaseAddresses> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL, DATA_DIR, WAL_ARCHIVE_DIR } = config;
  if (url) return { url, ownerUrl: DATABASE_OWNER_URL ?? url };
  const settings = archiveSettings(DATA_DIR, WAL_ARCHIVE_DIR);
  const embedded = await say("Starting PostgreSQL", () => startEmbeddedDatabase(DATA_DIR, { settings }));
  opened.push(() => embedded.stop());
  if (settings.length > 0) opened.push(watchArchive(embedded.ownerUrl));
  return embedded;
}

async function openSandbox(config: Config): Promise<void> {
  const { createSandbox, openBank } = await import("../sandbox/sandbox.ts");
  const port = Number(new URL(sandboxUrl(config)!).port);
  const bank = await openBank(createSandbox(), port).catch((error: NodeJS.ErrnoException) => {
    const taken = `Port ${port}, where the sandbox bank would listen, is taken. Stop what is there, or set SANDBOX_PORT to another number.`;
    throw error.code === "EADDRINUSE" ? new Error(taken) : error;
  });
  opened.push(() => bank.close());
}

/** Jobs have their own few connections: a rush of guests must not keep an order from expiring. */
async function startJobs(config: Config, url: string, secret: string): Promise<void> {
  const monitor = await startMonitor(url);
  opened.push(() => monitor.close());
  const database = connect(url, 4, undefined, monitor);
  opened.push(() => database.close());
  const directory = createDirectory(database, createHotelCache(monitor));
  const media = await mediaOf(config);
  const jobDependencies = { ...worldOf(config), database, directory, secrets: createSecrets(secret), media };
  const carriers = createCarriers(config, jobDependencies.outside);
  opened.push(async () => carriers.close());
  // Checks every lodging, which may take a while: the start does not wait for it.
  if (config.SANDBOX === "off") void warnOfTestKeys(database, jobDependencies.secrets);
  const jobs = runJobs(database, createJobs(jobDependencies, monitor.now, carriers), {
    mayRun: createClockGuard(monitor).mayRun,
  });
  opened.push(() => jobs.stop());
  if (config.METRICS_PORT !== undefined) {
    const metrics = await serveMetrics(config, { database, monitor });
    opened.push(() => metrics.close());
  }
}

const RESTART_MS = 1_000;

function startWorkers(count: number, environment: Record<string, string>): Promise<unknown> {
  const started = Array.from({ length: count }, () => {
    const worker = cluster.fork(environment);
    return new Promise<void>((ready, failed) => {
      worker.once("message", () => ready());
      worker.once("exit", () => failed(new Error("A worker could not start.")));
    });
  });
  // One that dies later is replaced, not at once: whatever ended it may end the next one too.
  cluster.on("exit", (worker) => {
    if (worker.exitedAfterDisconnect || stopping) return;
    setTimeout(() => !stopping && cluster.fork(environment), RESTART_MS);
  });
  return Promise.all(started);
}

function stopWorkers(): Promise<unknown> {
  return Promise.all(
    Object.values(cluster.workers ?? {}).map(
      (worker) => new Promise((gone) => worker?.once("exit", gone).process.kill("SIGTERM")),
    ),
  );
}

async function say<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  process.stdout.write(`${what} … `);
  const result = await work();
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}

function printAddresses(config: Config): void {
  const { PRODUCT_PREFIX: product, PLATFORM_HOST } = config;
  const path = product === "" ? "/" : `/${product}`;
  const demo = [
    "moonclear",
    "tidesong",
    "onemat",
    "swallowtail",
    "thousandlamps",
    "nightglow",
    "ninthlane",
    "slowgrain",
    "northlight",
  ];
  const lines = [
    `Platform   ${publicOrigin(config, PLATFORM_HOST)}/`,
    `API        ${publicOrigin(config, PLATFORM_HOST)}/api/docs`,
  ];
  if (config.SANDBOX === "on")
    lines.push(
      `Outbox     ${publicOrigin(config, PLATFORM_HOST)}/outbox`,
      `Bank       ${sandboxUrl(config)}/`,
      ...demo.map((slug) => `Demo       ${publicOrigin(config, `${slug}.localhost`)}${path}`),
    );
  console.log(`\nYado is open. Ctrl-C closes it.\n\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}

let stopping: Promise<void> | null = null;

const CLOSE_MS = 10_000;

/** A query on a connection that is dead without anyone noticing never ends: it must not keep the process from ending. */
async function closeInTime(close: Opened[number]): Promise<void> {
  const isClosed = close().then(() => true);
  if (!(await Promise.race([isClosed, pause(CLOSE_MS, false)])))
    console.error("Something did not close in time; the process ends without it.");
}

function stop(code: number): void {
  stopping ??= (async () => {
    for (const close of opened.toReversed()) await closeInTime(close).catch((error: unknown) => console.error(error));
    process.exit(code);
  })();
}

// From the start: whatever is open by then is closed. Ctrl-C reaches workers too, but the first process decides.
process.on("SIGTERM", () => stop(0));
// An unhandled rejection of a library must not end a process that serves guests.
process.on("unhandledRejection", (error) => console.error(`ALERT unhandled rejection: ${describeFailure(error)}`));
// Nor a log that can't be written: a full disk, a closed pipe.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
process.on("SIGINT", () => (cluster.isWorker ? undefined : stop(0)));

try {
  const config = readConfig(process.env);
  if (cluster.isWorker) {
    await serve({ config, url: config.DATABASE_URL!, secret: config.SECRET! }, opened);
    process.send?.("ready");
  } else {
    await start(config);
    if (!stopping) printAddresses(config);
  }
} catch (error) {
  // Errors caused by the shutdown itself are not logged.
  if (!stopping) console.error(`\n${error instanceof Error ? error.message : error}`);
  stop(1);
}
