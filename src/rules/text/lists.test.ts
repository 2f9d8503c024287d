import { expect, test } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { listAll, titleList } from "#rules/text/lists.ts";

test("beds that are all in a room are joined by the language's own and, never by a slash", () => {
  expect(LANGUAGES.map((lang) => listAll(["A × 1", "B × 2"], lang))).toEqual([
    "A × 1、B × 2",
    "A × 1、B × 2",
    "A × 1 and B × 2",
    "A × 1、B × 2",
    "A × 1 및 B × 2",
  ]);
});

test.each(LANGUAGES)("in %s one thing stands alone, and none is empty", (lang) => {
  expect(listAll(["A × 1"], lang)).toBe("A × 1");
  expect(listAll([], lang)).toBe("");
});

test.each([
  [["親水池", "兒童遊戲室"], "親水池、兒童遊戲室"],
  [["プール", "露天風呂"], "プール、露天風呂"],
  [["Kids' club", "Pool"], "Kids' club, Pool"],
  [["수영장", "키즈 클럽"], "수영장, 키즈 클럽"],
  [["Kids' club", "親水池"], "Kids' club, 親水池"],
  [["SPA 水療", "親水池"], "SPA 水療、親水池"],
  [["Pool"], "Pool"],
  [[], ""],
])("the titles %j are listed as %s", (titles, text) => {
  expect(titleList(titles)).toBe(text);
});
