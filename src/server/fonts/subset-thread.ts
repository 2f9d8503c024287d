/** The thread that cuts fonts: begun when it is needed, ended when it has nothing to do, as it holds much memory. */
import { Worker } from "node:worker_threads";
import { type FontFile, fontPath } from "#server/fonts/font-sources.ts";
import type { Cut, Cutting } from "#server/fonts/subset-worker.ts";
import { Busy } from "#server/http/gate.ts";

export type SubsetThread = {
  /** Throws Busy where too many wait. */
  cut: (file: FontFile, text: string, format: Cutting["format"]) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<unknown>;
};

const IDLE_MS = 20_000;
const MOST_WAITING = 60;

type Waiting = { done: (bytes: Uint8Array<ArrayBuffer>) => void; failed: (reason: Error) => void };

export function createSubsetThread(): SubsetThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function end(): Promise<unknown> {
    clearTimeout(idle);
    const ending = worker?.terminate() ?? Promise.resolve();
    worker = null;
    return ending;
  }

  function answer({ id, bytes, failure }: Cut): void {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (bytes) asked?.done(bytes);
    else asked?.failed(new Error(failure));
    if (waiting.size === 0) idle = setTimeout(() => void end(), IDLE_MS).unref();
  }

  function begin(): Worker {
    const begun = new Worker(new URL("./subset-worker.ts", import.meta.url));
    begun.on("message", answer);
    begun.on("error", (reason: Error) => {
      if (worker === begun) worker = null;
      for (const { failed } of waiting.values()) failed(reason);
      waiting.clear();
    });
    // Work left undone must not keep the process from ending.
    begun.unref();
    return begun;
  }

  return {
    cut: (file, text, format) => {
      if (waiting.size >= MOST_WAITING) return Promise.reject(new Busy());
      clearTimeout(idle);
      worker ??= begin();
      last += 1;
      const asked: Cutting = { id: last, path: fontPath(file), text, format };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(asked);
      return new Promise((done, failed) => waiting.set(asked.id, { done, failed }));
    },
    close: end,
  };
}
