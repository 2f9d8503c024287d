/** Starts a process that answers malformed requests, watches that it goes on, and reads what it found. */
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MadeRequest } from "#tests/faults/malformed/malformed-requests.ts";
import type { PlantedFault } from "#tests/faults/malformed/planted-handlers.ts";

export type FuzzSettings = {
  url: string;
  what: "calls" | "pages" | "accounts";
  count: number;
  seed: number;
  /** Whether it is measured what requests leave in memory: a few show nothing but code that is compiled as it runs. */
  isWeighed: boolean;
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
  /** Bytes held after a quarter, after half and at the end; empty: not weighed. */
  memory: { held: number; rss: number }[];
  /** Milliseconds, by call. */
  times: Record<string, { valid: number[]; malformed: number[] }>;
};

/** The slowest honest request takes a few hundred milliseconds; one that takes this long will not come back. */
const HANGS_MS = 20_000;
/** Starting, making requests and weighing take longer than any request. */
const BETWEEN_MS = 120_000;

const shown = (text: string) => JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text);

export function describeRequest({ name, method, path, headers, body }: MadeRequest): string {
  const sent = typeof body === "string" ? body : new TextDecoder().decode(body?.slice(0, 300));
  return `${name}: ${method} ${shown(path)} ${shown(JSON.stringify(headers))} ${shown(sent)}`;
}

export async function sendMalformed(settings: Omit<FuzzSettings, "note">, hangs_ms = HANGS_MS): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "yado-malformed-"));
  const note = join(folder, "answering");
  writeFileSync(note, "");
  const child = fork(new URL("malformed-process.ts", import.meta.url), {
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, NODE_ENV: "production", SETTINGS: JSON.stringify({ ...settings, note }) },
  });
  let output = "";
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  let outcome: Outcome | undefined;
  let isHung = false;
  const hung = () => {
    isHung = true;
    child.kill("SIGKILL");
  };
  let watch = setTimeout(hung, BETWEEN_MS);
  child.on("message", (message: "sending" | "answered" | Outcome) => {
    clearTimeout(watch);
    if (typeof message === "string") watch = setTimeout(hung, message === "sending" ? hangs_ms : BETWEEN_MS);
    else outcome = message;
  });
  const code = await new Promise<number | null>((ended) => child.once("close", ended));
  clearTimeout(watch);
  const answering = readFileSync(note, "utf8").trim();
  rmSync(folder, { recursive: true, force: true });
  if (isHung) throw new Error(`no answer within ${hangs_ms} ms: ${answering}`);
  if (!outcome) throw new Error(`it ended with ${code}: ${answering}\n${output.slice(-4_000)}`);
  return outcome;
}

const MB = 2 ** 20;

/** What the second half of the requests has left behind, in MB. */
export function leftBehind({ memory }: Outcome): number {
  const [, half, end] = memory;
  return (end!.held - half!.held) / MB;
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

const ENOUGH = 100;

/**
 * How many times longer than valid requests the slowest hundredth of malformed ones takes, the worst call first. A call that
 * only reads from memory is compared with valid requests of all calls: next to nothing, a long body is slow.
 */
export function slowness({ times }: Outcome): { name: string; times: number }[] {
  const all = percentile(
    Object.values(times).flatMap(({ valid }) => valid),
    0.99,
  );
  return Object.entries(times)
    .filter(([, { malformed }]) => malformed.length >= ENOUGH)
    .map(([name, { valid, malformed }]) => ({
      name,
      times: percentile(malformed, 0.99) / Math.max(all, percentile(valid, 0.99)),
    }))
    .toSorted((a, b) => b.times - a.times);
}
