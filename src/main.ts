/** Joins everything: config → database → api → web → listen. The only file that knows all floors. */
import cluster from "node:cluster";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { publicOrigin, readConfig, type Config } from "#config.ts";
import { connect } from "#server/database/connect.ts";
import { loadDemo } from "#server/database/demo/load-demo.ts";
import { startEmbeddedDatabase } from "#server/database/embedded.ts";
import { migrate } from "#server/database/migrate.ts";
import { handlers } from "#server/handlers.ts";
import { startHotelCache } from "#server/hotel-cache.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { createApp } from "#server/http/app.ts";
import { createFastLane } from "#server/http/fast-lane.ts";
import { readFiles } from "#server/http/files.ts";
import { createImages } from "#server/media/images.ts";
import { startWeb } from "./web-server.ts";

type Closing = (() => Promise<unknown>)[];

async function serve(config: Config, url: string): Promise<Closing> {
  const isDevelopment = config.NODE_ENV === "development";
  const database = connect(url, config.DATABASE_POOL);
  const cache = await startHotelCache(url);
  const lane = createFastLane(cache);
  const web = await startWeb(isDevelopment);
  const app = createApp({
    handlers,
    house: {
      database,
      cache,
      directory: createDirectory(database, cache),
      clock: () => new Date(),
      platformHost: config.PLATFORM_HOST,
      product: config.PRODUCT_PREFIX,
      memberDiscount: config.MEMBER_DISCOUNT,
    },
    images: createImages(config.DATA_DIR),
    files: readFiles(isDevelopment ? "public" : "build/client"),
    lane,
    render: web.render,
    originOf: (host) => publicOrigin(config, host),
    trustedProxies: config.TRUSTED_PROXIES,
    ratePerMinute: config.API_RATE_PER_MINUTE,
    isDevelopment,
  });
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (!lane.answer(request, response)) web.middleware(request, response, () => void listener(request, response));
  });
  // A client that trickles its headers must not hold a connection for ever.
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  await listen(server, config);
  return [() => closeServer(server), () => web.close(), () => cache.close(), () => database.close()];
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((listening, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${config.PORT} on ${config.HOST} is taken by another program. Stop it, or set PORT to another number.`;
      failed(error.code === "EADDRINUSE" ? new Error(taken) : error);
    });
    server.listen(config.PORT, config.HOST, () => listening());
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
  });
}

/** The first process owns the database and the demo; it serves by itself, or starts workers that do. */
async function start(config: Config): Promise<Closing> {
  const embedded = config.DATABASE_URL
    ? null
    : await say("Starting PostgreSQL", () => startEmbeddedDatabase(config.DATA_DIR));
  const closing: Closing = embedded ? [() => embedded.stop()] : [];
  try {
    const url = config.DATABASE_URL ?? embedded!.url;
    await say("Preparing the tables", () => migrate(url));
    if (config.SANDBOX === "on")
      await say("Loading the demo lodgings", () => loadDemo(url, config.DATA_DIR, { again: false }));
    if (config.WORKERS === 1) return [...(await serve(config, url)), ...closing];
    await startWorkers(config.WORKERS, url);
    return [stopWorkers, ...closing];
  } catch (error) {
    for (const close of closing) await close();
    throw error;
  }
}

function startWorkers(count: number, url: string): Promise<unknown> {
  const started = Array.from({ length: count }, () => {
    const worker = cluster.fork({ DATABASE_URL: url });
    return new Promise<void>((ready, failed) => {
      worker.once("message", () => ready());
      worker.once("exit", () => failed(new Error("A worker could not start.")));
    });
  });
  // One that dies later is replaced; the others go on serving meanwhile.
  cluster.on("exit", (worker) => {
    if (!worker.exitedAfterDisconnect && stopping === null) cluster.fork({ DATABASE_URL: url });
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
  const demo = ["moonclear", "tidesong", "onemat", "swallowtail", "thousandlamps", "nightglow"];
  const lines = [
    `Platform   ${publicOrigin(config, PLATFORM_HOST)}/`,
    `API        ${publicOrigin(config, PLATFORM_HOST)}/api/docs`,
  ];
  if (config.SANDBOX === "on")
    lines.push(...demo.map((slug) => `Demo       ${publicOrigin(config, `${slug}.localhost`)}${path}`));
  console.log(`\nYado is open. Ctrl-C closes it.\n\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}

let stopping: Promise<void> | null = null;

function stop(closing: Closing): void {
  stopping ??= (async () => {
    for (const close of closing) await close();
    process.exit(0);
  })();
}

try {
  const config = readConfig(process.env);
  const isWorker = cluster.isWorker;
  const closing = isWorker ? await serve(config, config.DATABASE_URL!) : await start(config);
  process.on("SIGTERM", () => stop(closing));
  process.on("SIGINT", () => (isWorker ? undefined : stop(closing)));
  if (isWorker) process.send?.("ready");
  else printAddresses(config);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
