import { expect, test } from "vitest";
import { withDeadline } from "#server/payments/deadline.ts";
import { type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";

function recorded(): { outside: Outside; timeouts: number[] } {
  const timeouts: number[] = [];
  const send: Outside["send"] = async (_url, { timeout_ms }) => {
    timeouts.push(timeout_ms!);
    // The network takes whole milliseconds only.
    AbortSignal.timeout(timeout_ms!);
    return { status: 200, text: "" };
  };
  return { outside: { send }, timeouts };
}

test("each request gets what is left of the time, and no more than its caller wants", async () => {
  const { outside, timeouts } = recorded();
  const bounded = withDeadline(outside, 5_000);
  await bounded.send("https://vendor.example", { method: "GET" });
  await bounded.send("https://vendor.example", { method: "GET", timeout_ms: 10 });
  expect(timeouts[0]).toBeLessThanOrEqual(5_000);
  expect(timeouts[1]).toBe(10);
});

test("when the time is over the vendor is queried no more", async () => {
  const { outside, timeouts } = recorded();
  const over = withDeadline(outside, 0);
  await expect(async () => over.send("https://vendor.example", { method: "GET" })).rejects.toThrow(Unreachable);
  expect(timeouts).toEqual([]);
});
