import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { limit, limitEach } from "#server/concurrency/limit.ts";

/** Work that ends when the test ends it. */
function controlled() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let begun = false;
  const work = () => {
    begun = true;
    return promise;
  };
  return { work, hasBegun: () => begun, finish: () => resolve("done"), fail: () => reject(new Error("jam")) };
}

test("a few at once, the next when one is done, in the order they came", async () => {
  const run = limit(2);
  const jobs = Array.from({ length: 4 }, controlled);
  const done = jobs.map(({ work }) => run(work));
  const begun = async () => (await pause(5), jobs.map(({ hasBegun }) => hasBegun()));
  expect(await begun()).toEqual([true, true, false, false]);
  jobs[1]!.finish();
  expect(await begun()).toEqual([true, true, true, false]);
  jobs[0]!.finish();
  expect(await begun()).toEqual([true, true, true, true]);
  jobs.forEach(({ finish }) => finish());
  expect(await Promise.all(done)).toEqual(Array.from({ length: 4 }, () => "done"));
});

test("one too many is refused until later, and the others go on", async () => {
  const run = limit(1, { most: 2 });
  const jobs = Array.from({ length: 4 }, controlled);
  const done = jobs.slice(0, 3).map(({ work }) => run(work));
  await expect(run(jobs[3]!.work)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  jobs.forEach(({ finish }) => finish());
  await Promise.all(done);
  expect(jobs[3]!.hasBegun()).toBe(false);
  await expect(run(async () => "again")).resolves.toBe("again");
});

test("work that fails leaves its place", async () => {
  const run = limit(1, { most: 2 });
  const jam = controlled();
  const failed = expect(run(jam.work)).rejects.toThrow("jam");
  const next = run(async () => "next");
  await pause(5);
  jam.fail();
  await failed;
  expect(await next).toBe("next");
  expect(await run(async () => "and on")).toBe("and on");
});

test("what is refused is refused in the caller's words", async () => {
  const run = limit(1, { most: 0, refuse: () => new Error("full") });
  const job = controlled();
  const done = run(job.work);
  await expect(run(async () => "more")).rejects.toThrow("full");
  job.finish();
  expect(await done).toBe("done");
});

test("each key has a limit of its own, and it holds again after all was done", async () => {
  const run = limitEach<string>(1, { most: 1 });
  for (let round = 0; round < 2; round += 1) {
    const [first, second, other] = [controlled(), controlled(), controlled()];
    const done = [run("a", first.work), run("a", second.work), run("b", other.work)];
    await expect(run("a", async () => "third")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect([first, second, other].map(({ hasBegun }) => hasBegun())).toEqual([true, false, true]);
    first.finish();
    await done[0];
    await pause(1);
    expect(second.hasBegun()).toBe(true);
    second.finish();
    other.finish();
    await Promise.all(done);
  }
});
