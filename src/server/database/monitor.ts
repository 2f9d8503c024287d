/**
 * One connection that watches the database: it receives change notifications, measures the database's clock, and finds within
 * a few seconds that the database is away, so that no request waits for it.
 */
import pg from "pg";
import { setTimeout as pause } from "node:timers/promises";
import { TAKE_ROLE } from "#server/database/roles.ts";

type Events = {
  /** A row of this table of this lodging was changed and committed. */
  change: (table: string, hotel_id: number) => void;
  /** From now on we are notified of every change; earlier changes may have been missed. */
  listening: () => void;
  /** The connection is lost: we are no longer notified of changes. */
  lost: () => void;
  /** The database can't be reached. */
  away: () => void;
};

export type DatabaseMonitor = {
  /** The database's time: every hold and every lease goes by it, whatever this machine's clock says. */
  now: () => Date;
  /** By how much this machine's clock is ahead of the database's (below zero: behind). */
  clockDifferenceMs: () => number;
  isListening: () => boolean;
  isAway: () => boolean;
  on: <Name extends keyof Events>(event: Name, listener: Events[Name]) => void;
  close: () => Promise<void>;
};

const HEARTBEAT_MS = 2_000;
const ANSWER_MS = 2_000;
/** At the start nobody waits for an answer yet, and the machine is at its busiest. */
const FIRST_ANSWER_MS = 15_000;
const RETRY_MS = 250;
/** A measurement that took longer says little about the clock. */
const PRECISE_MS = 1_000;

const READ_CLOCK = "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms";

/** Rejects where the database can't be reached at first; after that it connects again by itself. */
export async function startMonitor(url: string): Promise<DatabaseMonitor> {
  const listeners: { [Name in keyof Events]: Events[Name][] } = { change: [], listening: [], lost: [], away: [] };
  let client: pg.Client;
  /** The database's time when `performance.now()` was 0: a jump of this machine's clock does not touch it. */
  let zero: number | null = null;
  let isListening = false;
  let isAway = false;
  let failed: () => void = () => undefined;
  const closing = new AbortController();

  const emit = (event: "listening" | "lost" | "away") => {
    for (const listener of listeners[event]) listener();
  };

  async function measureClock(patience = ANSWER_MS): Promise<void> {
    const before = performance.now();
    const limited = { text: READ_CLOCK, query_timeout: patience };
    const { rows } = await client.query<{ ms: number }>(limited);
    const after = performance.now();
    if (zero === null || after - before < PRECISE_MS) zero = rows[0]!.ms - (before + after) / 2;
  }

  async function open(patience = ANSWER_MS): Promise<{ lost: Promise<void> }> {
    client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      application_name: "yado monitor",
    });
    const lost = new Promise<void>((done) => (failed = done));
    client.on("error", failed);
    client.on("end", failed);
    client.on("notification", ({ payload = "" }) => {
      const [table = "", hotel_id = ""] = payload.split(":");
      for (const listener of listeners.change) listener(table, Number(hotel_id));
    });
    await client.connect();
    await client.query(TAKE_ROLE);
    await measureClock(patience);
    await client.query("listen hotel_changed");
    // Only now are changes received reliably. Caches start anew.
    isAway = false;
    isListening = true;
    emit("listening");
    return { lost };
  }

  async function heartbeat({ lost }: { lost: Promise<void> }): Promise<void> {
    const over = new AbortController();
    void lost.then(() => over.abort());
    const isOver = () => over.signal.aborted || closing.signal.aborted;
    while (!isOver()) {
      await Promise.race([pause(HEARTBEAT_MS, undefined, { ref: false, signal: closing.signal }), lost]).catch(
        () => {},
      );
      if (!isOver()) await measureClock().catch(failed);
    }
  }

  async function watch(connection: { lost: Promise<void> }): Promise<void> {
    await heartbeat(connection);
    isListening = false;
    void client.end().catch(() => undefined);
    if (closing.signal.aborted) return;
    emit("lost");
    // The first try at once: a restarted connection is not a database that is away.
    while (!closing.signal.aborted) {
      try {
        return void watch(await open());
      } catch {
        void client.end().catch(() => undefined);
        if (!isAway) {
          isAway = true;
          emit("away");
        }
        await pause(RETRY_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  const first = await open(FIRST_ANSWER_MS).catch(async (error: unknown) => {
    await client.end().catch(() => undefined);
    throw error;
  });
  void watch(first);

  return {
    now: () => new Date(zero! + performance.now()),
    clockDifferenceMs: () => Date.now() - (zero! + performance.now()),
    isListening: () => isListening,
    isAway: () => isAway,
    on: (event, listener) => void listeners[event].push(listener),
    async close() {
      closing.abort();
      isListening = false;
      await client.end().catch(() => undefined);
    },
  };
}
