import { expect, test } from "vitest";
import type { Language } from "#rules/language.ts";
import { shownMoney } from "#rules/shown-money.ts";

test.each<[number, string, Language, string]>([
  [7800, "TWD", "zh-TW", "NT$7,800"],
  [7800, "TWD", "en-US", "NT$7,800"],
  [-401, "TWD", "zh-TW", "-NT$401"],
  [0, "TWD", "ja-JP", "NT$0"],
  [12000, "JPY", "en-US", "¥12,000"],
  [12000, "KRW", "ko-KR", "₩12,000"],
])("%i %s in %s is %s", (amount, currency, lang, text) => {
  expect(shownMoney(amount, currency, lang)).toBe(text);
});
