import { expect, test } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { listAll } from "#rules/text/list-all.ts";

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
