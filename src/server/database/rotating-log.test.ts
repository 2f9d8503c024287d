import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createRotatingLog } from "#server/database/rotating-log.ts";

const folder = mkdtempSync(join(tmpdir(), "yado-log-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a log keeps its newest lines and never more than its limit", () => {
  const file = join(folder, "a.log");
  const log = createRotatingLog(file, 100);
  for (let line = 0; line < 200; line += 1) log.write(Buffer.from(`line ${line}\n`));
  expect(readFileSync(file, "utf8")).toContain("line 199\n");
  expect(readdirSync(folder).toSorted()).toEqual(["a.log", "a.log.1", "a.log.2", "a.log.3"]);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(100);
});

test("a log that was there before counts with its size", () => {
  const file = join(folder, "b.log");
  createRotatingLog(file, 100).write(Buffer.alloc(90));
  createRotatingLog(file, 100).write(Buffer.alloc(20));
  expect(statSync(`${file}.1`).size).toBe(90);
});

test("what can't be written is dropped, and nothing is thrown", () => {
  expect(() => createRotatingLog(join(folder, "nowhere", "c.log")).write(Buffer.from("x"))).not.toThrow();
});
