/** Cancelling (specification 9, decisions 5): free to a day, half after it, all from arrival; and what goes back. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cancelOutcome,
  type CancelTerms,
  feePercent,
  freeNow,
  maySelfCancel,
  refundSteps,
  type RefundStep,
} from "#rules/orders/cancellation.ts";
import { addDays } from "#rules/time/day.ts";

const ARRIVAL = "2028-03-05";
const template = (id: number) => refundSteps(id, undefined);

describe.each([
  [1, 3],
  [2, 7],
  [3, 14],
])("under template %i, free to %i days before arrival,", (id, days) => {
  test.each([
    [365, 0],
    [days + 1, 0],
    [days, 50],
    [days - 1, 50],
    [1, 50],
    [0, 100],
    [-1, 100],
  ])("%i days before, the fee is %i percent", (before, percent) => {
    expect(feePercent(ARRIVAL, template(id), addDays(ARRIVAL, -before))).toBe(percent);
  });
});

describe("a lodging's own steps", () => {
  const own: RefundStep[] = [
    { days_before: 0, fee_percent: 80 },
    { days_before: 20, fee_percent: 10 },
    { days_before: 2, fee_percent: 40 },
  ];

  test("win over the template, earliest first, and are left as they were", () => {
    const before = structuredClone(own);
    expect(refundSteps(1, own).map((step) => step.days_before)).toEqual([20, 2, 0]);
    expect(own).toEqual(before);
    expect(refundSteps(2, [])).toEqual([]);
  });

  test.each([
    [21, 0],
    [20, 10],
    [3, 10],
    [2, 40],
    [1, 40],
    [0, 80],
    [-9, 80],
  ])("hold %i days before arrival: %i percent", (before, percent) => {
    expect(feePercent(ARRIVAL, own, addDays(ARRIVAL, -before))).toBe(percent);
  });

  test("may never cost anything, or end being free before arrival", () => {
    expect(feePercent(ARRIVAL, [], ARRIVAL)).toBe(0);
    expect(feePercent(ARRIVAL, [{ days_before: 7, fee_percent: 30 }], "2028-04-01")).toBe(30);
  });
});

const cancel = (differs: Partial<CancelTerms>, before: number) =>
  cancelOutcome(
    {
      check_in_day: ARRIVAL,
      lines: [{ amount: 1000, steps: template(2) }],
      paid: 1000,
      point_used: 0,
      stored_value_used: 0,
      ...differs,
    },
    addDays(ARRIVAL, -before),
  );

describe("cancelling gives back", () => {
  test.each<[why: string, terms: Partial<CancelTerms>, before: number, outcome: [number, number, number, number]]>([
    // fee, then what goes back: money, stored value, points
    ["everything while free", { point_used: 30, stored_value_used: 200 }, 8, [0, 1000, 200, 30]],
    ["half after that", {}, 7, [500, 500, 0, 0]],
    ["nothing from arrival", {}, 0, [1000, 0, 0, 0]],
    ["add-ons whole: the fee is on rooms", { paid: 1600 }, 0, [1000, 600, 0, 0]],
    [
      "credit before money is kept of it",
      { paid: 600, point_used: 100, stored_value_used: 300 },
      7,
      [500, 100, 300, 100],
    ],
    [
      "stored value less what money lacked",
      { paid: 400, point_used: 300, stored_value_used: 300 },
      7,
      [500, 0, 200, 300],
    ],
    ["points last", { paid: 100, point_used: 600, stored_value_used: 300 }, 7, [500, 0, 0, 500]],
    ["nothing of an unpaid order", { paid: 0 }, 7, [500, 0, 0, 0]],
    ["no more than a deposit that is kept", { paid: 300 }, 0, [1000, 0, 0, 0]],
    ["half up", { lines: [{ amount: 1001, steps: template(2) }] }, 7, [501, 499, 0, 0]],
    [
      "rounded by line, each by its own steps",
      {
        lines: [
          { amount: 301, steps: template(2) },
          { amount: 301, steps: template(2) },
          { amount: 301, steps: template(1) },
          { amount: 97, steps: [] },
        ],
      },
      5,
      [302, 698, 0, 0],
    ],
  ])("%s", (_why, terms, before, [fee, refund, stored_value_back, points_back]) => {
    expect(cancel(terms, before)).toEqual({ fee, refund, stored_value_back, points_back });
  });

  const amount = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 1_000_000 }));
  const percents = fc.integer({ min: 0, max: 100 });
  const steps = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 20 }), percents), { maxLength: 4, selector: ([days]) => days })
    .map((pairs) => pairs.map(([days_before, fee_percent]) => ({ days_before, fee_percent })));
  /** As a lodging sets them: the closer to arrival, the dearer. */
  const rising = steps.map((steps) => {
    const fees = steps.map((step) => step.fee_percent).toSorted((a, b) => b - a);
    return steps
      .toSorted((a, b) => a.days_before - b.days_before)
      .map((step, index) => ({ ...step, fee_percent: fees[index]! }));
  });
  const terms = fc.record({
    lines: fc.array(fc.record({ amount, steps: rising }), { maxLength: 4 }),
    paid: amount,
    point_used: amount,
    stored_value_used: amount,
  });
  const before = fc.integer({ min: -3, max: 24 });

  test("what the calendar says, leafed through day by day", () => {
    fc.assert(
      fc.property(steps, before, (steps, before) => {
        let percent = 0;
        for (let days = 30; days >= before; days--) {
          percent = steps.find((step) => step.days_before === days)?.fee_percent ?? percent;
        }
        expect(feePercent(ARRIVAL, steps, addDays(ARRIVAL, -before))).toBe(percent);
      }),
    );
  });

  test("never less than nothing nor more than was given, and keeps money first, points last", () => {
    fc.assert(
      fc.property(terms, before, (terms, before) => {
        const { fee, refund, points_back, stored_value_back } = cancel(terms, before);
        const given = terms.paid + terms.point_used + terms.stored_value_used;
        expect(refund >= 0 && refund <= terms.paid).toBe(true);
        expect(stored_value_back >= 0 && stored_value_back <= terms.stored_value_used).toBe(true);
        expect(points_back >= 0 && points_back <= terms.point_used).toBe(true);
        const kept = given - refund - points_back - stored_value_back;
        expect(kept).toBe(fee < given ? fee : given);
        if (stored_value_back < terms.stored_value_used) expect(refund).toBe(0);
        if (points_back < terms.point_used) expect(refund + stored_value_back).toBe(0);
      }),
    );
  });

  test("less with every day that passes, nothing kept before the free-cancel date", () => {
    fc.assert(
      fc.property(terms, before, fc.integer({ min: 0, max: 10 }), (terms, before, later) => {
        const [now, then] = [cancel(terms, before), cancel(terms, before - later)];
        expect(then.fee >= now.fee).toBe(true);
        expect(then.refund <= now.refund && then.points_back <= now.points_back).toBe(true);
        const today = addDays(ARRIVAL, -before);
        if (terms.lines.every(({ steps }) => freeNow(ARRIVAL, steps, today))) expect(now.fee).toBe(0);
      }),
    );
  });

  test("a fee of exact fractions, half up once a line", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, percents), { maxLength: 4 }), (pairs) => {
        let exact = 0n;
        for (const [amount, percent] of pairs) {
          const hundredths = BigInt(amount) * BigInt(percent);
          exact += hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n);
        }
        const lines = pairs.map(([amount, fee_percent]) => ({ amount, steps: [{ days_before: 3, fee_percent }] }));
        expect(BigInt(cancel({ lines }, 3).fee)).toBe(exact);
        expect(cancel({ lines }, 4).fee).toBe(0);
      }),
    );
  });
});

test.each([
  [true, 1, true],
  [true, 365, true],
  [true, 0, false],
  [true, -1, false],
  [false, 1, false],
  [false, 0, false],
])("where guests may cancel is %s, %i days before arrival: %s", (support_client_cancel, before, may) => {
  const today = addDays(ARRIVAL, -before);
  expect(maySelfCancel({ support_client_cancel, check_in_day: ARRIVAL }, today)).toBe(may);
});
