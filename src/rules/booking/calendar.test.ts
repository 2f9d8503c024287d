/** The calendar's months, and the keys that move through it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarMonths, dayByKey, type DayRange, withinRange } from "#rules/booking/calendar.ts";
import { addDays } from "#rules/time/day.ts";

const anyDay = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2899-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("months", () => {
  const numbersIn = (weeks: (string | null)[][]) =>
    weeks.map((week) => week.map((day) => (day === null ? 0 : Number(day.slice(8)))));

  test("a month that starts on a Tuesday", () => {
    const december = calendarMonths("2026-11-30", 2)[1];
    expect(december).toMatchObject({ key: "2026-12", first: "2026-12-01", last: "2026-12-31" });
    expect(numbersIn(december!.weeks)).toEqual([
      [0, 0, 1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10, 11, 12],
      [13, 14, 15, 16, 17, 18, 19],
      [20, 21, 22, 23, 24, 25, 26],
      [27, 28, 29, 30, 31, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ]);
  });

  test.each([
    ["2026-12-01", [1, 6, 13, 20, 27]],
    ["2026-12-19", [13, 20, 27]],
    ["2026-12-20", [20, 27]],
    ["2026-12-31", [27]],
  ])("from %s on, the first month begins with the week of that day", (start, weeksFrom) => {
    const [december] = calendarMonths(start, 1);
    expect(december).toMatchObject({ key: "2026-12", first: "2026-12-01", last: "2026-12-31" });
    expect(numbersIn(december!.weeks).map((week) => week.find((day) => day > 0))).toEqual(weeksFrom);
  });

  test("a count of none is none, and months go on over the turn of the year", () => {
    expect(calendarMonths("2026-12-15", 0)).toEqual([]);
    expect(calendarMonths("2026-11-30", 4).map(({ key }) => key)).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
    expect(calendarMonths("2028-02-29", 1)[0]!.last).toBe("2028-02-29");
  });

  test("six weeks of seven after the first month; every day from the first week on once, below its weekday", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 14 }), (start, count) => {
        const months = calendarMonths(start, count);
        expect(months).toHaveLength(count);
        expect(months[0]!.key).toBe(start.slice(0, 7));
        const shown = months.flatMap(({ weeks }) => weeks.flat().filter((day) => day !== null));
        expect(shown).toEqual(Array.from({ length: shown.length }, (_, index) => addDays(shown[0]!, index)));
        expect(shown[0]! <= start && addDays(shown[0]!, 7) > start).toBe(true);
        expect(shown.at(-1)).toBe(months.at(-1)!.last);
        expect(addDays(months.at(-1)!.last, 1)).toMatch(/-01$/);
        for (const [index, { weeks, key }] of months.entries()) {
          if (index > 0) expect(weeks).toHaveLength(6);
          for (const week of weeks) expect(week).toHaveLength(7);
          for (const [column, day] of weeks.flatMap((week) => [...week.entries()])) {
            if (day === null) continue;
            expect(new Date(day).getUTCDay()).toBe(column);
            expect(day.slice(0, 7)).toBe(key);
          }
        }
      }),
    );
  });
});

const YEAR: DayRange = { first: "2026-11-15", last: "2027-10-31" };

describe("keys", () => {
  // 2026-12-09 is a Wednesday.
  test.each([
    ["2026-12-09", "ArrowLeft", "2026-12-08"],
    ["2026-12-09", "ArrowRight", "2026-12-10"],
    ["2026-12-09", "ArrowUp", "2026-12-02"],
    ["2026-12-09", "ArrowDown", "2026-12-16"],
    ["2026-12-09", "Home", "2026-12-06"],
    ["2026-12-09", "End", "2026-12-12"],
    ["2026-12-06", "Home", "2026-12-06"],
    ["2026-12-12", "End", "2026-12-12"],
    ["2026-12-09", "PageDown", "2027-01-09"],
    ["2027-01-09", "PageUp", "2026-12-09"],
    ["2027-01-31", "PageDown", "2027-02-28"],
    ["2027-03-31", "PageUp", "2027-02-28"],
    ["2026-12-31", "ArrowRight", "2027-01-01"],
    // Never out of the calendar.
    ["2026-11-15", "ArrowLeft", "2026-11-15"],
    ["2026-11-18", "ArrowUp", "2026-11-15"],
    ["2026-12-10", "PageUp", "2026-11-15"],
    ["2026-11-18", "Home", "2026-11-15"],
    ["2027-10-31", "ArrowRight", "2027-10-31"],
    ["2027-10-29", "ArrowDown", "2027-10-31"],
    ["2027-10-02", "PageDown", "2027-10-31"],
  ])("%s and %s is %s", (day, key, then) => {
    expect(dayByKey(day, key, YEAR)).toBe(then);
  });

  test.each(["Enter", " ", "Tab", "a", "Escape", "constructor", "toString"])("%j is none of the calendar's", (key) => {
    expect(dayByKey("2026-12-09", key, YEAR)).toBeNull();
  });

  const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];

  test("whatever is pressed, one stays in the calendar", () => {
    fc.assert(
      fc.property(anyDay, fc.array(fc.constantFrom(...KEYS), { maxLength: 40 }), (start, keys) => {
        let day = withinRange(start, YEAR);
        for (const key of keys) {
          day = dayByKey(day, key, YEAR)!;
          expect(day >= YEAR.first && day <= YEAR.last).toBe(true);
        }
      }),
    );
  });

  test("a month on is the next month, and up undoes down within a week of any day", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const wide = { first: addDays(day, -70), last: addDays(day, 70) };
        const later = dayByKey(day, "PageDown", wide)!;
        const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        expect(month(later) - month(day)).toBe(1);
        expect(dayByKey(dayByKey(day, "ArrowDown", wide)!, "ArrowUp", wide)).toBe(day);
        expect(new Date(dayByKey(day, "Home", wide)!).getUTCDay()).toBe(0);
        expect(new Date(dayByKey(day, "End", wide)!).getUTCDay()).toBe(6);
      }),
    );
  });
});
