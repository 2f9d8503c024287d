import fc from "fast-check";
import { expect, test } from "vitest";
import { momentsBetween, SCENARIOS, scenarioSteps, stepProblem } from "#rules/orders/rehearsal.ts";
import { addDays } from "#rules/time/day.ts";

const NOW = "2027-03-01T09:30";

test.each([
  ["books first", [{ action: "pay", at: NOW }], "steps.0.action"],
  [
    "books once",
    [
      { action: "book", at: NOW },
      { action: "book", at: NOW },
    ],
    "steps.1.action",
  ],
  ["not before now", [{ action: "book", at: "2027-03-01T09:29" }], "steps.0.at"],
  [
    "in time",
    [
      { action: "book", at: NOW },
      { action: "pay", at: "2027-02-01T10:00" },
    ],
    "steps.1.at",
  ],
  [
    "as it should be",
    [
      { action: "book", at: NOW },
      { action: "pay", at: NOW },
    ],
    null,
  ],
] as const)("%s", (_, steps, problem) => expect(stepProblem(steps, NOW)).toBe(problem));

test("every scenario can be played, however near the arrival is", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SCENARIOS),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 30 }),
      (scenario, ahead, nights) => {
        const check_in_day = addDays("2027-03-01", ahead);
        const stay = { check_in_day, check_out_day: addDays(check_in_day, nights) };
        expect(stepProblem(scenarioSteps(scenario, NOW, stay), NOW)).toBeNull();
      },
    ),
  );
});

test("moments end at the next step, grow, and are not too many", () => {
  const from = new Date("2027-03-01T00:00:00Z");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 86_400_000 }), (ms) => {
      const to = new Date(from.getTime() + ms);
      const moments = momentsBetween(from, to);
      expect(moments.at(-1)).toEqual(to);
      expect(moments.length).toBeLessThanOrEqual(301);
      expect(moments.every((each, nth) => nth === 0 || each > moments[nth - 1]!)).toBe(true);
    }),
  );
});
