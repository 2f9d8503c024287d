/** Words of the interface: the same keys in five languages, each in its own script, every parameter used. */
import { describe, expect, test } from "vitest";
import { LANGUAGE_FACTS, WORDS } from "#languages/languages.ts";
import { FACILITY_GROUPS } from "#rules/site/facilities.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { REFUSALS } from "#rules/calls/refusals.ts";
import { flatten, type Word } from "#tests/helpers/check-words.ts";

/** A word as shown, given numbers that occur in no text of ours. */
const GIVEN = [4171, 5273, 6379];
const say = (word: Word) => (typeof word === "string" ? word : word(...GIVEN.slice(0, word.length)));

const WORDS_OF = Object.fromEntries(LANGUAGES.map((lang) => [lang, flatten(WORDS[lang])])) as Record<
  Language,
  [key: string, word: Word][]
>;
const textsOf = (lang: Language) => WORDS_OF[lang].map(([key, word]): [string, string] => [key, say(word)]);
const FUNCTIONS = WORDS_OF["zh-TW"].filter(([, word]) => typeof word === "function");

describe.each(LANGUAGES)("in %s", (lang) => {
  const words = new Map(WORDS_OF[lang]);

  test("the keys are the master's, of the same kind", () => {
    const kinds = (of: Language) => WORDS_OF[of].map(([key, word]) => `${key}: ${typeof word}`).sort();
    expect(kinds(lang)).toEqual(kinds("zh-TW"));
  });

  test("every word says something, without blanks around it or holes in it", () => {
    const isSound = (text: unknown) =>
      typeof text === "string" && text !== "" && text === text.trim() && !/undefined|NaN|\[object|[{}]/.test(text);
    expect(textsOf(lang).filter(([, text]) => !isSound(text))).toEqual([]);
  });

  test.each(FUNCTIONS.map(([key, word]) => [key, (word as () => string).length] as const))(
    "%s uses all it is given",
    (key, count) => {
      expect(count).toBeGreaterThan(0);
      const text = (words.get(key) as (...given: unknown[]) => string)(...GIVEN.slice(0, count));
      for (const given of GIVEN.slice(0, count)) expect(text).toContain(String(given));
    },
  );

  test("every refusal has its sentence, and no two the same", () => {
    const { refusals } = WORDS[lang];
    expect(Object.keys(refusals).sort()).toEqual([...REFUSALS].sort());
    expect(new Set(Object.values(refusals)).size).toBe(REFUSALS.length);
  });

  test("every bed has its own name", () => {
    const names = Object.values(WORDS[lang].beds);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the specification's English is word for word", () => {
  test.each([
    ["not_found_title", "Oops! Page not found"],
    ["not_found_text", "Please try to refresh or confirm whether the link is correct"],
    ["under_preparation", "This hotel is still under preparation, please stay tuned for the opening of reservations!"],
    ["promotions", "Promotions"],
  ] as const)("%s", (key, sentence) => {
    expect(WORDS["en-US"][key]).toBe(sentence);
  });
});

test.each([
  [1, 1, "1 adult + 1 child"],
  [2, 0, "2 adults + 0 children"],
  [1, 2, "1 adult + 2 children"],
])("in English %i and %i is %s", (people, children, text) => {
  expect(WORDS["en-US"].sleeps_with_children(people, children).replaceAll("\u00A0", " ")).toBe(text);
});

describe("no language is written in another's script", () => {
  // Sample characters that only one way of writing has and that are frequent in these texts.
  const TRADITIONAL_ONLY =
    "們這個為與說時間會對開關後裡樣點過從還進訂優館單價錢設備請務員內聯絡網頁電話傳真樓層區選擇類語隨顯圖兒雙張頻檢觀訊號體嗎";
  const SIMPLIFIED_ONLY =
    "们这个为与说时间会对开关后里样点过从还进订优馆单价钱设备请务员内联络网页电话传真楼层区选择类语随显图儿双张频检观讯号体吗";
  const inOnlyOne = (text: string, other: string) =>
    [...text].filter((character) => ![...other].includes(character)).join("");
  const onlyTraditional = inOnlyOne(TRADITIONAL_ONLY, SIMPLIFIED_ONLY);
  const onlySimplified = inOnlyOne(SIMPLIFIED_ONLY, TRADITIONAL_ONLY).replace("里", "").replace("后", "");
  // Japan has simplified some characters like China and kept some like Taiwan: these it writes in neither way.
  const notJapanese =
    "們這說對關單價圖體學國點會來還讓兒雙檢觀號" +
    "们这为说时间对开关样过从进订优馆单钱设备请务员联网页电话传层选择类语随显图儿双张频检观讯吗";

  const KANA = String.raw`\p{Script=Hiragana}\p{Script=Katakana}`;
  const HANGUL = String.raw`\p{Script=Hangul}`;
  const HAN = String.raw`\p{Script=Han}`;

  const foreign: Record<Language, RegExp> = {
    "zh-TW": new RegExp(`[${KANA}${HANGUL}${onlySimplified}]`, "u"),
    "zh-CN": new RegExp(`[${KANA}${HANGUL}${onlyTraditional}]`, "u"),
    "en-US": new RegExp(`[${KANA}${HANGUL}${HAN}]`, "u"),
    "ja-JP": new RegExp(`[${HANGUL}${notJapanese}]`, "u"),
    "ko-KR": new RegExp(`[${KANA}${HAN}]`, "u"),
  };

  test.each(LANGUAGES)("the interface in %s", (lang) => {
    expect(textsOf(lang).filter(([, text]) => foreign[lang].test(text))).toEqual([]);
  });

  test.each(LANGUAGES)("the facility catalog in %s", (lang) => {
    const names = FACILITY_GROUPS.flatMap((group) => [group, ...group.items]).map(({ name }) => name[lang]);
    expect(names.filter((name) => foreign[lang].test(name))).toEqual([]);
  });

  test.each(LANGUAGES)("the name of %s", (lang) => {
    expect(LANGUAGE_FACTS[lang].name).not.toMatch(foreign[lang]);
  });

  test("the samples tell the scripts apart", () => {
    expect("們").toMatch(foreign["zh-CN"]);
    expect("们").toMatch(foreign["zh-TW"]);
    expect("関").not.toMatch(foreign["ja-JP"]);
    expect("关").toMatch(foreign["ja-JP"]);
  });

  test("every sentence in Japanese has kana, and every text with letters in Korean has hangul", () => {
    const sentences = textsOf("ja-JP").filter(([, text]) => text.includes("。"));
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter(([, text]) => !new RegExp(`[${KANA}]`, "u").test(text))).toEqual([]);
    const korean = textsOf("ko-KR").filter(([, text]) => /\p{L}/u.test(text));
    expect(korean.length).toBeGreaterThan(100);
    expect(korean.filter(([, text]) => !new RegExp(`[${HANGUL}]`, "u").test(text))).toEqual([]);
  });

  test("every text in Chinese and Japanese has a character of theirs, unless it is figures only", () => {
    for (const lang of ["zh-TW", "zh-CN", "ja-JP"] as const) {
      const foreignOnly = textsOf(lang).filter(
        ([key, text]) => key !== "fax" && /\p{L}/u.test(text) && !new RegExp(`[${HAN}${KANA}]`, "u").test(text),
      );
      expect(foreignOnly, lang).toEqual([]);
    }
  });
});

test("languages are named apart, in full and in short", () => {
  const names = LANGUAGES.map((lang) => LANGUAGE_FACTS[lang]);
  expect(new Set(names.map(({ name }) => name)).size).toBe(LANGUAGES.length);
  expect(new Set(names.map(({ short }) => short)).size).toBe(LANGUAGES.length);
});
