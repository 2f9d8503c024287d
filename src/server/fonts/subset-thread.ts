/** The thread that cuts fonts. */
import { createWorkThread, type WorkThread } from "#server/threads/work-thread.ts";
import type { Cutting } from "#server/fonts/subset-worker.ts";

export type SubsetThread = WorkThread<Cutting, Uint8Array<ArrayBuffer>>;

const MOST_WAITING = 60;

export function createSubsetThread(): SubsetThread {
  return createWorkThread(new URL("./subset-worker.ts", import.meta.url), MOST_WAITING);
}
