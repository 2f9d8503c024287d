import { expect, test } from "vitest";
import { BILL_WORDS, BOOKING_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";

/** The project's shared glossary: site, e-mails and documents use one name for a thing. */
test.each([
  ["total", ["總金額", "总金额", "Total", "合計金額", "총 금액"]],
  ["paid", ["已付金額", "已付金额", "Amount paid", "お支払い済み金額", "결제 완료 금액"]],
  ["left", ["尾款", "尾款", "Balance due", "残金", "잔금"]],
  ["fee", ["取消費用", "取消费用", "Cancellation fee", "キャンセル料", "취소 수수료"]],
] as const)("%s is the glossary's", (key, texts) => {
  expect(LANGUAGES.map((lang) => BILL_WORDS[lang][key])).toEqual(texts);
});

test.each(LANGUAGES)("in %s the cart and everything after it say the same", (lang) => {
  expect(BOOKING_WORDS[lang].bill).toBe(BILL_WORDS[lang]);
});
