/** Days are plain strings: no clock, no summer time, no surprise at a month's end. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayAt, instantAt, isDay, needsYear, nightsBetween } from "#rules/time/day.ts";

const day = fc
  .date({ min: new Date("2100-01-01"), max: new Date("2899-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ["2026-03-01", 0, "2026-03-01"],
  ["2026-03-01", 1, "2026-03-02"],
  ["2026-01-31", 1, "2026-02-01"],
  ["2026-04-30", 1, "2026-05-01"],
  ["2026-02-28", 1, "2026-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2028-02-29", 1, "2028-03-01"],
  ["2000-02-28", 1, "2000-02-29"],
  ["2100-02-28", 1, "2100-03-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-01-01", -1, "2025-12-31"],
  ["2028-03-01", -1, "2028-02-29"],
  ["2027-02-28", 366, "2028-02-29"],
  // Where clocks are changed in most of Europe and America: these days have 23 and 25 hours there.
  ["2026-03-29", 1, "2026-03-30"],
  ["2026-11-01", 1, "2026-11-02"],
  ["9999-12-31", 1, "+010000-01-01"],
  ["+010000-01-01", -1, "9999-12-31"],
])("%s and %i days is %s", (from, count, to) => {
  expect(addDays(from, count)).toBe(to);
  expect(nightsBetween(from, to)).toBe(count);
});

test.each([
  ["2026-11-17", false],
  ["2027-01-06", false],
  ["2027-09-13", false],
  // Today is in November: the coming December is not meant.
  ["2027-12-20", true],
  ["2028-03-01", true],
])("on 2026-11-17, %s needs its year: %s", (day, isNeeded) => {
  expect(needsYear(day, "2026-11-17")).toBe(isNeeded);
});

test.each([
  ["2026-03-01", true],
  ["2028-02-29", true],
  ["2000-02-29", true],
  ["2026-12-31", true],
  ["2026-02-29", false],
  ["2100-02-29", false],
  ["2026-02-30", false],
  ["2026-04-31", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-01-00", false],
  ["2026-01-32", false],
  ["2026-1-1", false],
  ["2026/01/01", false],
  ["20260101", false],
  ["2026-01-01T00:00:00Z", false],
  ["2026-01-01 ", false],
  ["2026-01-01\n", false],
  ["02026-01-01", false],
  ["-026-01-01", false],
  ["٢٠٢٦-٠١-٠١", false],
  ["today", false],
  ["", false],
])("%j being a day is %s", (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  ["2026-03-01T15:59:59Z", "Asia/Taipei", "2026-03-01"],
  ["2026-03-01T16:00:00Z", "Asia/Taipei", "2026-03-02"],
  ["2026-03-01T14:59:59Z", "Asia/Tokyo", "2026-03-01"],
  ["2026-03-01T15:00:00Z", "Asia/Seoul", "2026-03-02"],
  ["2026-01-01T04:59:59Z", "America/New_York", "2025-12-31"],
  ["2028-02-28T16:00:00Z", "Asia/Taipei", "2028-02-29"],
  ["2026-12-31T23:59:59Z", "UTC", "2026-12-31"],
])("at %s the day in %s is %s", (instant, timezone, expected) => {
  expect(dayAt(new Date(instant), timezone)).toBe(expected);
});

test.each([
  ["2026-03-01", "00:00", "Asia/Taipei", "2026-02-28T16:00:00Z"],
  ["2026-03-01", "15:00", "Asia/Taipei", "2026-03-01T07:00:00Z"],
  ["2028-03-01", "00:00", "Asia/Taipei", "2028-02-29T16:00:00Z"],
  ["2026-01-01", "00:00", "Asia/Tokyo", "2025-12-31T15:00:00Z"],
  ["2026-12-31", "23:59", "UTC", "2026-12-31T23:59:00Z"],
  ["2026-06-01", "06:30", "Asia/Kolkata", "2026-06-01T01:00:00Z"],
  ["2026-06-01", "00:00", "Pacific/Kiritimati", "2026-05-31T10:00:00Z"],
  ["2026-01-15", "15:00", "America/New_York", "2026-01-15T20:00:00Z"],
  ["2026-07-15", "15:00", "America/New_York", "2026-07-15T19:00:00Z"],
  // The clocks go forward: from 01:59 to 03:00.
  ["2026-03-08", "00:00", "America/New_York", "2026-03-08T05:00:00Z"],
  ["2026-03-08", "01:59", "America/New_York", "2026-03-08T06:59:00Z"],
  ["2026-03-08", "03:00", "America/New_York", "2026-03-08T07:00:00Z"],
  ["2026-03-08", "06:59", "America/New_York", "2026-03-08T10:59:00Z"],
  ["2026-03-08", "15:00", "America/New_York", "2026-03-08T19:00:00Z"],
  ["2026-03-09", "00:00", "America/New_York", "2026-03-09T04:00:00Z"],
  // And back: 01:00 to 01:59 is shown twice.
  ["2026-11-01", "00:00", "America/New_York", "2026-11-01T04:00:00Z"],
  ["2026-11-01", "00:59", "America/New_York", "2026-11-01T04:59:00Z"],
  ["2026-11-01", "02:00", "America/New_York", "2026-11-01T07:00:00Z"],
  ["2026-11-01", "15:00", "America/New_York", "2026-11-01T20:00:00Z"],
  ["2026-11-02", "00:00", "America/New_York", "2026-11-02T05:00:00Z"],
  ["2026-03-29", "01:59", "Europe/Berlin", "2026-03-29T00:59:00Z"],
  ["2026-03-29", "03:00", "Europe/Berlin", "2026-03-29T01:00:00Z"],
])("%s %s in %s is %s", (day, time, timezone, instant) => {
  expect(instantAt(day, time, timezone)).toEqual(new Date(instant));
});

describe("whatever the day", () => {
  test("adding days and counting nights undo each other", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        const to = addDays(from, count);
        expect(isDay(to)).toBe(true);
        expect(nightsBetween(from, to)).toBe(count);
        expect(addDays(to, -count)).toBe(from);
      }),
    );
  });

  test("two days are as far apart as one reaches the other", () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        const nights = nightsBetween(from, to);
        expect(addDays(from, nights)).toBe(to);
        expect(Math.sign(nights)).toBe(from < to ? 1 : from > to ? -1 : 0);
      }),
    );
  });

  test("a text is a day only if it is the day it says", () => {
    const nearly = fc
      .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join("-"));
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string()), (text) => {
        const [year, month, date] = text.split("-").map(Number) as [number, number, number];
        const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const isReal = /^2\d{3}-\d\d-\d\d$/.test(text) && month >= 1 && month <= 12 && date >= 1 && date <= lastOfMonth;
        expect(isDay(text)).toBe(isReal);
      }),
    );
  });

  /** Whatever a clock on the wall there shows at this instant. */
  function wall(instant: Date, timezone: string): { day: string; time: string } {
    const names = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
    const parts = new Intl.DateTimeFormat("en-GB", { timeZone: timezone, hourCycle: "h23", ...names }).formatToParts(
      instant,
    );
    const part = (type: string) => parts.find((part) => part.type === type)!.value;
    return { day: `${part("year")}-${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
  }
  const minute = fc
    .integer({ min: Date.parse("2020-01-01") / 60_000, max: Date.parse("2035-12-31") / 60_000 })
    .map((minutes) => new Date(minutes * 60_000));
  /** Around the hours at which clocks are changed somewhere, where mistakes would hide. */
  const changing = fc
    .tuple(
      fc.constantFrom("2026-03-08T07:00Z", "2026-11-01T06:00Z", "2026-03-29T01:00Z", "2026-10-25T01:00Z"),
      fc.integer({ min: -900, max: 900 }),
    )
    .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000));
  const zones = ["Asia/Taipei", "America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"];

  test("a time that a clock can show is found where the clock shows it", () => {
    fc.assert(
      fc.property(fc.oneof(minute, changing), fc.constantFrom(...zones), (instant, timezone) => {
        const shown = wall(instant, timezone);
        const found = instantAt(shown.day, shown.time, timezone);
        expect(wall(found, timezone)).toEqual(shown);
        expect(dayAt(found, timezone)).toBe(shown.day);
        // The same, or its first twin in the hour that is shown twice.
        expect([0, 30, 60]).toContain((instant.getTime() - found.getTime()) / 60_000);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30Z"],
    ["2026-03-29", "02:30", "Europe/Berlin", "2026-03-29T01:30Z"],
    ["2026-09-06", "00:00", "America/Santiago", "2026-09-06T04:00Z"],
  ])("a time that is skipped, %s %s in %s, is as much later", (day, time, timezone, expected) => {
    expect(instantAt(day, time, timezone)).toEqual(new Date(expected));
    expect(dayAt(instantAt(day, time, timezone), timezone)).toBe(day);
  });

  test.each([
    ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30Z"],
    ["2026-10-25", "02:30", "Europe/Berlin", "2026-10-25T00:30Z"],
  ])("a time that is shown twice, %s %s in %s, is the first", (day, time, timezone, expected) => {
    expect(instantAt(day, time, timezone)).toEqual(new Date(expected));
  });

  test.each(zones)("any day that can be written has a midnight in %s", (timezone) => {
    for (const day of ["0001-01-01", "0999-12-31", "1000-01-01", "9999-12-31", "+010000-01-01"]) {
      const offset = instantAt(day, "00:00", timezone).getTime() - Date.parse(`${day}T00:00Z`);
      expect(Math.abs(offset), day).toBeLessThanOrEqual(15 * 3_600_000);
    }
  });

  test("where clocks are never changed, a time is the one written with its offset", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1439 }), (day, minutes) => {
        const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
        expect(instantAt(day, time, "Asia/Taipei").getTime()).toBe(Date.parse(`${day}T${time}:00+08:00`));
        expect(instantAt(day, time, "Asia/Kolkata").getTime()).toBe(Date.parse(`${day}T${time}:00+05:30`));
      }),
    );
  });
});
