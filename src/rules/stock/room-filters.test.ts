import fc from "fast-check";
import { expect, test } from "vitest";
import { filterCounts, narrow } from "#rules/stock/room-filters.ts";

const when = { start: "2026-12-20", today: "2026-12-01" };
const plan = (more: object = {}) => ({
  contain_meals: [] as string[],
  refund_steps: [{ days_before: 3, fee_percent: 50 }],
  support_entire_rent: false,
  ...more,
});
const strict = { refund_steps: [{ days_before: 60, fee_percent: 100 }] };
const ROOMS = [
  {
    name: "a",
    facilities_for_search: ["free_wifi", "bathtub"],
    rate_plans: [plan(), plan({ contain_meals: ["breakfast"] })],
  },
  { name: "b", facilities_for_search: ["free_wifi"], rate_plans: [plan(strict)] },
  { name: "c", facilities_for_search: ["free_wifi", "bathtub"], rate_plans: [] },
  {
    name: "d",
    facilities_for_search: ["free_wifi"],
    rate_plans: [plan({ support_entire_rent: true, contain_meals: ["dinner"] })],
  },
];
const names = (only: string[]) =>
  narrow(ROOMS, only, when).map(({ name, rate_plans }) => `${name}${rate_plans.length}`);

test.each<[string[], string[]]>([
  [[], ["a2", "b1", "c0", "d1"]],
  [["breakfast"], ["a1"]],
  [["free_cancellation"], ["a2", "d1"]],
  [["whole_house"], ["d1"]],
  [["bathtub"], ["a2", "c0"]],
  [["bathtub", "breakfast"], ["a1"]],
  [["breakfast", "whole_house"], []],
])("%s leaves %s", (only, left) => expect(names(only)).toEqual(left));

test("a plan that is never charged for counts as free to cancel", () => {
  const free = [{ facilities_for_search: [], rate_plans: [plan({ refund_steps: [] })] }];
  expect(narrow(free, ["free_cancellation"], when)).toHaveLength(1);
});

test("counts are of rooms on sale, and what all of them have is not offered", () => {
  expect(filterCounts(ROOMS, when)).toEqual([
    { key: "breakfast", count: 1 },
    { key: "free_cancellation", count: 2 },
    { key: "whole_house", count: 1 },
    { key: "bathtub", count: 1 },
  ]);
});

test("a filter that is offered never leaves nothing, and leaves as many as it says", () => {
  const room = fc.record({
    facilities_for_search: fc.subarray(["free_wifi", "bathtub", "kitchen"]),
    rate_plans: fc.array(
      fc.record({
        contain_meals: fc.subarray(["breakfast", "dinner"]),
        refund_steps: fc.constantFrom([], [{ days_before: 3, fee_percent: 50 }], strict.refund_steps),
        support_entire_rent: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  });
  fc.assert(
    fc.property(fc.array(room, { maxLength: 6 }), (rooms) => {
      for (const { key, count } of filterCounts(rooms, when)) {
        const left = narrow(rooms, [key], when).filter((each) => each.rate_plans.length > 0);
        expect(left).toHaveLength(count);
        expect(count).toBeGreaterThan(0);
      }
    }),
  );
});
