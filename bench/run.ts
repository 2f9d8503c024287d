/**
 * Requests per second and p99 at 32 connections, Yado against a bare node:http server that sends the very same bytes.
 * Both run in processes of their own and take turns, so that a busy machine slows both alike; the ratio is what counts.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Load, load } from "./load.ts";

const PORT = 3990;
const BARE_PORT = 3991;
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 32;
const HOST = `tidesong.localhost:${PORT}`;

const SUBJECTS = [
  { title: "home page", path: "/stay" },
  { title: "home page, en-US", path: "/stay/en-US" },
  { title: "/api/hotel/info", path: "/api/hotel/info?domain=tidesong.localhost" },
];

/** As a browser asks. */
const requestFor = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: ${HOST}\r\naccept-encoding: gzip, deflate, br\r\n\r\n`;

const measure = (port: number, path: string) => load(port, requestFor(path), CONNECTIONS, SECONDS);

function start(args: string[], environment: Record<string, string>, ready: RegExp): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((started, failed) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (ready.test(output)) started(child);
    });
    child.once("exit", () => failed(new Error(output)));
  });
}

const stop = (child: ChildProcess) => new Promise((gone) => child.once("exit", gone) && child.kill("SIGTERM"));
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const folder = mkdtempSync(join(tmpdir(), "yado-bench-"));
const yado = await start(
  ["src/main.ts"],
  { PORT: String(PORT), DATA_DIR: folder, SANDBOX: "on", NODE_ENV: "production", RATE_PER_MINUTE: "0" },
  /is open/,
);
console.log(
  `Node ${process.version}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s, taking turns\n`,
);
console.log(
  "| what | bytes | Yado req/s | p99 ms | bare req/s | p99 ms | Yado / bare |\n|---|---|---|---|---|---|---|",
);
for (const { title, path } of SUBJECTS) {
  const address = `http://127.0.0.1:${PORT}${path}`;
  const { bytes, headers } = await sameBytes(address);
  const bare = await start(
    ["bench/bare.ts"],
    { PORT: String(BARE_PORT), BYTES: bytes.toString("base64"), HEADERS: headers },
    /ready/,
  );
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measure(PORT, path));
    theirs.push(await measure(BARE_PORT, path));
  }
  const [rate, bareRate] = [median(ours.map((run) => run.rate)), median(theirs.map((run) => run.rate))];
  const [p99, bareP99] = [median(ours.map((run) => run.p99)), median(theirs.map((run) => run.p99))];
  console.log(
    `| ${title} | ${bytes.length} | ${Math.round(rate)} | ${p99.toFixed(1)} | ${Math.round(bareRate)} | ${bareP99.toFixed(1)} | ${(rate / bareRate).toFixed(2)} |`,
  );
  await stop(bare);
}
await stop(yado);
rmSync(folder, { recursive: true, force: true });

/** What Yado sends, packed as a browser wants it: the bare server sends exactly this. */
async function sameBytes(address: string): Promise<{ bytes: Buffer; headers: string }> {
  const { request } = await import("node:http");
  return new Promise((got, failed) => {
    request(address, { headers: { host: HOST, "accept-encoding": "gzip, deflate, br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { "content-type": type, "content-encoding": encoding } = response.headers;
        got({
          bytes: Buffer.concat(chunks),
          headers: JSON.stringify({ "content-type": type, ...(encoding ? { "content-encoding": encoding } : {}) }),
        });
      });
    })
      .once("error", failed)
      .end();
  });
}
