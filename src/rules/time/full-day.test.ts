import { expect, test } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { fullDay, fullMoment } from "#rules/time/full-day.ts";

const AT = new Date("2026-11-30T15:59:00Z");

test("a day in full is written as each language writes it", () => {
  const days = LANGUAGES.map((lang) => new Intl.DateTimeFormat(lang, { ...fullDay(lang), timeZone: "UTC" }).format(AT));
  expect(days).toEqual([
    "2026年11月30日 星期一",
    "2026年11月30日星期一",
    "Monday, November 30, 2026",
    "2026年11月30日(月)",
    "2026년 11월 30일 월요일",
  ]);
});

test("so is a moment, by the clock of 24 hours", () => {
  const at = LANGUAGES.map((lang) =>
    new Intl.DateTimeFormat(lang, { ...fullMoment(lang), timeZone: "Asia/Taipei" }).format(AT).replace(/\s/g, " "),
  );
  expect(at).toEqual([
    "2026年11月30日 星期一 23:59",
    "2026年11月30日星期一 23:59",
    "Monday, November 30, 2026 at 23:59",
    "2026年11月30日(月) 23:59",
    "2026년 11월 30일 월요일 23:59",
  ]);
});
