/** Writes what a part has measured into docs/benchmarks.md, in place of that part's last run. */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { DOCUMENT, withRun } from "./measured-files.ts";
import { takeLines } from "./table.ts";
import { CONNECTIONS, ROUNDS, SECONDS } from "./settings.ts";

export async function recordPart(part: string, work: () => Promise<void>): Promise<void> {
  const busy = loadavg()[0]!.toFixed(1);
  takeLines();
  try {
    await work();
  } finally {
    const lines = takeLines();
    if (lines.length > 0) write(part, [`${circumstances()}; load ${busy} when it began:`, ...lines].join("\n"));
  }
}

function circumstances(): string {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores (${process.arch}), Node ${process.versions.node}`;
  return `${day}, ${machine}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`;
}

function write(part: string, text: string): void {
  writeFileSync(DOCUMENT, withRun(readFileSync(DOCUMENT, "utf8"), part, text));
}
