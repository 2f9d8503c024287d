import fc from "fast-check";
import { expect, test } from "vitest";
import { weekday } from "#rules/booking/calendar.ts";
import { comingWeeks, usualPrice } from "#rules/booking/coming-weeks.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";

test("from a Wednesday: four days of this week, and four weeks more", () => {
  const { first, last, weeks } = comingWeeks("2026-11-18");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, null, "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"]);
  expect(weeks[4]?.[6]).toBe("2026-12-19");
  expect([first, last]).toEqual(["2026-11-18", "2026-12-19"]);
});

test("no day that is over, none twice, and each under its weekday", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
      const today = addDays("2026-01-01", days);
      const { first, last, weeks } = comingWeeks(today);
      const shown = weeks.flat().filter((day) => day !== null);
      expect(shown[0]).toBe(first);
      expect(shown.at(-1)).toBe(last);
      expect(shown).toHaveLength(nightsBetween(first, last) + 1);
      expect(shown.length).toBeGreaterThan(28);
      expect(weeks.flat().every((day, index) => day === null || weekday(day) === index % 7)).toBe(true);
    }),
  );
});

const nights = (...prices: (number | null)[]) => prices.map((price) => ({ price }));

test.each([
  ["most nights cost it", nights(3200, 3200, 3840, 3840, 3200, 3200, 3200), 3200],
  ["the most frequent is not most of them", nights(3200, 3200, 3200, 3400, 3500, 3600, 3700), null],
  ["half is not most", nights(1, 1, 1, 1, 2, 2, 2, 2), null],
  ["sold-out nights don't count", nights(3200, 3200, 3200, 3200, 3200, 3840, 3840, null, null, null, null), 3200],
  ["too few nights to speak of others", nights(3200, 3200, 3200), null],
  ["nothing is sold", nights(null, null, null), null],
  ["no night at all", [], null],
])("the usual price: %s", (_, days, usual) => {
  expect(usualPrice(days)).toBe(usual);
});
