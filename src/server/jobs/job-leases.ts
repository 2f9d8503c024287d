/** The SQL of scheduled jobs. Times are the database's own: a process whose clock is wrong can't take another's lease. */
import type { Database, Statement } from "#server/database/connect.ts";

/** `seconds`: after a crash the lease ends after this time; a running process renews it long before. */
export type Lease = { name: string; leased_by: string; seconds: number };

const ADD: Statement = {
  name: "add_jobs",
  text: `insert into platform.job (name, due_at)
    select name, now() + after * interval '1 millisecond' from unnest($1::text[], $2::int[]) as new (name, after)
    on conflict (name) do nothing returning name`,
};

const DROP: Statement = {
  name: "drop_old_jobs",
  text: `delete from platform.job where name <> all($1) and due_at < now() - interval '2 days' returning name`,
};

/** `after`: milliseconds until its first run. Jobs that no process has run for days belong to an older build. */
export async function addJobs(database: Database, jobs: readonly { name: string; after: number }[]): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await database.ask(ADD, [names, jobs.map(({ after }) => after)]);
  await database.ask(DROP, [names]);
}

const CLAIM: Statement = {
  name: "claim_job",
  text: `update platform.job set leased_by = $2, leased_until = now() + $3 * interval '1 second'
    where name = (
      select name from platform.job
      where name = any($1) and due_at <= now() and (leased_until is null or leased_until <= now())
      order by due_at limit 1 for update skip locked)
    returning name`,
};

/** The free job that has been due for longest; null: nothing to do now. */
export async function claimJob(
  database: Database,
  names: readonly string[],
  { run_id, seconds }: { run_id: string; seconds: number },
): Promise<Lease | null> {
  const [claimed] = await database.ask<{ name: string }>(CLAIM, [names, run_id, seconds]);
  return claimed ? { name: claimed.name, leased_by: run_id, seconds } : null;
}

const RENEW: Statement = {
  name: "renew_job",
  text: `update platform.job set leased_until = now() + $3 * interval '1 second'
    where name = $1 and leased_by = $2 and leased_until > now() returning name`,
};

/** False: the lease ran out, and the job may be another's by now. */
export async function renewJob(database: Database, { name, leased_by, seconds }: Lease): Promise<boolean> {
  return (await database.ask(RENEW, [name, leased_by, seconds])).length === 1;
}

const FINISH: Statement = {
  name: "finish_job",
  text: `update platform.job set leased_by = null, leased_until = null, finished_at = now(),
      due_at = now() + $3 * interval '1 millisecond'
    where name = $1 and leased_by = $2 returning name`,
};

/** `after`: milliseconds until it is due again. */
export async function finishJob(database: Database, { name, leased_by }: Lease, after: number): Promise<void> {
  await database.ask(FINISH, [name, leased_by, after]);
}
