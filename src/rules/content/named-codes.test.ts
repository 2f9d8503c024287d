import { expect, test } from "vitest";
import { namedCodes } from "#rules/content/named-codes.ts";

test.each([
  ["between Chinese characters", "訂房時輸入TIDE10，房費立刻折一成", ["TIDE10"]],
  ["beside a Korean particle", "쿠폰 코드 TIDE10을 넣으시면", ["TIDE10"]],
  ["several, each once", "SLOW500 or TIDE-10, SLOW500", ["SLOW500", "TIDE-10"]],
  ["in an element", "<li>TIDE10</li>", ["TIDE10"]],
  ["not in another spelling, a part of a word or a short one", "tide10 xTIDE10 TIDE10x B1", []],
])("%s", (_title, text, codes) => {
  expect(namedCodes([text])).toEqual(codes);
});
