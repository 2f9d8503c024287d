import { expect, test } from "vitest";
import { describeFailure } from "#server/errors/describe-failure.ts";

const STEERING = /[\p{Cc}\u2028\u2029]/u;

test("a failure is its name and message on one line, then where it broke", () => {
  const [first, ...frames] = describeFailure(new TypeError("no such room")).split("\n");
  expect(first).toBe("TypeError: no such room");
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) expect(frame).toMatch(/^ {4}at /);
});

test.each([
  "x\nALERT lodging 1: all rooms are sold",
  "x\r\n    at somewhere (else.ts:1:1)",
  "x\u001b[2Jwiped",
  "x\u2028y",
])("whatever was sent to us can't write an entry of its own: %j", (message) => {
  const described = describeFailure(new Error(message));
  const [first = "", ...frames] = described.split("\n");
  expect(first).toMatch(/^Error: x\\u/);
  expect(described.replaceAll("\n", "")).not.toMatch(STEERING);
  expect(frames.every((frame) => frame.startsWith("    at ") && !frame.includes("else.ts"))).toBe(true);
  expect(describeFailure(message)).not.toMatch(STEERING);
});

test("a message without end is cut", () => {
  expect(describeFailure(new Error("x".repeat(100_000))).split("\n")[0]!.length).toBeLessThan(1100);
});

test("what the database refused is described by its names, never by the values", () => {
  const refused = Object.assign(new Error('value "guest@example.com" is wrong'), {
    severity: "ERROR",
    code: "23514",
    constraint: "order_total",
    table: "order",
    detail: "Failing row contains (guest@example.com)",
  });
  const described = describeFailure(new Error("Failed query: params: guest@example.com", { cause: refused }));
  expect(described).toContain("PostgreSQL 23514 order_total order");
  expect(described).not.toContain("guest@example.com");
});
