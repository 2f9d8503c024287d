/** Starts a process that answers malformed requests, watches that it goes on, and reads what it found. */
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MadeRequest } from "#tests/faults/malformed-requests.ts";
import type { PlantedFault } from "#tests/faults/planted-handlers.ts";

export type Errand = {
  url: string;
  what: "calls" | "pages";
  count: number;
  seed: number;
  /** One call instead of all. */
  only?: string;
  plant?: PlantedFault;
  /** The file in which the process writes what it is answering. */
  note: string;
};

export type Outcome = {
  requests: number;
  valid: number;
  statuses: Record<number, number>;
  faults: string[];
  /** Bytes held after a quarter, after half and at the end. */
  memory: { held: number; rss: number }[];
  /** Milliseconds, by call. */
  times: Record<string, { valid: number[]; malformed: number[] }>;
};

/** The slowest honest request takes a few hundred milliseconds; one that takes this long will not come back. */
const HANGS_MS = 20_000;

const shown = (text: string) => JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text);

export function describeRequest({ name, method, path, headers, body }: MadeRequest): string {
  const sent = typeof body === "string" ? body : new TextDecoder().decode(body?.slice(0, 300));
  return `${name}: ${method} ${shown(path)} ${shown(JSON.stringify(headers))} ${shown(sent)}`;
}

export async function sendMalformed(errand: Omit<Errand, "note">, hangs_ms = HANGS_MS): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "yado-malformed-"));
  const note = join(folder, "answering");
  writeFileSync(note, "");
  const child = fork(new URL("malformed-process.ts", import.meta.url), {
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, NODE_ENV: "production", ERRAND: JSON.stringify({ ...errand, note }) },
  });
  let output = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  try {
    return await new Promise<Outcome>((done, failed) => {
      const hung = () => {
        child.kill("SIGKILL");
        failed(new Error(`no answer within ${hangs_ms} ms: ${readFileSync(note, "utf8").trim()}`));
      };
      // Starting takes longer than any request.
      let watch = setTimeout(hung, 60_000);
      child.on("message", (message: "alive" | Outcome) => {
        clearTimeout(watch);
        if (message !== "alive") return done(message);
        watch = setTimeout(hung, hangs_ms);
      });
      child.once("exit", (code) => {
        clearTimeout(watch);
        failed(new Error(`it ended with ${code}: ${readFileSync(note, "utf8").trim()}\n${output.slice(-4_000)}`));
      });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const MB = 2 ** 20;

/** What the second half of the requests has left behind, in MB. */
export function leftBehind({ memory }: Outcome): number {
  const [, half, end] = memory;
  return (end!.held - half!.held) / MB;
}

export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
