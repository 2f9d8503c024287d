import { expect, test } from "vitest";
import type { Language } from "#rules/text/language.ts";
import { bareAmount, shownMoney } from "#rules/money/shown-money.ts";

test.each<[number, string, Language, string]>([
  [7800, "TWD", "zh-TW", "NT$7,800"],
  [7800, "TWD", "en-US", "NT$7,800"],
  [-401, "TWD", "zh-TW", "-NT$401"],
  [0, "TWD", "ja-JP", "NT$0"],
  [12000, "JPY", "en-US", "¥12,000"],
  [12000, "KRW", "ko-KR", "₩12,000"],
  [149.5, "USD", "en-US", "$149.50"],
  [149, "USD", "en-US", "$149.00"],
  [12_000.05, "USD", "zh-TW", "US$12,000.05"],
  [149.5, "USD", "ja-JP", "$149.50"],
  [149.5, "USD", "ko-KR", "US$149.50"],
  [149.5, "USD", "zh-CN", "US$149.50"],
  [-0.5, "EUR", "en-US", "-€0.50"],
  [149.5, "HKD", "zh-TW", "HK$149.50"],
])("%i %s in %s is %s", (amount, currency, lang, text) => {
  expect(shownMoney(amount, currency, lang)).toBe(text);
});

test.each([
  [0, "0"],
  [980, "980"],
  [10_450, "10,450"],
  [128_450, "128,450"],
  [1_280_000, "1,280,000"],
])("a bare amount is written out, never rounded: %i is %s", (amount, text) => {
  expect(["TWD", "JPY", "KRW"].map((currency) => bareAmount(amount, currency))).toEqual([text, text, text]);
});

test("a currency's format is not another's", () => {
  const shown = ["JPY", "KRW", "USD"].map((currency) => shownMoney(12_000, currency, "en-US"));
  expect(shown).toEqual(["¥12,000", "₩12,000", "$12,000.00"]);
});

test.each([
  [149.5, "149.50"],
  [149, "149"],
  [1149.05, "1,149.05"],
  [9999.99, "9,999.99"],
  [12_800.5, "12,800.50"],
])("bare, %d dollars are %s", (amount, text) => {
  expect(bareAmount(amount, "USD")).toBe(text);
});

test("a bare amount has its cents however large it is", () => {
  expect([bareAmount(12_800.5, "USD"), bareAmount(12_800, "USD")]).toEqual(["12,800.50", "12,800"]);
});
