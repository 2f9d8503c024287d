/** What taps in the calendar make of a stay, what it costs, and how its days are marked. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  calendarMonths,
  canOnlyLeave,
  cheapestOf,
  type ChosenStay,
  type DayLimits,
  type DayRange,
  markOf,
  nextAvailable,
  pickDay,
  type Prices,
  soldOutNight,
  stayFromPrice,
} from "#rules/booking/calendar.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";

const YEAR: DayRange = { first: "2026-11-15", last: "2027-10-31" };

/** 10 to 20 December: the 13th and 14th are sold out, the 17th has no price. */
const PRICES: Prices = new Map<string, number | null>([
  ["2026-12-10", 2000],
  ["2026-12-11", 2500],
  ["2026-12-12", 3000],
  ["2026-12-13", null],
  ["2026-12-14", null],
  ["2026-12-15", 2000],
  ["2026-12-16", 2100],
  ["2026-12-18", 2200],
  ["2026-12-19", 2300],
]);
const of = (day: number) => `2026-12-${day}`;
const stay = (start?: number, end?: number): ChosenStay => ({
  start: start === undefined ? "" : of(start),
  end: end === undefined ? "" : of(end),
});

describe("a tap", () => {
  test.each<[title: string, before: ChosenStay, day: number, after: ChosenStay]>([
    ["the first is the arrival", stay(), 11, stay(11)],
    ["the second is the departure", stay(11), 12, stay(11, 12)],
    ["the third starts anew", stay(11, 12), 16, stay(16)],
    ["even inside the stay", stay(10, 12), 11, stay(11)],
    ["before the arrival starts anew", stay(16), 11, stay(11)],
    ["on the arrival starts anew", stay(16), 16, stay(16)],
    ["a sold-out night can be the departure", stay(11), 13, stay(11, 13)],
    ["a day without a price can be the arrival", stay(), 17, stay(17)],
    ["and be slept in", stay(16), 19, stay(16, 19)],
  ])("%s", (_title, before, day, after) => {
    expect(pickDay(before, of(day), PRICES, YEAR)).toEqual({ stay: after, note: null });
  });

  /** Who arrives on the 10th stays three nights; nobody arrives on the 11th. */
  const LIMITS: DayLimits = new Map([
    [of(10), { min_nights: 3 }],
    [of(11), { closed_to_arrival: true }],
  ]);

  test.each<[title: string, before: ChosenStay, day: number, after: ChosenStay, note: object | null]>([
    ["the least stay is said with the arrival", stay(), 10, stay(10), { reason: "least", nights: 3 }],
    ["a departure before it keeps the arrival", stay(10), 12, stay(10), { reason: "least", nights: 3 }],
    ["one that is late enough is taken", stay(10), 13, stay(10, 13), null],
    ["nobody arrives on a closed day", stay(), 11, stay(), { reason: "no_arrival", day: of(11) }],
    ["what was chosen stays", stay(15, 16), 11, stay(15, 16), { reason: "no_arrival", day: of(11) }],
  ])("with rules of days: %s", (_title, before, day, after, note) => {
    expect(pickDay(before, of(day), PRICES, YEAR, LIMITS)).toEqual({ stay: after, note });
  });

  test("a closed day can be left on, and slept through", () => {
    const closed: DayLimits = new Map([[of(11), { closed_to_arrival: true }]]);
    expect(pickDay(stay(10), of(11), PRICES, YEAR, closed)).toEqual({ stay: stay(10, 11), note: null });
    expect(pickDay(stay(10), of(12), PRICES, YEAR, closed)).toEqual({ stay: stay(10, 12), note: null });
  });

  test.each<[title: string, before: ChosenStay, day: number, after: ChosenStay, note: object]>([
    ["a sold-out night is no arrival", stay(), 13, stay(), { reason: "sold_out", day: of(13) }],
    ["what was chosen stays", stay(10, 11), 13, stay(10, 11), { reason: "sold_out", day: of(13) }],
    ["nor is it one before the arrival", stay(15), 14, stay(15), { reason: "sold_out", day: of(14) }],
    ["no stay crosses one: it starts anew", stay(11), 16, stay(16), { reason: "crosses", day: of(13) }],
    ["and where it can't, nothing changes", stay(11), 14, stay(11), { reason: "crosses", day: of(13) }],
  ])("%s", (_title, before, day, after, note) => {
    expect(pickDay(before, of(day), PRICES, YEAR)).toEqual({ stay: after, note });
  });

  test("thirty nights are the most", () => {
    const before = { start: "2027-03-01", end: "" };
    expect(pickDay(before, "2027-03-31", PRICES, YEAR)).toEqual({
      stay: { start: "2027-03-01", end: "2027-03-31" },
      note: null,
    });
    expect(pickDay(before, "2027-04-01", PRICES, YEAR)).toEqual({
      stay: { start: "2027-04-01", end: "" },
      note: { reason: "too_long" },
    });
  });

  test.each(["2026-11-14", "2027-11-01"])("%s is not in the calendar", (day) => {
    expect(pickDay(stay(11), day, PRICES, YEAR)).toEqual({ stay: stay(11), note: null });
  });

  test("whatever is tapped, what is chosen can be slept in", () => {
    const offset = fc.integer({ min: -3, max: 63 });
    const range = { first: "2026-12-01", last: addDays("2026-12-01", 60) };
    const price = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null, freq: 6 });
    const prices = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 60 }), price))
      .map((all): Prices => new Map(all.map(([at, price]) => [addDays(range.first, at), price])));
    fc.assert(
      fc.property(prices, fc.array(offset, { minLength: 1, maxLength: 12 }), (prices, taps) => {
        let chosen: ChosenStay = { start: "", end: "" };
        for (const tap of taps) {
          const day = addDays(range.first, tap);
          const { stay, note } = pickDay(chosen, day, prices, range);
          if (note === null && day >= range.first && day <= range.last) expect([stay.start, stay.end]).toContain(day);
          if (stay.start !== "") {
            expect(stay.start >= range.first && stay.start <= range.last).toBe(true);
            expect(prices.get(stay.start)).not.toBeNull();
          }
          if (stay.end !== "") {
            const nights = nightsBetween(stay.start, stay.end);
            expect(nights >= 1 && nights <= 30 && stay.end <= range.last).toBe(true);
            expect(soldOutNight(stay, prices)).toBeNull();
          }
          chosen = stay;
        }
      }),
    );
  });
});

test.each([
  [12, false],
  [13, true],
  [14, false],
  [15, false],
  [17, false],
])("of December %i, only leaving is %s", (day, is) => {
  expect(canOnlyLeave(of(day), PRICES, YEAR.first)).toBe(is);
});

test("nobody leaves on the calendar's first day", () => {
  expect(canOnlyLeave(of(13), PRICES, of(13))).toBe(false);
});

test.each<[ChosenStay, number | null]>([
  [stay(10, 13), 7500],
  [stay(15, 17), 4100],
  [stay(18, 19), 2200],
  [stay(10, 15), null],
  [stay(16, 18), null],
  [stay(10), null],
  [stay(), null],
])("%o costs from %s", (chosen, price) => {
  expect(stayFromPrice(chosen, PRICES)).toBe(price);
});

test.each([
  [10, 19, 10],
  [13, 19, 15],
  [17, 19, 18],
  [13, 14, null],
  [20, 31, null],
  [12, 12, 12],
])("from %i to %i the next available day is %s", (first, last, day) => {
  expect(nextAvailable({ first: of(first), last: of(last) }, PRICES)).toBe(day === null ? null : of(day));
});

test.each([
  ["2026-12-08", "2026-12-10", ["", "start", "between", "end", ""]],
  ["2026-12-08", "", ["", "alone", "", "", ""]],
  ["", "", ["", "", "", "", ""]],
])("a stay from '%s' to '%s' marks its days", (start, end, marks) => {
  const days = ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10", "2026-12-11"];
  expect(days.map((day) => markOf(day, { start, end }))).toEqual(marks);
});

describe("the cheapest of a month", () => {
  const [december] = calendarMonths("2026-12-01", 1);

  test("is the lowest price of its days", () => {
    expect(cheapestOf(december!, PRICES)).toBe(2000);
    expect(cheapestOf(december!, new Map([...PRICES, ["2027-01-01", 1]]))).toBe(2000);
  });

  test.each<[string, Prices]>([
    ["no price is known", new Map()],
    ["all is sold out", new Map([[of(10), null]])],
    ["there is one", new Map([[of(10), 2000]])],
    [
      "most have it",
      new Map([
        [of(10), 2000],
        [of(11), 2000],
        [of(12), 3000],
      ]),
    ],
    [
      "all are the same",
      new Map([
        [of(10), 2000],
        [of(11), 2000],
      ]),
    ],
  ])("is none where %s", (_title, prices) => {
    expect(cheapestOf(december!, prices)).toBeNull();
  });
});
