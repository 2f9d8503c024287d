/** The gallery's words: every layout told in five languages, each in its own script, no two the same. */
import { expect, test } from "vitest";
import { GALLERY_WORDS } from "#languages/languages.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { TEMPLATES } from "#rules/site/site.ts";

const FOREIGN: Record<Language, RegExp> = {
  "zh-TW": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}们会网与订设这个缘侧]/u,
  "zh-CN": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}們會網與訂設這個緣側]/u,
  "en-US": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Han}]/u,
  "ja-JP": /[\p{Script=Hangul}們會網與订设这个]/u,
  "ko-KR": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

test.each(LANGUAGES)("in %s", (lang) => {
  const { layouts, facts, on_desk, on_phone, ...words } = GALLERY_WORDS[lang];
  const all = Object.values(layouts).flatMap((each) => Object.values(each));
  for (const word of [...all, ...Object.values(words), facts(13, 40, 5), on_desk("1"), on_phone("1")]) {
    expect(word).not.toMatch(FOREIGN[lang]);
    expect(word).not.toMatch(/^$|^\s|\s$|undefined|\[object/);
  }
  expect(Object.keys(layouts)).toEqual(TEMPLATES.map(({ code }) => code));
  expect(new Set(all).size).toBe(all.length);
  for (const number of ["13", "40", "5"]) expect(facts(13, 40, 5)).toContain(number);
});

test("in English a layout has the name of its code", () => {
  for (const { code, name } of TEMPLATES) expect(GALLERY_WORDS["en-US"].layouts[code].name).toBe(name);
});
