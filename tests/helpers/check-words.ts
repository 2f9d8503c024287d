/** Checks for every set of words: the same keys in five languages, every parameter used, each in its own script. */
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#rules/text/language.ts";

export type Word = string | ((...given: unknown[]) => string);

/** Every word under its dotted key. */
export function flatten(words: object, prefix = ""): [key: string, word: Word][] {
  return Object.entries(words).flatMap(([key, word]): [string, Word][] =>
    typeof word === "object" && word !== null ? flatten(word, `${prefix}${key}.`) : [[prefix + key, word]],
  );
}

/** Numbers that occur in no text of ours. */
const GIVEN = [4171, 5273, 6379, 7481];

/** Sample characters that only one way of writing has and that are frequent in these texts. */
const SIMPLIFIED =
  "们这为时间对开关发单价钱设备请务员联网页电话传选择类语随显图双张频检订读账汇载暂历与当无仅试减儿号馆经会广";
const TRADITIONAL =
  "們這為時間對開關發單價錢設備請務員聯網頁電話傳選擇類語隨顯圖雙張頻檢訂讀帳匯載暫曆與當無僅試減兒號館經會廣";
/** Japan has simplified some characters like China and kept some like Taiwan: these it writes in neither way. */
const NOT_JAPANESE = "們這對關單價圖會來還與们这为时对开关样过从进订单设备请务联网页电话传层选类语随显图双张广经";

const KANA = String.raw`\p{Script=Hiragana}\p{Script=Katakana}`;
const HANGUL = String.raw`\p{Script=Hangul}`;
const HAN = String.raw`\p{Script=Han}`;

export const FOREIGN: Record<Language, RegExp> = {
  "zh-TW": new RegExp(`[${KANA}${HANGUL}${SIMPLIFIED}]`, "u"),
  "zh-CN": new RegExp(`[${KANA}${HANGUL}${TRADITIONAL}]`, "u"),
  "en-US": new RegExp(`[${KANA}${HANGUL}${HAN}]`, "u"),
  // Half-width katakana too: it belongs to the script, but no page is written in it.
  "ja-JP": new RegExp(String.raw`[\uFF61-\uFF9F${HANGUL}${NOT_JAPANESE}]`, "u"),
  "ko-KR": new RegExp(`[${KANA}${HAN}]`, "u"),
};

type Exceptions = {
  /** Words whose parameter is one list. */ ofParts?: string[];
  /** Words that a yes or a no chooses between. */ either?: string[];
  /** Words without text. */ silent?: string[];
  /** Proper names, as their owners write them. */ names?: RegExp;
};

export function describeSpoken(
  all: Record<Language, object>,
  { ofParts = [], either = [], silent = [], names }: Exceptions = {},
): void {
  const wordsOf = (lang: Language) => flatten(all[lang]);
  const spoken = (lang: Language) =>
    wordsOf(lang).map(([key, word]) => {
      if (typeof word === "string") return { key, given: [], text: word };
      if (either.includes(key)) return { key, given: [], text: word(false) };
      const given = GIVEN.slice(0, ofParts.includes(key) ? 2 : word.length);
      return { key, given, text: ofParts.includes(key) ? word(given) : word(...given) };
    });

  describe.each(LANGUAGES)("in %s", (lang) => {
    test("the keys are the master's, of the same kind and given as much", () => {
      const kinds = (of: Language) =>
        wordsOf(of).map(([key, word]) => `${key}: ${typeof word} ${typeof word === "function" ? word.length : ""}`);
      expect(kinds(lang).sort()).toEqual(kinds("zh-TW").sort());
    });

    test("every word says something, and all it was given", () => {
      for (const { key, given, text } of spoken(lang)) {
        if (silent.includes(key)) {
          expect(text, key).toBe("");
          continue;
        }
        expect(text, key).toBe(text.trim());
        expect(text, key).not.toMatch(/^$|undefined|NaN|\[object|[{}]/);
        for (const one of given) expect(text, key).toContain(String(one));
      }
    });

    test("no word is in another language's script", () => {
      const strange = spoken(lang).filter(({ text }) => FOREIGN[lang].test(names ? text.replace(names, "") : text));
      expect(strange).toEqual([]);
    });
  });
}

/** The project's shared glossary, word for word: e-mails, site and documents use one name for a thing. */
export function testGlossary(
  all: Record<Language, object>,
  terms: [key: string, texts: Record<Language, string>][],
): void {
  test.each(terms)("%s is the glossary's", (key, texts) => {
    for (const lang of LANGUAGES) expect(new Map(flatten(all[lang])).get(key), lang).toBe(texts[lang]);
  });
}
