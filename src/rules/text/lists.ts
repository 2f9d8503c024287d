import type { Language } from "#rules/text/language.ts";

/** Things that are all there, joined as the language lists them: "A and B", "A、B". A slash between them would read as "or". */
export function listAll(things: readonly string[], lang: Language): string {
  // The long way of Chinese has no blank before its "and": 雙人床 × 1和單人床 × 2.
  const style = lang.startsWith("zh") ? "narrow" : "long";
  return new Intl.ListFormat(lang, { style }).format(things);
}

/** Titles as a list within a text, by the script they are written in: "、" stands between Chinese and Japanese titles alone. */
export const titleList = (titles: readonly string[]): string =>
  titles.join(titles.every((title) => IDEOGRAPHS.test(title)) ? "、" : ", ");

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
