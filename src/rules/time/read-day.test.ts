import { expect, test } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";
import { readDay } from "#rules/time/read-day.ts";

test.each([
  "2026-11-08",
  "2026/11/8",
  "2026年11月8日",
  "2026년 11월 8일",
  "2026. 11. 8.",
  "20261108",
  "11/8/2026",
  "Nov 8, 2026",
  "8 November 2026",
  "２０２６／１１／０８",
])("%s", (typed) => {
  expect(readDay(typed)).toBe("2026-11-08");
});

test.each(["", "2026", "2026-11", "2026-02-30", "11/8/26", "tomorrow", "Nov 8", "1 2 3 4"])("%s is none", (typed) => {
  expect(readDay(typed)).toBeNull();
});

test.each(LANGUAGES)("what %s writes is read again", (lang) => {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeZone: "UTC" });
  for (let ahead = 0; ahead < 400; ahead += 1) {
    const day = addDays("2026-11-18", ahead);
    expect(readDay(format.format(new Date(`${day}T00:00:00Z`)))).toBe(day);
  }
});
