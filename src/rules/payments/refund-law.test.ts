import { expect, test } from "vitest";
import { REFUND_PRESETS } from "#rules/orders/refund-steps.ts";
import { lawCrossings } from "#rules/payments/refund-law.ts";

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
