import { expect, test } from "vitest";
import { findHighlight, ROOM_HIGHLIGHTS } from "#rules/content/room-highlights.ts";
import { LANGUAGES } from "#rules/text/language.ts";

const all = Object.values(ROOM_HIGHLIGHTS).flat();

test.each(LANGUAGES)("every highlight has its own short name: %s", (lang) => {
  const names = all.map((each) => each[lang]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => name !== "" && name.length <= 40)).toBe(true);
});

test("one is found in whichever language it was written", () => {
  const [sea, mountain] = ROOM_HIGHLIGHTS.view;
  const tags = [{ "zh-TW": "安靜" }, { "ja-JP": mountain["ja-JP"] }, { ...sea, "en-US": "Ocean view" }];
  expect(findHighlight(tags, sea)).toBe(2);
  expect(findHighlight(tags, mountain)).toBe(1);
  expect(findHighlight([{ "zh-TW": "" }, {}], sea)).toBe(-1);
});
