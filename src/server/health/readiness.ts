/** Whether this process can serve, and warnings to check although it can. */
import { statfs } from "node:fs/promises";
import { describeLateWork, findLateWork } from "#server/audit/late-work.ts";
import type { Database } from "#server/database/connect.ts";
import type { DatabaseMonitor } from "#server/database/monitor.ts";
import { describeDifference, isClockTrusted } from "#server/jobs/clock-guard.ts";

/** Each warning has a name that alarms can be set on: `late work`, `clock`, `disk`. */
export type Readiness = { isReady: boolean; warnings: string[] };

type Parts = { database: Database; monitor: DatabaseMonitor; dataDir: string };

/** Health checks come every few seconds from several places: they share one result. */
const FRESH_MS = 3_000;
const FULL_PERCENT = 80;

export function createReadiness(parts: Parts): () => Promise<Readiness> {
  let last: { at: number; found: Promise<Readiness> } | null = null;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > FRESH_MS || parts.monitor.isAway()) last = { at: now, found: readReadiness(parts) };
    return last.found;
  };
}

async function readReadiness({ database, monitor, dataDir }: Parts): Promise<Readiness> {
  try {
    const late = await findLateWork(database, monitor.now());
    const difference = monitor.clockDifferenceMs();
    const percent = await percentUsed(dataDir);
    return {
      isReady: true,
      warnings: [
        ...late.map(describeLateWork),
        ...(isClockTrusted(monitor) ? [] : [`clock: ${describeDifference(difference)}`]),
        ...(percent < FULL_PERCENT ? [] : [`disk: the disk of DATA_DIR is ${percent} % full`]),
      ],
    };
  } catch {
    return { isReady: false, warnings: [] };
  }
}

export async function percentUsed(folder: string): Promise<number> {
  const { blocks, bavail, bfree } = await statfs(folder);
  const used = blocks - bfree;
  return Math.round((100 * used) / Math.max(1, used + bavail));
}
