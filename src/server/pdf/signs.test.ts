/** With the real fonts: every letter is drawn by one that has it, or counted. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROOF_WORDS, WORDS } from "#languages/languages.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { cleanText } from "#server/pdf/clean-text.ts";
import { facesFor, FAMILY_NAMES, fontOf } from "#server/pdf/fonts.ts";
import { countSubstituted, runsOf, signsOf, SUBSTITUTE } from "#server/pdf/signs.ts";

const FACES = Object.fromEntries(LANGUAGES.map((lang) => [lang, facesFor(lang, "regular")])) as Record<
  Language,
  ReturnType<typeof facesFor>
>;
const split = (text: string, lang: Language) =>
  runsOf(signsOf(text, FACES[lang])).map(({ face, shown }) => `${face.name.replace("-regular", "")} ${shown}`);

describe("a run for each font", () => {
  test.each<[lang: Language, text: string, runs: string[]]>([
    ["zh-TW", "林美玲 Lin", ["tc 林美玲 Lin"]],
    ["zh-TW", "髙橋 﨑子", ["jp 髙", "tc 橋 ", "jp 﨑", "tc 子"]],
    ["zh-TW", "김서연", ["kr 김서연"]],
    ["zh-TW", "预订", ["sc 预订"]],
    ["zh-CN", "预订", ["sc 预订"]],
    ["ja-JP", "髙橋 﨑子", ["jp 髙橋 﨑子"]],
    ["ja-JP", "Łucja Kraź", ["latin Ł", "jp ucja Kra", "latin ź"]],
    ["en-US", "Zoë Łukasiewicz, 月澄", ["latin Zoë Łukasiewicz, ", "jp 月澄"]],
    ["en-US", "Ελένη Привет", ["latin Ελένη Привет"]],
    ["ko-KR", "김 & 林", ["kr 김 & 林"]],
  ])("%s: %s", (lang, text, runs) => {
    expect(split(text, lang)).toEqual(runs);
  });

  test("what a reader takes for one character has one font, accents and all", () => {
    // x with a circumflex has no code point of its own.
    expect(split("x\u0302y", "zh-TW")).toEqual(["latin x\u0302", "tc y"]);
  });
});

describe("a letter that no font has", () => {
  test.each([
    ["an emoji", "😀", 1],
    ["a family of emoji", "👩‍👩‍👧", 3],
    ["Arabic", "محمد", 4],
    ["Thai", "สวัสดี", 6],
    ["Hebrew", "שלום", 4],
    ["private use", "\uE000", 1],
    ["a tower of accents", `x${"\u0300\u0316".repeat(10)}`, 21],
  ])("%s is drawn as a box and counted", (_what, written, count) => {
    const text = cleanText(written);
    const signs = signsOf(text, FACES["zh-TW"]);
    expect(countSubstituted(signs)).toBe(count);
    expect(new Set(signs.map(({ shown }) => shown))).toEqual(new Set([SUBSTITUTE]));
    expect(signs.map((sign) => sign.text).join("")).toBe(text);
  });

  test("its neighbours are drawn as they are", () => {
    expect(split("Lin😀Mei", "en-US")).toEqual(["latin Lin", `jp ${SUBSTITUTE}`, "latin Mei"]);
  });

  test.each(LANGUAGES)("every font list can draw the box: %s", (lang) => {
    expect(FACES[lang].some((face) => face.has(SUBSTITUTE.codePointAt(0)!))).toBe(true);
  });
});

test.each(LANGUAGES)("whatever is written, each code point is drawn or counted, and nothing is lost: %s", (lang) => {
  const faces = FACES[lang];
  const unit = fc.oneof(fc.string({ unit: "binary", maxLength: 4 }), fc.string({ unit: "grapheme", maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 6 }), (parts) => {
      const text = cleanText(parts.join("林Łá")).replaceAll("\n", " ");
      const signs = signsOf(text, faces);
      const drawn = signs.filter((sign) => sign.shown === sign.text);
      for (const { shown, face } of drawn) for (const each of shown) expect(face.has(each.codePointAt(0)!)).toBe(true);
      const counted = drawn.reduce((sum, { shown }) => sum + [...shown].length, 0) + countSubstituted(signs);
      expect(counted).toBe([...text].length);
      const runs = runsOf(signs);
      expect(runs.map((run) => run.text).join("")).toBe(text);
      // Neighbouring runs differ, or one of them is a box.
      for (const [index, run] of runs.slice(1).entries()) {
        const before = runs[index]!;
        expect(before.face !== run.face || before.text !== before.shown || run.text !== run.shown).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test.each(FAMILY_NAMES)("the weights of %s have the same letters", (family) => {
  const letters = (weight: "regular" | "bold") => fontOf(family, weight).characterSet.toSorted((a, b) => a - b);
  expect(letters("regular")).toEqual(letters("bold"));
});

type Word = string | ((...given: never[]) => string);
const flat = (words: object): Word[] =>
  Object.values(words).flatMap((word: Word | object) => (typeof word === "object" ? flat(word) : [word]));

test.each(LANGUAGES)("the interface's own words need no font but the language's own: %s", (lang) => {
  const texts = flat({ ...PROOF_WORDS[lang], ...WORDS[lang] }).map((word) =>
    typeof word === "string" ? word : word(...([1, 2, 3] as never[])),
  );
  const signs = signsOf(cleanText(texts.join("")), FACES[lang]);
  const foreign = signs.filter(({ text, face }) => face !== FACES[lang][0] && text !== "\n");
  expect(foreign.map(({ text }) => text)).toEqual([]);
});
