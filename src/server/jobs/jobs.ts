/**
 * What happens by the clock. The queue lives in PostgreSQL (graphile-worker), so that of several processes one does each job,
 * and every job can be done twice without harm.
 */
import { setTimeout as pause } from "node:timers/promises";
import { Logger, parseCronItems, run, type Runner } from "graphile-worker";
import { auditAll, auditChanged, closeOnBreach } from "#server/audit/audit-all.ts";
import type { Breach } from "#server/audit/audit-hotel.ts";
import type { Database } from "#server/database/connect.ts";
import { forgetKeys } from "#server/orders/forget-keys.ts";
import { expireOrders } from "#server/orders/expire-orders.ts";

const RESTART_MS = 5_000;

const CRON = parseCronItems([
  { task: "expire_orders", match: "* * * * *", options: { backfillPeriod: 0, maxAttempts: 1 } },
  { task: "audit_changed", match: "*/5 * * * *", options: { backfillPeriod: 0, maxAttempts: 1 } },
  { task: "forget_keys", match: "0 19 * * *", options: { backfillPeriod: 0, maxAttempts: 1 } },
  { task: "audit_all", match: "30 19 * * *", options: { backfillPeriod: 0, maxAttempts: 1 } },
]);

export type Jobs = { stop: () => Promise<void> };

export async function startJobs(url: string, database: Database, clock: () => Date): Promise<Jobs> {
  let runner: Runner;
  const stopping = new AbortController();

  // What is due comes first: after a time away, an order that should have ended is not a breach but work.
  const audit = async (look: () => Promise<Breach[]>) => {
    await expireOrders(database, clock());
    const breaches = await look();
    for (const { hotel_id, id, about, found } of breaches) {
      console.error(`ALERT lodging ${hotel_id}: invariant ${id} does not hold (${about}):`, JSON.stringify(found));
    }
    await closeOnBreach(database, breaches, clock());
  };

  const start = async () => {
    runner = await run({
      connectionString: url,
      maxPoolSize: 3,
      concurrency: 2,
      noHandleSignals: true,
      logger: quietLogger,
      parsedCronItems: CRON,
      taskList: {
        expire_orders: async () => void (await expireOrders(database, clock())),
        audit_changed: () => audit(() => auditChanged(database, clock())),
        audit_all: () => audit(async () => (await auditAll(database, clock())).breaches),
        forget_keys: async () => forgetKeys(database, clock()),
      },
    });
    void runner.promise.catch(() => undefined).then(startAgain);
  };
  // The queue gives up when its database goes away for long; the clock goes on.
  const startAgain = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    try {
      await pause(RESTART_MS, undefined, { signal: stopping.signal, ref: false });
      await start();
    } catch (error) {
      if (stopping.signal.aborted) return;
      console.error("jobs could not start again:", error instanceof Error ? error.message : error);
      await startAgain();
    }
  };

  await start();
  return {
    async stop() {
      stopping.abort();
      await runner.stop().catch(() => undefined);
    },
  };
}

/** Only what went wrong is news. */
const quietLogger = new Logger(() => (level, message) => {
  if (level === "error") console.error(`jobs: ${message}`);
});
