import { expect, test } from "vitest";
import { daysOf, rangeSchema } from "#demo/days.ts";

const TODAY = "2026-11-16";

test.each([
  [{ from: 0, to: 3 }, "2026-11-16", "2026-11-19"],
  [{ from: null, to: -1 }, null, "2026-11-15"],
  [{ count_from: "friday", from: 14, to: 15 }, "2026-12-04", "2026-12-05"],
  [{ count_from: "05-31", from: -60, to: 0 }, "2027-04-01", "2027-05-31"],
  [{ count_from: "11-16", from: 0, to: 0 }, "2026-11-16", "2026-11-16"],
  [{ count_from: "02-29", from: 0, to: 0 }, "2028-02-29", "2028-02-29"],
])("%o", (range, from, to) => {
  expect(daysOf(TODAY, range)).toEqual({ from, to });
});

test("today may be the Friday", () => {
  expect(daysOf("2026-11-20", { count_from: "friday", from: 0, to: null })).toEqual({ from: "2026-11-20", to: null });
});

test.each(["monday", "02-30", "5-31", ""])("%s is no day to count from", (count_from) => {
  expect(rangeSchema.safeParse({ count_from, from: 0, to: 0 }).success).toBe(false);
});
