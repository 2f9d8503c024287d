import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrivalTimes, hourFrom, lodgingCountry, questionsOf } from "#rules/guests/questions.ts";

describe("what a lodging asks", () => {
  test.each([
    [{}, []],
    [{ guest_questions: ["arrival_time"] }, ["arrival_time"]],
    [{ guest_questions: ["residence", "occupants"] }, ["occupants", "residence"]],
    [{ guest_questions: ["shoe_size", 7, null, "residence", "residence"] }, ["residence"]],
    [{ guest_questions: "residence" }, []],
  ])("with %j is %j", (options, asked) => {
    expect(questionsOf(options)).toEqual(asked);
  });
});

test.each([
  [{}, "TW"],
  [{ country: "JP" }, "JP"],
  [{ country: "Japan" }, "TW"],
  [{ country: 81 }, "TW"],
])("a lodging with %j is in %s", (options, country) => {
  expect(lodgingCountry(options)).toBe(country);
});

describe("hours of arrival", () => {
  test.each([
    ["15:00", "18:00", ["15:00", "16:00", "17:00"]],
    ["20:00", "", ["20:00", "21:00", "22:00", "23:00"]],
    ["22:00", "00:00", ["22:00", "23:00"]],
    ["22:30", "01:00", ["22:30", "23:30"]],
    ["15:00", "15:30", ["15:00"]],
    ["soon", "17:00", ["15:00", "16:00"]],
  ])("from %s to %s", (start, end, hours) => {
    expect(arrivalTimes(start, end)).toEqual(hours);
  });

  test("are different times, at most a day of them, the first at the beginning", () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
    fc.assert(
      fc.property(time, time, (start, end) => {
        const hours = arrivalTimes(start, end);
        expect(hours[0]).toBe(start);
        expect(new Set(hours).size).toBe(hours.length);
        expect(hours.length).toBeLessThanOrEqual(24);
      }),
    );
  });

  test.each([
    ["16:00", "16:00–17:00"],
    ["23:30", "23:30–00:30"],
    ["later", "later"],
  ])("%s is shown as %s", (time, shown) => {
    expect(hourFrom(time)).toBe(shown);
  });
});
