import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsTerm, termsFor } from "#rules/content/glossary.ts";

test.each([
  ["潮聲海岸的早晨", "潮聲", true],
  ["<p>潮<strong>聲</strong></p>", "潮聲", true],
  ["The Inner Court", "Inn", false],
  ["Stay at the inn.", "Inn", true],
  ["Inner, Inn", "Inn", true],
  ["Room 12", "Room 1", false],
  ["潮聲Inn很安靜", "Inn", true],
  ["something", "", false],
  ["something", "  ", false],
])("%s holds %s: %s", (text, term, expected) => {
  expect(holdsTerm(text, term)).toBe(expected);
});

test("a name of the source is shown with the agreed word, and whether the translation uses it", () => {
  const glossary = [
    { term_id: "1", terms: { "zh-TW": "潮聲", "en-US": "Tidesong" } },
    { term_id: "2", terms: { "zh-TW": "池畔", "ja-JP": "プールサイド" } },
    { term_id: "3", terms: { "zh-TW": "山景房", "en-US": "Mountain Room" } },
  ] as const;
  const pair = { source: "潮聲的池畔", main_lang: "zh-TW", lang: "en-US" } as const;
  expect(termsFor(glossary, { ...pair, target: "Poolside at Tidesong" })).toEqual([
    { term_id: "1", source: "潮聲", target: "Tidesong", isUsed: true },
  ]);
  expect(termsFor(glossary, { ...pair, target: "Poolside" })).toMatchObject([{ term_id: "1", isUsed: false }]);
});

test("a text holds what stands in it between spaces", () => {
  const words = fc.stringMatching(/^[a-z]{1,6}$/);
  fc.assert(
    fc.property(fc.array(words), words, fc.array(words), (before, term, after) => {
      expect(holdsTerm([...before, term, ...after].join(" "), term.toUpperCase())).toBe(true);
    }),
  );
});
