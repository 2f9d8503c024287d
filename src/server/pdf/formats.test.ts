import { expect, test } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { formatsFor } from "#server/pdf/formats.ts";

test.each(LANGUAGES)("in %s: whose dollars they are, and the hours of a whole day", (lang) => {
  const { money, moment } = formatsFor(lang, "TWD", "Asia/Taipei");
  expect(money(9960)).toBe("NT$9,960");
  expect(moment(new Date("2026-11-15T07:05:00Z"))).toMatch(/(?<!\d)15:05$/);
  expect(moment(new Date("2026-11-14T16:05:00Z"))).toMatch(/(?<!\d)0?0:05$/);
});
