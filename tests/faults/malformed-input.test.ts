/** Row 37: whatever is sent, the answer is one of ours, in time, and nothing of it stays in memory. */
import { expect, inject, test } from "vitest";
import { sendMalformed, leftBehind } from "#tests/faults/malformed-input.ts";
import { PATIENCE, SEED, size } from "#tests/faults/sizes.ts";

test("calls", { timeout: PATIENCE }, async () => {
  const outcome = await sendMalformed({ url: inject("databaseUrl"), what: "calls", count: size(1_500, 100_000), seed: SEED });
  console.log(outcome.requests, outcome.valid, outcome.statuses, outcome.memory, leftBehind(outcome));
  console.log(Object.entries(outcome.times).map(([n,t])=>[n,t.valid.length,Math.max(...t.valid).toFixed(1),Math.max(...t.malformed).toFixed(1)].join(" ")).join("\n"));
  expect(outcome.faults).toEqual([]);
});
