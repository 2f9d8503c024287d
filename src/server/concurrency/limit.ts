/** Runs work so many at a time; what comes beyond waits in memory, in the order it came. */
import { Refusal } from "#server/errors/refusal.ts";

export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

type Waiting = {
  /** Beyond this number it would wait too long: it is refused at once. */
  most?: number;
  refuse?: () => Error;
};

type Counted = { run: Limit; isIdle: () => boolean };

const unavailable = () => new Refusal("UNAVAILABLE");

function counted(most: number, { most: mostWaiting = Infinity, refuse = unavailable }: Waiting): Counted {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    isIdle: () => running === 0,
    run: async (work) => {
      if (running < most) running += 1;
      else if (waiting.length >= mostWaiting) throw refuse();
      // Whoever ends hands over its place: the number of those that run stays.
      else await new Promise<void>((go) => waiting.push(go));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

export const limit = (most: number, waiting: Waiting = {}): Limit => counted(most, waiting).run;

/** One limit for each key, forgotten when nothing of it is left. */
export function limitEach<Key>(
  most: number,
  waiting: Waiting = {},
): <Result>(key: Key, work: () => Promise<Result>) => Promise<Result> {
  const limits = new Map<Key, Counted>();
  return async (key, work) => {
    const own = limits.get(key) ?? counted(most, waiting);
    limits.set(key, own);
    try {
      return await own.run(work);
    } finally {
      if (own.isIdle()) limits.delete(key);
    }
  };
}
