import { describe, expect, test } from "vitest";
import { addDays } from "#rules/time/day.ts";
import { HOLIDAY_YEARS, taiwanHoliday } from "#rules/time/taiwan-holidays.ts";

function daysOf(year: number): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) days.push(day);
  return days;
}

const offIn = (year: number) => daysOf(year).filter((day) => taiwanHoliday(day) !== null);

test("2026 is as the government has published it: 院授人培字第11430248312號", () => {
  const published = [
    ["2026-01-01"],
    ["2026-02-15", "2026-02-16", "2026-02-17", "2026-02-18", "2026-02-19", "2026-02-20"],
    ["2026-02-27", "2026-02-28"],
    ["2026-04-03", "2026-04-04", "2026-04-05", "2026-04-06"],
    ["2026-05-01"],
    ["2026-06-19"],
    ["2026-09-25", "2026-09-28"],
    ["2026-10-09", "2026-10-10"],
    ["2026-10-25", "2026-10-26"],
    ["2026-12-25"],
  ];
  expect(offIn(2026)).toEqual(published.flat());
  // With Saturdays and Sundays these are the published 120 days.
  const isOff = (day: string) => taiwanHoliday(day) !== null || [0, 6].includes(new Date(day).getUTCDay());
  expect(daysOf(2026).filter(isOff)).toHaveLength(120);
});

test.each([
  ["a Saturday's is taken on the Friday before", "2026-10-09", { name: "national", isInstead: true }],
  ["a Sunday's on the Monday after", "2027-03-01", { name: "peace", isInstead: true }],
  ["or on the first workday after it", "2027-04-06", { name: "children", isInstead: true }],
  ["in the year before", "2027-12-31", { name: "new_year", isInstead: true }],
  ["children have the day before, where both are one day", "2028-04-03", { name: "children", isInstead: false }],
  ["what the government has not chosen yet is not guessed", "2027-02-09", null],
  ["in years that are not known nothing is marked", "2031-01-01", null],
  ["nor in years before", "2025-10-10", null],
])("%s", (_what, day, holiday) => expect(taiwanHoliday(day)).toEqual(holiday));

describe.each(HOLIDAY_YEARS)("%i, by the moon", (year) => {
  const moon = new Intl.DateTimeFormat("en-US-u-ca-chinese", { month: "numeric", day: "numeric", timeZone: "UTC" });
  const first = (name: string) => offIn(year).find((day) => taiwanHoliday(day)?.name === name)!;
  test.each([
    ["lunar_new_year", "1/1"],
    ["dragon_boat", "5/5"],
    ["mid_autumn", "8/15"],
  ])("%s is the %s", (name, date) => {
    const days = offIn(year).filter((day) => taiwanHoliday(day)?.name === name && !taiwanHoliday(day)?.isInstead);
    // In these years the moon is new within minutes of midnight in Taipei, and this runtime's calendar is a day off.
    const [day] = days as [string];
    const off = name === "lunar_new_year" ? ({ 2027: 1, 2030: -1 }[year] ?? 0) : 0;
    expect(moon.format(new Date(addDays(day, off)))).toBe(date);
  });
  test("graves are swept when the sun is at fifteen degrees", () => {
    const short = year % 100;
    const day = Math.floor(short * 0.2422 + 4.81) - Math.floor(short / 4);
    expect(daysOf(year).find((each) => taiwanHoliday(each)?.name === "tombs" && !taiwanHoliday(each)?.isInstead)).toBe(
      `${year}-04-0${day}`,
    );
  });
  test("has what every year has", () => expect(first("new_year")).toBe(`${year}-01-01`));
});
