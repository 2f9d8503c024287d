/** Texts fall back: requested language → main_lang → zh-TW → any (decisions 1). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, type Texts, textIn } from "#rules/text/language.ts";

test("the languages are the specification's five, zh-TW being the default", () => {
  expect(new Set(LANGUAGES)).toEqual(new Set(["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"]));
  expect(LANGUAGES).toHaveLength(5);
  expect(DEFAULT_LANGUAGE).toBe("zh-TW");
});

test.each<[value: unknown, is: boolean]>([
  ["zh-TW", true],
  ["zh-CN", true],
  ["en-US", true],
  ["ja-JP", true],
  ["ko-KR", true],
  ["en-us", false],
  ["en", false],
  ["fr-FR", false],
  ["", false],
  [null, false],
  [undefined, false],
  [0, false],
  [["en-US"], false],
  ["toString", false],
])("%j being a language is %s", (value, is) => {
  expect(isLanguage(value)).toBe(is);
});

describe("a text", () => {
  test.each<[why: string, texts: Texts, requested: Language, main: Language, text: string, lang: Language]>([
    ["in the requested language", { "en-US": "e", "ja-JP": "j", "zh-TW": "t" }, "en-US", "ja-JP", "e", "en-US"],
    ["else in the main language", { "ja-JP": "j", "zh-TW": "t", "ko-KR": "k" }, "en-US", "ja-JP", "j", "ja-JP"],
    ["else in zh-TW", { "zh-TW": "t", "ko-KR": "k" }, "en-US", "ja-JP", "t", "zh-TW"],
    ["else in any", { "ko-KR": "k" }, "en-US", "ja-JP", "k", "ko-KR"],
    ["an empty text counts as missing", { "en-US": "", "ja-JP": "j" }, "en-US", "ja-JP", "j", "ja-JP"],
    ["so does a blank one", { "en-US": " \n\t", "ja-JP": "　", "zh-TW": "t" }, "en-US", "ja-JP", "t", "zh-TW"],
    ["a text is given as it was written", { "en-US": " e " }, "en-US", "zh-TW", " e ", "en-US"],
  ])("%s", (_why, texts, requested, main, text, lang) => {
    expect(textIn(texts, requested, main)).toEqual({ text, lang });
  });

  test.each<[Texts | null | undefined]>([[{}], [null], [undefined], [{ "en-US": "", "zh-TW": " " }]])(
    "%j is empty in the requested language",
    (texts) => {
      expect(textIn(texts, "ko-KR", "ja-JP")).toEqual({ text: "", lang: "ko-KR" });
    },
  );

  test("is never empty while any language has one, and is that language's own", () => {
    const language = fc.constantFrom(...LANGUAGES);
    const texts = fc.dictionary(language, fc.oneof(fc.constantFrom("", " "), fc.string())) as fc.Arbitrary<Texts>;
    fc.assert(
      fc.property(texts, language, language, (texts, requested, main) => {
        const { text, lang } = textIn(texts, requested, main);
        const filled = LANGUAGES.filter((each) => texts[each]?.trim());
        expect(text.trim() !== "").toBe(filled.length > 0);
        if (filled.length > 0) expect(texts[lang]).toBe(text);
        if (filled.includes(requested)) expect(lang).toBe(requested);
        else if (filled.includes(main)) expect(lang).toBe(main);
        else if (filled.includes("zh-TW")) expect(lang).toBe("zh-TW");
      }),
    );
  });
});
