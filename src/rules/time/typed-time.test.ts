import fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedTime, typedTime } from "#rules/time/typed-time.ts";

test.each([
  ["2026-11-17T21:30", "Asia/Taipei", "2026-11-17T13:30:00.000Z", false],
  ["2026-11-17T21:30:00", "Europe/Lisbon", "2026-11-17T21:30:00.000Z", false],
  // The clock is put forward: there is no half past two.
  ["2027-03-14T02:30", "America/New_York", "2027-03-14T07:30:00.000Z", true],
  ["2027-03-14T03:30", "America/New_York", "2027-03-14T07:30:00.000Z", false],
  // Half past one comes twice: the first one counts.
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z", false],
  ["2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00.000Z", true],
])("%s in %s is %s", (text, timezone, at, isMoved) => {
  expect(readTypedTime(text, timezone)).toEqual({ at: new Date(at), isMoved });
});

test.each(["", "2026-11-17", "0002-11-17T10:00", "2026-02-30T10:00", "2026-11-17T25:00", "x"])(
  "“%s” is no time yet",
  (text) => expect(readTypedTime(text, "Asia/Taipei")).toBeNull(),
);

test("what is written is read again as the same time of the clock", () => {
  const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2034, 0) / 60_000 });
  const zones = fc.constantFrom(
    "Asia/Taipei",
    "America/New_York",
    "Europe/London",
    "Australia/Lord_Howe",
    "Asia/Tokyo",
  );
  fc.assert(
    fc.property(minutes, zones, (minute, timezone) => {
      const text = typedTime(new Date(minute * 60_000), timezone);
      const read = readTypedTime(text, timezone)!;
      expect(read.isMoved).toBe(false);
      expect(typedTime(read.at, timezone)).toBe(text);
    }),
  );
});
