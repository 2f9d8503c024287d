/**
 * Runs scheduled jobs: of all processes on a database one runs each kind, under a lease that it renews every few seconds.
 * After a crash another process takes over within half a minute. Every job finds its work by itself and takes each piece under
 * a lock or lease, so a second run changes nothing.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { addJobs, claimJob, finishJob, type Lease, renewJob } from "#server/jobs/job-leases.ts";

export type Job = {
  name: string;
  /** Milliseconds from the end of one run to the next. */
  next: () => number;
  /** Milliseconds until its first run on a new database; without it, it runs soon. */
  first?: () => number;
  /** The signal aborts when the lease is lost: another process does the rest. */
  run: (signal: AbortSignal) => Promise<unknown>;
};

export type Jobs = { stop: () => Promise<void> };

const TICK_MS = 1_000;
const LEASE_SECONDS = 20;
/** After an error, and after a run that was broken off. */
const AGAIN_MS = 5_000;
/** A run that takes longer than this hangs: it loses its lease. */
const LONGEST_RUN_MS = 10 * 60_000;
/** At the first start jobs don't all begin in the same second. */
const SPREAD_MS = 700;

type JobOptions = {
  /** False while this process must not run jobs. */
  mayRun?: () => boolean;
  leaseSeconds?: number;
};

export function runJobs(
  database: Database,
  jobs: readonly Job[],
  { mayRun = () => true, leaseSeconds = LEASE_SECONDS }: JobOptions = {},
): Jobs {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let isRegistered = false;

  async function register(): Promise<void> {
    await addJobs(
      database,
      jobs.map(({ name, first }, nth) => ({ name, after: first?.() ?? nth * SPREAD_MS })),
    );
    isRegistered = true;
  }

  async function tick(): Promise<void> {
    if (!isRegistered) await register();
    for (;;) {
      const free = [...byName.keys()].filter((name) => !running.has(name));
      const lease =
        free.length > 0 && mayRun()
          ? await claimJob(database, free, { run_id: randomUUID(), seconds: leaseSeconds })
          : null;
      if (!lease || stopping.signal.aborted) return;
      const run = runOne(database, byName.get(lease.name)!, lease, stopping.signal);
      running.set(
        lease.name,
        run.finally(() => running.delete(lease.name)),
      );
    }
  }

  async function loop(): Promise<void> {
    let wasWell = true;
    while (!stopping.signal.aborted) {
      try {
        await tick();
        wasWell = true;
      } catch (error) {
        // Logged once per outage: the database is tried again every second.
        if (wasWell) console.error(`jobs wait for the database: ${describeFailure(error)}`);
        wasWell = false;
      }
      // This timer keeps the process alive while the database, and with it every connection, is away.
      await pause(TICK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const looping = loop();
  return {
    async stop() {
      stopping.abort();
      await looping;
      await Promise.all(running.values());
    },
  };
}

async function runOne(database: Database, job: Job, lease: Lease, stopping: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, stopping]);
  const renewing = renewUntil(database, lease, ending);
  let after = AGAIN_MS;
  try {
    await job.run(signal);
    if (!signal.aborted) after = job.next();
  } catch (error) {
    console.error(`job ${job.name} failed and is tried again: ${describeFailure(error)}`);
  }
  ending.abort();
  await renewing;
  // If this can't be written the lease expires, and the job is due as before.
  await finishJob(database, lease, after).catch(() => undefined);
}

async function renewUntil(database: Database, lease: Lease, ending: AbortController): Promise<void> {
  const began = performance.now();
  let renewed = began;
  while (!ending.signal.aborted) {
    await pause((lease.seconds * 1000) / 4, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    if (ending.signal.aborted) return;
    const isHanging = performance.now() - began > LONGEST_RUN_MS;
    if (isHanging) console.error(`ALERT job ${lease.name} has been running for ten minutes, and is given up`);
    // When the database can't be reached the lease may still be ours, but not beyond its end.
    const isOurs = !isHanging && (await renewJob(database, lease).catch(() => null));
    if (isOurs) renewed = performance.now();
    else if (isOurs === false || performance.now() - renewed > lease.seconds * 1000) ending.abort();
  }
}
