/** Words of the gallery, and each layout's description: in every language, each in its own script, no two the same. */
import { expect, test } from "vitest";
import { GALLERY_WORDS } from "#languages/languages.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { LAYOUTS } from "#web/layouts/registry.ts";

const FOREIGN: Record<Language, RegExp> = {
  "zh-TW": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}们会网与订设这个缘侧]/u,
  "zh-CN": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}們會網與訂設這個緣側]/u,
  "en-US": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Han}]/u,
  "ja-JP": /[\p{Script=Hangul}們會網與订设这个]/u,
  "ko-KR": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

function expectOwnScript(text: string, lang: Language): void {
  expect(text).not.toMatch(FOREIGN[lang]);
  expect(text).not.toMatch(/^$|^\s|\s$|undefined|\[object/);
}

test.each(LANGUAGES)("the gallery in %s", (lang) => {
  const { facts, on_desktop, on_phone, theme_names, ...words } = GALLERY_WORDS[lang];
  const names = LAYOUTS.flatMap(({ themes }) =>
    themes.map(({ name }) => (theme_names as Record<string, string>)[name]),
  );
  expect(names, "each theme has a name").not.toContain(undefined);
  for (const text of [
    ...Object.values(words),
    ...Object.values(theme_names),
    facts(13, 40, 5),
    on_desktop("1"),
    on_phone("1"),
  ])
    expectOwnScript(text, lang);
  for (const number of ["13", "40", "5"]) expect(facts(13, 40, 5)).toContain(number);
});

test.each(LANGUAGES)("descriptions in %s", (lang) => {
  const found = LAYOUTS.map(({ description }) => description[lang]);
  // A new language may have no descriptions, but not only some.
  expect(found.filter(Boolean).length % LAYOUTS.length).toBe(0);
  const texts = found.flatMap((each) => Object.values(each ?? {}));
  for (const text of texts) expectOwnScript(text, lang);
  expect(new Set(texts).size).toBe(texts.length);
});

test("in English a layout has the name of its settings", () => {
  for (const { name, description } of LAYOUTS) expect(description["en-US"].name).toBe(name);
});
