import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageOfTag, offeredLanguage, regionOf, tagsIn } from "#rules/text/browser-language.ts";
import { LANGUAGES } from "#rules/text/language.ts";

test("a header's tags come in its order, without weights and nonsense", () => {
  expect(tagsIn("ja-JP, ja;q=0.9,en-US;q=0.8 , *;q=0.1")).toEqual(["ja-JP", "ja", "en-US"]);
  expect(tagsIn("")).toEqual([]);
  expect(tagsIn("<script>,zh-TW")).toEqual(["zh-TW"]);
});

test.each([
  ["zh-TW", "zh-TW"],
  ["zh-Hant-HK", "zh-TW"],
  ["zh-HK", "zh-TW"],
  ["zh-mo", "zh-TW"],
  ["zh", "zh-CN"],
  ["zh-Hans-TW", "zh-CN"],
  ["zh-SG", "zh-CN"],
  ["en-GB", "en-US"],
  ["ja", "ja-JP"],
  ["ko-KR", "ko-KR"],
  ["fr-FR", null],
  ["jam", null],
] as const)("%s means %s", (tag, lang) => {
  expect(languageOfTag(tag)).toBe(lang);
});

describe("the language to offer", () => {
  test.each([
    [["en-US", "zh-TW"], "zh-TW", "en-US"],
    [["fr-FR", "ja-JP"], "zh-TW", "ja-JP"],
    // The page is in the first language of theirs that the lodging has.
    [["fr-FR", "zh-TW", "en-US"], "zh-TW", null],
    [["zh-TW", "en-US"], "zh-TW", null],
    // English where none of theirs is there.
    [["fr-FR"], "zh-TW", "en-US"],
    [["fr-FR"], "en-US", null],
    [[], "zh-TW", null],
  ] as const)("to %j on a page in %s is %s", (wanted, shown, offered) => {
    expect(offeredLanguage(wanted, LANGUAGES, shown)).toBe(offered);
  });

  test("is never one that the lodging does not have", () => {
    expect(offeredLanguage(["ko-KR", "ja-JP"], ["zh-TW", "ja-JP"], "zh-TW")).toBe("ja-JP");
    expect(offeredLanguage(["ko-KR"], ["zh-TW", "ja-JP"], "zh-TW")).toBeNull();
  });
});

test.each([
  ["zh-TW,zh;q=0.9,en-US;q=0.8", "TW"],
  ["en-GB,en-US;q=0.9", "GB"],
  // Firefox names the language first, without a region.
  ["fr,fr-CH;q=0.8,en-US;q=0.5", "CH"],
  // A German browser that also reads English is not in America.
  ["de,en-US;q=0.7", "DE"],
  ["ja", "JP"],
  ["zh-Hant", "TW"],
  ["en", null],
  ["en,ja-JP;q=0.5", null],
  ["es-419", null],
  ["", null],
  ["xx-YYYY-ZZ-!!", null],
])("a browser that wants %j is from %s", (header, region) => {
  expect(regionOf(tagsIn(header))).toBe(region);
});

test("whatever a header says, a region has two letters or is unknown", () => {
  const header = fc.oneof(fc.string(), fc.stringMatching(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}(,[a-z]{2})?$/));
  fc.assert(
    fc.property(header, (text) => {
      expect(regionOf(tagsIn(text)) ?? "TW").toMatch(/^[A-Z]{2}$/);
    }),
  );
});
