import { expect, test } from "vitest";
import type { Language } from "#rules/text/language.ts";
import { bareAmount, shortAmount, shownMoney } from "#rules/money/shown-money.ts";

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

test.each<[number, Language, string]>([
  [0, "zh-TW", "0"],
  [980, "zh-TW", "980"],
  [2480, "ko-KR", "2,480"],
  [9999, "en-US", "9,999"],
  [10_000, "en-US", "10K"],
  [12_800, "en-US", "12.8K"],
  [128_450, "en-US", "128K"],
  [1_280_000, "en-US", "1.28M"],
  [12_800, "zh-TW", "1.28萬"],
  [12_800, "zh-CN", "1.28万"],
  [12_840, "ja-JP", "1.28万"],
  [158_000, "ko-KR", "15.8만"],
])("in little room %i in %s is %s", (amount, lang, text) => {
  expect(shortAmount(amount, "TWD", lang)).toBe(text);
});

test("a currency's format is not another's", () => {
  const shown = ["JPY", "KRW", "USD"].map((currency) => shownMoney(12_000, currency, "en-US"));
  expect([...shown, shortAmount(12_000, "JPY", "en-US")]).toEqual(["¥12,000", "₩12,000", "$12,000.00", "12K"]);
});

test.each([
  [149.5, "149.50"],
  [149, "149"],
  [1149.05, "1,149.05"],
  [9999.99, "9,999.99"],
  [12_800.5, "12.8K"],
])("in little room %d dollars are %s", (amount, text) => {
  expect(shortAmount(amount, "USD", "en-US")).toBe(text);
});

test("a bare amount has its cents however large it is", () => {
  expect([bareAmount(12_800.5, "USD"), bareAmount(12_800, "USD")]).toEqual(["12,800.50", "12,800"]);
});
