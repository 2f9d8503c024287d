import { expect, test } from "vitest";
import { stepProblems } from "#rules/orders/refund-steps.ts";
import { DEPOSIT_LIMIT } from "#rules/payments/gateway-keys.ts";
import { firstSteps } from "#rules/payments/first-steps.ts";
import { isBeyondContract } from "#rules/payments/refund-law.ts";
import { LODGING_COUNTRIES } from "#rules/site/lodging-countries.ts";

test.each([
  [
    "TW",
    [
      [2, 20],
      [0, 30],
    ],
  ],
  [
    "JP",
    [
      [1, 20],
      [0, 80],
    ],
  ],
  [
    "KR",
    [
      [1, 10],
      [0, 20],
    ],
  ],
])("a new lodging in %s begins with what its country goes by", (country, steps) => {
  expect(firstSteps(country)!.map(({ days_before, fee_percent }) => [days_before, fee_percent])).toEqual(steps);
});

test("elsewhere as the specification says", () => {
  const others = LODGING_COUNTRIES.filter(({ country }) => !["TW", "JP", "KR"].includes(country));
  expect(others.map(({ country }) => firstSteps(country)).filter(Boolean)).toEqual([]);
});

test("every first policy can be saved", () => {
  for (const { country } of LODGING_COUNTRIES) expect(stepProblems(firstSteps(country) ?? [])).toEqual([]);
});

test.each([
  [true, false],
  [false, true],
  [true, true],
])("Taiwan's is within its standard contract: paid in full %s, by deposit %s", (takes_all, takes_deposit) => {
  expect(isBeyondContract(firstSteps("TW")!, { takes_all, takes_deposit, deposit_percent: DEPOSIT_LIMIT })).toBe(false);
});
