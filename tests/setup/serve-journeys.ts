/**
 * The servers of the journeys, each with its own data: the demo as `npm start` serves it, and two whose clock the journeys
 * move. Their data is prepared once and its folder copied. The demo's server is ready last, so whoever waits for it waits for all.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareJourneys } from "./prepare-journeys.ts";

const folder = mkdtempSync(join(tmpdir(), "yado-journeys-"));
const servers: ChildProcess[] = [];

process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
process.on("SIGTERM", () => void stop(0));

async function stop(code: number): Promise<never> {
  await Promise.all(
    servers
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      .map((server) => new Promise((gone) => server.once("exit", gone).kill("SIGTERM"))),
  );
  process.exit(code);
}

const { PORT, PAYING_PORTS = "", JOURNEYS_DATA, SLOW_NETWORK } = process.env;
const SLOWED = SLOW_NETWORK ? ["--import", fileURLToPath(new URL("./slow-answers.ts", import.meta.url))] : [];
const prepared = JOURNEYS_DATA ?? join(folder, "prepared");
if (!JOURNEYS_DATA) await prepareJourneys(prepared, PORT!);

const PAYING = fileURLToPath(new URL("./paying-server.ts", import.meta.url));
const DEMO = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
await Promise.all(PAYING_PORTS.split(" ").map((port) => port && start(PAYING, port)));
await start(DEMO, PORT!);

async function start(file: string, port: string): Promise<void> {
  const data = join(folder, port);
  // With its owner: PostgreSQL refuses data of another user.
  const { status } = spawnSync("cp", ["-a", prepared, data], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${prepared} could not be copied.`);
  const server = spawn(process.execPath, [...SLOWED, file], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: port, DATA_DIR: data },
  });
  servers.push(server);
  server.once("exit", () => void stop(1));
  while (!(await isReady(port))) await new Promise((done) => setTimeout(done, 100));
}

function isReady(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
