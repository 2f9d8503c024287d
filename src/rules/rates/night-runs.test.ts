/** Nights as lines: in a row, of one room and plan, from one price to one price. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/time/day.ts";
import { type ChangedNight, nightRuns } from "./night-runs.ts";

const night = (day: string, after: number, room_class_id = 1, before: number | null = null): ChangedNight => ({
  night: day,
  room_class_id,
  rate_plan_id: 7,
  before,
  after,
});
const spans = (nights: ChangedNight[]) =>
  nightRuns(nights).map(({ from, through, after, room_class_id }) => [room_class_id, from, through, after]);

test.each([
  ["none", [], []],
  [
    "a weekend between weekdays",
    [night("2027-01-07", 100), night("2027-01-08", 125), night("2027-01-09", 125), night("2027-01-10", 100)],
    [
      [1, "2027-01-07", "2027-01-07", 100],
      [1, "2027-01-08", "2027-01-09", 125],
      [1, "2027-01-10", "2027-01-10", 100],
    ],
  ],
  [
    "two rooms, day by day",
    [night("2027-01-07", 100), night("2027-01-07", 90, 2), night("2027-01-08", 100), night("2027-01-08", 90, 2)],
    [
      [1, "2027-01-07", "2027-01-08", 100],
      [2, "2027-01-07", "2027-01-08", 90],
    ],
  ],
  [
    "a night between that stays",
    [night("2027-02-27", 100), night("2027-02-28", 100), night("2027-03-02", 100)],
    [
      [1, "2027-02-27", "2027-02-28", 100],
      [1, "2027-03-02", "2027-03-02", 100],
    ],
  ],
  [
    "one price from two others",
    [night("2027-01-07", 100, 1, 80), night("2027-01-08", 100, 1, 90)],
    [
      [1, "2027-01-07", "2027-01-07", 100],
      [1, "2027-01-08", "2027-01-08", 100],
    ],
  ],
])("%s", (_, nights, expected) => {
  expect(spans(nights)).toEqual(expected);
});

test("any nights, written out again, are the same nights", () => {
  const found = fc.uniqueArray(fc.tuple(fc.nat(40), fc.constantFrom(1, 2, 3)), { selector: String, maxLength: 60 });
  const prices = fc.array(fc.constantFrom(100, 200), { minLength: 60, maxLength: 60 });
  const keys = (some: ChangedNight[]) => some.map((each) => JSON.stringify(each)).toSorted();
  fc.assert(
    fc.property(found, prices, (days, after) => {
      const given = days
        .toSorted(([one], [other]) => one - other)
        .map(([day, room], at) => night(addDays("2027-01-01", day), after[at]!, room));
      const again = nightRuns(given).flatMap((run) =>
        Array.from({ length: run.nights }, (_, day) => night(addDays(run.from, day), run.after, run.room_class_id)),
      );
      expect(keys(again)).toEqual(keys(given));
    }),
  );
});
