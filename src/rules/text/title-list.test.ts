import { expect, test } from "vitest";
import { titleList } from "#rules/text/title-list.ts";

test.each([
  [["親水池", "兒童遊戲室"], "親水池、兒童遊戲室"],
  [["プール", "露天風呂"], "プール、露天風呂"],
  [["Kids' club", "Pool"], "Kids' club, Pool"],
  [["수영장", "키즈 클럽"], "수영장, 키즈 클럽"],
  [["Kids' club", "親水池"], "Kids' club, 親水池"],
  [["SPA 水療", "親水池"], "SPA 水療、親水池"],
  [["Pool"], "Pool"],
  [[], ""],
])("%j is %s", (titles, text) => {
  expect(titleList(titles)).toBe(text);
});
