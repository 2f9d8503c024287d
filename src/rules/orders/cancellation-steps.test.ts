/** The days of a cancellation: the last free one, and what each day costs (decisions 5 and 9). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancelOutcome, cancelSteps, freeNow, refundSteps, type RefundStep } from "#rules/orders/cancellation.ts";
import { addDays } from "#rules/time/day.ts";

const ARRIVAL = "2028-03-05";
const template = (id: number) => refundSteps(id, undefined);

/** The last free day of a template, seen long before. */
const lastFree = (arrival: string, steps: readonly RefundStep[], today = "2020-01-01") =>
  freeNow(arrival, steps, today)?.through;

describe("the last free day", () => {
  // The fee begins at 00:00 of the free-cancel date: 3, 7 or 14 days before arrival. The day before it is the last free one.
  test.each([
    [1, "2028-03-05", "2028-03-01"],
    [2, "2028-03-05", "2028-02-26"],
    [3, "2028-03-05", "2028-02-19"],
    // Over the end of a February with and without a 29th, and of a year.
    [1, "2028-03-02", "2028-02-27"],
    [1, "2027-03-04", "2027-02-28"],
    [2, "2028-03-08", "2028-02-29"],
    [3, "2027-01-10", "2026-12-26"],
    // A template nobody knows is the default one.
    [0, "2028-03-05", "2028-02-26"],
    [4, "2028-03-05", "2028-02-26"],
    [-1, "2028-03-05", "2028-02-26"],
  ])("of template %i, arriving %s, is %s", (id, arrival, day) => {
    expect(lastFree(arrival, template(id))).toBe(day);
  });

  test("is the one before the first step that costs something", () => {
    const steps = [
      { days_before: 0, fee_percent: 100 },
      { days_before: 30, fee_percent: 0 },
      { days_before: 5, fee_percent: 20 },
    ];
    expect(lastFree(ARRIVAL, steps)).toBe("2028-02-28");
  });

  test.each([[[]], [[{ days_before: 30, fee_percent: 0 }]]])("is none where cancelling never costs: %j", (steps) => {
    expect(freeNow(ARRIVAL, steps, "2028-03-05")).toEqual({ through: null });
  });

  test.each([
    ["2028-02-25", "2028-02-26"],
    ["2028-02-26", "2028-02-26"],
    ["2028-02-27", undefined],
    ["2028-02-28", undefined],
    ["2028-03-05", undefined],
  ])("is said on %s as %s: only while it is not over", (today, said) => {
    expect(lastFree(ARRIVAL, template(2), today)).toBe(said);
  });
});

describe("the steps of a cancellation", () => {
  test("of a usual plan, with amounts: free, half, all", () => {
    const lines = [{ amount: 4480, steps: refundSteps(2, undefined) }];
    expect(cancelSteps("2026-12-11", lines, "2026-11-17")).toEqual([
      { from: "2026-11-17", through: "2026-12-03", fee: 0, percent: 0 },
      { from: "2026-12-04", through: "2026-12-10", fee: 2240, percent: 50 },
      { from: "2026-12-11", through: null, fee: 4480, percent: 100 },
    ]);
  });

  test("of plans that differ add up, without a percentage of their own", () => {
    const lines = [
      { amount: 1000, steps: template(2) },
      { amount: 500, steps: template(1) },
    ];
    expect(cancelSteps(ARRIVAL, lines, "2028-02-01")).toEqual([
      { from: "2028-02-01", through: "2028-02-26", fee: 0, percent: 0 },
      { from: "2028-02-27", through: "2028-03-01", fee: 500, percent: null },
      { from: "2028-03-02", through: "2028-03-04", fee: 750, percent: 50 },
      { from: "2028-03-05", through: null, fee: 1500, percent: 100 },
    ]);
  });

  test("are one, and free, where there is nothing to charge", () => {
    const today = "2028-02-01";
    const free = { from: today, through: null, fee: 0 };
    expect(cancelSteps(ARRIVAL, [{ amount: 0, steps: template(2) }], today)).toMatchObject([free]);
    expect(cancelSteps(ARRIVAL, [], today)).toMatchObject([free]);
  });
});

const amount = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 1_000_000 }));
const steps = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 100 })), {
    maxLength: 4,
    selector: ([days]) => days,
  })
  .map((pairs) => pairs.map(([days_before, fee_percent]) => ({ days_before, fee_percent })));
const before = fc.integer({ min: -3, max: 24 });

test("the day named is the last that is free, and each day costs what its step says", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ amount, steps }), { maxLength: 3 }), before, (lines, before) => {
      const today = addDays(ARRIVAL, -before);
      const feeOn = (day: string) =>
        cancelOutcome({ check_in_day: ARRIVAL, lines, paid: 0, point_used: 0, stored_value_used: 0 }, day).fee;
      const said = cancelSteps(ARRIVAL, lines, today);
      expect(said[0]!.from).toBe(today);
      for (const [nth, { from, through, fee }] of said.entries()) {
        const last = through ?? addDays(from, 40);
        for (let day = from; day <= last; day = addDays(day, 1)) expect(feeOn(day)).toBe(fee);
        if (through !== null) expect(said[nth + 1]!.from).toBe(addDays(through, 1));
      }
      const [first] = said;
      if (first!.fee === 0 && first!.through !== null) expect(feeOn(addDays(first!.through, 1))).toBeGreaterThan(0);
    }),
  );
});
