/** Two who change the same thing at once, in an order that the test chooses: no luck is needed to meet. */
import type { Probe } from "#server/database/connect.ts";
import type { SeparateDatabase } from "#tests/setup/separate-database.ts";

/** Where an order's state is set: whoever is here has read and decided, and has changed nothing yet. */
const DECIDED = `update "order" set state`;

export type Pause = {
  probe: Probe;
  /** The next to come to this statement waits until `go`; answers when somebody has come. */
  arm: (statement?: string) => Promise<void>;
  go: () => void;
};

export function pauseBeforeMove(plant: Probe = (text) => text): Pause {
  let armed: { statement: string; arrived: () => void; gone: Promise<void> } | null = null;
  let go = () => {};
  return {
    async probe(text, client) {
      if (armed && text.includes(armed.statement)) {
        const { arrived, gone } = armed;
        armed = null;
        arrived();
        await gone;
      }
      return plant(text, client);
    },
    arm: (statement = DECIDED) =>
      new Promise<void>((arrived) => {
        armed = { statement, arrived, gone: new Promise((opened) => (go = opened)) };
      }),
    go: () => {
      armed = null;
      go();
    },
  };
}

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Until it is done, or stands before a lock that somebody holds. */
async function doneOrWaiting(database: SeparateDatabase, intent: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  void intent.finally(() => done.abort()).catch(() => undefined);
  while (!done.signal.aborted) {
    const [row] = await database.asOwner<{ waiting: number }>(WAITING);
    if (row!.waiting > 0) return;
  }
}

const no = () => false;

type Both<First, Second> = [first: PromiseSettledResult<First>, second: PromiseSettledResult<Second>];

/** The first has decided; the second does all it can; then the first goes on. */
export async function interleave<First, Second>(
  database: SeparateDatabase,
  pause: Pause,
  first: () => Promise<First>,
  second: () => Promise<Second>,
  at: string = DECIDED,
): Promise<Both<First, Second>> {
  const decided = pause.arm(at);
  const one = first();
  const isThere = await Promise.race([decided.then(() => true), one.then(no, no)]);
  // It never came there: the second is not to wait in its place.
  if (!isThere) pause.go();
  const other = second();
  await doneOrWaiting(database, other);
  pause.go();
  return Promise.allSettled([one, other]);
}
