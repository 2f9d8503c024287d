import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Face } from "#server/pdf/fonts.ts";
import { breakLines, mayBreak, withoutEnd } from "#server/pdf/line-breaks.ts";
import type { Sign } from "#server/pdf/signs.ts";

const face: Face = {
  name: "any",
  has: () => true,
  font: () => {
    throw new Error("nothing is drawn here");
  },
};
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const signs = (text: string): Sign[] =>
  [...graphemes.segment(text)].map(({ segment }) => ({ text: segment, shown: segment, face }));
const textOf = (line: readonly Sign[]) => line.map(({ text }) => text).join("");

/** A Latin letter is one wide, everything else two. */
const widthOf = (line: readonly Sign[]) =>
  line.reduce((sum, { text }) => sum + (/^[\u0020-\u024F]/.test(text) ? 1 : 2), 0);
const lines = (text: string, budget: number) => breakLines(signs(text), widthOf, budget).map(textOf);

describe("lines of a width", () => {
  test.each<[what: string, text: string, budget: number, lines: string[]]>([
    ["words stay whole", "Late arrival tonight", 13, ["Late arrival ", "tonight"]],
    ["a blank at the end may hang over", "Late arrival", 4, ["Late ", "arri", "val"]],
    ["ideographs break anywhere", "請準備嬰兒床", 6, ["請準備", "嬰兒床"]],
    ["no line begins with a closing sign", "請準備嬰。好", 8, ["請準備", "嬰。好"]],
    ["nor with several", "請準備嬰」。好", 8, ["請準備", "嬰」。好"]],
    ["no line ends with an opening one", "請準備「嬰」", 8, ["請準備", "「嬰」"]],
    ["nor begins with a small kana or a long mark", "フレキシブルョー", 14, ["フレキシブ", "ルョー"]],
    ["Korean breaks at its blanks", "조식 포함 요금", 8, ["조식 ", "포함 ", "요금"]],
    ["a Korean word too long is broken", "플렉시블요금", 6, ["플렉시", "블요금"]],
    ["a word too long is broken where the line is full", "aaaaaaaaaa", 4, ["aaaa", "aaaa", "aa"]],
    ["an address breaks after its hyphen and slash", "well-known/a", 6, ["well-", "known/", "a"]],
    ["a minus stays with its number", "off -840", 6, ["off ", "-840"]],
    ["an amount keeps its sign", "共$1,000", 7, ["共", "$1,000"]],
    ["scripts break where they meet", "入住Check-in時間", 12, ["入住Check-in", "時間"]],
    ["what is glued stays together", "at 3:05\u00A0PM", 8, ["at ", "3:05\u00A0PM"]],
    ["nothing has no lines", "", 10, []],
    ["one sign wider than the line has one of its own", "林美", 1, ["林", "美"]],
  ])("%s", (_what, text, budget, expected) => {
    expect(lines(text, budget)).toEqual(expected);
  });

  test("a line that turns out wider than its parts gives up its last one", () => {
    const wider = (line: readonly Sign[]) => widthOf(line) + Math.max(0, line.length - 1) * 0.5;
    expect(breakLines(signs("林美玲李"), wider, 6).map(textOf)).toEqual(["林美", "玲李"]);
  });
});

const CLOSING = "。，、」）！ー";
const text = fc
  .array(fc.constantFrom(..."林美玲请조식 aß-/  ab.1「（$", ...CLOSING, "\u00A0", "é"), { maxLength: 60 })
  .map((parts) => parts.join(""));

test("whatever is written: nothing is lost, no line is too wide, none begins with a closing sign unless it must", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 40 }), (written, budget) => {
      const all = signs(written);
      const broken = breakLines(all, widthOf, budget);
      expect(broken.map(textOf).join("")).toBe(written);
      let at = 0;
      for (const line of broken) {
        expect(line.length).toBeGreaterThan(0);
        expect(widthOf(withoutEnd(line))).toBeLessThanOrEqual(budget);
        if (at > 0 && !mayBreak(all[at - 2], all[at - 1]!, all[at]!)) {
          // Forced: what stands around this place is too long for any line.
          expect(widthOf(withoutEnd(unitAround(all, at)))).toBeGreaterThan(budget);
        }
        at += line.length;
      }
    }),
    { numRuns: 500 },
  );
});

function unitAround(all: readonly Sign[], at: number): Sign[] {
  const breaks = (index: number) =>
    index <= 0 || index >= all.length || mayBreak(all[index - 2], all[index - 1]!, all[index]!);
  let [start, end] = [at - 1, at + 1];
  while (!breaks(start)) start -= 1;
  while (!breaks(end)) end += 1;
  return all.slice(start, end);
}
