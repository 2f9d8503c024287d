/**
 * Making a PDF takes the processor for a tenth of a second. A few are made at a time; the others wait in a queue, so that
 * other requests are handled in between.
 */
import { setImmediate as turn } from "node:timers/promises";
import { Refusal } from "#server/errors/refusal.ts";

export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createLine(atOnce: number, mostWaiting: number): Line {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      // Beyond this number a guest would wait too long.
      if (waiting.length >= mostWaiting) throw new Refusal("UNAVAILABLE");
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      await turn();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** One per process: it has one processor. */
export const inPrintingLine = createLine(2, 40);
