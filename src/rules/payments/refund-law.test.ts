import fc from "fast-check";
import { expect, test } from "vitest";
import { REFUND_PRESETS, stepProblems } from "#rules/orders/refund-steps.ts";
import { isBeyondContract, lawCrossings, lawfulSteps } from "#rules/payments/refund-law.ts";

const all = { takes_all: true, takes_deposit: false, deposit_percent: 0 };
const deposit = { takes_all: false, takes_deposit: true, deposit_percent: 30 };
const step = (days_before: number, fee_percent: number) => ({ days_before, fee_percent });

test.each([
  ["always free", [], all, []],
  ["the day of arrival only", REFUND_PRESETS.flexible, all, []],
  ["half from two days before", REFUND_PRESETS.moderate, all, []],
  ["half from three days before", [step(3, 50)], all, [{ paid: "all", days_before: 3, kept: 50, most: 0 }]],
  ["six tenths of the last day", [step(1, 60)], all, [{ paid: "all", days_before: 1, kept: 60, most: 50 }]],
  ["half from a week before", [step(7, 50)], all, [{ paid: "all", days_before: 7, kept: 50, most: 0 }]],
  ["nothing back", REFUND_PRESETS.no_refund, deposit, [{ paid: "deposit", days_before: 365, kept: 100, most: 0 }]],
  [
    "by the table of deposits",
    [step(13, 9), step(9, 15), step(6, 18), step(3, 21), step(1, 24), step(0, 30)],
    deposit,
    [],
  ],
  ["more than the table", [step(13, 10)], deposit, [{ paid: "deposit", days_before: 13, kept: 33, most: 30 }]],
  [
    "half of the room price, which is all of the deposit",
    [step(7, 50)],
    deposit,
    [{ paid: "deposit", days_before: 7, kept: 100, most: 50 }],
  ],
  ["a step that goes on too long", [step(9, 15), step(0, 30)], deposit, []],
])("what the standard contract allows: %s", (_, steps, ways, crossings) => {
  expect(lawCrossings(steps, ways)).toEqual(crossings);
});

test("the deposit's ladder in shares of the room price", () => {
  const shares = lawfulSteps(deposit).map(({ days_before, fee_percent }) => [days_before, fee_percent]);
  expect(shares).toEqual([
    [13, 9],
    [9, 15],
    [6, 18],
    [3, 21],
    [1, 24],
    [0, 30],
  ]);
});

const ways = fc.record({
  takes_all: fc.boolean(),
  takes_deposit: fc.boolean(),
  deposit_percent: fc.integer({ min: 1, max: 99 }),
});

test("the contract's own steps never cross it, and one percent more does", () => {
  fc.assert(
    fc.property(ways, fc.nat(), (given, chosen) => {
      const steps = lawfulSteps(given);
      expect(stepProblems(steps)).toEqual([]);
      expect(lawCrossings(steps, given)).toEqual([]);
      if (steps.length === 0) return;
      const nth = chosen % steps.length;
      // A share of the deposit is rounded to a whole percent: four of the room price are one more of any deposit's.
      const more = steps.map((each, at) => (at === nth ? step(each.days_before, each.fee_percent + 4) : each));
      const isAll = steps[nth]!.fee_percent + 4 > (given.takes_deposit ? given.deposit_percent : 100);
      if (!isAll) expect(lawCrossings(more, given)).not.toEqual([]);
    }),
  );
});

test.each([
  [30, false],
  [31, true],
])("a deposit of %i percent is beyond the contract: %s", (deposit_percent, isBeyond) => {
  const given = { ...deposit, deposit_percent };
  expect(isBeyondContract(lawfulSteps(given), given)).toBe(isBeyond);
});
