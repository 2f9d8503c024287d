/** Words of the booking page: the same keys in five languages, every parameter used, each in its own script. */
import { describe, expect, test } from "vitest";
import { BOOKING_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { describeSpoken, testGlossary } from "#tests/helpers/check-words.ts";
import { asOne } from "#rules/text/as-one.ts";

describeSpoken(BOOKING_WORDS, {
  ofParts: ["nothing.pieces", "room.listed", "families.included"],
  either: ["details.memo_hint"],
  // A plan without a promotion has no name for it.
  silent: ["plan.promo.none"],
});

describe.each(LANGUAGES)("in %s", (lang) => {
  const words = BOOKING_WORDS[lang];

  test("children are counted only where there are any", () => {
    expect(words.guests_line(1, 2, 0)).not.toContain("0");
    expect(words.guests_line(1, 2, 0).length).toBeLessThan(words.guests_line(1, 2, 1).length);
  });

  test("what is chosen between can be told apart", () => {
    const { titles, stage, plan, wrong, price } = words;
    for (const names of [titles, stage, plan.meals, plan.promo, wrong, price.changed_because]) {
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    }
  });

  test("who speaks to the page finds what the button shows", () => {
    expect(words.plan.add_named("4171", "5273")).toContain(words.plan.add);
  });
});

test.each([
  ["nights", 1, "1 night"],
  ["nights", 2, "2 nights"],
  ["rooms", 1, "1 room"],
  ["rooms", 3, "3 rooms"],
] as const)("in English %s of %i is %s", (word, count, text) => {
  expect(BOOKING_WORDS["en-US"][word](count)).toBe(asOne(text));
});

testGlossary(BOOKING_WORDS, [
  [
    "search.arrival",
    { "zh-TW": "入住", "zh-CN": "入住", "en-US": "Check-in", "ja-JP": "チェックイン", "ko-KR": "체크인" },
  ],
  [
    "search.departure",
    { "zh-TW": "退房", "zh-CN": "退房", "en-US": "Check-out", "ja-JP": "チェックアウト", "ko-KR": "체크아웃" },
  ],
  [
    "search.go",
    {
      "zh-TW": "查詢空房",
      "zh-CN": "查询空房",
      "en-US": "Check availability",
      "ja-JP": "空室検索",
      "ko-KR": "객실 검색",
    },
  ],
  [
    "results.whole_house",
    { "zh-TW": "包棟", "zh-CN": "整栋包租", "en-US": "Entire property", "ja-JP": "一棟貸し", "ko-KR": "독채 대관" },
  ],
  [
    "plan.meals.none",
    { "zh-TW": "不含餐", "zh-CN": "不含餐", "en-US": "Room only", "ja-JP": "素泊まり", "ko-KR": "식사 미포함" },
  ],
  [
    "plan.meals.breakfast",
    { "zh-TW": "含早餐", "zh-CN": "含早餐", "en-US": "Breakfast included", "ja-JP": "朝食付き", "ko-KR": "조식 포함" },
  ],
  [
    "cart.tax_included",
    {
      "zh-TW": "含稅及服務費",
      "zh-CN": "含税及服务费",
      "en-US": "Taxes and service charge included",
      "ja-JP": "税・サービス料込み",
      "ko-KR": "세금 및 봉사료 포함",
    },
  ],
  ["savings.apply", { "zh-TW": "套用", "zh-CN": "使用", "en-US": "Apply", "ja-JP": "適用する", "ko-KR": "적용" }],
  [
    "pay.how",
    {
      "zh-TW": "付款方式",
      "zh-CN": "付款方式",
      "en-US": "Payment method",
      "ja-JP": "お支払い方法",
      "ko-KR": "결제 수단",
    },
  ],
  [
    "verify.code",
    { "zh-TW": "驗證碼", "zh-CN": "验证码", "en-US": "Verification code", "ja-JP": "認証コード", "ko-KR": "인증번호" },
  ],
]);
