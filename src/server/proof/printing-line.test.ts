import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLine } from "#server/proof/printing-line.ts";

/** Work that ends when it is told to. */
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
  const line = createLine(2, 10);
  const jobs = Array.from({ length: 4 }, controlled);
  const done = jobs.map(({ work }) => line(work));
  const begun = async () => (await pause(5), jobs.map(({ hasBegun }) => hasBegun()));
  expect(await begun()).toEqual([true, true, false, false]);
  jobs[1]!.finish();
  expect(await begun()).toEqual([true, true, true, false]);
  jobs[0]!.finish();
  expect(await begun()).toEqual([true, true, true, true]);
  jobs.forEach(({ finish }) => finish());
  expect(await Promise.all(done)).toEqual(Array.from({ length: 4 }, () => "done"));
});

test("one too many is told to come back, and the line goes on", async () => {
  const line = createLine(1, 2);
  const jobs = Array.from({ length: 4 }, controlled);
  const done = jobs.slice(0, 3).map(({ work }) => line(work));
  await expect(line(jobs[3]!.work)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  jobs.forEach(({ finish }) => finish());
  await Promise.all(done);
  expect(jobs[3]!.hasBegun()).toBe(false);
  await expect(line(async () => "again")).resolves.toBe("again");
});

test("work that fails leaves its place", async () => {
  const line = createLine(1, 2);
  const jam = controlled();
  const failed = expect(line(jam.work)).rejects.toThrow("jam");
  const next = line(async () => "next");
  await pause(5);
  jam.fail();
  await failed;
  expect(await next).toBe("next");
  expect(await line(async () => "and on")).toBe("and on");
});

test("between two papers everyone else has their turn", async () => {
  const line = createLine(1, 50);
  const seen: string[] = [];
  const tick = () => {
    seen.push("someone else");
    if (seen.length < 1_000) setImmediate(tick);
  };
  setImmediate(tick);
  await Promise.all(Array.from({ length: 5 }, (_, index) => line(async () => seen.push(`paper ${index}`))));
  const papers = seen.flatMap((each, index) => (each.startsWith("paper") ? index : []));
  expect(papers.slice(1).every((at, index) => at > papers[index]! + 1)).toBe(true);
  seen.length = 1_000;
});
