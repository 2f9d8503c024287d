/**
 * Row 37: whatever is sent, the answer is one of ours, it comes, and nothing of it stays in memory. Requests
 * for calls are made out of the OpenAPI document.
 */
import { expect, inject, test } from "vitest";
import { leftBehind, type Outcome, sendMalformed, slowness } from "#tests/faults/malformed/malformed-input.ts";
import { PLANTED_CALL, type PlantedFault } from "#tests/faults/malformed/planted-handlers.ts";
import { PATIENCE, report, SEED, size, testPlanted } from "#tests/faults/tools/sizes.ts";

/** What half of a run may leave behind, of whatever size it is: pools, compiled code and lists of a fixed length. */
const MOST_LEFT_MB = 16;
/** How many times as long as a valid request the slowest hundredth may take; a long body must be read. */
const MOST_SLOWER = 5;

const COUNTS = { calls: size(400, 100_000), pages: size(60, 10_000), accounts: size(120, 20_000), planted: 500 };
/**
 * So many must be answered with 200: where all are refused at the first look they show little. An eighth of many; of a few, chance decides, so four
 * standard deviations less, but at least one.
 */
const leastAccepted = (count: number): number =>
  size(Math.max(1, count / 8 - 4 * Math.sqrt((count * 7) / 64)), count / 8);
/** A few requests leave behind what is compiled as it runs, more than any leak of theirs. */
const IS_WEIGHED = size(0, 1) === 1;
/** The same requests each time: whether a planted fault shows must not depend on luck. */
const PLANTED_SEED = 37;

function reportOutcome(row: string, outcome: Outcome): void {
  const [worst] = slowness(outcome);
  report(row, {
    requests: outcome.requests,
    valid: outcome.valid,
    statuses: JSON.stringify(outcome.statuses),
    ...(IS_WEIGHED
      ? {
          "MB left by the second half": leftBehind(outcome).toFixed(1),
          "MB resident": outcome.memory.map(({ rss }) => Math.round(rss / 2 ** 20)).join(" "),
        }
      : {}),
    "slowest, times a valid one": `${worst?.name} ${worst?.times.toFixed(1)}`,
    faults: outcome.faults.length,
  });
}

test.each(["calls", "pages", "accounts"] as const)("malformed requests for %s", { timeout: PATIENCE }, async (what) => {
  const outcome = await sendMalformed({
    url: inject("databaseUrl"),
    what,
    count: COUNTS[what],
    seed: SEED,
    isWeighed: IS_WEIGHED,
  });
  reportOutcome(`row 37, ${what}`, outcome);
  expect(outcome.faults, [`seed ${SEED}`, ...outcome.faults].join("\n")).toEqual([]);
  expect(outcome.requests).toBe(COUNTS[what]);
  // Where a sign-in begins, the browser is sent to its page.
  const accepted = (outcome.statuses[200] ?? 0) + (what === "accounts" ? (outcome.statuses[303] ?? 0) : 0);
  expect(accepted).toBeGreaterThanOrEqual(leastAccepted(COUNTS[what]));
  if (IS_WEIGHED) expect(leftBehind(outcome)).toBeLessThan(MOST_LEFT_MB);
  if (what === "calls") {
    expect(slowness(outcome).filter(({ times }) => times > MOST_SLOWER)).toEqual([]);
  }
});

const planted = (plant: PlantedFault) =>
  ({
    url: inject("databaseUrl"),
    what: "calls",
    count: COUNTS.planted,
    seed: PLANTED_SEED,
    isWeighed: true,
    only: PLANTED_CALL,
    plant,
  }) as const;

testPlanted(
  "planted: a handler that throws at a strange value and keeps something of each request shows",
  { timeout: PATIENCE },
  async () => {
    const outcome = await sendMalformed(planted("careless"));
    expect(outcome.faults.join("\n")).toMatch(/confirmCoupons: .* → answered 500/);
    expect(leftBehind(outcome)).toBeGreaterThan(MOST_LEFT_MB);
  },
);

testPlanted("planted: a handler whose pattern backtracks for ever shows", { timeout: PATIENCE }, async () => {
  await expect(sendMalformed(planted("backtracks"), 5_000)).rejects.toThrow(/no answer within 5000 ms: confirmCoupons/);
});
