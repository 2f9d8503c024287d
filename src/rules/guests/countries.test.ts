import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  callingCodeOf,
  COUNTRIES,
  countriesIn,
  countryName,
  countryOfNumber,
  flagOf,
  searchCountries,
} from "#rules/guests/countries.ts";
import { LANGUAGES } from "#rules/text/language.ts";

describe("whose number it is", () => {
  test.each([
    ["+886 912", "US", "TW"],
    ["+1 415 555 2671", "TW", "US"],
    // A Canadian has chosen Canada: the shared code does not change that.
    ["+1 416", "CA", "CA"],
    ["+44 7", "TW", "GB"],
    ["+7 7", "TW", "RU"],
    ["+", "TW", null],
    ["+99", "TW", null],
    ["0912 345 678", "TW", null],
  ])("%s with %s chosen: %s", (phone, chosen, country) => {
    expect(countryOfNumber(phone, chosen)).toBe(country);
  });

  test("is one of those that have its code, whatever follows", () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.constantFrom(...COUNTRIES), fc.nat(), (country, chosen, rest) => {
        const found = countryOfNumber(`+${callingCodeOf(country)}${rest}`, chosen);
        expect(callingCodeOf(found!)).toBe(callingCodeOf(country));
      }),
    );
  });
});

test("flags are the two letters", () => {
  expect(flagOf("TW")).toBe("🇹🇼");
});

describe.each(LANGUAGES)("in %s", (lang) => {
  const all = countriesIn(lang);

  test("every country has a name of its own, and none is its code", () => {
    expect(all).toHaveLength(COUNTRIES.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ country, name }) => name === country)).toEqual([]);
  });

  test.each(["Japan", "japan", "jp", "JP", "+81", "81"])("%s finds Japan first", (typed) => {
    expect(searchCountries(all, typed, lang)[0]?.country).toBe("JP");
  });

  test("its own names find it, and nonsense finds nothing", () => {
    expect(searchCountries(all, countryName("DE", lang), lang).map(({ country }) => country)).toContain("DE");
    expect(searchCountries(all, "qqqq", lang)).toEqual([]);
    expect(searchCountries(all, "+000", lang)).toEqual([]);
    expect(searchCountries(all, " ", lang)).toEqual(all);
  });
});

test.each([
  ["UK", "GB"],
  ["usa", "US"],
  ["cote d", "CI"],
  ["hong", "HK"],
])("%s means %s", (typed, country) => {
  expect(searchCountries(countriesIn("en-US"), typed, "en-US").map((each) => each.country)).toContain(country);
});

test("Hong Kong and Macao are called so", () => {
  expect([countryName("HK", "en-US"), countryName("MO", "zh-TW")]).toEqual(["Hong Kong", "澳門"]);
});

test("no country has no name", () => {
  expect(countryName("", "en-US")).toBe("");
});
