/** A thread for work that would hold everyone up: begun when it is needed, ended when it has nothing to do, as it holds much memory. */
import { Worker } from "node:worker_threads";
import { Busy } from "#server/security/rate-limiter.ts";
import type { Done } from "#server/threads/answer-work.ts";

export type WorkThread<Request, Made> = {
  /** One after the other. Throws Busy where too many wait. */
  ask: (request: Request) => Promise<Made>;
  close: () => Promise<unknown>;
};

const IDLE_MS = 20_000;

export function createWorkThread<Request, Made>(file: URL, mostWaiting: number): WorkThread<Request, Made> {
  const waiting = new Map<number, { done: (made: Made) => void; failed: (reason: Error) => void }>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function end(): Promise<unknown> {
    clearTimeout(idle);
    const ending = worker?.terminate() ?? Promise.resolve();
    worker = null;
    return ending;
  }

  function answer({ id, made, failure }: Done<Made>): void {
    const request = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) request?.done(made as Made);
    else request?.failed(new Error(failure));
    if (waiting.size === 0) idle = setTimeout(() => void end(), IDLE_MS).unref();
  }

  function begin(): Worker {
    const begun = new Worker(file);
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
    ask: (request) => {
      if (waiting.size >= mostWaiting) return Promise.reject(new Busy());
      clearTimeout(idle);
      worker ??= begin();
      last += 1;
      const id = last;
      worker.postMessage({ id, request }, []);
      return new Promise((done, failed) => waiting.set(id, { done, failed }));
    },
    close: end,
  };
}
