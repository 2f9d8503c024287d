/** Jobs under leases: one process runs each, whoever dies is followed by another, and nothing stands still. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createJobs } from "#server/jobs/jobs.ts";
import { claimJob, finishJob, renewJob } from "#server/jobs/job-leases.ts";
import { type Job, runJobs } from "#server/jobs/run-jobs.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";

let own: SeparateDatabase;
let world: World;
let now = new Date();
beforeAll(async () => {
  own = await openSeparateDatabase();
  world = await openWorld({ url: own.url, clock: () => now });
});
afterAll(async () => {
  await world.close();
  await own.drop();
});

const job = (name: string, run: Job["run"], after = 3_600_000): Job => ({ name, next: () => after, run });
const nameOf = () => `job_${randomUUID()}`;
const add = (name: string, ago = 0) =>
  own.asOwner("insert into platform.job (name, due_at) values ($1, now() - $2 * interval '1 second')", [name, ago]);
const PATIENCE = { timeout: 15_000 };

test("two processes on one database: each run is done by one of them", async () => {
  const name = nameOf();
  let runs = 0;
  const counted = job(name, async () => void (runs += 1), 50);
  let together = 0;
  let most = 0;
  const exclusive = job(
    nameOf(),
    async () => {
      most = Math.max(most, (together += 1));
      await new Promise((done) => setTimeout(done, 20));
      together -= 1;
    },
    1,
  );
  const processes = [0, 1, 2].map(() => runJobs(world.database, [counted, exclusive]));
  await expect.poll(() => runs, PATIENCE).toBeGreaterThan(2);
  await Promise.all(processes.map((each) => each.stop()));
  expect(most).toBe(1);
});

test("on a new database a job of a time of day waits for it, and the others begin soon", async () => {
  const ran: string[] = [];
  const daily = { ...job(nameOf(), async () => void ran.push("daily")), first: () => 3_600_000 };
  const jobs = runJobs(world.database, [daily, job(nameOf(), async () => void ran.push("other"))]);
  await expect.poll(() => ran, PATIENCE).toContain("other");
  await jobs.stop();
  expect(ran).toEqual(["other"]);
  const [row] = await own.asOwner<{ waits: boolean }>(
    "select due_at > now() + interval '50 minutes' as waits from platform.job where name = $1",
    [daily.name],
  );
  expect(row).toEqual({ waits: true });
  const first = createJobs(world.dependencies, () => now).filter((each) => each.first);
  expect(first.map(({ name }) => name)).toEqual([
    "audit_changed",
    "price_nights",
    "forget_keys",
    "erase_postponed",
    "forget_emails",
    "forget_captchas",
    "archive_untouched",
    "recheck_domains",
    "audit_all",
  ]);
});

test("a lease that is renewed stays, one that ran out is taken over, and its late owner can touch nothing", async () => {
  const name = nameOf();
  await add(name);
  const dead = (await claimJob(world.database, [name], { run_id: randomUUID(), seconds: 20 }))!;
  expect(await claimJob(world.database, [name], { run_id: randomUUID(), seconds: 20 })).toBeNull();
  expect(await renewJob(world.database, dead)).toBe(true);
  await own.asOwner("update platform.job set leased_until = now() - interval '1 second' where name = $1", [name]);
  const heir = (await claimJob(world.database, [name], { run_id: randomUUID(), seconds: 20 }))!;
  expect(heir.name).toBe(name);
  expect(await renewJob(world.database, dead)).toBe(false);
  await finishJob(world.database, dead, 0);
  expect(await renewJob(world.database, heir)).toBe(true);
});

test("a job that fails is logged and tried again, and holds up no other", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [bad, good] = [nameOf(), nameOf()];
  let ran = false;
  const jobs = runJobs(world.database, [
    job(bad, async () => {
      throw new Error("on purpose");
    }),
    job(good, async () => void (ran = true)),
  ]);
  await expect.poll(() => ran, PATIENCE).toBe(true);
  await expect.poll(() => log.mock.calls.flat().join("\n"), PATIENCE).toContain(`job ${bad} failed`);
  const due = async () =>
    (
      await own.asOwner<{ soon: boolean }>(
        "select due_at < now() + interval '10 seconds' and leased_by is null as soon from platform.job where name = $1",
        [bad],
      )
    )[0]!.soon;
  await expect.poll(due, PATIENCE).toBe(true);
  await jobs.stop();
  log.mockRestore();
});

test("a run whose lease was lost is told to stop", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const name = nameOf();
  let signal: AbortSignal | undefined;
  const jobs = runJobs(world.database, [
    job(name, async (given) => {
      signal = given;
      await own.asOwner(
        "update platform.job set leased_by = $2, leased_until = now() + interval '1 hour' where name = $1",
        [name, randomUUID()],
      );
      await new Promise((done) => given.addEventListener("abort", done));
    }),
  ]);
  await expect.poll(() => signal?.aborted, { timeout: 30_000 }).toBe(true);
  await jobs.stop();
  vi.useRealTimers();
}, 40_000);

test("while this machine's clock is not trusted nothing is begun", async () => {
  const name = nameOf();
  let isTrusted = false;
  let runs = 0;
  const jobs = runJobs(world.database, [job(name, async () => void (runs += 1))], { mayRun: () => isTrusted });
  const isKnown = () => own.asOwner("select from platform.job where name = $1 and due_at <= now()", [name]);
  await expect.poll(isKnown, PATIENCE).toHaveLength(1);
  expect(runs).toBe(0);
  isTrusted = true;
  await expect.poll(() => runs, PATIENCE).toBe(1);
  await jobs.stop();
});

test("the product's own jobs: an order that is due ends once, its lodging is audited, and they begin apart", async () => {
  const lodging = await openLodging(world.database);
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  now = new Date(now.getTime() + 31 * 60_000);
  const jobs = createJobs(world.dependencies, () => now);
  const processes = [runJobs(world.database, jobs), runJobs(world.database, jobs)];
  try {
    const beginnings = async () => {
      const [counted] = await own.asOwner<{ count: number }>(
        "select count(distinct due_at)::int as count from platform.job where name = any($1)",
        [jobs.map(({ name }) => name)],
      );
      return counted!.count;
    };
    await expect.poll(beginnings, PATIENCE).toBeGreaterThan(jobs.length / 2);
    await expect.poll(() => booker.stateOf(booked), PATIENCE).toBe("expired");
    expect(await booker.ledger(booked)).toEqual(["1 hold", "1 release"]);
    await own.asOwner("update platform.job set due_at = now() where name = 'audit_changed'");
    const audited = () =>
      own.asOwner("select from audit_head where hotel_id = $1 and checked_seq = seq", [lodging.hotel_id]);
    await expect.poll(audited, PATIENCE).toHaveLength(1);
  } finally {
    await Promise.all(processes.map((each) => each.stop()));
  }
  await expectClean(world, lodging.hotel_id);
});
