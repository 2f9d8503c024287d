import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { SEASON_WORDS } from "#languages/languages.ts";

describe("the words of the year", () => {
  it.each(LANGUAGES)("name twelve months and two solar terms for each in %s", (lang) => {
    const { months, long_months, terms } = SEASON_WORDS[lang];
    expect([months.length, long_months.length, terms.length]).toEqual([12, 12, 12]);
    expect(new Set(terms.flat()).size).toBe(24);
    expect([...months, ...long_months, ...terms.flat()].every((word) => word.trim() !== "")).toBe(true);
  });
  it.each(LANGUAGES)("say a month once where a season is no longer in %s", (lang) => {
    expect(SEASON_WORDS[lang].between("5", "5")).toBe("5");
    expect(SEASON_WORDS[lang].between("4", "5")).toMatch(/^4.5$/);
  });
});
